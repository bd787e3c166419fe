// A change of the table in chapters: nothing is seen before its story.

#include "ui/games/warehouse13/table/chapters.h"

#include <map>
#include <set>

#include "engine/games/warehouse13/events.h"
#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// The table in an Episode.
View in(int episode) {
  View v;
  v.players = 3;
  v.episode = static_cast<std::uint8_t>(episode);
  return v;
}

/// News 100 to 105, after which somebody is asked in Episode 3. The table was seen in Episode 2 after three of them.
TableShown change() {
  TableShown shown;
  shown.view = in(3);
  shown.decision.ask(seatAt(1), 1, kernel::Rule{1}, kernel::Openness::Public);
  shown.decision.offer({1, {1, 1}});
  shown.news.resize(6);
  shown.known = 106;
  shown.mayUndo = true;
  shown.glimpses = {{in(2), 3}};
  return shown;
}

std::vector<int> episodesOf(const std::vector<TableShown>& chapters) {
  std::vector<int> episodes;
  for (const TableShown& each : chapters) episodes.push_back(each.view.episode);
  return episodes;
}

/// So many milliseconds go by where something moves; else somebody clicks. False if there is nothing to click.
bool passes(Playing& game, HandClock& clock, int milliseconds) {
  if (game.onTable()) game.window.halves()->finish();
  if (!game.onTable() || !game.window.table()->moving()) return game.player.step();
  clock.pass(milliseconds);
  return true;
}

}  // namespace

TEST_CASE("A change is told in chapters, and only the last one asks", "[chapters]") {
  const std::vector<TableShown> chapters = chaptersOf(change(), in(1));
  REQUIRE(episodesOf(chapters) == std::vector<int>{2, 3});
  CHECK(chapters[0].news.size() == 3);
  CHECK(chapters[0].known == 103);
  CHECK(chapters[0].decision.empty());
  CHECK_FALSE(chapters[0].mayUndo);
  CHECK(chapters[1].news.size() == 3);
  CHECK(chapters[1].known == 106);
  CHECK(chapters[1].decision.seat() == seatAt(1));
  CHECK(chapters[1].mayUndo);
}

TEST_CASE("A moment with a scene comes while the table looks as before it", "[chapters]") {
  // given a moment that begins where the table was seen last, and goes on for two events
  TableShown moments = change();
  moments.beats = {{103, 104}};
  const std::vector<TableShown> chapters = chaptersOf(moments, in(1));
  REQUIRE(episodesOf(chapters) == std::vector<int>{2, 2, 3});
  CHECK(chapters[1].known == 105);
  CHECK(chapters[1].beats == moments.beats);
  CHECK(chapters[2].beats.empty());
  CHECK(chapters[2].news.size() == 1);
  SECTION("not if scenes are switched off: then it is moved on the table") {
    moments.beats.front().scene = false;
    CHECK(episodesOf(chaptersOf(moments, in(1))) == std::vector<int>{2, 3});
  }
  SECTION("nor if nothing has been seen before") {
    moments.glimpses.clear();
    moments.beats = {{100, 101}};
    CHECK(episodesOf(chaptersOf(moments, View())) == std::vector<int>{3});
  }
}

TEST_CASE("A moment is never told in two chapters", "[chapters]") {
  TableShown moments = change();
  moments.beats = {{101, 104}};
  const std::vector<TableShown> chapters = chaptersOf(moments, in(1));
  REQUIRE(episodesOf(chapters) == std::vector<int>{3});
  CHECK(chapters.front().beats == moments.beats);
}

TEST_CASE("Cards that are drawn move in every chapter", "[chapters][motion]") {
  WindowSetup setup = quick();
  setup.motion = Pace::Normal;
  Playing game(people(3, 6, {"", "rule", "rule"}), setup);
  HandClock clock;
  Events told;
  std::set<int> moved;
  TableScreen& table = *game.window.table();
  QObject::connect(&game.room(), &Room::changed, &game.window,
                   [&](const Events& news) { told.insert(told.end(), news.begin(), news.end()); });
  QObject::connect(&table, &TableScreen::passes, &game.window, [&](int first) {
    for (const Move& move : table.motion().plan().moves) moved.insert(first + move.event);
  });
  // given some rounds of bots and a person, whatever moves having its time
  const auto enough = [&] { return told.size() >= 400 || game.room().over(); };
  CHECK(game.stepUntil(enough, [&] { return passes(game, clock, 100); }));
  if (game.onTable()) table.finish();
  // then each card drawn in an Investigation has moved
  const int first = table.shown().known - kernel::count(told);
  bool investigates = false;
  int drawn = 0;
  for (int at = 0; at < kernel::count(told); ++at) {
    const Event& event = kernel::at(told, at);
    if (event.what == Happened::PhaseBegan) investigates = beginsPhase(event, Phase::Investigation);
    if (!investigates || event.what != Happened::CardDrawn) continue;
    INFO("event " << at);
    CHECK(moved.count(first + at) == 1);
    ++drawn;
  }
  CHECK(drawn > 20);
}

TEST_CASE("No Episode is seen on the table before the story of the last one is told", "[chapters][scenes]") {
  WindowSetup setup = quick();
  setup.motion = Pace::Normal;
  setup.scenes = SceneForm::Whole;
  Playing game(people(3, 6, {"", "rule", "rule"}), setup);
  HandClock clock;
  std::map<MomentKind, int> met;
  const StoryMoment* last = nullptr;
  const auto enough = [&] { return met[MomentKind::Episode] == 4 || game.room().over(); };
  const auto looksAndGoesOn = [&] {
    SceneLayer& layer = game.window.scenes().layer();
    if (!layer.up()) {
      last = nullptr;
      return passes(game, clock, 100);
    }
    // given a scene that is up
    const StoryMoment* moment = game.window.scenes().moment();
    const View& seen = game.window.table()->seen();
    if (moment != last) {
      ++met[moment->kind];
      // then what it tells of is not on the table yet
      switch (moment->kind) {
        case MomentKind::Episode: {
          const CardId ping = cardOf(moment->find(Happened::PingRevealed)->noun);
          CHECK(seen.ping != ping);
          CHECK(seen.episode == moment->find(Happened::EpisodeBegan)->number - 1);
          break;
        }
        case MomentKind::TurnedUp: CHECK(seen.artifact == CardId::None); break;
        case MomentKind::Retrieved:
        case MomentKind::Lost: CHECK(seen.phase == Phase::Retrieval); break;
        case MomentKind::Cleanup: CHECK((seen.phase == Phase::Retrieval || seen.phase == Phase::Cleanup)); break;
        default: break;
      }
    }
    last = moment;
    clock.pass(500);
    return true;
  };
  CHECK(game.stepUntil(enough, looksAndGoesOn));
  CHECK(met[MomentKind::Episode] == 4);
  CHECK(met[MomentKind::TurnedUp] >= 2);
  CHECK(met[MomentKind::Cleanup] >= 2);
  CHECK(met[MomentKind::Lost] + met[MomentKind::Retrieved] >= 3);
}

}  // namespace w13::test
