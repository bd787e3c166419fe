// Nobody can tell from the game what its rules keep from them. SECRET
// With any seats and variants, played at random.

#include "engine/kernel/fair_play.h"

#include <set>

#include "engine/kernel/session.h"
#include "warehouse51/shipped.h"

using namespace w51;
using namespace w51::test;
using kernel::FairPlayPlan;
using kernel::FairPlayResult;

namespace {

std::string told(const FairPlayResult& result) {
  std::string all;
  for (const kernel::FairPlayFailure& failure : result.failures) all += sentence(failure) + "\n";
  return all;
}

Warehouse51::Setup setup(int seats, Variants variants = {}, SeatSet programs = {}) {
  return {.seats = seats, .variants = variants, .programs = programs};
}

}  // namespace

TEST_CASE("Warehouse 51 is fair, for three to five collectors", "[w51][fair-play][heavy]") {
  const int seats = GENERATE(3, 4, 5);
  FairPlayPlan plan;
  plan.seasons = 100;
  const FairPlayResult result = checkFairPlay(Warehouse51(shipped()), setup(seats), plan);
  CHECK(told(result) == "");
  CHECK(result.seasons == plan.seasons);
  // and the run has looked at what it is there for
  CHECK(result.choices > plan.seasons * 100);
  CHECK(result.interjections > 100);
  CHECK(result.undone > 100);
  for (const kernel::DreamShare& each : result.shares) CHECK(each.share() > 0.5);
}

TEST_CASE("A few games of Warehouse 51 are fair", "[w51][fair-play]") {
  FairPlayPlan plan;
  plan.seasons = 12;
  CHECK(told(checkFairPlay(Warehouse51(shipped()), setup(4), plan)) == "");
}

TEST_CASE("The same over thousands of games", "[w51][.long][long]") {
  const int seats = GENERATE(3, 4, 5);
  FairPlayPlan plan;
  plan.seasons = 1000;
  plan.firstSeed = 1001;
  CHECK(told(checkFairPlay(Warehouse51(shipped()), setup(seats), plan)) == "");
}

TEST_CASE("Warehouse 51 is fair with each variant", "[w51][fair-play][VAR-01]") {
  const int variant = GENERATE(range(0, kVariants));
  FairPlayPlan plan;
  plan.seasons = 10;
  const FairPlayResult result = checkFairPlay(
      Warehouse51(shipped()), setup(3 + variant % 3, static_cast<Variant>(variant), kernel::seatAt(1)), plan);
  CHECK(told(result) == "");
}

TEST_CASE("Warehouse 51 is fair with all its variants at once", "[w51][fair-play][VAR-09]") {
  FairPlayPlan plan;
  plan.seasons = 10;
  const int seats = GENERATE(3, 4, 5);
  const FairPlayResult result =
      checkFairPlay(Warehouse51(shipped()), setup(seats, Variants::firstOf(kVariants), kernel::seatAt(1)), plan);
  CHECK(told(result) == "");
}

TEST_CASE("In worlds of Warehouse 51 that look alike any card may be anywhere", "[w51][fair-play]") {
  // given a game of four with fists closed, and a seat that knows two counterfeit cards
  const Warehouse51 game(shipped());
  kernel::Session<Warehouse51> session(game, setup(4), 7);
  kernel::Luck luck(3);
  kernel::Decision d;
  const auto fists = [&] { return session.state().world.open.closed.size(); };
  while (fists() < 3) {
    session.decision(session.asked().first(), d);
    session.chooseIndex(session.asked().first(), luck.pick(d.size(), kernel::ChanceOf::Card));
  }
  const World& truth = session.state().world;
  const Seat viewer = kernel::seatAt(0);
  // when all that it does not know is dealt again and again
  kernel::PerSeat<std::set<RelicId>> names;
  std::set<RelicId> aside, top;
  kernel::PerSeat<std::set<int>> held;
  for (int times = 0; times < 400; ++times) {
    const World dream = game.imagine(session.state(), viewer, luck, {}, kernel::Dealing::Mixed).world;
    for (int place = 0; place < 4; ++place) names[place].insert(dream.names[place]);
    aside.insert(dream.aside.back());
    for (const Category category : kEachCategory)
      if (truth.decks[category].size() > 2) top.insert(dream.decks[category].back());
    for (const Seat seat : truth.open.all()) held[seat].insert(dream.fists[seat]);
  }
  // then what it knows stays, and all else is anything that it may be
  for (int place = 0; place < 4; ++place)
    CHECK((names[place].size() == 1) == truth.open.onTable[place].seenBy.has(viewer));
  for (int place = 0; place < 4; ++place) CHECK((names[place].size() == 1 || names[place].size() == 21));
  CHECK(aside.size() == 21);
  CHECK(top.size() > 4);
  for (const Seat seat : truth.open.closed)
    if (seat != viewer && truth.open.ingots[seat] > 0) CHECK(held[seat].size() > 1);
}
