#pragma once
// A thing held up: a card large enough to be read by all, with its help.

#include "ui/games/warehouse51/screen/auction_area.h"
#include "ui/screen/help.h"

namespace w51 {

class CloserArea final : public AuctionArea {
  Q_OBJECT
 public:
  CloserArea();
  /// Sets the thing and its help.
  void take(PieceLook look, Help help);
  [[nodiscard]] const PieceLook& look() const { return look_; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  PieceLook look_;
  Help help_;
};

}  // namespace w51
