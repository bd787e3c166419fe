#include "ui/games/warehouse13/panels/card_pages.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/games/warehouse13/said/words.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

/// The titles of the chapters with cards.
struct BookWords {
  Q_DECLARE_TR_FUNCTIONS(BookWords)
};

/// Where a rule is met.
struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(PageWords)
};

/// The cards of a kind by name, in the current language.
std::vector<const Design*> byName(const Catalog& cards, Kind kind) {
  std::vector<const Design*> all;
  for (const Design& design : cards.designs)
    if (design.kind == kind) all.push_back(&design);
  std::stable_sort(all.begin(), all.end(), [](const Design* a, const Design* b) {
    return QString::localeAwareCompare(said(a->name).toCaseFolded(), said(b->name).toCaseFolded()) < 0;
  });
  return all;
}

Words wordsOf(const Catalog& cards) { return {cards, nullptr, {}, spoken()}; }

}  // namespace

QString pageOf(const Design& card) { return "card:" + say(card.id); }

std::vector<ui::BookChapter> CardPages::cards() const {
  const Words words = wordsOf(cards_);
  std::vector<ui::BookChapter> chapters;
  for (const Kind kind : kAllKinds) {
    ui::BookChapter chapter{QStringLiteral("cards:%1").arg(static_cast<int>(kind)),
                            BookWords::tr("Cards: %1").arg(deckName(kind)),
                            BookWords::tr("What they say, and the rules they touch."),
                            {}};
    for (const Design* each : byName(cards_, kind)) {
      const QString text = say(words.plain(each->text));
      chapter.entries.push_back(
          {pageOf(*each), text.isEmpty() ? said(each->name) : said(each->name) + ": " + text, {}});
    }
    chapters.push_back(std::move(chapter));
  }
  return chapters;
}

QString CardPages::cardName(const std::string& id) const {
  const DesignId design = cards_.find(id);
  return design == DesignId::None ? QString() : said(cards_.of(design).name);
}

QString CardPages::cardText(const std::string& id) const {
  const DesignId design = cards_.find(id);
  return design == DesignId::None ? QString() : say(wordsOf(cards_).plain(cards_.of(design).text));
}

QStringList CardPages::metWith(const house::RuleText& rule) const {
  const Words words = wordsOf(cards_);
  const kernel::Rule number = ruleNamed(rule.id);
  QStringList lines;
  for (const Ask ask : questionsUnder(rule, rules_))
    lines << PageWords::tr("As a question: %1").arg(say(words.questionKind(ask)));
  for (const std::string& kind : words.eventKinds(number)) lines << PageWords::tr("In the log: %1").arg(say(kind));
  for (const std::string& kind : words.reasonKinds(number))
    lines << PageWords::tr("As a reason why not: %1").arg(say(kind));
  return lines;
}

}  // namespace w13
