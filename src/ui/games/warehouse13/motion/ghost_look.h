#pragma once
// A ghost's pictures, from the table before and after. Made before it moves: on its way nothing is drawn.

#include "engine/games/warehouse13/said/words.h"
#include "ui/games/warehouse13/motion/tableau.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/motion/ghost.h"

namespace w13 {

/// The sources of ghosts' pictures.
struct Stage {
  const Tableau& before;
  const Tableau& after;
  const Catalog& cards;
  const Words& words;
  double pixels = 1;  ///< device pixels per unit of the scene
};

[[nodiscard]] GhostLook lookOf(const Move& move, const Stage& stage);

}  // namespace w13
