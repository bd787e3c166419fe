#pragma once
// The middle of the reckoning: the counterfeit card that is being told, large, under the light; then the dearest fake,
// torn. Over it stands what is told.

#include "ui/games/warehouse51/reckoning/stage.h"
#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class TornArea final : public AuctionArea {
  Q_OBJECT
 public:
  /// `middle`: where the large card lies, in units of the area.
  void take(const Stage& stage, const QRectF& middle) {
    stage_ = stage;
    middle_ = middle;
  }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawTitle(Ink& ink, const QString& title, const QString& below) const;
  void drawCard(const Sight& sight, Ink& ink, const Turned& card);
  void drawTorn(const Sight& sight, Ink& ink, const Turned& card);

  Stage stage_;
  QRectF middle_;
};

}  // namespace w51
