#pragma once
// A screen of the auction: the table, or what lies behind the curtain. Both have a desk with a question, and a dial on
// it that keys, wheel and digits turn.

#include "ui/games/warehouse51/screen/closer_area.h"
#include "ui/games/warehouse51/table/desk_area.h"
#include "ui/plain/plain_room.h"
#include "ui/screen/screen.h"

namespace w51 {

class AuctionScreen : public Screen {
  Q_OBJECT
 public:
  /// The room, whose voice is asked anew each time, must outlive it.
  AuctionScreen(const QString& ground, const PlainRoom& room, QWidget* parent);

  [[nodiscard]] const Desk& desk() const { return desk_.desk(); }
  /// What the dial is set to; 0 also if nobody has set it.
  [[nodiscard]] int set() const { return set_; }
  /// Shows a hint until the next change.
  void say(const QString& hint);
  [[nodiscard]] Help help(const Piece* piece) const override;
  [[nodiscard]] const house::RuleBook* rules() const override { return &room_.rules(); }

 signals:
  void chosen(kernel::Choice choice);

 protected:
  /// What is shown now.
  [[nodiscard]] virtual Sight sight() const = 0;
  /// The amounts that can be set now, in ascending order; empty: there is no dial.
  [[nodiscard]] virtual std::vector<Choice> amounts() const = 0;
  /// Why a thing is no choice now; empty: no rule says so.
  [[nodiscard]] virtual std::function<QString(Noun)> why() const { return {}; }
  /// Does what a command says.
  virtual void obey(Command order) = 0;

  [[nodiscard]] const PlainRoom& room() const { return room_; }
  [[nodiscard]] const Catalog& cards() const { return cards_; }
  [[nodiscard]] const QString& hint() const { return hint_; }
  void dropHint() { hint_.clear(); }
  /// Another question is up: nothing is set, and for a moment nothing can be pressed.
  void askAnew();
  void setTo(int number);
  /// Turns the dial by a key; false: there is none, or the key is none of its.
  bool turn(int key);
  /// Jumps to a number: 1 and then 2 is 12. One that is too low or too high goes to the nearest.
  void type(int digit);
  /// Does what the lit button does.
  void pressMain();

  [[nodiscard]] QSizeF unitsFor(const QSizeF& window) const override;
  void showCloser(const Piece& piece) override;
  void wheelEvent(QWheelEvent* event) override;
  [[nodiscard]] QString question() const override;
  [[nodiscard]] Piece* firstStop(const std::vector<Piece*>& live) const override;

  DeskArea desk_;

 private:
  const PlainRoom& room_;
  const Catalog& cards_;
  QString hint_;
  int set_ = 0;
  int typed_ = 0;  ///< the digits typed so far, as a number
  Alarm typing_{Alarm::Rings::Once, 900};
  CloserArea closer_;
};

}  // namespace w51
