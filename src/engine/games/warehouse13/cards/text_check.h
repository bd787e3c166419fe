#pragma once
// Compares the text of a card with its effect: numbers and types in one should be in the other.

#include <set>
#include <string>

#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// Numbers and types of a text or an effect.
struct Mentions {
  std::set<int> numbers;  ///< that may be mentioned
  std::set<int> telling;  ///< that must be
  std::set<int> types;    ///< by index of their symbol
  std::multiset<std::string> icons;
  std::set<std::string> means;  ///< of an effect: the icons of what it does, like "ko"
};

/// What a text mentions: icons, digits and number words of the language.
[[nodiscard]] Mentions mentionsIn(const std::string& text);
/// What the effects of a card mention.
[[nodiscard]] Mentions mentionsOf(const Design& design, const Catalog& cards);

/// The number of characters a text takes on the card: an icon takes two.
[[nodiscard]] int lengthOnCard(const std::string& text);
/// How many fit: six lines of text, and the name.
[[nodiscard]] int roomForText(Kind kind);
[[nodiscard]] int roomForName(Kind kind);

/// The mismatch between text and effect in one sentence; empty if none.
[[nodiscard]] std::string textFault(const std::string& text, const Mentions& effect);

}  // namespace w13
