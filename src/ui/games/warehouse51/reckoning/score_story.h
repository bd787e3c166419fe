#pragma once
// The score in its parts, with the reason for each.

#include "ui/games/warehouse51/reckoning/story.h"

namespace w51 {

/// The parts of the score of a table that is scored.
[[nodiscard]] std::vector<ScorePart> partsOf(const Situation& now);

}  // namespace w51
