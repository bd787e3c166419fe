#pragma once
// Tips on the words of the game: Goo, Lead, Field Clue, KO. They come from the glossary, and lead no further.

#include <QString>
#include <vector>

#include "engine/games/warehouse13/rulebook/rulebook.h"

namespace w13 {

/// The words of the glossary that stand in a text, in the order in which they come, each once and at most so many; of
/// words that stand inside one another the longest.
[[nodiscard]] std::vector<const Keyword*> keywordsIn(const QString& text, const RuleBook& rules, int most = 4);
/// The same as rich text, a line each: the word, and what it means. Empty: there are none.
[[nodiscard]] QString keywordTips(const QString& text, const RuleBook& rules, int most = 4);

}  // namespace w13
