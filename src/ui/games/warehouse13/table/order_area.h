#pragma once
// The order of the Actions step of a Plot turn: who has acted, who acts, and when the Traitor may answer.

#include "ui/games/warehouse13/screen/game_area.h"

namespace w13 {

/// Draws it with its title, if it is that step; a portrait and a word for each, in as many rows as fit.
void drawOrder(const Sight& sight, Ink& ink, const QRectF& at);

/// Lies over the Leads, which are empty then.
class OrderArea final : public GameArea {
  Q_OBJECT
 public:
  /// Whether there is anything to show and nothing it would cover.
  [[nodiscard]] static bool wanted(const View& v);

 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

}  // namespace w13
