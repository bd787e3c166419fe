#pragma once
// The secret screen in the window: what a seat alone may see, its question, and its notes.

#include "ui/games/warehouse51/secret/secret_screen.h"
#include "ui/plain/own_pages.h"

namespace w51 {

class AuctionSecret final : public SecretPage {
  Q_OBJECT
 public:
  AuctionSecret(PlainRoom& room, Seat seat, bool responds, QWidget* parent);

  [[nodiscard]] Seat seat() const override { return seat_; }
  [[nodiscard]] bool responds() const override { return responds_; }
  [[nodiscard]] const std::vector<Choice>& made() const override { return made_; }
  void startAgain() override;
  void takeFocus() override;
  bool keepNotes() override;
  [[nodiscard]] std::vector<QRect> placesOf(const Pointing& pointing) const override;
  [[nodiscard]] SecretScreen& screen() const { return *screen_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void choose(Choice choice);
  void close();

  PlainRoom& room_;
  Seat seat_;
  bool responds_;
  QStringList news_;
  std::vector<Choice> made_;
  SecretScreen* screen_;
};

}  // namespace w51
