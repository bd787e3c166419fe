#pragma once
// Words as scenarios write them. Reading is generous (case, `_` for `-`); writing is always the same.

#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/node.h"

namespace house {

/// Lower case, `-` for `_`, no surplus spaces: "Field_Research " is "field-research".
[[nodiscard]] std::string plain(std::string_view text);
/// The words of a line; commas count as spaces.
[[nodiscard]] std::vector<std::string> wordsIn(std::string_view line);
/// "a, b, c"; "nothing" if there is none.
[[nodiscard]] std::string listed(const std::vector<std::string>& words);
/// A value as a person reads it: "[tesla, 3]".
[[nodiscard]] std::string inWords(const Node& node);
/// Whether the first words agree and the others of `expected` appear in `words` in order: "die-claimed pete".
[[nodiscard]] bool matches(std::string_view expected, std::string_view words);
/// "x.json:12:7: "
[[nodiscard]] std::string placeOf(const std::string& file, const Node& node);

}  // namespace house
