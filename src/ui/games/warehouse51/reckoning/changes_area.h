#pragma once
// Beside the large card: whose relic it names, and once it has fallen what that changes in its category.

#include "ui/games/warehouse51/reckoning/stage.h"
#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class ChangesArea final : public AuctionArea {
  Q_OBJECT
 public:
  void take(const Stage& stage) { stage_ = stage; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawNamed(const Sight& sight, Ink& ink, const Turned& card);
  void drawChange(const Sight& sight, Ink& ink, const Turned& card);
  void addBar(const Sight& sight, Ink& ink, const Change& change, Seat seat, const QRectF& at);

  Stage stage_;
};

/// Hatched in red: what is lost.
void drawLost(Ink& ink, const QRectF& at);

}  // namespace w51
