#pragma once
// The rule book's contents, by chapter in the manual's order, and its search.

#include <QString>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"

namespace w13 {

/// One entry of a chapter: a rule, a word of the glossary or a card.
struct BookEntry {
  QString id;    ///< "CLAIM-09", "whammy", "card:goozooka"
  QString line;  ///< its beginning
  QString icon;  ///< a drawing, "tokens/ko"; empty: none
};

/// A chapter with its entries.
struct BookChapter {
  QString id;  ///< "glossary", "section:13", "cards:0" (the kind)
  QString title;
  QString about;  ///< its contents, in one sentence
  std::vector<BookEntry> entries;
};

/// The ID of the chapter with the cards of a kind.
[[nodiscard]] QString chapterOf(Kind kind);
/// The ID of a card's page.
[[nodiscard]] QString pageOf(const Design& card);

/// The chapters in the current language, with the entries that have all words of the search in their name or number,
/// text or chapter. Empty chapters are left out. A search puts its own chapter "found" first: the best matches for any
/// of its words or their synonyms.
[[nodiscard]] std::vector<BookChapter> chaptersOf(const RuleBook& rules, const Catalog& cards,
                                                  const QString& search = {});

}  // namespace w13
