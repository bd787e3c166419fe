#pragma once
// Takes the effect of a card away, so that what it is worth can be measured: the same seasons with and without it.

#include <memory>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/folder.h"

namespace w13 {

/// Whether the card has an effect that could be taken away.
[[nodiscard]] bool canBeBlanked(const Design& design);

/// The designs that --blank names: ids of cards, or "all" for every card with an effect, in the order of the catalog.
/// Throws kernel::RefusedError for a name that no card has, or a card without an effect.
[[nodiscard]] std::vector<DesignId> cardsToBlank(const Catalog& cards, const std::vector<std::string>& names);

/// The cards of the layers with one of them blank: it stays in its deck with its numbers, dice and requirements, does
/// nothing, and cannot be played for its text. Cards, seats and dice come in the same order for the same seed.
[[nodiscard]] Catalog withBlank(std::vector<Layer> layers, const Design& design);

}  // namespace w13
