// Undo at a table with bots: a person's choice comes back to that person, a bot's stays, as the bot would only make it
// again.

#include "auction_play.h"

namespace w13::test {

namespace {

/// A table of Vault with two people and a bot, without its window.
struct VaultWithBot {
  explicit VaultWithBot(std::uint64_t seed) : luck(seed), room(game, rules, begun(seed), house::Language::English, 0) {
    table.resize(1280, 800);
    table.sitIn(&room);
    room.open();
  }
  [[nodiscard]] ui::PlainMatch begun(std::uint64_t seed) const {
    ui::PlainMatch match;
    match.box = game.open({});
    match.start.seed = seed;
    match.start.players.resize(3);
    match.start.bots = {"", "", "random"};
    match.start.setup = game.completed({}, 3, *match.box);
    match.match = match.box->begin(match.start.setup, std::make_unique<kernel::Luck>(seed));
    return match;
  }
  /// Waits until a person is asked; false: the match is over.
  [[nodiscard]] bool asksPerson() {
    REQUIRE(QTest::qWaitFor([&] { return !room.thinking(); }));
    return !room.match().over();
  }
  /// Whoever is asked takes any choice.
  void answer() {
    const Seat seat = room.face().seat();
    kernel::Decision d;
    room.match().decision(seat, d);
    room.choose(seat, d[luck.pick(d.size(), kernel::ChanceOf::Card)]);
  }
  [[nodiscard]] bool offersUndo() const { return table.findChild<QPushButton*>("undo")->isEnabled(); }

