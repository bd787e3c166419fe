// One clock of telling: what happens on the table is told when it is seen there, once, and everywhere at the same time.

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

Event newsOf(Happened what) {
  Event event;
  event.what = what;
  return event;
}

WindowSetup moving() {
  WindowSetup setup = quick();
  setup.motion = Pace::Normal;
  return setup;
}

/// A season with motion, of which the test holds the clock; the news of the last change.
struct Told : Playing {
  explicit Told(int seats, std::uint64_t seed) : Playing(seats, seed, moving()) {
    REQUIRE(dealt());
    window.halves()->finish();
    table().finish();
    QObject::connect(&room(), &Room::changed, &window, [this](const Events& told) { news = told; });
    QObject::connect(&window.sounds(), &Sounds::ordered, &window,
                     [this](const Sound& sound) { heard.push_back(&sound); });
  }
  [[nodiscard]] TableScreen& table() { return *window.table(); }
  [[nodiscard]] bool hears(Cue cue) const {
    return std::find(heard.begin(), heard.end(), &soundOf(cue)) != heard.end();
  }
  [[nodiscard]] bool moves(Happened what) {
    return onTable() && table().moving() &&
           std::any_of(news.begin(), news.end(), [what](const Event& each) { return each.what == what; });
  }
  /// Clicks until the table moves with such an event among the news.
  bool toMove(Happened what) {
    return clickUntil([&] {
      if (onTable()) window.halves()->finish();
      if (moves(what)) return true;
      if (onTable() && table().moving()) table().finish();
      settle();
      heard.clear();
      return false;
    });
  }
  Events news;
  std::vector<const Sound*> heard;
  HandClock clock;
};

}  // namespace

TEST_CASE("Each event is told once, in order, at its moment", "[telling]") {
  Telling telling;
  int told = 0;
  int reached = 0;
  QObject::connect(&telling, &Telling::told, [&](int events) { told += events; });
  QObject::connect(&telling, &Telling::reached, [&] { ++reached; });
  // given a roll, and what follows from it
  telling.learn(2);
  const Showings showings = {{0, 760, 760}, {760, 760, 760}};
  telling.pass(0, showings, 0);
  telling.pass(0, showings, 759);
  CHECK(told == 0);
  CHECK(reached == 1);  // it rattles
  // when the dice rest
  telling.pass(0, showings, 760);
  CHECK(told == 2);
  CHECK(reached == 4);
  // then nothing of it is told again, by whatever clock
  telling.pass(0, showings, Telling::kPast);
  telling.all();
  CHECK(told == 2);
  CHECK(reached == 4);
  // when something is skipped, all is told at once
  telling.learn(1);
  CHECK(telling.known() == 3);
  telling.pass(2, {{0, 600, 0}}, Telling::kPast);
  CHECK(told == 3);
  CHECK(reached == 6);
}

TEST_CASE("No window, log, dock or sound tells a roll before the die has come to rest", "[telling][sound]") {
  // given a die that is about to tumble
  Told game(3, 6);
  REQUIRE(game.toMove(Happened::WarehouseRolled));
  const auto at = std::find_if(game.news.begin(), game.news.end(),
                               [](const Event& each) { return each.what == Happened::WarehouseRolled; });
  const Showings& showings = game.table().motion().plan().showings;
  const Showing showing = showings[showings.size() - static_cast<std::size_t>(std::distance(at, game.news.end()))];
  REQUIRE(showing.rests > showing.begins);
  const View v = game.room().view(Seat::Table);
  const QString roll = QString::fromStdString(game.room().words().event(*at, v));
  REQUIRE_FALSE(roll.isEmpty());
  const auto told = [&] {
    return std::pair(game.window.log()->lines(v).count(roll), game.table().lastLines().count(roll));
  };
  const auto before = told();
  // when it tumbles
  game.clock.pass(showing.rests - 1);
  CHECK(told() == before);
  CHECK_FALSE(game.hears(Cue::DiceSettle));
  CHECK((game.hears(Cue::FewDice) || game.hears(Cue::SomeDice)));
  // and when it rests
  game.clock.pass(1);
  CHECK(told() == std::pair(before.first + 1, before.second + 1));
  CHECK(game.hears(Cue::DiceSettle));
}

