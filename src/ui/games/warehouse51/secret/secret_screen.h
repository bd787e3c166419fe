#pragma once
// What a seat alone may see, drawn: its counterfeits, the reason of the visit, its note sheet, and where it stands.

#include <optional>

#include "ui/games/warehouse51/secret/secret_areas.h"
#include "ui/games/warehouse51/table/auction_screen.h"
#include "ui/games/warehouse51/table/desk_of.h"

namespace w51 {

/// What a visit shows. `view` is the seat's own.
struct SecretShown {
  View view;
  Decision decision;  ///< what it answers here; empty: it only looks
  PerSeat<int> collectors{};
  SeatSet persons;
  QStringList news;
};

class SecretScreen final : public AuctionScreen {
  Q_OBJECT
 public:
  /// The room must outlive it.
  SecretScreen(const PlainRoom& room, Notes notes, QWidget* parent);

  void show(SecretShown shown);
  using QWidget::show;
  /// Nothing is in the fist again.
  void startAgain();
  [[nodiscard]] const Notes& notes() const { return notes_; }
  /// What the fist is set to; none: nothing is chosen yet. SECRET-32
  [[nodiscard]] std::optional<int> fist() const { return fist_; }
  [[nodiscard]] std::vector<KeyLine> keys() const override;

 signals:
  void left();

 protected:
  [[nodiscard]] Sight sight() const override;
  void obey(Command order) override;
  void arrange() override;
  void refresh() override;
  void onPressed(Piece* piece) override;
  bool onKey(int key) override;
  [[nodiscard]] QStringList lastLines() const override { return shown_.news; }

 private:
  [[nodiscard]] Desk deskNow() const;
  /// The numbers that a fist can close on, in ascending order; none: no fist is asked for.
  [[nodiscard]] std::vector<Choice> fists() const { return amountsIn(shown_.decision); }
  /// Takes a digit: always two make a number, so that nobody hears how large it is. SECRET-32
  void typeFist(int digit);
  void setFist(std::optional<int> number);
  /// Sets a mark by key on the line of the sheet that has the focus; false: none has.
  bool note(int key);

  Notes notes_;
  SecretShown shown_;
  std::optional<int> fist_;
  std::optional<int> digit_;  ///< the first of two

  HeadArea head_;
  OwnArea own_;
  ReasonArea reason_;
  SheetArea sheet_;
  SinceArea since_;
  StandingArea standing_;
};

}  // namespace w51
