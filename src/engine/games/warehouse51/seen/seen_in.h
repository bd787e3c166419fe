#pragma once
// What screens of this game ask of a match that the house has given them. All of it is for one viewer's eyes, or known
// to everybody.

#include <string>
#include <vector>

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/games/warehouse51/seen/view.h"
#include "engine/house/match/match.h"

namespace w51 {

/// What a seat may know, or the table. The match must be one of Warehouse 51.
[[nodiscard]] View viewIn(const house::Match& match, Seat viewer);
/// The cards that it is played with.
[[nodiscard]] const Catalog& cardsIn(const house::Match& match);
/// Who sits where, by the collectors' ids.
[[nodiscard]] const std::vector<std::string>& collectorsIn(const house::Match& match);

}  // namespace w51
