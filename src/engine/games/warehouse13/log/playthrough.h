#pragma once
// A whole season as a text that keeps no secrets: the files in tests/playthroughs, and what a bug report may carry.
//
//   Warehouse 13 playthrough, format 1
//   # what it shows
//   agents claudia pete myka
//   variants shorter-game
//   opening [s12/17 s3/16 ...]
//   1 claudia: use travel
//   2 claudia: roll [d4/6]
//   3 pete responds: play grappler
//   4 myka: cover logic-2
//   + myka: cover lore-1
//   ends traitor plots-executed
//   view season: ...
//
// Brackets hold what chance gave: a die, a card or a step of a shuffle, the outcome from 0 on, and out of how many. A +
// continues the visit of the line before.

#include <string>
#include <string_view>

#include "engine/games/warehouse13/log/season_log.h"

namespace w13 {

/// Writes a season down from its first choice to its current state. `remark` becomes comment lines. Throws
/// kernel::RefusedError for a season whose beginning is gone (its rules have changed since it was saved).
[[nodiscard]] std::string playthroughOf(const Season& season, std::string_view remark = {});

/// Replays a text, choice by choice, and compares the questions, the requests for chance, the ending and the table's
/// final view. `name` names the text in messages. Throws kernel::DataError that names the line.
[[nodiscard]] Season playAgain(std::string_view text, std::string_view name, std::shared_ptr<const Catalog> cards);

}  // namespace w13
