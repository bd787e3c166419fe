#pragma once
// The counterfeit cards of the table, one by one: who knew each, the card, and what becomes of its relic.

#include "ui/games/warehouse51/reckoning/stage.h"
#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class SlotsArea final : public AuctionArea {
  Q_OBJECT
 public:
  void take(const Stage& stage) { stage_ = stage; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void addSlot(const Sight& sight, int at, const QRectF& place);

  Stage stage_;
};

/// Portraits of those who knew, from the left, with a word after them where there is room.
void drawKnowers(Ink& ink, const QRectF& at, const Sight& sight, SeatSet knew);

/// The certificate that makes a counterfeit card void, over the seal on its front.
void drawOverSeal(Ink& ink, const QRectF& card);

}  // namespace w51
