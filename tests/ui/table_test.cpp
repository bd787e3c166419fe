// The table screen: everything can be reached, shown twice it is the same, and it says why not.

#include <QSignalSpy>
#include <algorithm>

#include "support/catch.h"
#include "ui/games/warehouse13/pages/pause_menu.h"
#include "window.h"

namespace w13::test {

TEST_CASE("In the menu, down goes through the entries as they stand", "[window]") {
  // given a menu with entries that came later than the others
  QWidget over;
  over.resize(1280, 800);
  over.show();
  PauseMenu* menu = new PauseMenu({}, PauseMenu::Leaves::Season, &over);
  menu->offerShields();
  menu->addPin(0, "Anna");
  menu->open();
  QApplication::setActiveWindow(&over);
  QApplication::processEvents();
  QList<QPushButton*> entries = menu->findChildren<QPushButton*>();
  std::ranges::sort(entries, {}, [](const QPushButton* each) { return each->y(); });
  REQUIRE(entries.size() > 6);
  // then down leads from each to the one below it
  for (QPushButton* each : entries) {
    CHECK(over.focusWidget() == each);
    QTest::keyClick(each, Qt::Key_Down);
  }
}

TEST_CASE("Every public choice has a thing or a button that makes it", "[window]") {
  Playing game(4, 9);
  game.unpainted();
  REQUIRE(game.dealt());
  for (int clicks = 0; clicks < 250 && !game.room().over(); ++clicks) {
    game.settle();
    if (game.onTable()) {
      const kernel::Decision d = game.room().decision(Seat::Table);
      for (const kernel::Choice& choice : d.openChoices()) {
        bool found = false;
        for (const Piece* piece : game.window.table()->livePieces())
          for (const kernel::Choice& offered : piece->look().choices) found = found || offered == choice;
        if (choice.verb == verb::Neutralize)
          found = found || withCommand(*game.window.table(), Order::Neutralize) != nullptr;
        INFO(game.room().words().choice(choice, d, game.room().view(Seat::Table)));
        REQUIRE(found);
      }
    }
    if (!game.player.step()) break;
  }
}

TEST_CASE("A click on the page of a challenge does not reach what lies below it", "[window]") {
  // given a challenge, whose page lies over the board
  Playing game(3, 2);
  REQUIRE(game.clickUntil([&] { return game.onTable() && game.room().view(Seat::Table).challenge.open; }));
  TableScreen& table = *game.window.table();
  QSignalSpy said(&table, &Screen::saidWhyNot), chosen(&table, &TableScreen::chosen);
  // when it is clicked wherever a thing lies below it and nothing on it
  int clicked = 0;
  for (const Piece* piece : table.allPieces()) {
    const QPoint at = table.mapFromScene(piece->home());
    if (!table.viewport()->rect().contains(at) || table.pieceAt(at) != nullptr) continue;
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, at);
    ++clicked;
  }
  // then nothing is said of what lies there, nor chosen
  CHECK(clicked > 5);
  CHECK(said.isEmpty());
  CHECK(chosen.isEmpty());
}

TEST_CASE("Whatever a question may name can be clicked on the table, in every phase", "[window]") {
  // given a table in an Investigation, and one in a Retrieval
  Playing game(5, 3);
  const std::vector<std::pair<Thing, int>> kinds = {
      {Thing::Die, kDice}, {Thing::Seat, 5}, {Thing::Place, kPlaces}, {Thing::Type, 4}, {Thing::Number, 6}};
  for (const bool retrieval : {false, true}) {
    REQUIRE(game.clickUntil([&] {
      return game.onTable() && game.room().view(Seat::Table).retrievalOpen == retrieval && game.room().steps() > 40;
    }));
    TableShown shown = game.window.table()->shown();
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(1330, 1167)}) {
      game.window.resize(size);
      for (const auto& [kind, count] : kinds) {
        // when somebody is asked for any thing of a kind
        shown.decision.clear();
        shown.decision.ask(seatAt(1), static_cast<std::uint16_t>(Ask::ChooseDie), Rule{}, kernel::Openness::Public);
        for (int at = 0; at < count; ++at) shown.decision.offer(choice(verb::Choose, nounOf(kind, at)));
        game.window.table()->show(shown);
        game.settle();
        // then each of them has a place that the mouse can reach
        for (const kernel::Choice& each : shown.decision.choices()) {
          bool reached = false;
          for (const Piece* piece : game.window.table()->livePieces())
            for (const kernel::Choice& offered : piece->look().choices)
              reached = reached || (offered == each && game.window.table()->freePoint(*piece).has_value());
          INFO(size.width() << " wide, retrieval " << retrieval << ": "
                            << game.room().words().choice(each, shown.decision, shown.view));
          CHECK(reached);
        }
      }
    }
    game.window.resize(1280, 800);
    TableShown real = shown;
    real.decision = game.room().decision(Seat::Table);
    game.window.table()->show(real);
  }
}

