#pragma once
// The sentences about how the table stands: those of data/words that begin with "table.".

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

/// What fills a gap of a sentence.
using Gap = std::pair<std::string_view, std::string>;

/// The sentence "table.free" in the language of the words, its gaps filled.
[[nodiscard]] inline std::string inTable(const Words& words, std::string_view name, const std::vector<Gap>& gaps = {}) {
  return filled(sentences().in(words.language(), name), [&](std::string_view wanted) {
    for (const auto& [gap, text] : gaps)
      if (gap == wanted) return text;
    return std::string();
  });
}
/// The same with a number in its gap {n}.
[[nodiscard]] inline std::string inTable(const Words& words, std::string_view name, int number) {
  return inTable(words, name, std::vector<Gap>{{"n", std::to_string(number)}});
}

/// The parts of a list joined by ", ".
template <class List, class Say>
std::string joined(const List& list, Say say) {
  std::string text;
  for (const auto& each : list) text += (text.empty() ? "" : ", ") + say(each);
  return text;
}

}  // namespace w13
