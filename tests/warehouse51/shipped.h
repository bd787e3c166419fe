#pragma once
// The shipped cards of Warehouse 51, and its game.

#include "engine/games/warehouse51/cards/loader.h"
#include "engine/games/warehouse51/game.h"
#include "support/catch.h"

namespace w51::test {

[[nodiscard]] inline const Catalog& shipped() {
  static const Catalog kCards = [] {
    Loaded loaded = load({house::readFolder(W13_DATA_DIR "/cards/warehouse51")});
    for (const house::Mistake& mistake : loaded.mistakes) UNSCOPED_INFO(toString(mistake));
    REQUIRE(loaded.catalog.has_value());
    return *std::move(loaded.catalog);
  }();
  return kCards;
}

/// A relic of the box by its id.
[[nodiscard]] inline RelicId relic(std::string_view id) {
  const RelicId found = shipped().find(id);
  REQUIRE(found != RelicId::None);
  return found;
}

}  // namespace w51::test
