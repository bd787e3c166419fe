// What a viewer sees between two parts of what a choice sets off.

#include <algorithm>
#include <map>

#include "engine/games/warehouse13/game.h"
#include "engine/kernel/session.h"
#include "support/catch.h"
#include "warehouse13/secrecy/seasons.h"

using namespace w13;

namespace {

using Played = kernel::Session<Warehouse13>;
using OfTable = kernel::Glimpse<Warehouse13>;

/// What the table sees once exactly so much has been told; nullptr: nothing by itself.
const View* seenAfter(const std::vector<OfTable>& glimpses, int told) {
  const auto found = std::ranges::find(glimpses, told, &OfTable::told);
  return found == glimpses.end() ? nullptr : &found->view;
}

/// The places in the news of what was told, but for the very first: nothing is seen before that.
std::vector<int> placesOf(const Events& news, const std::function<bool(const Event&)>& wanted) {
  std::vector<int> places;
  for (int at = 1; at < kernel::count(news); ++at)
    if (wanted(kernel::at(news, at))) places.push_back(at);
  return places;
}

/// Plays a season at random and looks at each change.
void play(std::uint64_t seed, const std::function<void(const Played&, const View& before)>& changed) {
  const Warehouse13 game(shipped::cards());
  Played session(game, secrecy::seasonOf(seed, {}).setup, seed);
  kernel::Luck luck(~seed);
  View before{};
  changed(session, before);
  while (!session.over()) {
    session.view(Seat::Table, before);
    const Seat seat = session.asked().first();
    kernel::Decision d;
    session.decision(seat, d);
    session.choose(seat, d[luck.pick(d.size(), kernel::ChanceOf::Card)]);
    changed(session, before);
  }
}

}  // namespace

TEST_CASE("Each glimpse comes after something was told, and shows what every viewer may know", "[glimpse]") {
  int glimpses = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed)
    play(seed, [&](const Played& session, const View&) {
      View before{}, after{};
      session.view(Seat::Table, before);
      for (int viewer = -1; viewer < session.seats(); ++viewer) {
        const Seat seat = kernel::seatAt(viewer);
        int told = 0;
        for (const OfTable& each : session.glimpsesFor(seat)) {
          REQUIRE(each.told > told);
          REQUIRE(each.view.viewer == seat);
          told = each.told;
          ++glimpses;
        }
        REQUIRE(told <= kernel::count(session.eventsFor(seat)));
      }
      session.view(Seat::Table, after);
      REQUIRE(after == before);  // looking changes nothing
    });
  CHECK(glimpses > 1000);
}

TEST_CASE("An Episode is over before the next one is seen", "[glimpse][EPI-01]") {
  std::map<std::string, int> seen;
  const auto before = [&](const std::string& what, const Played& session, const View& was, auto wanted, auto holds) {
    const std::vector<OfTable> glimpses = session.glimpsesFor(Seat::Table);
    for (const int at : placesOf(session.eventsFor(Seat::Table), wanted)) {
      const View* view = seenAfter(glimpses, at);
      INFO(what << " in step " << session.steps());
      REQUIRE(view != nullptr);
      CHECK(holds(*view, was));
      ++seen[what];
    }
  };
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    play(seed, [&](const Played& session, const View& was) {
      const auto happens = [](Happened what) { return [what](const Event& each) { return each.what == what; }; };
      const auto begins = [](Phase phase) { return [phase](const Event& each) { return beginsPhase(each, phase); }; };
      // given the news of a change: before an Episode, a Cleanup, a Retrieval or the artifact is told of, none is seen
      before("Episode", session, was, happens(Happened::EpisodeBegan), [](const View& view, const View& earlier) {
        return view.phase != Phase::Ping && (earlier.players == 0 || view.episode == earlier.episode);
      });
      before("Cleanup", session, was, begins(Phase::Cleanup),
             [](const View& view, const View&) { return view.phase != Phase::Cleanup; });
      before("Retrieval", session, was, begins(Phase::Retrieval),
             [](const View& view, const View&) { return view.phase != Phase::Retrieval && !view.retrievalOpen; });
      before("artifact", session, was, happens(Happened::ArtifactRevealed),
             [](const View& view, const View&) { return view.artifact == CardId::None; });
    });
  for (const char* what : {"Episode", "Cleanup", "Retrieval", "artifact"}) {
    INFO(what);
    CHECK(seen[what] >= 20);
  }
}

TEST_CASE("After an undo there is nothing to glimpse", "[glimpse]") {
  int undone = 0;
  for (std::uint64_t seed = 1; seed <= 20 && undone == 0; ++seed)
    play(seed, [&](const Played& session, const View&) {
      if (!session.mayUndo()) return;
      Played copy = session.branch(session.steps(), std::make_unique<kernel::Luck>(1));
      if (!copy.mayUndo()) return;
      copy.undo();
      CHECK(copy.glimpsesFor(Seat::Table).empty());
      ++undone;
    });
  CHECK(undone > 0);
}
