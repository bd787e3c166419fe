#pragma once
// Sentences with gaps: "{seat} claims {face}."

#include <string>
#include <string_view>

#include "engine/kernel/letters.h"

namespace house {

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
    const bool ends = !text.empty() && (text.back() == '?' || text.back() == '!');  // a card is called "Accident?"
    if (ends && pattern.starts_with('.')) pattern.remove_prefix(1);
  }
  return text;
}

/// The text with its first letter in upper case.
[[nodiscard]] inline std::string capital(std::string text) {
  if (!text.empty()) text[0] = kernel::upper(text[0]);
  return text;
}

}  // namespace house
