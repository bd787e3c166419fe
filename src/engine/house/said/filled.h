#pragma once
// Sentences with gaps: "{seat} claims {face}."

#include <string>
#include <string_view>

#include "engine/kernel/letters.h"

namespace house {

/// Whether a text ends with a mark of its own: a card is called "Accident?", another "Captured!". Then none is added.
[[nodiscard]] inline bool hasMark(std::string_view text) { return text.ends_with('?') || text.ends_with('!'); }
/// A text as a question.
[[nodiscard]] inline std::string asked(std::string text) {
  if (!hasMark(text)) text += '?';
  return text;
}
/// Whether it is a clue that ends so: it shows "2?", and a sentence about it needs its full stop.
[[nodiscard]] inline bool isWildClue(std::string_view text) {
  return text.size() > 1 && text.back() == '?' && text[text.size() - 2] >= '0' && text[text.size() - 2] <= '9';
}

/// The pattern with each {gap} replaced by `find(name)`.
template <class Find>
std::string filled(std::string_view pattern, Find find) {
  std::string text;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = pattern.find('}', open);
    text += pattern.substr(0, open);
    if (close == std::string_view::npos) break;
    text += find(pattern.substr(open + 1, close - open - 1));
    pattern.remove_prefix(close + 1);
    const bool stop = pattern.starts_with('.') && !isWildClue(text);
    if (hasMark(text) && (stop || pattern.starts_with('?'))) pattern.remove_prefix(1);
  }
  return text;
}

/// The text with its first letter in upper case.
[[nodiscard]] inline std::string capital(std::string text) {
  if (!text.empty()) text[0] = kernel::upper(text[0]);
  return text;
}

}  // namespace house
