#pragma once
// The plan of what moves on this game's table, and what may be seen meanwhile.

#include "engine/games/warehouse13/cards/catalog.h"
#include "ui/games/warehouse13/motion/tableau.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/motion/plan.h"

namespace w13 {

/// The plan for what the table has learnt between two states. Depends on nothing else. `beats` in order; their event
/// numbers count from the first of the news.
[[nodiscard]] Plan planOf(const Events& news, const Tableau& before, const Tableau& after, const Catalog& cards,
                          const std::vector<Beat>& beats = {});

/// What may be seen of the table at a time of its plan: the current view, except what is still covered or rolling.
/// `before` is the view before the news.
[[nodiscard]] View seenAt(const View& before, const View& now, const Events& news, const Showings& showings, int ms);

}  // namespace w13