TEST_CASE("Skipping what moves tells all of it at once, and once", "[telling][sound]") {
  Told game(3, 6);
  REQUIRE(game.toMove(Happened::WarehouseRolled));
  int told = 0;
  QObject::connect(&game.window.telling(), &Telling::told, &game.window, [&](int events) { told += events; });
  const int waiting = static_cast<int>(std::count_if(game.table().motion().plan().showings.begin(),
                                                     game.table().motion().plan().showings.end(),
                                                     [](const Showing& each) { return each.told > 0; }));
  REQUIRE(waiting > 0);
  QTest::mouseClick(game.table().viewport(), Qt::LeftButton, {}, {600, 400});
  CHECK(told == waiting);
  game.clock.pass(kLongestPlan);
  CHECK(told == waiting);
}

TEST_CASE("With motion off everything is told at once", "[telling]") {
  Playing game(3, 6);
  REQUIRE(game.dealt());
  int learnt = 0;
  int told = 0;
  QObject::connect(&game.room(), &Room::changed, &game.window,
                   [&](const Events& news) { learnt += static_cast<int>(news.size()); });
  QObject::connect(&game.window.telling(), &Telling::told, &game.window, [&](int events) { told += events; });
  for (int clicks = 0; clicks < 150; ++clicks) {
    REQUIRE(told == learnt);
    game.click();
  }
  CHECK(learnt > 50);
}

TEST_CASE("A vote is told when all thumbs are seen: not before in the log or in the second window", "[telling][vote]") {
  // given a vote with the table also in a second window
  Told game(3, 6);
  Options options = game.window.options();
  options.secondWindow = true;
  game.window.follow(options);
  kernel::Decision d;
  bool named = false;
  for (int steps = 0; steps < 400 && game.window.page() != game.window.vote(); ++steps) {
    const Seat seat = game.room().decision(Seat::Table).seat();
    d = game.room().decision(seat);
    kernel::Choice choice = d[0];
    const Ask ask = static_cast<Ask>(d.question());
    for (const kernel::Choice& each : d.choices()) {
      const bool goes = ask == Ask::TakeAction && each == w13::choice(verb::Use, of(Place::BronzeSector));
      if (goes || (ask == Ask::Vote && each.verb == verb::VoteSpare)) choice = each;
    }
    named = named || ask == Ask::NameForBronze;
    REQUIRE(game.room().choose(seat, choice));
    if (game.onTable() && game.table().moving()) game.table().finish();
    game.settle();
  }
  REQUIRE(named);
  REQUIRE(game.window.page() == game.window.vote());
  REQUIRE(game.window.vote()->counting());
  const auto told = [&] {
    return game.window.log()->lines(game.room().view(Seat::Table)).filter("Votes to Bronze").size();
  };
  const auto seen = [&] {
    const View& v = game.window.second()->table()->shown().view;
    return v.vote.named == Seat::Table;
  };
  // while it is counted down
  CHECK(told() == 0);
  CHECK_FALSE(seen());
  CHECK_FALSE(game.hears(Cue::VoteCount));  // the curtain is still opening
  game.window.halves()->finish();
  CHECK(game.hears(Cue::VoteCount));
  CHECK(told() == 0);
  // when the thumbs are seen
  QTest::keyClick(game.window.vote(), Qt::Key_Space);
  CHECK(told() == 1);
  CHECK(seen());
}

TEST_CASE("The wire writes no parentheses", "[telling][wire]") {
  CHECK(onTape("Claudia claims 1-Logic (Lore die).") == "Claudia claims 1-Logic, Lore die.");
  CHECK(onTape("Episode 3 begins.") == "Episode 3 begins.");
}

