// What a reason is called, by what differs between two views: set by hand, one thing at a time.

#include "engine/bots/grounds.h"

#include <functional>

#include "support/catch.h"

using namespace w13;

namespace {

/// Seat 1 of four, a Loyal Agent in the Warehouse.
View plain() {
  View v{};
  v.viewer = seatAt(1);
  v.players = 4;
  v.stressDeck = 10;
  for (const Seat seat : SeatSet::firstOf(4)) v.seats[seat].at = Location::Warehouse;
  return v;
}

/// The grounds of what a change brings; `prepare` is true of both views.
std::vector<Ground> groundsOf(const std::function<void(View&)>& prepare, const std::function<void(View&)>& change) {
  View before = plain();
  prepare(before);
  View after = before;
  change(after);
  std::vector<Ground> grounds;
  for (const Reason& each : changes(before, after)) grounds.push_back(each.ground);
  return grounds;
}
std::vector<Ground> groundsOf(const std::function<void(View&)>& change) {
  return groundsOf([](View&) {}, change);
}
using Only = std::vector<Ground>;

constexpr Seat kMe = seatAt(1), kOther = seatAt(2);
const DieId kDie = dieAt(3);

void lies(View& v, Spot spot) {
  v.dice[kDie].spot = spot;
  v.dice[kDie].shows = {Symbol::Lore, 2};
}
void inMyHands(View& v) {
  lies(v, Spot::Claimed);
  v.seats[kMe].claimed |= kDie;
}

}  // namespace

TEST_CASE("A reason is called by what has changed for the seat: how the season ends", "[advice]") {
  const auto wins = [](Winner winner) { return [=](View& v) { v.winner = winner; }; };
  const auto traitor = [](View& v) { v.isTraitor = true; };
  CHECK(groundsOf(wins(Winner::Warehouse)) == Only{Ground::WinsSeason});
  CHECK(groundsOf(wins(Winner::Traitor)) == Only{Ground::LosesSeason});
  CHECK(groundsOf(traitor, wins(Winner::Traitor)) == Only{Ground::WinsSeason});
  CHECK(groundsOf(traitor, wins(Winner::Warehouse)) == Only{Ground::LosesSeason});
  CHECK(groundsOf([](View& v) { v.stacks.push(CardId{1}); }) == Only{Ground::RetrievesArtifact});
  CHECK(groundsOf([](View& v) { v.lost.push(CardId{1}); }) == Only{Ground::LosesArtifact});
  CHECK(groundsOf([](View& v) { ++v.plotsStopped; }) == Only{Ground::StopsPlot});
  CHECK(groundsOf([](View& v) { ++v.plotsExecuted; }) == Only{Ground::ExecutesPlot});
}

TEST_CASE("A reason is called by what has changed for the seat: dice and cards", "[advice]") {
  const auto leads = [](View& v) { lies(v, Spot::Leads); };
  CHECK(groundsOf(leads, inMyHands) == Only{Ground::TakesClue});
  CHECK(groundsOf(leads, [](View& v) { lies(v, Spot::Neutralized); }) == Only{Ground::ClueGoes});
  CHECK(groundsOf(inMyHands, [](View& v) {
          lies(v, Spot::Neutralized);
          v.seats[kMe].claimed = {};
        }) == Only{Ground::LosesDie});
  // what another seat claims is no reason
  CHECK(groundsOf(leads, [](View& v) {
          lies(v, Spot::Claimed);
          v.seats[kOther].claimed |= kDie;
        }).empty());
  const auto held = [](View& v) { v.hand.push(CardId{1}), v.hand.push(CardId{2}); };
  CHECK(groundsOf(held) == Only{Ground::GetsCards});
  CHECK(groundsOf(held, [](View& v) { v.hand.clear(), v.hand.push(CardId{2}); }) == Only{Ground::SpendsCard});
  CHECK(groundsOf(held, [](View& v) { v.hand.clear(); }) == Only{Ground::LosesCards});
  CHECK(groundsOf([](View& v) { v.stress = 2, v.stressDeck = 8; }) == Only{Ground::DrawsStress});
  CHECK(groundsOf([](View& v) { v.stress = 2; }, [](View& v) { v.stress = 0, v.stressDeck = 12; }) ==
        Only{Ground::ReturnsStress});
  CHECK(groundsOf([](View& v) { v.stressDeck = 7; }) == Only{Ground::StressGoes});
  CHECK(groundsOf([](View& v) { v.seats[kMe].usedSlots = 1; }) == Only{Ground::UsesAbility});
  CHECK(groundsOf([](View& v) { v.traitorRevealed = true; }, [](View& v) { v.traitorHandSize = 2; }) ==
        Only{Ground::ArmsTraitor});
}

TEST_CASE("A reason is called by what has changed for the seat: the board and the Agents", "[advice]") {
  const auto track = [](View& v) { v.track.push({}); };
  CHECK(groundsOf(track) == Only{Ground::FillsTrack});
  CHECK(groundsOf(track, [](View& v) { v.track.clear(); }) == Only{Ground::ClearsTrack});
  CHECK(groundsOf([](View& v) { v.seats[kMe].health = Health::Ko; }) == Only{Ground::Hurts});
  CHECK(groundsOf([](View& v) { v.seats[kMe].health = Health::Ko; },
                  [](View& v) { v.seats[kMe].health = Health::Standing; }) == Only{Ground::Heals});
  CHECK(groundsOf([](View& v) { v.seats[kMe].at = Location::Field; }) == Only{Ground::GoesTo});
  CHECK(groundsOf([](View& v) { v.seats[kOther].bronzed = true; }) == Only{Ground::BronzesAgent});
  CHECK(groundsOf([](View& v) { v.seats[kOther].bronzed = true; }, [](View& v) { v.seats[kOther].bronzed = false; }) ==
        Only{Ground::FreesAgent});
  // what befalls another Agent
  const auto agents = [](View& v) { v.seats[kOther].isAgent = true, v.seats[kOther].handSize = 5; };
  CHECK(groundsOf(agents, [](View& v) { v.seats[kOther].health = Health::Ko; }) == Only{Ground::HurtsAgent});
  CHECK(groundsOf(agents, [](View& v) { v.seats[kOther].handSize = 3; }) == Only{Ground::RobsAgent});
  CHECK(groundsOf(
            [](View& v) {
              lies(v, Spot::Claimed);
              v.seats[kOther].isAgent = true;
              v.seats[kOther].claimed |= kDie;
            },
            [](View& v) {
              lies(v, Spot::Neutralized);
              v.seats[kOther].claimed = {};
            }) == Only{Ground::RobsDie});
  CHECK(groundsOf(agents, [](View& v) { v.seats[kOther].handSize = 6; }).empty());
  // who turns out to be the Traitor leaves the hand: that is no loss of an Agent
  CHECK(groundsOf(agents, [](View& v) { v.seats[kOther].isAgent = false, v.seats[kOther].handSize = 0; }).empty());
  // nothing at all, and what only others have done
  CHECK(groundsOf([](View&) {}) == Only{Ground::NothingHappens});
  CHECK(groundsOf([](View& v) { v.seats[kOther].at = Location::Field; }).empty());
}
