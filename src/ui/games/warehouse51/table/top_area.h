#pragma once
// The bar at the top: the game, which lot, what is going on, and the buttons that are always there.

#include "ui/games/warehouse51/screen/auction_area.h"
#include "ui/games/warehouse51/table/course.h"

namespace w51 {

class TopArea final : public AuctionArea {
  Q_OBJECT
 public:
  /// Sets the game's name, and the step of the reckoning that is lit.
  void take(QString game, ReckoningStep step) {
    game_ = std::move(game);
    step_ = step;
  }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  double drawSteps(Ink& ink, double x) const;

  QString game_;
  ReckoningStep step_ = ReckoningStep::BuyBack;
};

}  // namespace w51
