#pragma once
// A screen of the auction: the table, or what lies behind the curtain. Both have a desk with a question, and hold cards
// up.

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
  /// Shows a hint until the next change.
  void say(const QString& hint);
  [[nodiscard]] Help help(const Piece* piece) const override;
  [[nodiscard]] const house::RuleBook* rules() const override { return &room_.rules(); }
  void openBook(const QString& page) override { emit bookWanted(page); }

 signals:
  void chosen(kernel::Choice choice);
  /// Wants the rule book at a page; empty: at its beginning.
  void bookWanted(const QString& page);

 protected:
  /// What is shown now.
  [[nodiscard]] virtual Sight sight() const = 0;
  /// Why a thing is no choice now; empty: no rule says so.
  [[nodiscard]] virtual std::function<QString(Noun)> why() const { return {}; }
  /// Does what a command says.
  virtual void obey(Command order) = 0;

  [[nodiscard]] const PlainRoom& room() const { return room_; }
  [[nodiscard]] const Catalog& cards() const { return cards_; }
  [[nodiscard]] const QString& hint() const { return hint_; }
  void dropHint() { hint_.clear(); }
  /// Does what the lit button does.
  void pressMain();

  [[nodiscard]] QSizeF unitsFor(const QSizeF& window) const override;
  void showCloser(const Piece& piece) override;
  [[nodiscard]] QString question() const override;
  [[nodiscard]] Piece* firstStop(const std::vector<Piece*>& live) const override;

  DeskArea desk_;

 private:
  const PlainRoom& room_;
  const Catalog& cards_;
  QString hint_;
  CloserArea closer_;
};

}  // namespace w51
