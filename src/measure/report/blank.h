#pragma once
// Removes a card's effect so that its worth can be measured: the same seasons with and without it.

#include <memory>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/kit.h"

namespace w13 {

/// Whether the card has an effect to remove.
[[nodiscard]] bool canBeBlanked(const Design& design);

/// The designs named by --blank: card ids, or "all" for every card with an effect, in catalog order. Throws
/// kernel::RefusedError for a name that no card has, or a card without an effect.
[[nodiscard]] std::vector<DesignId> cardsToBlank(const Catalog& cards, const std::vector<std::string>& names);

/// The cards of the layers with one card blank: it stays in its deck with its numbers, dice and requirements, does
/// nothing, and cannot be played for its text. The same seed gives cards, seats and dice in the same order.
[[nodiscard]] Catalog withBlank(std::vector<Layer> layers, const Design& design);

}  // namespace w13
