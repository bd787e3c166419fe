#pragma once
// Tips on the words of the game: Goo, Lead, Field Clue, KO. They come from the glossary, and lead no further.

#include <QString>
#include <vector>

#include "engine/games/warehouse13/rulebook/rulebook.h"

namespace w13 {

/// The glossary words in a text, in order of appearance, each once and at most `most`; of overlapping words the
/// longest.
[[nodiscard]] std::vector<const Keyword*> keywordsIn(const QString& text, const RuleBook& rules, int most = 4);
/// The same as rich text, one line each: the word and its meaning. Empty if there are none.
[[nodiscard]] QString keywordTips(const QString& text, const RuleBook& rules, int most = 4);

}  // namespace w13
