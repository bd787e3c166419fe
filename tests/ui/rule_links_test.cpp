// Every page of the rule book can be reached, and no link in it, in help or in the log leads nowhere.

#include <QRegularExpression>
#include <QTextBrowser>
#include <QTreeWidget>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "support/catch.h"
#include "ui/games/warehouse13/panels/card_pages.h"
#include "ui/rules/rule_index.h"
#include "ui/rules/rule_page.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

namespace {

QStringList linksIn(const QString& html) {
  static const QRegularExpression kLink("href=\"([^\"]+)\"");
  QStringList links;
  for (auto it = kLink.globalMatch(html); it.hasNext();) links << it.next().captured(1);
  return links;
}

/// Texts in which a rule may be named: it must be there.
QStringList namedIn(const std::string& text) {
  static const QRegularExpression kId("\\b[A-Z]+-[0-9]{2}\\b");
  QStringList ids;
  for (auto it = kId.globalMatch(QString::fromStdString(text)); it.hasNext();) ids << it.next().captured();
  return ids;
}

}  // namespace

TEST_CASE("Every rule, word and card has a page, every page is listed, and every link on one leads to a page",
          "[window][rules]") {
  const RuleBook& rules = shipped().rules;
  const Catalog& cards = *shipped().cards.cards;
  const CardPages game(cards, rules);
  for (const Language language : languages()) {
    speak(language);
    const RulePages pages(rules, game);
    std::set<QString> listed;
    int links = 0;
    const auto check = [&](const QString& id) {
      INFO(id.toStdString());
      const QString page = pages.page(id);
      CHECK_FALSE(page.isEmpty());
      listed.insert(id);
      for (const QString& link : linksIn(page)) {
        INFO(link.toStdString());
        if (++links; pages.page(link).isEmpty()) FAIL("a dead link");
      }
    };
    // given the list of the book, when each page is opened
    for (const BookChapter& chapter : chaptersOf(rules, game)) {
      check(chapter.id);
      for (const BookEntry& entry : chapter.entries) check(entry.id);
    }
    // then nothing is missing in it
    for (const RuleText& rule : rules.rules()) CHECK(listed.contains(QString::fromStdString(rule.id)));
    for (const Keyword& keyword : rules.glossary()) CHECK(listed.contains(QString::fromStdString(keyword.id)));
    for (const Design& design : cards.designs) CHECK(listed.contains(pageOf(design)));
    CHECK(links > 3000);
  }
  speak(Language::English);
  CHECK(RulePages(rules, game).page("CLAIM-99").isEmpty());
}

TEST_CASE("No text of a rule, a word or a card names a rule that is not there", "[window][rules]") {
  const auto check = [](const std::string& where, const Text& text) {
    for (const std::string& said : {text.en, text.in(kGerman)})
      for (const QString& id : namedIn(said)) {
        INFO(where << " names " << id.toStdString());
        CHECK(shipped().rules.find(id.toStdString()) != nullptr);
      }
  };
  for (const RuleText& rule : shipped().rules.rules()) check(rule.id, rule.text);
  for (const Keyword& keyword : shipped().rules.glossary()) check(keyword.id, keyword.text);
  for (const Design& design : shipped().cards.cards->designs) check(design.id, design.text);
}

TEST_CASE("The rule in the prompt bar is one click away, on the table and behind the curtain", "[window][rules]") {
  Playing game(3, 2);
  const auto ruleNow = [&](Seat viewer) { return QString::fromStdString(nameOf(game.room().decision(viewer).rule())); };
  // given a question on the table, when its rule is clicked, then the book is open there
  REQUIRE(game.clickUntil([&] { return game.onTable() && withCommand(*game.window.table(), Order::Rule) != nullptr; }));
  clickOn(*game.window.table(), withCommand(*game.window.table(), Order::Rule));
  REQUIRE(game.window.rulesPanel()->isVisible());
  CHECK(game.window.rulesPanel()->openedPage() == ruleNow(Seat::Table));
  game.window.rulesPanel()->hide();
  // and so behind the curtain, where the book belongs to the screen
  REQUIRE(game.clickUntil([&] {
    return game.window.secret() != nullptr && game.window.secret()->shown().purpose == VisitFor::Answer &&
           withCommand(*game.window.secret(), Order::Rule) != nullptr;
  }));
  SecretScreen* secret = game.window.secret();
  clickOn(*secret, withCommand(*secret, Order::Rule));
  auto* book = secret->findChild<RulesPanel*>();
  REQUIRE(book != nullptr);
  CHECK(book->isVisible());
  CHECK(book->openedPage() == ruleNow(secret->shown().view.viewer));
  CHECK_FALSE(game.window.rulesPanel()->isVisible());
}

