#pragma once
// What stands in the rule book, chapter by chapter in the manual's order, and what a search finds there.

#include <QString>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"

namespace w13 {

/// One entry of a chapter: a rule, a word of the glossary or a card.
struct BookEntry {
  QString id;    ///< "CLAIM-09", "whammy", "card:goozooka"
  QString line;  ///< how it begins
  QString icon;  ///< a drawing, "tokens/ko"; empty: none
};

/// A chapter with its entries.
struct BookChapter {
  QString id;  ///< "glossary", "section:13", "cards:0" (the kind)
  QString title;
  QString about;  ///< what it tells, in one sentence
  std::vector<BookEntry> entries;
};

/// The ID of a card's page.
[[nodiscard]] QString pageOf(const Design& card);

/// The chapters in the language spoken, with the entries that have all words of the search in their name or number,
/// text or chapter. Chapters without one are left out. A search has a chapter of its own before them, "found": what
/// answers any of its words best, or words that mean the same.
[[nodiscard]] std::vector<BookChapter> chaptersOf(const RuleBook& rules, const Catalog& cards,
                                                  const QString& search = {});

}  // namespace w13
