#pragma once
// The price board: the standing bid on split flaps, whose it is, whom it would pay, and who still speaks.

#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class BoardArea final : public AuctionArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

}  // namespace w51
