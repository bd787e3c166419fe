#pragma once
// What the rule book of a game gets from the game itself: its cards, and where its rules are met.

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "engine/house/rulebook/rulebook.h"

namespace ui {

/// One entry of a chapter: a rule, a word of the glossary or a card.
struct BookEntry {
  QString id;    ///< "CLAIM-09", "whammy", "card:goozooka"
  QString line;  ///< its beginning
  QString icon;  ///< a drawing, "tokens/ko"; empty: none
};

/// A chapter with its entries.
struct BookChapter {
  QString id;  ///< "glossary", "section:13", "cards:0"
  QString title;
  QString about;  ///< its contents, in one sentence
  std::vector<BookEntry> entries;
};

/// A game without cards needs nothing of this.
class GamePages {
 public:
  virtual ~GamePages() = default;
  /// The chapters with the cards, in the current language; the ID of an entry is "card:" and the card's.
  [[nodiscard]] virtual std::vector<BookChapter> cards() const { return {}; }
  /// The name and the text of a card by its ID; an empty name: there is none.
  [[nodiscard]] virtual QString cardName(const std::string& /*id*/) const { return {}; }
  [[nodiscard]] virtual QString cardText(const std::string& /*id*/) const { return {}; }
  /// Where players meet a rule, a line each: as a question, in the log, as a reason why not.
  [[nodiscard]] virtual QStringList metWith(const house::RuleText& /*rule*/) const { return {}; }
};

}  // namespace ui
