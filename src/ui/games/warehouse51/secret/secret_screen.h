#pragma once
// What a seat alone may see, drawn: its counterfeits, the reason of the visit, its note sheet, and where it stands.

#include "ui/games/warehouse51/secret/secret_areas.h"
#include "ui/games/warehouse51/table/auction_screen.h"

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
  /// An empty hand again.
  void startAgain();
  [[nodiscard]] const Notes& notes() const { return notes_; }
  [[nodiscard]] std::vector<KeyLine> keys() const override;

 signals:
  void left();

 protected:
  [[nodiscard]] Sight sight() const override;
  [[nodiscard]] std::vector<Choice> amounts() const override;
  void obey(Command order) override;
  void arrange() override;
  void refresh() override;
  void onPressed(Piece* piece) override;
  bool onKey(int key) override;
  void keyPressEvent(QKeyEvent* event) override;
  [[nodiscard]] QStringList lastLines() const override { return shown_.news; }

 private:
  [[nodiscard]] Desk deskNow() const;
  /// Sets a mark by key on the line of the sheet that has the focus; false: none has.
  bool note(int key);

  Notes notes_;
  SecretShown shown_;

  HeadArea head_;
  OwnArea own_;
  ReasonArea reason_;
  SheetArea sheet_;
  SinceArea since_;
  StandingArea standing_;
};

}  // namespace w51
