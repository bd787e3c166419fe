#include "ui/screen/keywords.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

constexpr qsizetype kShortest = 2;

/// Where a word stands in a text.
struct Met {
  qsizetype at = 0;
  qsizetype length = 0;
  const house::Keyword* keyword = nullptr;
};

/// The endings a word may have in a text, as part of a pattern.
QString endingsIn(const house::RuleBook& rules) {
  QStringList all;
  if (const auto found = rules.searchWords().endings.find(spoken()); found != rules.searchWords().endings.end())
    for (const std::string& each : found->second) all << QRegularExpression::escape(say(each));
  return all.isEmpty() ? QString() : "(?:" + all.join(u'|') + ")?";
}

/// A word as a whole, also in the plural.
QRegularExpression asWord(const QString& word, const QString& endings) {
  return QRegularExpression(QStringLiteral("(?<![\\w-])%1%2(?![\\w-])").arg(QRegularExpression::escape(word), endings),
                            QRegularExpression::UseUnicodePropertiesOption);
}

std::vector<Met> allMet(const QString& text, const house::RuleBook& rules) {
  std::vector<Met> met;
  const QString endings = endingsIn(rules);
  for (const house::Keyword& keyword : rules.glossary()) {
    const QString word = said(keyword.word);
    if (word.size() < kShortest || !word.front().isUpper()) continue;
    if (!text.contains(word)) continue;  // a pattern takes longer to make than to match
    const QRegularExpressionMatch found = asWord(word, endings).match(text);
    if (found.hasMatch()) met.push_back({found.capturedStart(), found.capturedLength(), &keyword});
  }
  return met;
}

}  // namespace

std::vector<const house::Keyword*> keywordsIn(const QString& text, const house::RuleBook& rules, int most) {
  std::vector<Met> met = allMet(text, rules);
  std::ranges::sort(met, [](const Met& a, const Met& b) { return a.at != b.at ? a.at < b.at : a.length > b.length; });
  std::vector<const house::Keyword*> words;
  qsizetype past = 0;
  for (const Met& each : met) {
    if (each.at < past || kernel::count(words) >= most) continue;
    words.push_back(each.keyword);
    past = each.at + each.length;
  }
  return words;
}

QString keywordTips(const QString& text, const house::RuleBook& rules, int most) {
  QStringList lines;
  for (const house::Keyword* each : keywordsIn(text, rules, most))
    lines << QStringLiteral("<p><b>%1</b>: %2</p>")
                 .arg(said(each->word).toHtmlEscaped(), said(each->text).toHtmlEscaped());
  return lines.join(QString());
}

}  // namespace ui
