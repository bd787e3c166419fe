#pragma once
// The pictures of a ghost, from what was and what is on the table. Made before it moves: on its way nothing is drawn.

#include "engine/games/warehouse13/said/words.h"
#include "ui/motion/ghost.h"

namespace w13 {

/// Where ghosts take their pictures from.
struct Stage {
  const Tableau& before;
  const Tableau& after;
  const Catalog& cards;
  const Words& words;
  double pixels = 1;  ///< device pixels per unit of the scene
};

[[nodiscard]] GhostLook lookOf(const Move& move, const Stage& stage);

}  // namespace w13
