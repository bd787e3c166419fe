#pragma once
// The order of the Actions step of a Plot turn: who has acted, who acts, and when the Traitor may answer.

#include "ui/screen/area.h"

namespace w13 {

/// Draws it with its title, if it is that step; portraits with a word each, in as many rows as the place has room for.
void drawOrder(const Sight& sight, Ink& ink, const QRectF& at);

/// It lies over Leads, which are empty then.
class OrderArea final : public Area {
  Q_OBJECT
 public:
  /// Whether there is anything to show, and nothing to be covered.
  [[nodiscard]] static bool wanted(const View& v);

 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

}  // namespace w13
