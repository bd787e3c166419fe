#pragma once
// The bar at the top: the game, which lot, what is going on, and the buttons that are always there.

#include "ui/games/warehouse51/screen/auction_area.h"
#include "ui/games/warehouse51/table/course.h"

namespace w51 {

class TopArea final : public AuctionArea {
  Q_OBJECT
 public:
  /// Sets the step of the reckoning that is lit.
  void take(ReckoningStep step) { step_ = step; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  double drawSteps(Ink& ink, double x) const;

  ReckoningStep step_ = ReckoningStep::BuyBack;
};

}  // namespace w51
