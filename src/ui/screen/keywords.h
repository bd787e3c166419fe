#pragma once
// Tips on the words of the game: Goo, Lead, Field Clue, KO. They come from the glossary, and lead no further.

#include <QString>
#include <vector>

#include "engine/house/rulebook/rulebook.h"

namespace ui {

/// The glossary words in a text, in order of appearance, each once and at most `most`; of overlapping words the
/// longest.
[[nodiscard]] std::vector<const house::Keyword*> keywordsIn(const QString& text, const house::RuleBook& rules,
                                                            int most = 4);
/// The same as rich text, one line each: the word and its meaning. Empty if there are none.
[[nodiscard]] QString keywordTips(const QString& text, const house::RuleBook& rules, int most = 4);

}  // namespace ui
