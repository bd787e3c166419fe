#pragma once
// The cards of a season with the texts they were read from.

#include <memory>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/kit.h"

namespace w13 {

/// A log carries the texts along, so that a season keeps the cards it began with.
struct CardSet {
  std::vector<Layer> layers;
  std::shared_ptr<const Catalog> cards;
};

/// Reads overlaid folders of card files. Throws kernel::DataError with the first mistake in them.
[[nodiscard]] CardSet readCards(const std::vector<std::string>& folders);
/// All mistakes in such folders, one line each; empty: they can be used. Throws kernel::DataError if one is missing.
[[nodiscard]] std::vector<std::string> mistakesIn(const std::vector<std::string>& folders);
/// Compiles cards from texts already read.
[[nodiscard]] CardSet compileCards(std::vector<Layer> layers);

}  // namespace w13
