#pragma once
// A seat at the table: who sits there, their ingots, and their collection in four columns with the place that each
// holds.

#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class SeatArea final : public AuctionArea {
  Q_OBJECT
 public:
  /// Sets whose seat it is.
  void take(Seat seat) { seat_ = seat; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawStrip(const Sight& sight, Ink& ink);
  void drawColumn(const Sight& sight, Ink& ink, Category category, const QRectF& at);
  void drawFoot(const Sight& sight, Ink& ink, Category category, const QRectF& at) const;
  void addRelics(const Sight& sight, const std::vector<RelicId>& relics, const QRectF& at);

  Seat seat_{};
};

/// What a seat is doing now, in a few words: "asked now", "passed", "stands at 4".
[[nodiscard]] QString doingOf(const Sight& sight, Seat seat);
/// Crown or ribbon and points, or what else a category brings a seat.
void drawPlace(Ink& ink, const QRectF& at, const Sight& sight, Seat seat, Category category);

}  // namespace w51
