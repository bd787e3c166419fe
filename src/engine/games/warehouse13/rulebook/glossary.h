#pragma once
// The glossary of data/rules/glossary.json: the words of the game and the icons of cards and boards, explained.

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// A word of the game or an icon, with what it means in a sentence or two.
struct Keyword {
  std::string id;  ///< "whammy": lower-case letters, digits and dashes
  Text word;
  std::string icon;  ///< the drawing that stands for it, "tokens/ko"; empty: none
  Text text;
  std::vector<std::string> see;  ///< rules about it, the nearest first
};

/// Reads the glossary's JSON text. Throws kernel::DataError with one sentence if it is damaged; the rule book checks
/// that the rules exist.
[[nodiscard]] std::vector<Keyword> keywordsFrom(std::string_view json);

}  // namespace w13
