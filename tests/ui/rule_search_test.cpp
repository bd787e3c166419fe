// A search of the rule book finds by meaning: ranked, any word, words that mean the same, dice by their colour.

#include "support/catch.h"
#include "ui/games/warehouse13/panels/card_pages.h"
#include "ui/rules/rule_index.h"
#include "ui/screen/keywords.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

namespace {

/// The IDs of the best answers, the best first.
QStringList answers(const QString& search) {
  const std::vector<BookChapter> chapters =
      chaptersOf(shipped().rules, CardPages(*shipped().cards.cards, shipped().rules), search);
  QStringList ids;
  if (chapters.empty() || chapters.front().id != u"found") return ids;
  for (const BookEntry& each : chapters.front().entries) ids << each.id;
  return ids;
}

}  // namespace

TEST_CASE("A search finds what is meant, the best first", "[rules]") {
  struct Sought {
    const char* words;
    const char* id;
    int among;  ///< the first so many
  };
  for (const Sought& each :
       {Sought{"blue die", "logic-die", 3}, Sought{"faces of a red die", "intuition-die", 3},
        Sought{"black die", "wild-die", 3}, Sought{"whammy", "whammy", 1}, Sought{"slime", "goo", 4},
        Sought{"how do i pay", "claim", 6}, Sought{"hand limit", "hand-limit", 1}, Sought{"jail", "bronzed", 6}}) {
    const QStringList found = answers(each.words);
    INFO(each.words << ": " << found.join(", ").toStdString());
    const qsizetype at = found.indexOf(each.id);
    CHECK(at >= 0);
    CHECK(at < each.among);
  }
  speak(kGerman);
  for (const Sought& each : {Sought{"blauer Würfel", "logic-die", 3}, Sought{"Gefängnis", "bronzed", 6},
                             Sought{"die Handgrenze", "hand-limit", 1}}) {
    const QStringList found = answers(each.words);
    INFO(each.words << ": " << found.join(", ").toStdString());
    CHECK(found.indexOf(each.id) >= 0);
    CHECK(found.indexOf(each.id) < each.among);
  }
  speak(Language::English);
}

TEST_CASE("One word that is nowhere does not keep the others from being found", "[rules]") {
  CHECK(answers("zeppelin").empty());
  CHECK(answers("zeppelin whammy").front() == "whammy");
  CHECK(answers("").empty());
}

TEST_CASE("The words of the game in a text have a tip each, the longest of those that stand inside one another",
          "[help]") {
  const auto words = [](const QString& text) {
    QStringList ids;
    for (const Keyword* each : keywordsIn(text, shipped().rules)) ids << QString::fromStdString(each->id);
    return ids;
  };
  CHECK(words("A Field Clue or a Lead, taken by Goo.") == QStringList{"field-clue", "lead", "goo"});
  CHECK(words("Two Leads and a Snag: KO.") == QStringList{"lead", "snag", "ko"});
  CHECK(words("to lead the way in a field").empty());
  CHECK(words("Leadership").empty());
  CHECK(keywordTips("A Snag.", shipped().rules).contains("<b>Snag</b>: "));
  CHECK(keywordTips("Nothing of it.", shipped().rules).isEmpty());
  speak(kGerman);
  CHECK(words("Ein Feldhinweis und zwei Haken.") == QStringList{"field-clue", "snag"});
  speak(Language::English);
}

}  // namespace w13::test
