#pragma once
// Case-insensitive matching of what is typed (ASCII).

#include <string>

#include "engine/kernel/letters.h"

namespace house {

[[nodiscard]] inline std::string lower(std::string text) {
  for (char& c : text) c = kernel::lower(c);
  return text;
}

/// Whether a text contains a part, ignoring case.
[[nodiscard]] inline bool has(const std::string& text, const std::string& part) {
  return lower(text).find(lower(part)) != std::string::npos;
}

}  // namespace house
