#pragma once
// What a seat holds, as cards, from what it may know.

#include <string>
#include <vector>

#include "engine/games/warehouse13/said/words.h"
#include "engine/house/match/voice.h"

namespace w13 {

/// The cards of the viewer: hand, Loyalty card, Abilities; of the Traitor, once revealed, Traitor cards and Plots.
[[nodiscard]] std::vector<house::Voice::Card> heldCards(const View& v, const Words& words, const Catalog& cards);

/// What the viewer alone sees and no card shows: who it is, and the dice behind its shield.
[[nodiscard]] std::vector<std::string> linesBesideCards(const View& v, const Words& words);

}  // namespace w13
