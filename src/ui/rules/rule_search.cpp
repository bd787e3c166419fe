#include "ui/rules/rule_search.h"

#include <algorithm>

#include "ui/look/say.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

constexpr int kInName = 12, kBegins = 5, kInside = 2, kAlike = 3;

QStringList listOf(const std::vector<std::string>& words) {
  QStringList all;
  for (const std::string& each : words) all << say(each);
  return all;
}

QStringList alikeTo(const QString& word, const house::SearchWords& known) {
  QStringList all;
  for (const std::vector<std::string>& each : known.alike)
    if (const QStringList group = listOf(each); group.contains(word))
      for (const QString& other : group)
        if (other != word && !all.contains(other)) all << other;
  return all;
}

/// Whether a word of the text begins so.
bool begins(const QString& text, const QString& word) {
  for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
       at = text.indexOf(word, at + 1, Qt::CaseInsensitive))
    if (at == 0 || !text[at - 1].isLetterOrNumber()) return true;
  return false;
}

}  // namespace

RuleSearch::RuleSearch(const QString& words, const house::SearchWords& known) {
  QStringList all = words.toLower().split(u' ', Qt::SkipEmptyParts);
  QStringList telling = all;
  // "die" is an article in one language and the word that is looked for in the other
  if (const auto silent = known.silent.find(spoken()); silent != known.silent.end())
    for (const QString& each : listOf(silent->second)) telling.removeAll(each);
  if (telling.isEmpty()) telling = all;
  for (const QString& each : telling) asked_.push_back({each, alikeTo(each, known)});
}

int RuleSearch::score(const QString& name, const QString& text) const {
  int sum = 0;
  int met = 0;
  for (const Asked& asked : asked_) {
    int best = 0;
    if (begins(name, asked.word)) best = kInName;
    else if (begins(text, asked.word)) best = kBegins;
    else if (asked.word.size() > 3 && text.contains(asked.word, Qt::CaseInsensitive)) best = kInside;
    for (const QString& alike : asked.alike) {
      if (best >= kInName) break;
      if (begins(name, alike)) best = std::max(best, 2 * kAlike);
      else if (begins(text, alike)) best = std::max(best, kAlike);
    }
    sum += best;
    met += best > 0 ? 1 : 0;
  }
  return sum * met;
}

}  // namespace ui
