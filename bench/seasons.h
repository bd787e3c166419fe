#pragma once
// The games that are measured: each with four seats and all its cards.

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse51/game.h"
#include "playing.h"

namespace bench {

/// The cards as shipped, loaded once.
[[nodiscard]] const w13::Catalog& cards();

/// Warehouse 13: the first four Agents of the catalog, no variant.
struct Seasons {
  using Game = w13::Warehouse13;
  [[nodiscard]] static const Game& game();
  [[nodiscard]] static const w13::Setup& setup();
  [[nodiscard]] static std::uint64_t mix(std::uint64_t sum, const w13::State& end);
};

/// Warehouse 51, no variant.
struct Sales {
  using Game = w51::Warehouse51;
  [[nodiscard]] static const Game& game();
  [[nodiscard]] static const Game::Setup& setup();
  [[nodiscard]] static std::uint64_t mix(std::uint64_t sum, const w51::State& end);
};

}  // namespace bench