namespace {

/// A season in which somebody is asked in the open to work the case, and can claim.
bool working(Playing& game) {
  const kernel::Decision face = game.room().decision(Seat::Table);
  return game.onTable() && static_cast<Ask>(face.question()) == Ask::WorkTheCase &&
         face.openness() == kernel::Openness::WithHand;
}

Spot spotOf(Playing& game, DieId die) { return game.room().view(Seat::Table).dice[die].spot; }

}  // namespace

TEST_CASE("A click on a clue wants to claim it: the hand opens with the clue picked", "[CLAIM-01][CLAIM-09]") {
  // given somebody who works the case
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] { return working(game); }));
  TableScreen& table = *game.window.table();
  const Seat seat = game.room().decision(Seat::Table).seat();
  const Dice reach = game.room().reach();
  REQUIRE(!reach.empty());
  // when a glowing clue is clicked
  const auto isClue = [](const Piece* piece) { return piece->look().lit && thingOf(piece->look().noun) == Thing::Die; };
  const std::vector<Piece*> live = table.livePieces();
  const auto clue = std::ranges::find_if(live, isClue);
  REQUIRE(clue != live.end());
  const DieId die = dieOf((*clue)->look().noun);
  CHECK(reach.has(die));
  clickOn(table, *clue);
  REQUIRE(game.window.page() == game.window.curtain());
  CHECK(spotOf(game, die) == Spot::Leads);  // nothing has happened to it
  game.click();
  // then the hand of that seat is open, and the clue is picked if the hand can pay for it
  REQUIRE(game.window.secret() != nullptr);
  const SecretScreen& secret = *game.window.secret();
  CHECK(secret.shown().view.viewer == seat);
  CHECK(secret.shown().first == die);
}

TEST_CASE("Neutralizing takes the tool, a clue and a yes, and can be put away before", "[NEUT-01][NEUT-02]") {
  // given somebody who works the case and takes the Neutralizer
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] { return working(game); }));
  TableScreen& table = *game.window.table();
  clickOn(table, withCommand(table, Order::Neutralize));
  const auto violet = [&] {
    std::vector<Piece*> found;
    for (Piece* piece : table.livePieces())
      if (!piece->look().tool.isEmpty()) found.push_back(piece);
    return found;
  };
  REQUIRE(violet().size() > 1);
  const DieId die = dieOf(violet().front()->look().noun), other = dieOf(violet().back()->look().noun);
  // when a clue is clicked, another one, and the tool is put away
  clickOn(table, violet().front());
  clickOn(table, violet().back());
  CHECK(spotOf(game, die) == Spot::Leads);
  CHECK(spotOf(game, other) == Spot::Leads);
  QTest::keyClick(&table, Qt::Key_Escape);
  CHECK(violet().empty());
  // then nothing has happened; the same clue clicked twice does it
  CHECK(working(game));
  QTest::keyClick(&table, Qt::Key_N);
  clickOn(table, violet().front());
  clickOn(table, violet().front());
  game.settle();
  CHECK(spotOf(game, die) == Spot::Neutralized);
}

TEST_CASE("Showing the same moment twice paints the same picture", "[window]") {
  Playing game(5, 3);
  REQUIRE(game.dealt());
  const QImage once = game.window.table()->grab().toImage();
  const TableShown shown = game.window.table()->shown();
  game.window.table()->show(shown);
  CHECK(game.window.table()->grab().toImage() == once);
}

TEST_CASE("Everything that can be clicked is reached with Tab and chosen with Enter", "[window][keyboard]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  TableScreen* table = game.window.table();
  table->setFocus();
  const std::vector<Piece*> live = table->livePieces();
  std::set<const QGraphicsItem*> reached;
  for (std::size_t press = 0; press < live.size(); ++press) {
    QTest::keyClick(table, Qt::Key_Tab);
    reached.insert(table->scene()->focusItem());
  }
  for (const Piece* piece : live) {
    INFO(piece->look().name.toStdString());
    CHECK(reached.count(piece) == 1);
    CHECK_FALSE(piece->look().name.isEmpty());
  }
  // when Enter is pressed on a choice
  const int before = game.room().steps();
  for (Piece* piece : table->livePieces())
    if (piece->look().choices.size() == 1) {
      piece->setFocus();
      break;
    }
  QTest::keyClick(table, Qt::Key_Return);
  game.settle();
  CHECK(game.room().steps() == before + 1);
}

