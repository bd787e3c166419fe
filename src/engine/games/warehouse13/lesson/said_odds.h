#pragma once
// Odds that a lesson or puzzle states, checked against the dice:
// {"die": "blue", "gives": "logic", "least": 1, "faces": 3},
// {"die": "blue", "helps": {"logic": 2}, "faces": 3}, {"attribute": 3, "beats": 4, "faces": 3}.

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/kit.h"
#include "engine/house/cards/reader.h"

namespace w13 {

/// Reports, with its place, if they differ from the dice: n of six faces.
void checkOdds(const Node& odds, const Catalog& cards, house::Reader& reader);

}  // namespace w13
