#pragma once
// The pages of the rule book as rich text: a rule with links to and from it, a word, a card, a chapter.

#include <QString>

#include "ui/rules/game_pages.h"

namespace ui {

/// Writes the pages in the current language. Its sources must outlive it.
class RulePages {
 public:
  RulePages(const house::RuleBook& rules, const GamePages& game) : rules_(rules), game_(game) {}

  /// The page of an entry or a chapter (rule_index.h); empty if there is none. Its links are IDs of pages; the drawing
  /// of a word is the resource "icon:<file>".
  [[nodiscard]] QString page(const QString& id) const;
  /// The drawing on the page; empty: none.
  [[nodiscard]] QString iconOn(const QString& id) const;

 private:
  [[nodiscard]] QString ofRule(const house::RuleText& rule) const;
  [[nodiscard]] QString ofWord(const house::Keyword& keyword) const;
  [[nodiscard]] QString ofCard(const std::string& id) const;
  [[nodiscard]] QString ofChapter(const QString& id) const;
  /// The text with every rule it names as a link.
  [[nodiscard]] QString linked(const QString& text) const;
  [[nodiscard]] QString cardsUnder(const house::RuleText& rule) const;
  [[nodiscard]] QString metWith(const house::RuleText& rule) const;
  const house::RuleBook& rules_;
  const GamePages& game_;
};

}  // namespace ui
