#pragma once
// The public table as a small picture.

#include <vector>

#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/house/match/open_places.h"

namespace w13 {

/// Clues, what the artifact or Plot requires, rolled dice, obstacles, Agents and piles, as the table sees them (`v`),
/// while this is asked.
[[nodiscard]] std::vector<house::OpenPlace> openPlaces(const View& v, const Words& words, const Catalog& cards,
                                                       Ask ask);

}  // namespace w13
