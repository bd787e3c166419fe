// Looking, reading and pausing while the table tells what has happened: what was under way waits, and nothing that is
// shown to all comes over a hand. The window is as people have it: questions hold still, things move, scenes pass.

#include <QTemporaryDir>
#include <random>

#include "engine/games/warehouse13/log/season_log.h"
#include "support/catch.h"
#include "ui/games/warehouse13/pages/pause_menu.h"
#include "ui/games/warehouse13/scenes/scenes.h"
#include "window.h"

namespace w13::test {

namespace {

WindowSetup asPeopleHaveIt() {
  WindowSetup setup = quick();
  setup.still = Screen::kStill;
  setup.motion = Pace::Normal;
  setup.scenes = SceneForm::Whole;
  return setup;
}

/// A season at a window as people have it. Its clock is the test's.
struct Unhurried : Playing {
  explicit Unhurried(const SeasonStart& start, WindowSetup setup = asPeopleHaveIt())
      : Playing(start, std::move(setup)) {
    unpainted();
    QApplication::setActiveWindow(&window);
  }
  [[nodiscard]] SceneLayer& layer() { return window.scenes().layer(); }
  [[nodiscard]] TableScreen& table() { return *window.table(); }
  /// A scene ends by itself, things move for a tenth of a second, or somebody clicks once the question holds still.
  bool goOn() {
    if (onTable()) window.halves()->finish();
    if (layer().up() || (onTable() && table().moving())) {
      clock.pass(100);
      return true;
    }
    clock.pass(Screen::kStill + 10);
    return player.step();
  }
  template <class Until>
  bool goOnUntil(const Until& until) {
    return stepUntil(until, [&] { return goOn(); });
  }
  /// The last things of a change move on the table.
  bool movesAtLast() { return moves() && table().chaptersLeft() == 0 && !window.scenes().waiting(); }
  /// Things move on the table, and a scene comes after them.
  bool movesToScene() { return moves() && window.scenes().waiting() && !layer().up(); }
  bool moves() { return onTable() && !window.halves()->opening() && table().motion().moving(); }
  HandClock clock;
};

/// An answer behind the curtain after which the table has a scene to show and the next answer is secret, too.
struct SecretStory {
  SeasonStart start;
  int step = 0;  ///< made before it
  Seat seat = Seat::Table;
  kernel::Choice choice;
};

/// Plays a season of people by chance: up to a step, or else until such an answer has been made.
std::optional<SecretStory> playByChance(Season& season, const SeasonStart& start, std::optional<int> upTo) {
  std::mt19937_64 chance(start.seed);
  MomentFinder finder;
  View before;
  season.view(Seat::Table, before);
  kernel::Decision d;
  while (!season.over() && season.steps() != upTo.value_or(-1)) {
    season.decision(Seat::Table, d);
    SecretStory story{start, season.steps(), d.seat(), {}};
    const bool secret = d.openness() == kernel::Openness::Secret;
    season.decision(story.seat, d);
    story.choice = d[static_cast<int>(chance() % static_cast<std::uint64_t>(d.size()))];
    season.choose(story.seat, story.choice);
    View now;
    season.view(Seat::Table, now);
    const bool told =
        !finder.momentsOf(season.eventsFor(Seat::Table), std::exchange(before, now), now, start.setup.variants, 0)
             .empty();
    season.decision(Seat::Table, d);
    const Events news = season.eventsFor(Seat::Table);
    const bool vote = std::ranges::any_of(news, [](const Event& each) { return each.what == Happened::VotesShown; });
    if (!upTo && secret && told && !vote && !season.over() && d.openness() == kernel::Openness::Secret) return story;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("Whoever looks or responds while things move does so at once, though a question holds still",
          "[motion][hand]") {
  // given things that move on the table
  Unhurried game(people(3, 6));
  REQUIRE(game.goOnUntil([&] { return game.movesAtLast(); }));
  const int steps = game.room().steps();
  SECTION("by the key of a seat") {
    QTest::keyClick(&game.table(), Qt::Key_2);
    CHECK(game.window.page() == game.window.curtain());
  }
  SECTION("by its button") {
    const auto at = game.table().freePoint(*withCommand(game.table(), {Order::Look, of(seatAt(2))}));
    REQUIRE(at.has_value());
    QTest::mouseClick(game.table().viewport(), Qt::LeftButton, {}, *at);
    CHECK(game.window.page() == game.window.curtain());
  }
  SECTION("but the right button only ends the motion") {
    const auto at = game.table().freePoint(*withCommand(game.table(), {Order::Look, of(seatAt(2))}));
    REQUIRE(at.has_value());
    QTest::mouseClick(game.table().viewport(), Qt::RightButton, {}, *at);
    CHECK(game.onTable());
  }
  SECTION("into the log") {
    QTest::keyClick(&game.table(), Qt::Key_F3);
    CHECK(game.window.findChild<LogPanel*>()->isVisible());
  }
  CHECK_FALSE(game.table().moving());
  CHECK(game.room().steps() == steps);
}

TEST_CASE("A key that looks leads to the scene that comes, and lets no curtain fall on it", "[scenes][secrecy][hand]") {
  // given things that move, and a scene after them
  Unhurried game(people(3, 6));
  REQUIRE(game.goOnUntil([&] { return game.movesToScene(); }));
  const std::size_t waiting = game.window.scenes().moments().size();
  // when somebody presses the key of a seat
  QTest::keyClick(&game.table(), Qt::Key_1);
  // then the scene is up, over the table, and waits for nobody else
  CHECK(game.onTable());
  CHECK(game.layer().up());
  CHECK(game.window.scenes().moments().size() == waiting);
}

TEST_CASE("No scene is played where it cannot be seen: it waits for the table, and has the keys then",
          "[scenes][secrecy][hand]") {
  // given things that move, and a scene after them
  Unhurried game(people(3, 6));
  REQUIRE(game.goOnUntil([&] { return game.movesToScene(); }));
  SECTION("another page comes over the table") {
    game.window.openOptions();
    game.clock.pass(20'000);
    game.settle();
    CHECK_FALSE(game.layer().up());
    CHECK(game.window.page() == game.window.optionsScreen());
    QTest::keyClick(game.window.optionsScreen(), Qt::Key_Escape);
  }
  SECTION("somebody reads the rule book") {
    game.window.rulesPanel()->openAt(kernel::Rule::None);
    game.clock.pass(20'000);
    game.settle();
    CHECK_FALSE(game.layer().up());
    game.window.rulesPanel()->reject();
  }
  game.settle();
  CHECK(game.layer().up());
  CHECK(QApplication::focusWidget() == &game.layer());
}

TEST_CASE("A look while things move swallows nothing that was to follow", "[motion][hand]") {
  // given things that move, after which somebody is to answer behind the curtain
  Unhurried game(people(4, 2));
  REQUIRE(game.goOnUntil(
      [&] { return game.movesAtLast() && game.room().decision(Seat::Table).openness() == kernel::Openness::Secret; }));
  const Seat asked = game.room().answersNext();
  const Seat other = asked == seatAt(0) ? seatAt(1) : seatAt(0);
  // when somebody else looks meanwhile, and goes back to the table
  QTest::keyClick(&game.table(), static_cast<Qt::Key>(Qt::Key_1 + index(other)));
  REQUIRE(game.window.page() == game.window.curtain());
  CHECK(game.window.curtain()->accessibleName().contains(game.room().nameOf(other)));
  QTest::keyClick(game.window.curtain(), Qt::Key_Escape);
  game.settle();
  // then whoever is to answer is called
  CHECK(game.window.page() == game.window.curtain());
  CHECK(game.window.curtain()->accessibleName().contains(game.room().nameOf(asked)));
}

TEST_CASE("A look in the season's last motion does not swallow its end", "[motion][hand]") {
  // given the last motion of a season: it has none if it ends behind a curtain or with a vote
  WindowSetup setup = asPeopleHaveIt();
  setup.scenes = SceneForm::Off;
  bool met = false;
  for (std::uint64_t seed = 1; seed <= 12 && !met; ++seed) {
    Unhurried game(people(3, seed), setup);
    met = game.goOnUntil([&] { return game.room().over() && game.movesAtLast(); });
    if (!met) continue;
    // when somebody looks meanwhile, and goes back to the table
    QTest::keyClick(&game.table(), Qt::Key_1);
    REQUIRE(game.window.page() == game.window.curtain());
    QTest::keyClick(game.window.curtain(), Qt::Key_Escape);
    game.settle();
    // then the page of the end comes
    CHECK(game.window.page() == game.window.end());
  }
  CHECK(met);
}

TEST_CASE("What a secret answer sets off is told before the next secret question is asked", "[scenes][hand]") {
  // given a season in which an answer behind the curtain has a scene for the table, and the next is secret, too
  std::optional<SecretStory> story;
  for (std::uint64_t seed = 1; seed <= 400 && !story; ++seed) {
    const SeasonStart start = people(4, seed);
    Season season = beginSeason(shipped().cards, start);
    story = playByChance(season, start, std::nullopt);
  }
  REQUIRE(story);
  const QTemporaryDir folder;
  const std::string file = folder.filePath("told.season").toStdString();
  {
    Season season = beginSeason(shipped().cards, story->start);
    (void)playByChance(season, story->start, story->step);
    saveSeason(season, file);
  }
  WindowSetup setup = asPeopleHaveIt();
  setup.motion = GENERATE(Pace::Normal, Pace::Off);
  Unhurried game(people(4, 1), setup);
  REQUIRE(game.window.resume(QString::fromStdString(file)));
  REQUIRE(game.room().steps() == story->step);
  REQUIRE(game.goOnUntil([&] { return game.window.secret() != nullptr; }));
  // when it is given
  emit game.window.secret()->done({story->choice});
  game.settle();
  // then no curtain falls before the scenes have been seen, and they have the keys
  REQUIRE(game.room().steps() == story->step + 1);
  CHECK(game.onTable());
  CHECK(game.window.scenes().waiting());
  int scenes = 0;
  bool up = false;
  while (game.window.scenes().waiting() || (game.onTable() && game.table().moving())) {
    scenes += game.layer().up() && !up ? 1 : 0;
    up = game.layer().up();
    if (up) CHECK(QApplication::focusWidget() == &game.layer());
    REQUIRE(game.onTable());
    REQUIRE(game.goOn());
    game.settle();
  }
  CHECK(scenes > 0);
  CHECK(game.window.page() == game.window.curtain());
}

TEST_CASE("While somebody reads the rule book bots wait", "[window][rules][bots]") {
  // given a bot that thinks
  Playing game(people(3, 4, {"", "rule", "rule"}));
  REQUIRE(game.clickUntil([&] { return game.botAsked(); }));
  // when somebody opens the rule book until it has its answer
  const int steps = game.room().steps();
  game.window.rulesPanel()->openAt(kernel::Rule::None);
  REQUIRE(QTest::qWaitFor([&] { return game.room().answerWaits(); }));
  // then the season waits, and goes on afterwards
  CHECK(game.room().steps() == steps);
  game.window.rulesPanel()->reject();
  CHECK(game.goesOnByItself());
}

TEST_CASE("A window of a Retrieval waits while the menu or the rule book lies over it", "[RULING-74][hand]") {
  // given a window of a Retrieval that closes by itself
  HandClock clock;
  WindowSetup setup = quick();
  setup.clock = true;
  Playing game(people(3, 1), setup);
  REQUIRE(game.clickUntil([&] { return game.onTable() && PublicClock::closes(game.room().decision(Seat::Table)); }));
  TableScreen& table = *game.window.table();
  REQUIRE(table.clock().runs());
  const int steps = game.room().steps();
  SECTION("the menu") {
    QTest::keyClick(&table, Qt::Key_Escape);
    PauseMenu* menu = game.window.findChild<PauseMenu*>();
    REQUIRE(menu != nullptr);
    CHECK_FALSE(table.clock().runs());
    clock.pass(10 * PublicClock::kRuns);
    CHECK(game.room().steps() == steps);
    QTest::keyClick(menu, Qt::Key_Escape);
  }
  SECTION("the rule book") {
    game.window.rulesPanel()->openAt(kernel::Rule::None);
    CHECK_FALSE(table.clock().runs());
    clock.pass(10 * PublicClock::kRuns);
    CHECK(game.room().steps() == steps);
    game.window.rulesPanel()->reject();
  }
  game.settle();
  // then it has its whole time afterwards
  CHECK(table.clock().runs());
  clock.pass(PublicClock::kRuns + 2 * PublicClock::kTick);
  game.settle();
  CHECK(game.room().steps() > steps);
}

}  // namespace w13::test
