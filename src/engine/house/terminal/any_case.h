#pragma once
// Case-insensitive matching of what is typed (ASCII).

#include <string>

namespace house {

[[nodiscard]] inline std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

/// Whether a text contains a part, ignoring case.
[[nodiscard]] inline bool has(const std::string& text, const std::string& part) {
  return lower(text).find(lower(part)) != std::string::npos;
}

}  // namespace house
