#pragma once
// A season for those who do not know which game it is: what they may ask, and how it speaks. Like Season itself, it
// gives each viewer only what that viewer may know.

#include "engine/games/warehouse13/season/season.h"
#include "engine/house/match/voice.h"
#include "engine/house/rulebook/rulebook.h"

namespace w13 {

[[nodiscard]] const house::Match& matchOf(const Season& season);
/// Season and rules must outlive it. `players`: the names of people, by seat.
[[nodiscard]] std::unique_ptr<house::Voice> voiceOf(const Season& season, const house::RuleBook& rules,
                                                    house::Language language, std::vector<std::string> players);

}  // namespace w13