TEST_CASE("A place that cannot be used says by which rule", "[FIELD-01]") {
  // given an Agent in the Warehouse who takes an Action
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] {
    const kernel::Decision d = game.room().decision(Seat::Table);
    return game.onTable() && static_cast<Ask>(d.question()) == Ask::TakeAction &&
           game.room().view(Seat::Table).seats[d.seat()].at == Location::Warehouse;
  }));
  // when Field Research is clicked
  const int before = game.room().steps();
  for (const Piece* piece : pieces(*game.window.table()))
    if (piece->look().noun == of(Place::FieldResearch) && piece->isVisible()) {
      clickOn(*game.window.table(), piece);
      break;
    }
  // then nothing happens, and a chip beside it names the rule
  CHECK(game.room().steps() == before);
  const ChipArea* chip = game.window.table()->chip();
  REQUIRE(chip != nullptr);
  CHECK(chip->kind() == ChipArea::Kind::WhyNot);
  CHECK(chip->words().contains("Field"));
  CHECK(chip->words().contains("Warehouse"));
}

TEST_CASE("A choice that taught nobody anything can be taken back with Ctrl+Z", "[window]") {
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] { return game.onTable() && game.room().mayUndo(); }));
  const int before = game.room().steps();
  QTest::keyClick(game.window.table(), Qt::Key_Z, Qt::ControlModifier);
  game.settle();
  CHECK(game.room().steps() < before);
}

TEST_CASE("The menu leaves a season, which can then be gone on with", "[window]") {
  // given a season on its table
  Playing game(3, 1);
  REQUIRE(game.dealt());
  // when the menu is opened with the mouse
  clickOn(*game.window.table(), withCommand(*game.window.table(), Order::Menu));
  QWidget* menu = game.window.findChild<QWidget*>("table-menu");
  REQUIRE(menu != nullptr);
  CHECK(menu->isVisible());
  QTest::mouseClick(menu->findChild<QPushButton*>("menu-leave"), Qt::LeftButton);
  game.settle();
  // then the start screen is up, and the season's screens are gone
  CHECK(game.window.page() == game.window.startScreen());
  CHECK(game.window.room() == nullptr);
  CHECK(game.window.table() == nullptr);
}

TEST_CASE("The log names a discard only while everybody can see it", "[PILE-04][SECRET-02]") {
  // given two Traits discarded one after the other on the same pile
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const Catalog& cards = game.room().cards();
  std::vector<CardId> logic;
  for (const CardId card : cards.all(Kind::Trait))
    if (cards.of(card).type == Symbol::Logic &&
        (logic.empty() || cards.designOf(card) != cards.designOf(logic.front())))
      logic.push_back(card);
  View v = game.room().view(Seat::Table);
  LogPanel log(cards, game.room().words(), nullptr);
  Event discarded;
  discarded.what = Happened::CardDiscarded;
  discarded.seat = seatAt(0);
  discarded.noun = of(logic[0]);
  // when the first lies on top, its name is told
  v.traits[0].top = logic[0];
  log.add({discarded}, v);
  const QString first = QString::fromStdString(cards.of(logic[0]).name.en);
  CHECK(log.lines(v).join("\n").contains(first));
  // when another covers it, no longer
  discarded.noun = of(logic[1]);
  v.traits[0].top = logic[1];
  log.add({discarded}, v);
  CHECK_FALSE(log.lines(v).join("\n").contains(first));
  CHECK(log.lines(v).join("\n").contains(QString::fromStdString(cards.of(logic[1]).name.en)));
}

TEST_CASE("Options that contradict each other cannot be dealt, and the screen says which", "[VAR-29]") {
  MainWindow window(quick());
  window.resize(1280, 800);
  window.show();
  auto* deal = window.startScreen()->findChild<QPushButton*>("deal");
  REQUIRE(deal->isEnabled());
  window.startScreen()->findChild<QCheckBox*>("cooperative")->setChecked(true);
  CHECK(deal->isEnabled());
  window.startScreen()->findChild<QCheckBox*>("revealed-traitor")->setChecked(true);
  CHECK_FALSE(deal->isEnabled());
}

TEST_CASE("With three players debronzing stays open unless it is switched off", "[RULING-28]") {
  MainWindow window(quick());
  CHECK(window.startScreen()->start().setup.variants.debronzeStaysOpen);
  seat(window, 3, "person");
  CHECK(window.startScreen()->start().setup.agents.size() == 4);
  CHECK_FALSE(window.startScreen()->start().setup.variants.debronzeStaysOpen);
}

}  // namespace w13::test
