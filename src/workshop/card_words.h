#pragma once
// The words of the card language that a card uses, to find it by: "reroll", "just_rolled".

#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/json_text.h"

namespace house {

/// The words a card uses, each once, sorted: the keys inside its effects, and values that are a word. Left out is what
/// most cards have (the outermost keys) and what is written for players.
[[nodiscard]] std::vector<std::string> wordsOf(const OrderedJson& card);

/// Whether a word is meant by what somebody has typed so far: one of its parts begins with it, in small or capital
/// letters. "stress" and "draw_st" mean "draw_stress"; "art" does not mean "start".
[[nodiscard]] bool isMeantBy(std::string_view word, std::string_view typed);

}  // namespace house
