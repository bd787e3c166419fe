#pragma once
// The table as text, from what a viewer may know.

#include <string>
#include <vector>

#include "engine/games/warehouse13/said/words.h"

namespace w13 {

/// The public table, in lines of at most `width`: phase, clues, artifact, piles, track, seats.
[[nodiscard]] std::vector<std::string> tableLines(const View& v, const Words& words, const Catalog& cards, int width);

/// What the viewer alone sees: role, hand with its texts (if `texts`), dice behind the shield.
[[nodiscard]] std::vector<std::string> secretLines(const View& v, const Words& words, const Catalog& cards, bool texts);

}  // namespace w13
