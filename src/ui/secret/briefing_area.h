#pragma once
// The briefing of a first season, at the deal: who the seat is, what its Abilities do, which side it is on and how that
// wins, and what it shows nobody. For both sides it looks the same to the last pixel until the Loyalty card is turned
// up.

#include "ui/secret/secret_areas.h"

namespace w13 {

class BriefingArea final : public Area {
  Q_OBJECT
 public:
  void take(bool loyaltyUp) { loyaltyUp_ = loyaltyUp; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawAgent(const Sight& sight, Ink& ink);
  void drawAbilities(const Sight& sight, Ink& ink);
  void addBox(const QString& title, const QString& text, const QRectF& at);
  bool loyaltyUp_ = false;
};

}  // namespace w13
