#pragma once
// The rule book's contents, by chapter in the manual's order, and its search.

#include <QString>
#include <vector>

#include "engine/house/rulebook/rulebook.h"
#include "ui/rules/game_pages.h"

namespace ui {

/// The chapters in the current language, with the entries that have all words of the search in their name or number,
/// text or chapter. Empty chapters are left out. A search puts its own chapter "found" first: the best matches for any
/// of its words or their synonyms.
[[nodiscard]] std::vector<BookChapter> chaptersOf(const house::RuleBook& rules, const GamePages& game,
                                                  const QString& search = {});

}  // namespace ui
