#include "ui/rules/rule_index.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/rules/rule_search.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

/// The titles of the chapters that the ledger does not have.
struct BookWords {
  Q_DECLARE_TR_FUNCTIONS(BookWords)
};

bool hasAll(const QString& text, const QStringList& words) {
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Takes in what a search finds.
class Finder {
 public:
  Finder(const QString& search, const house::SearchWords& known, std::vector<BookChapter>& chapters)
      : words_(search.split(u' ', Qt::SkipEmptyParts)), search_(search, known), chapters_(chapters) {}
  void begin(const QString& id, const QString& title, const QString& about) {
    next_ = {id, title, about, {}};
    whole_ = hasAll(title, words_);
  }
  void take(const QString& id, const QString& line, const QString& icon = {}) {
    const qsizetype name = line.indexOf(u':');
    const int score = search_.score(name < 0 ? id : line.left(name) + " " + id, next_.title + " " + line);
    if (score > 0 && !words_.isEmpty()) best_.push_back({score, {id, line, icon}});
    if (whole_ || hasAll(next_.title + " " + line, words_)) next_.entries.push_back({id, line, icon});
  }
  void end() {
    if (!next_.entries.empty()) chapters_.push_back(std::move(next_));
  }
  /// What answers best comes before the chapters, whatever chapter it is from.
  void rank() {
    if (best_.empty()) return;
    std::stable_sort(best_.begin(), best_.end(), [](const Scored& a, const Scored& b) { return a.score > b.score; });
    BookChapter found{"found", BookWords::tr("Best answers"), BookWords::tr("What fits your search best."), {}};
    for (std::size_t at = 0; at < best_.size() && at < kBest; ++at) found.entries.push_back(best_[at].entry);
    chapters_.insert(chapters_.begin(), std::move(found));
  }

 private:
  static constexpr std::size_t kBest = 12;
  struct Scored {
    int score = 0;
    BookEntry entry;
  };
  QStringList words_;
  RuleSearch search_;
  std::vector<Scored> best_;
  std::vector<BookChapter>& chapters_;
  BookChapter next_;
  bool whole_ = false;
};

void findWords(const house::RuleBook& rules, Finder& finder) {
  std::vector<const house::Keyword*> all;
  for (const house::Keyword& keyword : rules.glossary()) all.push_back(&keyword);
  std::stable_sort(all.begin(), all.end(), [](const house::Keyword* a, const house::Keyword* b) {
    return QString::localeAwareCompare(said(a->word).toCaseFolded(), said(b->word).toCaseFolded()) < 0;
  });
  finder.begin("glossary", BookWords::tr("Glossary"), BookWords::tr("The words of the game and its icons, explained."));
  for (const house::Keyword* each : all)
    finder.take(QString::fromStdString(each->id), said(each->word) + ": " + said(each->text),
                QString::fromStdString(each->icon));
  finder.end();
}

void findRules(const house::RuleBook& rules, Finder& finder) {
  for (int section = 1; section < kernel::count(rules.sections()); ++section) {
    const house::RuleSection& chapter = kernel::at(rules.sections(), section);
    finder.begin(QStringLiteral("section:%1").arg(section), said(chapter.title), said(chapter.about));
    for (const house::RuleText& rule : rules.rules())
      if (rule.section == section)
        finder.take(QString::fromStdString(rule.id), QString::fromStdString(rule.id) + "  " + said(rule.text));
    finder.end();
  }
}

void findCards(const GamePages& game, Finder& finder) {
  for (const BookChapter& chapter : game.cards()) {
    finder.begin(chapter.id, chapter.title, chapter.about);
    for (const BookEntry& each : chapter.entries) finder.take(each.id, each.line, each.icon);
    finder.end();
  }
}

}  // namespace

std::vector<BookChapter> chaptersOf(const house::RuleBook& rules, const GamePages& game, const QString& search) {
  std::vector<BookChapter> chapters;
  Finder finder(search, rules.searchWords(), chapters);
  findWords(rules, finder);
  findRules(rules, finder);
  findCards(game, finder);
  finder.rank();
  return chapters;
}

}  // namespace ui
