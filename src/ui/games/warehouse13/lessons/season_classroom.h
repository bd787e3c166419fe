#pragma once
// A season as the classroom of a lesson: what the guide asks of this game.

#include "ui/games/warehouse13/season/room.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/lessons/classroom.h"

namespace w13 {

class SeasonClassroom final : public Classroom {
  Q_OBJECT
 public:
  /// The room must outlive it. `learner`: the seat that learns.
  SeasonClassroom(Room& room, Seat learner);

  [[nodiscard]] int steps() const override { return room_.steps(); }
  [[nodiscard]] bool over() const override { return room_.over(); }
  void pause(bool on) override { room_.pause(on); }

  [[nodiscard]] bool isHand(const QWidget* page) const override;
  [[nodiscard]] const std::vector<kernel::Choice>* pending(const Screen& screen) const override;
  void onLook(QWidget* page, bool read) override;
  void onNote(QWidget* page, bool isNew) override;
  [[nodiscard]] const Piece* pieceFor(const Screen& screen, Way way) const override;
  [[nodiscard]] const Piece* pieceFor(const Screen& screen, const kernel::Choice& choice) const override;
  [[nodiscard]] bool finishes(const Piece& piece) const override;
  [[nodiscard]] std::optional<QRect> targetOn(const Screen& screen, const LessonTarget& target) const override;

  [[nodiscard]] QString course() const override;
  [[nodiscard]] QString nameOf(const LessonTarget& target) const override;
  [[nodiscard]] QString words(const Screen& screen, const kernel::Choice& choice) const override;
  [[nodiscard]] QString plain(const Text& text) const override;
  [[nodiscard]] QString cardName(const std::string& card) const override;

  void drawText(Ink& ink, const QRectF& at, const QString& text, double size, QColor with) const override;
  void drawCard(Ink& ink, QPointF at, double high, const std::string& card) const override;

 private:
  Room& room_;
  Seat learner_;
};

}  // namespace w13
