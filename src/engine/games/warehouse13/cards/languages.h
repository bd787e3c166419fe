#pragma once
// Texts of the data in the language that is wanted.

#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// A text in a language; in English if there is nothing in it.
[[nodiscard]] inline const std::string& inLanguage(Language language, const Text& text) {
  return language == Language::German && !text.de.empty() ? text.de : text.en;
}

}  // namespace w13
