#pragma once
// What moves on the table after a move: a lot comes off its deck, ingots run to the left neighbour, the relic goes to
// its buyer, or goes. Made from what the table has learnt, and from what was and is seen on it.

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/house/match/match.h"
#include "ui/games/warehouse51/shell.h"
#include "ui/motion/layout.h"
#include "ui/motion/motion.h"
#include "ui/motion/plan.h"

namespace w51 {

/// The table before and after a move.
struct Scene {
  const Layout& before;
  const Layout& after;
  const std::vector<Piece*>& pieces;  ///< of what is seen after it
  const Catalog& cards;
  int seats = kFewestSeats;
  double pixels = 1;  ///< device pixels per unit
};

/// The moves at this pace; none at Pace::Off.
[[nodiscard]] std::vector<Acting> actsOf(const std::vector<house::Event>& news, const Scene& scene, Pace pace);

/// When so many news items are seen, if these moves show some of them: one that moves nothing, after what moved before
/// it.
[[nodiscard]] Showings showingsOf(const std::vector<Acting>& acts, std::size_t news);

}  // namespace w51
