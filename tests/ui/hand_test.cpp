// What hands do to the window, as they do it: keys that repeat, a busy machine, clicks that come too early, people who
// wait. Time passes only when a test says so.

#include <QKeyEvent>
#include <algorithm>

#include "first_season.h"
#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// A window as people have it: curtains are held, questions hold still, windows of a Retrieval close by themselves.
WindowSetup byHand() {
  WindowSetup setup = quick();
  setup.curtainHold = Curtain::kHold;
  setup.still = Screen::kStill;
  setup.clock = true;
  return setup;
}

/// Space as the system tells it, at a time of its own clock.
void space(QWidget* widget, bool down, quint64 at, bool repeats = false) {
  QKeyEvent event(down ? QEvent::KeyPress : QEvent::KeyRelease, Qt::Key_Space, Qt::NoModifier, " ", repeats);
  event.setTimestamp(at);
  QApplication::sendEvent(widget, &event);
}

struct Hung {
  HandClock clock;
  Playing game{people(3, 1), byHand()};
  Curtain* curtain = game.window.curtain();
  Hung() { REQUIRE(game.window.page() == curtain); }
  [[nodiscard]] bool opened() const { return game.window.page() != curtain; }
};

}  // namespace

TEST_CASE("Space held on the curtain opens it although the key repeats as real presses", "[SECRET-14][hand]") {
  // given a system that tells each repeat as the key going up and down again, 30 milliseconds apart
  Hung hung;
  space(hung.curtain, true, 1000);
  hung.clock.pass(400);
  for (int at = 400; at < 790; at += 30) {
    space(hung.curtain, false, 1000 + at);
    hung.clock.pass(10);
    space(hung.curtain, true, 1010 + at);
    hung.clock.pass(20);
    REQUIRE(!hung.opened());
  }
  // when the time is over
  hung.clock.pass(40);
  // then it is open, and the key that still repeats does not close it again
  REQUIRE(hung.opened());
  hung.clock.pass(600);  // the halves have parted
  for (int at = 0; at < 600; at += 30) {
    space(hung.game.window.secret(), false, 2000 + at);
    space(hung.game.window.secret(), true, 2010 + at);
    hung.clock.pass(30);
  }
  REQUIRE(hung.game.window.secret() != nullptr);
  space(hung.game.window.secret(), false, 2700);
  // but once it has been let go, a tap closes the curtain
  hung.clock.pass(1000);
  space(hung.game.window.secret(), true, 4000);
  hung.game.settle();
  CHECK(hung.game.window.secret() == nullptr);
}

TEST_CASE("A curtain that opens at a press of Space stays open while the key is held", "[hand]") {
  for (const bool marked : {false, true}) {
    // given one person among bots, whose curtain needs no hold, and a key that repeats after 660 milliseconds
    HandClock clock;
    Playing game(people(3, 1, {"", "rule", "rule"}), byHand());
    REQUIRE(game.window.page() == game.window.curtain());
    space(game.window.curtain(), true, 1000);
    clock.pass(100);
    game.settle();
    REQUIRE(game.window.secret() != nullptr);
    // when it is held for longer
    clock.pass(560);
    for (int at = 660; at < 1500; at += 30) {
      if (!marked) space(game.window.secret(), false, 1000 + at);
      space(game.window.secret(), true, 1000 + at, marked);
      clock.pass(30);
      game.settle();
      REQUIRE(game.window.secret() != nullptr);
    }
    // then it stays open, and a tap closes it afterwards
    space(game.window.secret(), false, 2600);
    clock.pass(1000);
    space(game.window.secret(), true, 4000);
    game.settle();
    CHECK(game.window.secret() == nullptr);
  }
}

TEST_CASE("Space held on the table goes through the curtain in one movement", "[SECRET-14][hand]") {
  for (const bool marked : {false, true}) {
    // given a table that asks for the hand of one of three people
    HandClock clock;
    Playing game(people(3, 1), byHand());
    quint64 now = 1000;
    const auto asks = [&] { return game.onTable() && withCommand(*game.window.table(), Order::Curtain) != nullptr; };
    const auto step = [&] {
      clock.pass(2000);
      if (game.window.page() != game.window.curtain()) return game.player.step();
      space(game.window.curtain(), true, now += 1000);
      space(game.window.curtain(), false, now += 1000);
      return true;
    };
    REQUIRE(game.stepUntil(asks, step));
    clock.pass(2000);
    // when Space is held there
    space(game.window.focusWidget(), true, now += 1000);
    REQUIRE(game.window.page() == game.window.curtain());
    for (unsigned at = 500; at < Curtain::kHold; at += 30) {
      REQUIRE(game.window.page() == game.window.curtain());
      clock.pass(at == 500 ? 500 : 30);
      if (!marked) space(game.window.focusWidget(), false, now + at);
      space(game.window.focusWidget(), true, now + at, marked);
    }
    clock.pass(100);
    // then the hand is open
    CHECK(game.window.secret() != nullptr);
  }
}

