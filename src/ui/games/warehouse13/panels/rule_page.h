#pragma once
// The pages of the rule book as rich text: a rule with links to and from it, a word, a card, a chapter.

#include <QString>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

/// Writes the pages in one language. Its sources must outlive it.
class RulePages {
 public:
  RulePages(const RuleBook& rules, const Catalog& cards, Language language);

  /// The page of an entry or a chapter (rule_index.h); empty if there is none. Its links are IDs of pages; the drawing
  /// of a word is the resource "icon:<file>".
  [[nodiscard]] QString page(const QString& id) const;
  /// The drawing on the page; empty: none.
  [[nodiscard]] QString iconOn(const QString& id) const;

 private:
  [[nodiscard]] QString ofRule(const RuleText& rule) const;
  [[nodiscard]] QString ofWord(const Keyword& keyword) const;
  [[nodiscard]] QString ofCard(const Design& card) const;
  [[nodiscard]] QString ofChapter(const QString& id) const;
  /// The text with every rule it names as a link.
  [[nodiscard]] QString linked(const QString& text) const;
  [[nodiscard]] QString cardsUnder(const RuleText& rule) const;
  [[nodiscard]] QString metWith(const RuleText& rule) const;
  const RuleBook& rules_;
  const Catalog& cards_;
  Words words_;
};

}  // namespace w13
