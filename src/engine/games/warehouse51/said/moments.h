#pragma once
// What can be the case at the table for the first time: the cards of a first game wait for it by these names.

#include <span>
#include <string_view>
#include <vector>

#include "engine/games/warehouse51/seen/view.h"

namespace w51 {

[[nodiscard]] std::span<const std::string_view> momentNames();
/// Those that are the case, as far as the viewer may know.
[[nodiscard]] std::vector<std::string_view> momentsIn(const View& view, const Catalog& cards);

}  // namespace w51