TEST_CASE("Who still holds the Space that closed their hand opens nobody else's", "[SECRET-14][secrecy][hand]") {
  for (const bool marked : {false, true}) {
    // given the briefing of the first of three people, closed by Space, which stays down
    HandClock clock;
    Playing game(people(3, 1), byHand());
    REQUIRE(game.window.page() == game.window.curtain());
    space(game.window.curtain(), true, 1000);
    space(game.window.curtain(), false, 2000);
    REQUIRE(game.window.secret() != nullptr);
    const Seat first = game.window.secret()->shown().view.viewer;
    clock.pass(2000);
    space(game.window.secret(), true, 5000);
    game.settle();
    REQUIRE(game.window.page() == game.window.curtain());
    // when it repeats for three seconds, marked as repeats or as going up and down
    for (int at = 500; at < 3500; at += 30) {
      clock.pass(30);
      if (!marked) space(game.window.focusWidget(), false, 5000 + at);
      space(game.window.focusWidget(), true, 5000 + at + (marked ? 0 : 10), marked);
      game.settle();
      // then the curtain of the next one stays closed
      REQUIRE(game.window.secret() == nullptr);
    }
    // and opens for whoever presses anew
    space(game.window.focusWidget(), false, 9000);
    clock.pass(1000);
    space(game.window.focusWidget(), true, 10'000);
    space(game.window.focusWidget(), false, 11'000);
    REQUIRE(game.window.secret() != nullptr);
    CHECK(game.window.secret()->shown().view.viewer != first);
  }
}

TEST_CASE("On a busy machine a hold counts by the time of its events", "[SECRET-14][hand]") {
  // given a window that was busy while Space was held for a second, and gets both events at once
  Hung hung;
  space(hung.curtain, true, 5000);
  space(hung.curtain, false, 6000);
  CHECK(hung.opened());
}

TEST_CASE("Space that is let go too early does not open the curtain", "[SECRET-14][hand]") {
  Hung hung;
  space(hung.curtain, true, 1000);
  hung.clock.pass(700);
  space(hung.curtain, false, 1700);
  hung.clock.pass(2000);
  CHECK(!hung.opened());
}

TEST_CASE("A click that comes right after the question has changed does nothing", "[RULING-50][hand]") {
  // given a table that has just been asked something
  HandClock clock;
  WindowSetup setup = quick();
  setup.still = Screen::kStill;
  Playing game(people(3, 1), setup);
  clock.pass(1000);
  const auto patient = [&] {
    clock.pass(Screen::kStill + 10);
    return game.onTable() && withCommand(*game.window.table(), Order::Curtain) != nullptr;
  };
  REQUIRE(game.clickUntil(patient));
  TableScreen& table = *game.window.table();
  TableShown shown = table.shown();
  ++shown.known;  // something else has happened meanwhile
  table.show(shown);
  // when the golden button is clicked at once, by mouse and by key
  clickOn(table, withCommand(table, Order::Curtain));
  QTest::keyClick(&table, Qt::Key_H);
  // then nothing happens; a moment later it does what it says
  CHECK(game.onTable());
  clock.pass(Screen::kStill + 10);
  clickOn(table, withCommand(table, Order::Curtain));
  CHECK(game.window.page() == game.window.curtain());
}

TEST_CASE("A window of a Retrieval closes by itself, unless somebody waits", "[RULING-74][hand]") {
  // given a window of a Retrieval that some card could answer
  HandClock clock;
  WindowSetup setup = quick();
  setup.clock = true;
  Playing game(people(3, 1), setup);
  const auto closing = [&] {
    const kernel::Decision face = game.room().decision(Seat::Table);
    return game.onTable() && PublicClock::closes(face);
  };
  REQUIRE(game.clickUntil(closing));
  TableScreen& table = *game.window.table();
  const int steps = game.room().steps();
  REQUIRE(table.clock().runs());
  SECTION("after its time") {
    clock.pass(PublicClock::kRuns - 100);
    CHECK(game.room().steps() == steps);
    clock.pass(200);
    game.settle();
    CHECK(game.room().steps() > steps);
  }
  SECTION("not once somebody has pressed Wait") {
    QTest::keyClick(&table, Qt::Key_W);
    clock.pass(10 * PublicClock::kRuns);
    game.settle();
    CHECK(game.room().steps() == steps);
    CHECK(withCommand(table, Order::Wait) == nullptr);
  }
  SECTION("not while somebody looks whether to respond, nor afterwards") {
    QTest::keyClick(&table, Qt::Key_1);
    REQUIRE(!game.onTable());
    clock.pass(10 * PublicClock::kRuns);
    QTest::keyClick(game.window.curtain(), Qt::Key_Escape);
    game.settle();
    REQUIRE(game.onTable());
    clock.pass(10 * PublicClock::kRuns);
    CHECK(game.room().steps() == steps);
  }
}

TEST_CASE("A window of a Retrieval waits for the note of a first season, and then takes its whole time",
          "[RULING-74][first][hand]") {
  // given a first season at a window of a Retrieval
  HandClock clock;
  WindowSetup setup = quick();
  setup.clock = true;
  Playing game(firstSeason(3, 1), setup);
  const auto closing = [&] { return game.onTable() && PublicClock::closes(game.room().decision(Seat::Table)); };
  REQUIRE(game.clickUntil(closing));
  const int steps = game.room().steps();
  // when the table has come to rest, and its note lies there
  clock.pass(1000);
  settleMore(game);
  REQUIRE(noteUp(game) != nullptr);
  // then nothing goes on while somebody reads
  CHECK_FALSE(game.window.table()->clock().runs());
  clock.pass(10 * PublicClock::kRuns);
  CHECK(game.room().steps() == steps);
  // and once all has been read the window has all of its time
  std::set<std::string> seen;
  while (noteUp(game) != nullptr) {
    readAll(game, seen);
    clock.pass(1000);
    settleMore(game);
  }
  CHECK(game.room().steps() == steps);
  CHECK(game.window.table()->clock().runs());
  clock.pass(PublicClock::kRuns);
  settleMore(game);
  CHECK(game.room().steps() > steps);
}

TEST_CASE("Each window that closes by itself says so, also after another one", "[RULING-74][hand]") {
  // given the windows of two Episodes, each closed by the clock
  HandClock clock;
  WindowSetup setup = quick();
  setup.clock = true;
  Playing game(people(3, 1), setup);
  int inARow = 0, most = 0;
  for (int moments = 0; moments < 600 && most < 2; ++moments) {
    game.settle();
    const bool closes = game.onTable() && PublicClock::closes(game.room().decision(Seat::Table));
    inARow = closes ? inARow + 1 : 0;
    most = std::max(most, inARow);
    if (!closes) {
      if (!game.click()) break;
      continue;
    }
    // when one comes up, then the clock runs, and who wants to wait can
    CHECK(game.window.table()->clock().runs());
    CHECK(withCommand(*game.window.table(), Order::Wait) != nullptr);
    clock.pass(PublicClock::kRuns + PublicClock::kTick);
  }
  CHECK(most == 2);
}

TEST_CASE("The bar of a window is gone when another question is asked", "[RULING-74][hand]") {
  // given a clock that runs for a window
  HandClock clock;
  PublicClock runs;
  kernel::Decision window, roll;
  window.ask(seatAt(0), static_cast<std::uint16_t>(Ask::GoOnToGoo), {}, kernel::Openness::Public);
  roll.ask(seatAt(0), static_cast<std::uint16_t>(Ask::RollDice), {}, kernel::Openness::Public);
  runs.watch(window, 1, true);
  clock.pass(1000);
  REQUIRE(runs.left() > 0);
  // when a question is asked that is pressed
  double shown = 1;
  QObject::connect(&runs, &PublicClock::ticked, [&] { shown = runs.left(); });
  runs.watch(roll, 2, true);
  // then whoever draws the bar hears that nothing is left
  CHECK(shown == 0);
}

TEST_CASE("The clock of a window runs alike whatever hands hold", "[RULING-74][SECRET-45][secrecy][hand]") {
  // given every question that closes by itself, shown by the table without a view of any hand
  HandClock clock;
  PublicClock runs;
  for (const Ask ask :
       {Ask::BeginRetrieval, Ask::BeginCovering, Ask::GoOnToGoo, Ask::LetGooAct, Ask::GoOnAfterApplying}) {
    kernel::Decision face;
    face.ask(seatAt(0), static_cast<std::uint16_t>(ask), {}, kernel::Openness::Public);
    // when it is watched, then it takes its time and nothing else
    int over = 0;
    const auto heard = QObject::connect(&runs, &PublicClock::ran, [&] { ++over; });
    runs.watch(face, static_cast<int>(ask), true);
    clock.pass(PublicClock::kRuns - PublicClock::kTick);
    CHECK(over == 0);
    clock.pass(2 * PublicClock::kTick);
    CHECK(over == 1);
    QObject::disconnect(heard);
  }
  kernel::Decision letGo;
  letGo.ask(seatAt(0), static_cast<std::uint16_t>(Ask::LetItGo), {}, kernel::Openness::Public);
  CHECK(!PublicClock::closes(letGo));  // always pressed
}

}  // namespace w13::test
