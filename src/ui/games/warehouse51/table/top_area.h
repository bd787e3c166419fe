#pragma once
// The bar at the top: the game, which lot, what is going on, and the buttons that are always there.

#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class TopArea final : public AuctionArea {
  Q_OBJECT
 public:
  /// Sets the game's name.
  void take(QString game) { game_ = std::move(game); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  double drawSteps(const Sight& sight, Ink& ink, double x);

  QString game_;
};

}  // namespace w51
