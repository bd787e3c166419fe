#pragma once
// What is typed counts in capitals and in small letters alike.

#include <string>

namespace w13 {

[[nodiscard]] inline std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

/// Whether a part stands in a text.
[[nodiscard]] inline bool has(const std::string& text, const std::string& part) {
  return lower(text).find(lower(part)) != std::string::npos;
}

}  // namespace w13
