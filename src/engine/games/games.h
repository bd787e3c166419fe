#pragma once
// All games of the house. The list is in CMakeLists.txt beside this file.

#include <span>
#include <string_view>

#include "engine/house/match/game_module.h"

namespace games {

/// The first is the one that is meant where none is named.
[[nodiscard]] std::span<const house::GameModule* const> all();
/// The game with this ID; nullptr if there is none.
[[nodiscard]] const house::GameModule* named(std::string_view id);

}  // namespace games
