#pragma once
// What a seat alone may see, drawn: its counterfeits, the reason of the visit, its note sheet, and where it stands.

#include "ui/games/warehouse51/secret/secret_areas.h"
#include "ui/games/warehouse51/table/desk_area.h"
#include "ui/plain/plain_room.h"
#include "ui/screen/screen.h"

namespace w51 {

/// What a visit shows. `view` is the seat's own.
struct SecretShown {
  View view;
  Decision decision;  ///< what it answers here; empty: it only looks
  PerSeat<int> collectors{};
  SeatSet persons;
  QStringList news;
};

class SecretScreen final : public Screen {
  Q_OBJECT
 public:
  /// The room must outlive it.
  SecretScreen(const PlainRoom& room, Notes notes, QWidget* parent);

  void show(SecretShown shown);
  using QWidget::show;
  /// Shows a hint until the next change.
  void say(const QString& hint);
  /// An empty hand again.
  void startAgain();
  [[nodiscard]] const Notes& notes() const { return notes_; }
  /// What the fist is set to.
  [[nodiscard]] int set() const { return set_; }
  [[nodiscard]] Help help(const Piece* piece) const override;
  [[nodiscard]] std::vector<KeyLine> keys() const override;
  [[nodiscard]] const house::RuleBook* rules() const override { return &room_.rules(); }

 signals:
  void chosen(kernel::Choice choice);
  void left();

 protected:
  [[nodiscard]] QSizeF unitsFor(const QSizeF& window) const override;
  void arrange() override;
  void refresh() override;
  void onPressed(Piece* piece) override;
  bool onKey(int key) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  [[nodiscard]] QString question() const override;
  [[nodiscard]] QStringList lastLines() const override { return shown_.news; }
  [[nodiscard]] Piece* firstStop(const std::vector<Piece*>& live) const override;

 private:
  [[nodiscard]] Sight sight() const;
  [[nodiscard]] Desk deskNow() const;
  [[nodiscard]] std::vector<Choice> amounts() const;
  void obey(Command order);
  void pressMain();
  void setTo(int number);
  bool turn(int key);
  void type(int digit);
  /// Sets a mark by key on the line of the sheet that has the focus; false: none has.
  bool note(int key);

  const PlainRoom& room_;
  const Catalog& cards_;
  Notes notes_;
  SecretShown shown_;
  QString hint_;
  int set_ = 0;
  int typed_ = 0;
  Alarm typing_{Alarm::Rings::Once, 900};

  HeadArea head_;
  OwnArea own_;
  ReasonArea reason_;
  SheetArea sheet_;
  SinceArea since_;
  StandingArea standing_;
  DeskArea desk_;
};

}  // namespace w51
