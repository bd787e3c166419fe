#pragma once
// How well an entry of the rule book matches a search: any of the words, their beginnings, and synonyms.

#include <QString>
#include <QStringList>
#include <vector>

#include "engine/house/rulebook/search_words.h"

namespace ui {

class RuleSearch {
 public:
  /// Words that say nothing are left out, unless there are no others.
  RuleSearch(const QString& words, const house::SearchWords& known);

  [[nodiscard]] bool empty() const { return asked_.empty(); }
  /// 0: no match. A word in the name counts most, then one that begins a word in the text, then a synonym; entries with
  /// all words come before entries with one.
  [[nodiscard]] int score(const QString& name, const QString& text) const;

 private:
  /// A search word with its synonyms.
  struct Asked {
    QString word;
    QStringList alike;
  };
  std::vector<Asked> asked_;
};

}  // namespace ui
