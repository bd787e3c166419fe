#pragma once
// A blind auction: one hand for each seat instead of the price board. Closed hands look all alike; they open together.

#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class FistsArea final : public AuctionArea {
  Q_OBJECT
 public:
  /// Sets the relic that the opened fists have sold, and who had turned it up.
  void take(RelicId bought, Seat revealer) {
    lastBought_ = bought;
    revealer_ = revealer;
  }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawHead(const Sight& sight, Ink& ink);
  void drawWaiting(const Sight& sight, Ink& ink, const QRectF& left, const QRectF& right) const;
  void drawSold(const Sight& sight, Ink& ink, const QRectF& left, const QRectF& right) const;
  void drawOrder(const Sight& sight, Ink& ink, const QRectF& at) const;
  void drawHand(const Sight& sight, Ink& ink, Seat seat, const QRectF& at);

  RelicId lastBought_ = RelicId::None;
  Seat revealer_ = Seat::Table;
};

}  // namespace w51