  const house::GameModule& game = *games::named("vault");
  const house::RuleBook rules = game.rules();
  kernel::Luck luck;
  ui::PlainRoom room;
  ui::PlainTable table{game, nullptr};
};

}  // namespace

TEST_CASE("A person's choice can be undone and is asked again", "[window][bots]") {
  // given a person's choice from which nobody has learnt anything, at a table with a bot
  Playing game(people(3, 4, {"", "", "random"}));
  game.unpainted();
  Seat before = Seat::Table;
  REQUIRE(game.clickUntil([&] {
    const Seat was = std::exchange(before, game.room().decision(Seat::Table).seat());
    return game.onTable() && game.room().mayUndo() && game.room().season().mayUndoOf() == was;
  }));
  const Seat maker = game.room().season().mayUndoOf();
  const int steps = game.room().steps();
  CHECK(game.room().isPerson(maker));
  CHECK(withCommand(*game.window.table(), Order::Undo) != nullptr);
  // when it is undone, and no bot comes between
  game.room().setBotDelay(100'000);
  QTest::keyClick(game.window.table(), Qt::Key_Z, Qt::ControlModifier);
  game.settle();
  // then that person is asked again
  CHECK(game.room().steps() < steps);
  CHECK(game.room().season().asked().has(maker));
}

TEST_CASE("A bot's answer cannot be undone, though nobody has learnt anything from it", "[window][bots]") {
  // given a person who is asked after a bot has answered, and an answer that the rules would let go
  Playing game(people(3, 4, {"", "random", "random"}));
  game.unpainted();
  REQUIRE(game.clickUntil([&] {
    const Seat maker = game.room().season().mayUndoOf();
    return game.onTable() && !game.room().thinking() && maker != Seat::Table && !game.room().isPerson(maker);
  }));
  // then nothing offers to undo it
  CHECK_FALSE(game.room().mayUndo());
  CHECK(withCommand(*game.window.table(), Order::Undo) == nullptr);
  // and the key leaves it where it is
  const int steps = game.room().steps();
  QTest::keyClick(game.window.table(), Qt::Key_Z, Qt::ControlModifier);
  game.settle();
  CHECK(game.room().steps() == steps);
  CHECK_FALSE(game.room().undo());
  CHECK(game.room().steps() == steps);
}

TEST_CASE("While a bot thinks, a person's choice can be undone, and the bot's answer to it never comes",
          "[window][bots]") {
  // given a person's choice from which nobody has learnt anything, and a bot that thinks
  Playing game(people(3, 4, {"", "random", "random"}));
  game.unpainted();
  Room& room = game.room();
  kernel::Choice choice;
  Seat maker = Seat::Table;
  const auto chooses = [&] {
    const kernel::Decision asked = room.decision(Seat::Table);
    if (!game.onTable() || room.thinking() || !room.isPerson(asked.seat()) || asked.openChoices().empty()) return false;
    maker = asked.seat(), choice = asked.openChoices().front();
    return room.choose(maker, choice) && room.thinking() && room.mayUndo();
  };
  REQUIRE(game.clickUntil(chooses));
  CHECK(withCommand(*game.window.table(), Order::Undo) != nullptr);
  const int steps = room.steps();
  // when it is undone, and made again before the first answer can have come
  QTest::keyClick(game.window.table(), Qt::Key_Z, Qt::ControlModifier);
  CHECK(room.steps() < steps);
  CHECK(room.season().asked().has(maker));
  room.setBotDelay(100'000);
  REQUIRE(room.choose(maker, choice));
  REQUIRE(room.steps() == steps);
  // then the bot has its whole delay again
  CHECK_FALSE(QTest::qWaitFor([&] { return room.steps() != steps; }, 300));
  CHECK(room.thinking());
  CHECK(room.steps() == steps);
}

TEST_CASE("A bot that was held back waits its whole delay once more, so that people see the table", "[window][bots]") {
  // given a bot that is asked, and has had its answer for long while nothing was allowed to move
  constexpr int kDelay = 700;
  HandClock clock;
  Playing game(people(3, 4, {"", "random", "random"}));
  game.unpainted();
  Room& room = game.room();
  const auto asksBot = [&] {
    const kernel::Decision asked = room.decision(Seat::Table);
    if (!game.onTable() || room.thinking() || !room.isPerson(asked.seat()) || asked.openChoices().empty()) return false;
    room.setBotDelay(kDelay);
    room.pause(true);
    if (room.choose(asked.seat(), asked.openChoices().front()) && game.botAsked()) return true;
    room.setBotDelay(0);
    room.pause(false);
    clock.pass(kDelay);  // whoever considers a response has had the time
    return false;
  };
  REQUIRE(game.clickUntil(asksBot));
  const int steps = room.steps();
  const kernel::Decision face = room.decision(Seat::Table);
  const bool alone = face.openness() == kernel::Openness::Public && face.openChoices().size() == 1;
  const int wait = room.mayUndo() || alone ? 3 * kDelay : kDelay;
  clock.pass(10 * kDelay);
  REQUIRE(QTest::qWaitFor([&] { return room.answerWaits(); }));
  CHECK(room.steps() == steps);
  // when it is held back no longer, then it moves when its delay has passed, not before
  room.pause(false);
  clock.pass(wait - 1);
  game.settle();
  CHECK(room.steps() == steps);
  clock.pass(1);
  CHECK(room.steps() == steps + 1);
}

TEST_CASE("Before a bot rolls a die or lets a card act, people have three times as long to respond", "[window][bots]") {
  // given a bot that is about to do so, and a person who may respond
  constexpr int kDelay = 700, kStep = 20;
  HandClock clock;
  Playing game(people(3, 4, {"", "random", "random"}));
  game.unpainted();
  Room& room = game.room();
  const auto about = [&] {
    const kernel::Decision asked = room.decision(Seat::Table);
    return game.botAsked() && asked.openness() == kernel::Openness::Public && asked.openChoices().size() == 1 &&
           room.mayRespond().has(seatAt(0)) && !room.mayUndo();
  };
  const auto goes = [&](int from) { return QTest::qWaitFor([&] { return room.steps() != from; }); };
  room.setBotDelay(kDelay);
  REQUIRE(game.clickUntil([&] {
    for (int passed = 0; game.onTable() && room.thinking() && !about() && passed < 5 * kDelay; passed += kStep) {
      clock.pass(kStep);
      (void)QTest::qWaitFor([] { return false; }, 1);  // the bot's thread answers
    }
    return game.onTable() && about();
  }));
  // then it waits so long, not less
  const int steps = room.steps();
  clock.pass(3 * kDelay - kStep);
  game.settle();
  CHECK(room.steps() == steps);
  clock.pass(kStep);
  CHECK(goes(steps));
}

TEST_CASE("Whoever undoes too late is told so", "[window][bots]") {
  // given a bot's choice that came after a person's
  Playing game(people(3, 4, {"", "random", "random"}));
  game.unpainted();
  REQUIRE(game.clickUntil(
      [&] { return game.onTable() && !game.room().thinking() && game.room().steps() > 0 && !game.room().mayUndo(); }));
  const int steps = game.room().steps();
  // when somebody presses the key, then nothing happens, and the table says why
  QTest::keyClick(game.window.table(), Qt::Key_Z, Qt::ControlModifier);
  game.settle();
  CHECK(game.room().steps() == steps);
  CHECK(promptOn(*game.window.table()).hint.startsWith("Nothing can be undone now"));
}

TEST_CASE("What was undone stands neither on the wire nor in the log", "[window]") {
  // given people, and a choice that told the table something
  Playing game(3, 4);
  game.unpainted();
  const TableScreen& table = *game.window.table();
  QStringList wire, lines;
  int steps = 0, tried = 0;
  while (tried < 5) {
    const auto told = [&] {
      const bool undoable = game.onTable() && game.room().mayUndo() && game.room().steps() == steps + 1;
      if (undoable && table.lastLines() != lines && !wire.isEmpty()) return true;
      wire = table.wire().lines(), lines = table.lastLines(), steps = game.room().steps();
      return false;
    };
    REQUIRE(game.clickUntil(told));
    CHECK(table.lastLines() != lines);
    // when it is undone
    QTest::keyClick(game.window.table(), Qt::Key_Z, Qt::ControlModifier);
    game.settle();
    REQUIRE(game.room().steps() == steps);
    // then both read as they did before
    CHECK(table.lastLines() == lines);
    CHECK(table.wire().lines() == wire);
    ++tried;
    steps = -2;  // the next one is another
  }
}

TEST_CASE("A choice that lasts does not deny the button that takes back the one before", "[window]") {
  // given a choice that can still be undone, when all that can be chosen next cannot
  Playing game(3, 4);
  game.unpainted();
  REQUIRE(game.clickUntil([&] {
    const TableShown& shown = game.window.table()->shown();
    return game.onTable() && shown.mayUndo && !shown.lasting.empty() &&
           shown.lasting.size() == shown.decision.openChoices().size();
  }));
  // then the two are told apart
  CHECK(withCommand(*game.window.table(), Order::Undo) != nullptr);
  CHECK(promptOn(*game.window.table()).hint.endsWith("After this there is no undo."));
}

TEST_CASE("While bots consider what to respond, nobody is said to choose for the person who is asked",
          "[window][bots]") {
  // given a person who is asked, and bots that may respond before
  Playing game(people(3, 4, {"", "random", "random"}));
  game.unpainted();
  game.room().setBotDelay(50);
  const TableScreen& table = *game.window.table();
  bool ofBot = false, ofPerson = false;
  REQUIRE(game.clickUntil([&] {
    if (!game.onTable() || !table.shown().thinking) return false;
    const bool person = game.room().isPerson(game.room().decision(Seat::Table).seat());
    const QString hint = promptOn(table).hint;
    CHECK(hint.startsWith("Bots may respond first.") == person);
    CHECK(hint.startsWith("The computer is choosing for") == !person);
    (person ? ofPerson : ofBot) = true;
    return ofBot && ofPerson;
  }));
}

TEST_CASE("Where a choice can be undone, the first bot waits three times as long", "[window][bots]") {
  // given a person's choice from which nobody has learnt anything, when a bot is asked next
  Playing game(people(3, 4, {"", "random", "random"}));
  game.unpainted();
  Room& room = game.room();
  REQUIRE(game.clickUntil([&] {
    const kernel::Decision asked = room.decision(Seat::Table);
    const bool person = game.onTable() && !room.thinking() && room.isPerson(asked.seat());
    if (!person || asked.openChoices().empty()) return false;
    room.setBotDelay(400);
    room.choose(asked.seat(), asked.openChoices().front());
    const bool bot = room.mayUndo() && !room.isPerson(room.decision(Seat::Table).seat());
    if (!bot) room.setBotDelay(0);
    return bot;
  }));
  // then its answer has not come after twice its delay
  const int steps = room.steps();
  CHECK_FALSE(QTest::qWaitFor([&] { return room.steps() != steps; }, 800));
  CHECK(QTest::qWaitFor([&] { return room.steps() != steps; }));
}

TEST_CASE("On the plain table a person's choice can be undone, a bot's cannot", "[window][bots]") {
  bool ofPerson = false, ofBot = false;
  for (std::uint64_t seed = 1; seed <= 20 && !(ofPerson && ofBot); ++seed) {
    INFO(seed);
    VaultWithBot vault(seed);
    // given two people and a bot, who play on
    for (bool undone = false; vault.asksPerson(); vault.answer()) {
      const Seat maker = vault.room.match().mayUndoOf();
      const int steps = vault.room.match().steps();
      // then undo is offered for a person's choice only
      CHECK(vault.offersUndo() == vault.room.isPerson(maker));
      const bool person = vault.room.isPerson(maker);
      if (maker == Seat::Table || (person && undone)) continue;
      undone = undone || person;
      // when it is wanted, then a bot's choice stays, and a person is asked again
      vault.room.undo();
      REQUIRE(vault.asksPerson());
      CHECK((vault.room.match().steps() < steps) == person);
      if (person) CHECK(vault.room.match().asked().has(maker));
      (person ? ofPerson : ofBot) = true;
    }
  }
  CHECK(ofPerson);
  CHECK(ofBot);
}

}  // namespace w13::test

namespace w51::test {

TEST_CASE("At the auction a person's choice can be undone, a program's cannot", "[window][bots]") {
  // given two people and a program
  ui::PlainWindow window(auctionWanted());
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.begin(startOf(3, 2, 7)));
  TableScreen& screen = *static_cast<AuctionTable*>(window.table())->screen();
  screen.setStill(0);
  const ui::PlainRoom& room = *window.room();
  Bidder collector(window, 7);
  bool ofPerson = false, ofProgram = false;
  SeatSet asked;
  for (int moment = 0; !(ofPerson && ofProgram); ++moment) {
    REQUIRE(moment < 20000);
    QApplication::processEvents();
    const Seat maker = room.match().mayUndoOf();
    const bool person = room.isPerson(maker);
    const bool here = window.page() == window.table() && !room.thinking() && maker != Seat::Table;
    // when somebody is asked after a choice that the rules would let go
    if (here && (person ? !ofPerson && asked.has(maker) : !ofProgram)) {
      const int steps = room.match().steps();
      // then undo is offered for a person's only
      CHECK(screen.shown().mayUndo == person);
      CHECK(screen.desk().keys.contains("Ctrl+Z") == person);
      // and if it is wanted, a program's stays, and a person is asked again
      emit window.table()->undoes();
      CHECK((room.match().steps() < steps) == person);
      if (person) CHECK(room.match().asked().has(maker));
      (person ? ofPerson : ofProgram) = true;
    }
    asked = room.match().asked();
    REQUIRE(collector.step());
  }
}

}  // namespace w51::test
