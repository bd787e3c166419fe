#pragma once
// A glossary: the words of a game and the icons of its cards and boards, explained.

#include <string>
#include <string_view>
#include <vector>

#include "engine/house/said/text.h"

namespace house {

/// A word of the game or an icon, with what it means in a sentence or two.
struct Keyword {
  std::string id;  ///< "whammy": lower-case letters, digits and dashes
  Text word;
  std::string icon;  ///< the drawing that stands for it, "tokens/ko"; empty: none
  Text text;
  std::vector<std::string> see;  ///< rules about it, the nearest first
};

/// Reads the glossary's JSON text. Throws kernel::DataError with one sentence if it is damaged; the rule book checks
/// that the rules exist. `path` names the file to restore.
[[nodiscard]] std::vector<Keyword> keywordsFrom(std::string_view json, const std::string& path);

}  // namespace house
