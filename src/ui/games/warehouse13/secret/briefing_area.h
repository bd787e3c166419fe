#pragma once
// The briefing of a first season, at the deal, beside the shield and over the end of the hand's row: the seat's side
// and how it wins, when its Abilities work, and what it shows nobody. It is identical to the pixel for both sides until
// the Loyalty card is turned up.

#include "ui/games/warehouse13/secret/secret_areas.h"

namespace w13 {

class BriefingArea final : public GameArea {
  Q_OBJECT
 public:
  void take(bool loyaltyUp) { loyaltyUp_ = loyaltyUp; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void addBox(const QString& title, const QString& text, const QRectF& at);
  bool loyaltyUp_ = false;
};

}  // namespace w13