TEST_CASE("The wire types 18 milliseconds a letter, 1.2 seconds at most, and stands at once where nothing tumbles",
          "[telling][wire]") {
  Told game(3, 6);
  const WireArea& wire = game.table().wire();
  const auto news = [](Happened what, int number) {
    Event event = newsOf(what);
    event.number = static_cast<std::int16_t>(number);
    return Events{event};
  };
  // when news come in
  game.table().tell(news(Happened::EpisodeBegan, 3), {});
  REQUIRE(wire.line() == "Episode 3 begins.");
  CHECK(wire.typed() == 0);
  game.clock.pass(5 * Motion::kLetter);
  CHECK(wire.typed() == 5);
  game.clock.pass(Motion::kTyping);
  CHECK_FALSE(wire.typing());
  // what is no news leaves it alone
  game.table().tell({newsOf(Happened::DieMoved)}, {});
  CHECK(wire.line() == "Episode 3 begins.");
  // a key or the next change ends it, and at any other pace it stands at once
  game.table().tell(news(Happened::EpisodeBegan, 4), {});
  REQUIRE(wire.typing());
  game.table().finish();
  CHECK(wire.typed() == wire.line().size());
  for (const Pace pace : {Pace::Fast, Pace::Off}) {
    game.table().motion().setPace(pace);
    game.table().tell(news(Happened::EpisodeBegan, pace == Pace::Fast ? 5 : 6), {});
    CHECK_FALSE(wire.typing());
    CHECK(wire.line().startsWith(pace == Pace::Fast ? "Episode 5" : "Episode 6"));
  }
}

TEST_CASE("What a seat draws stands on the wire, and equal draws in a row are one line", "[telling][wire]") {
  Told game(3, 6);
  const WireArea& wire = game.table().wire();
  game.table().motion().setPace(Pace::Off);
  // when a seat draws twice from a pile, and another one once
  Event draw = newsOf(Happened::CardDrawn);
  draw.seat = seatAt(1);
  draw.veiled = true;
  draw.number = static_cast<std::int16_t>(Symbol::Tech);
  Event other = draw;
  other.seat = seatAt(2);
  game.table().tell({newsOf(Happened::GearPlaced), draw}, {});
  const QString once = wire.line();
  game.table().tell({draw, other}, {});
  // then the wire says of each what it did, and of the first how often
  REQUIRE(wire.lines().size() == 3);
  CHECK(once.contains("draws"));
  CHECK(wire.lines()[1] == once.chopped(1) + " x 2.");
  CHECK(wire.lines()[2].contains("draws"));
  CHECK_FALSE(wire.lines()[2].contains(" x "));
}

TEST_CASE("The curtain opens to the table as it opens to a secret screen, whatever is behind it",
          "[telling][curtain][secrecy]") {
  // given a curtain that hangs
  Told game(3, 6);
  const auto hangs = [&] { return game.window.page() == game.window.curtain() && !game.window.curtain()->closing(); };
  const auto opens = [&] { return std::count(game.heard.begin(), game.heard.end(), &kCurtainOpen); };
  for (const bool toTable : {true, false}) {
    REQUIRE(game.clickUntil([&] {
      if (game.onTable()) game.window.halves()->finish();
      if (game.onTable() && game.table().moving()) game.table().finish();
      if (game.window.page() == game.window.curtain()) game.window.curtain()->finish();
      return hangs();
    }));
    game.settle();
    game.heard.clear();
    const QImage still = game.window.curtain()->still().toImage();
    // when it is left alone, or held
    if (toTable) QTest::keyClick(game.window.curtain(), Qt::Key_Escape);
    else emit game.window.curtain()->opened();
    REQUIRE(game.window.halves()->opening());
    // then its halves part over the page, and first they are the curtain
    CHECK(game.window.halves()->geometry() == game.window.page()->geometry());
    CHECK(game.window.halves()->grab().toImage().convertToFormat(QImage::Format_RGB32) ==
          still.convertToFormat(QImage::Format_RGB32));
    game.settle();
    CHECK(opens() == 1);
    game.window.halves()->finish();
  }
}

TEST_CASE("What moves on the table waits until the curtain is open", "[telling][curtain]") {
  // given a table that has news when somebody comes back from behind the curtain
  Told game(3, 6);
  REQUIRE(game.clickUntil([&] {
    if (game.onTable() && game.window.halves()->opening() && game.table().moving()) return true;
    if (game.onTable()) game.window.halves()->finish();
    if (game.onTable() && game.table().moving()) game.table().finish();
    return false;
  }));
  // when time passes, then nothing has gone its way
  const int length = game.table().motion().plan().length();
  game.clock.pass(length + 100);
  CHECK(game.table().moving());
  // but once it is open
  game.window.halves()->finish();
  game.clock.pass(length);
  for (int chapters = 0; chapters < 20 && game.table().moving(); ++chapters)
    game.clock.pass(game.table().motion().plan().length());
  CHECK_FALSE(game.table().moving());
}

}  // namespace w13::test
