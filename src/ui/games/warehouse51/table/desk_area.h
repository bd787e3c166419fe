#pragma once
// The desk: who is asked what, by which rule, and what to answer with: paddle and scale for amounts, relics and decks
// to pick, buttons. As a column below the price board, or as a bar along the bottom.

#include "ui/games/warehouse51/table/desk.h"

namespace w51 {

class DeskArea final : public AuctionArea {
  Q_OBJECT
 public:
  void take(Desk desk) { desk_ = std::move(desk); }
  [[nodiscard]] const Desk& desk() const { return desk_; }
  /// How many numbers the scale shows at once.
  static constexpr int kOnScale = 10;

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  /// Where its parts lie.
  struct Parts {
    QRectF face, question, hint, rule, paddle, scale, keys, things;
    std::vector<QRectF> buttons;
  };
  [[nodiscard]] Parts column() const;
  [[nodiscard]] Parts bar() const;
  void drawWords(Ink& ink, const Parts& parts);
  void addButtons(const Parts& parts);
  void addScale(const QRectF& at, Ink& ink);
  void addThings(const Sight& sight, Ink& ink, const QRectF& at);
  [[nodiscard]] bool isBar() const { return units().width() > 1000; }

  Desk desk_;
};

}  // namespace w51
