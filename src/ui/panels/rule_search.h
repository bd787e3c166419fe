#pragma once
// How well an entry of the rule book answers what somebody searches for: any of the words, their beginnings, and words
// that mean the same.

#include <QString>
#include <QStringList>
#include <vector>

namespace w13 {

class RuleSearch {
 public:
  /// Words that nobody searches for are left out, unless there are no others.
  explicit RuleSearch(const QString& words);

  [[nodiscard]] bool empty() const { return asked_.empty(); }
  /// 0: it says nothing about any of the words. A word in the name counts most, then one that begins in the text, then
  /// one that means the same; whoever has all of them comes before whoever has one.
  [[nodiscard]] int score(const QString& name, const QString& text) const;

 private:
  /// A word that was asked for, with those that mean the same.
  struct Asked {
    QString word;
    QStringList alike;
  };
  std::vector<Asked> asked_;
};

}  // namespace w13
