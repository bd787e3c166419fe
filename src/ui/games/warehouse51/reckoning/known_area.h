#pragma once
// What everybody knew: all lots with price, buyer, and who knew the fakes; beside them the feats of the game.

#include "ui/games/warehouse51/reckoning/known.h"
#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class KnownArea final : public AuctionArea {
  Q_OBJECT
 public:
  /// Shows this, which must stay as long as it is shown.
  void take(const Known& known) { known_ = &known; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void addLot(const Sight& sight, int at, const QRectF& place);
  void addFeat(const Sight& sight, const QString& title, const Feat& feat, const QString& words, const QRectF& at);

  const Known* known_ = nullptr;
};

}  // namespace w51
