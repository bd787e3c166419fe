#pragma once
// Lays any position of a game, for scenarios and lessons. What is not said gets a fixed default, so that the same words
// always give the same position: 10 ingots a seat, no relics; the reserve makes the sum right; decks hold what is left
// in the order of the catalog; slots hold counterfeit cards of relics that are in no collection.

#include "engine/house/scenario/positions.h"

namespace w51 {

[[nodiscard]] const house::Positions& positions();

}  // namespace w51