TEST_CASE("A line of the log leads to its card or its rule by one click", "[window][rules][log]") {
  Playing game(3, 5);
  REQUIRE(game.clickUntil([&] { return game.onTable() && game.room().steps() > 6; }));
  QTest::keyClick(game.window.table(), Qt::Key_F3);
  game.settle();
  LogList& list = *game.window.log()->findChild<LogList*>();
  REQUIRE(list.rows().size() > 3);
  // given rows about a card, and rows about none
  const auto isCards = [](const LogRow& row) { return row.page.startsWith("card:"); };
  for (const LogRow& row : list.rows()) {
    INFO(row.sentence.toStdString());
    const bool shows = std::ranges::any_of(row.pictures, [](const LogPicture& p) { return p.card != CardId::None; });
    CHECK(isCards(row) == shows);
    if (!isCards(row) && !row.page.isEmpty()) CHECK(shipped().rules.find(row.page.toStdString()) != nullptr);
  }
  for (const bool card : {true, false}) {
    const auto at = std::ranges::find_if(
        list.rows(), [&](const LogRow& row) { return !row.page.isEmpty() && isCards(row) == card; });
    REQUIRE(at != list.rows().end());
    const QString page = at->page;
    // when one is clicked, then the rule book opens at it
    QListWidgetItem* item = list.item(static_cast<int>(at - list.rows().begin()));
    list.scrollToItem(item);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(item).center());
    CHECK(game.window.rulesPanel()->isVisible());
    CHECK(game.window.rulesPanel()->openedPage() == page);
    game.window.rulesPanel()->hide();
  }
}

TEST_CASE("Help on a card leads to all rules that the card touches, from what is held up as well", "[window][rules]") {
  // given a hand behind the curtain
  Playing game(3, 2);
  REQUIRE(game.clickUntil([&] {
    return game.window.secret() != nullptr && game.window.secret()->shown().purpose == VisitFor::Answer &&
           !game.window.secret()->ballotUp() && game.window.secret()->shown().view.hand.size() > 2;
  }));
  SecretScreen* secret = game.window.secret();
  Piece* card = nullptr;
  for (Piece* piece : secret->allPieces())
    if (piece->look().card.kind != 0 && !shipped().rules.rulesOn(secret->help(piece).design).empty()) card = piece;
  REQUIRE(card != nullptr);
  const std::string design = secret->help(card).design;
  // when one of its cards is held up and F1 is pressed
  card->setFocus();
  QTest::keyPress(secret, Qt::Key_Z);
  REQUIRE(secret->closer() != nullptr);
  QTest::keyClick(secret, Qt::Key_F1);
  // then help is open, nothing is held up any more, and each rule and the card's page is a link
  CHECK(secret->closer() == nullptr);
  REQUIRE(secret->helpPanel()->isVisible());
  auto* help = secret->helpPanel()->findChild<QTextBrowser*>();
  const QStringList links = linksIn(help->toHtml());
  for (const std::string& rule : shipped().rules.rulesOn(design)) CHECK(links.contains(QString::fromStdString(rule)));
  emit help->anchorClicked(QUrl("card:" + QString::fromStdString(design)));
  auto* book = secret->findChild<RulesPanel*>();
  CHECK(book->openedPage() == "card:" + QString::fromStdString(design));
  // and the book there plays no example and saves no file
  book->openPage("EX-08");
  CHECK_FALSE(book->findChild<QPushButton*>("play")->isVisible());
  CHECK_FALSE(book->findChild<QPushButton*>("summary")->isVisible());
}

}  // namespace w13::test
