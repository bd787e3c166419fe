// What the table tells in the open beside board and cards: what becomes of the dice, the order of a step, who called a
// vote.

#include <QRegularExpression>

#include "support/catch.h"
#include "ui/games/warehouse13/screen/die_help.h"
#include "window.h"

namespace w13::test {

namespace {

/// All that is written on a screen.
QStringList texts(const Screen& screen) {
  QStringList all;
  for (QGraphicsItem* item : screen.scene()->items()) {
    if (!item->isVisible()) continue;
    if (const Area* area = dynamic_cast<const Area*>(item))
      for (const Written& each : area->written()) all << each.words;
    if (const Piece* piece = dynamic_cast<const Piece*>(item))
      for (const Written& each : piece->written()) all << each.words;
  }
  return all;
}

}  // namespace

TEST_CASE("Each seat tells in the open what becomes of the die it has shown", "[table][GOO-02][APPLY-02]") {
  Playing game(3, 3);
  REQUIRE(game.dealt());
  TableScreen& table = *game.window.table();
  // given three dice that have been shown
  TableShown shown = table.shown();
  shown.decision = {};
  View& v = shown.view;
  v.retrievalOpen = true;
  for (int seat = 0; seat < 3; ++seat) {
    const DieId die = dieAt(3 * seat);
    v.seats[seat].claimed = die;
    v.seats[seat].revealed = die;
    v.dice[die] = {Spot::Claimed, seatAt(seat), {Symbol::Lore, 1}, false};
  }
  for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)}) {
    game.window.resize(size);
    v.ahead = {};
    table.show(shown);
    CHECK(texts(table).filter("applies").isEmpty());
    // when the rules have settled what comes, then each seat says it
    v.ahead = {.taken = dieAt(0), .open = {}, .applied = dieAt(3), .misapplied = dieAt(6), .goo = true};
    table.show(shown);
    CHECK(texts(table).filter("Goo takes it").size() == 1);
    CHECK(texts(table).filter("misapplied: Lore").size() == 1);
    CHECK(texts(table).filter(QRegularExpression("^applies: Lore")).size() == 1);
    CHECK(texts(table).filter("No die matches").isEmpty());
    // and where the Traitor may choose, only that
    v.ahead = {.taken = {}, .open = dieAt(0), .applied = {}, .misapplied = {}, .goo = true};
    table.show(shown);
    CHECK(texts(table).filter("Goo may take it").size() == 1);
    CHECK(texts(table).filter("applies").isEmpty());
    CHECK(texts(table).filter("No die matches").isEmpty());
    // and where the Goo finds none, that it takes none
    v.goo.clear();
    v.goo.push({Symbol::Tech, 1});
    v.ahead = {.taken = {}, .open = {}, .applied = dieAt(3), .misapplied = {}, .goo = true};
    table.show(shown);
    CHECK(texts(table).filter("No die matches: it takes none.").size() == 1);
    v.goo.clear();
  }
}

TEST_CASE("A challenge says when both Warehouse dice are rolled for it", "[table][PRINT-06]") {
  Playing game(3, 3);
  REQUIRE(game.dealt());
  TableScreen& table = *game.window.table();
  // given a challenge before its roll
  TableShown shown = table.shown();
  shown.decision = {};
  shown.decision.ask(seatAt(0), static_cast<std::uint16_t>(Ask::RollChallenge), kernel::Rule::None,
                     kernel::Openness::Public);
  shown.decision.offer(choice(verb::Roll));
  shown.view.challenge.open = true;
  shown.view.challenge.seat = seatAt(0);
  shown.view.challenge.difficulty = 2;
  shown.view.challenge.bonus = 1;
  table.show(shown);
  CHECK(texts(table).filter("Faces that win now: ").size() == 1);
  // when a card lies there that makes the roll use both, then each of them must win
  const Catalog& cards = game.room().cards();
  for (const CardId card : cards.all(Kind::Traitor))
    if (cards.of(card).id == "self-fulfilling-prophecy" && shown.view.staying.empty()) shown.view.staying.push(card);
  table.show(shown);
  CHECK(texts(table).filter("Faces that win now: ").isEmpty());
  CHECK(texts(table).filter("Both dice are rolled, and each must win: ").size() == 1);
}

TEST_CASE("The Actions step of a Plot turn shows its order on both panels", "[table][FINAL-15][FINAL-22]") {
  Playing game(4, 3);
  REQUIRE(game.dealt());
  TableScreen& table = *game.window.table();
  // given the second of three Agents, who acts against the revealed Traitor
  TableShown shown = table.shown();
  View& v = shown.view;
  v.phase = Phase::Finale;
  v.traitorRevealed = true;
  v.seats[3].traitor = true;
  v.seats[3].isAgent = false;
  for (DieView& die : v.dice) die = DieView();
  v.actions = {ActionsPart::AgentActs, seatAt(0), 2};
  for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)}) {
    game.window.resize(size);
    table.show(shown);
    for (const bool other : {false, true}) {
      if (other) QTest::keyClick(&table, Qt::Key_B);
      const QStringList all = texts(table);
      CHECK(all.filter("Order of the Actions step").size() == 1);
      CHECK(all.filter("may answer").size() == 3);
      CHECK(all.filter(QRegularExpression("^✓ may answer$")).size() == 1);  // what followed the first Action is past
      CHECK(all.contains("✓ acts"));
      CHECK(all.contains("✓ draws"));
    }
    // in any other step there is none
    TableShown none = shown;
    none.view.actions = {};
    table.show(none);
    CHECK(texts(table).filter("Order of the Actions step").isEmpty());
  }
}

TEST_CASE("A die tells which faces help where a card lets clues count as any type", "[help][RETR-15]") {
  Playing game(3, 3);
  REQUIRE(game.dealt());
  const Catalog& cards = game.room().cards();
  const Words& words = game.room().words();
  // given an artifact that needs Logic, and no card that opens a clue
  View v = game.window.table()->shown().view;
  v.needed = {};
  v.applied = {};
  v.anyType.clear();
  v.needed[Symbol::Logic] = 2;
  const DieId yellow = dieAt(6);
  v.dice[yellow] = {Spot::Claimed, seatAt(0), {}, false};
  CHECK(facesOf(of(yellow), v, cards, words).endsWith("1 of 6 help here: 1-Logic."));
  // when Rheticus' Compass lies open, then each Lore clue but the 0 helps as well, and the help says why
  const DesignId compass = cards.find("rheticus-compass");
  REQUIRE(compass != DesignId::None);
  v.anyType.push({compass, Seat::Table, {.symbol = Symbol::Lore}});
  const QString opened = facesOf(of(yellow), v, cards, words);
  CHECK(opened.contains("3 of 6 help here: "));
  CHECK(opened.endsWith("1-Lore, 2-Lore may count as any type: Rheticus' Compass."));
  // and an Ability opens the clues of its owner only
  v.anyType.clear();
  v.anyType.push({compass, seatAt(1), {.symbol = Symbol::Lore}});
  CHECK(facesOf(of(yellow), v, cards, words).endsWith("1 of 6 help here: 1-Logic."));
}

}  // namespace w13::test
