// Game set-up, the cards and pieces: SETUP-01 to SETUP-14, RULING-35. Players and Agents: setup_agents_test.cpp.

#include <algorithm>
#include <set>

#include "engine/games/warehouse13/phases/setup.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using scene::Scene;
using shipped::cards;

namespace {

constexpr int kDeals = 40;

Setup sitting(const std::vector<std::string>& agents) {
  Setup setup;
  for (const std::string& each : agents) setup.agents.push_back(cards().findAgent(each));
  return setup;
}
const std::vector<std::string> kFiveAgents = {"pete", "claudia", "artie", "jinks", "myka"};

/// The table as it is laid out before the first Episode.
World tableOf(const Setup& setup, std::uint64_t seed) {
  State state{};
  kernel::Luck luck(seed);
  Table t(state, cards(), luck, nullptr);
  setTable(state.world, t, setup);
  return state.world;
}

template <int N>
std::vector<CardId> drawPile(const Tray<N>& tray) {
  std::vector<CardId> pile;
  for (int place = 0; place < tray.drawSize(); ++place) pile.push_back(tray.drawAt(place));
  return pile;
}
std::vector<CardId> sorted(std::vector<CardId> pile) {
  std::sort(pile.begin(), pile.end());
  return pile;
}

/// Whether a pile lies differently in different seasons, all cards of `whole` in it.
template <class PileOf>
void checkShuffled(PileOf pileOf, const std::vector<CardId>& whole) {
  std::set<std::vector<CardId>> orders;
  std::set<CardId> tops;
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    const std::vector<CardId> pile = pileOf(tableOf(sitting({"artie", "myka", "pete"}), seed));
    CHECK(sorted(pile) == whole);
    orders.insert(pile);
    tops.insert(pile.back());
  }
  CHECK(orders.size() == kDeals);
  CHECK(tops.size() > 4);
}

}  // namespace

TEST_CASE("All 18 obstacles start face down in random order", "[SETUP-01]") {
  std::set<std::vector<int>> orders;
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    const World w = tableOf(sitting(kFiveAgents), seed);
    std::vector<int> order;
    for (const ObstacleId each : w.obstacleSupply) order.push_back(index(each));
    orders.insert(order);
    CHECK(std::set<int>(order.begin(), order.end()).size() == 18);
    CHECK(w.obstacleDiscard.empty());
    for (const Obstacle& each : w.blocks) CHECK(each.none());
  }
  CHECK(orders.size() == kDeals);
}

TEST_CASE("Rings, Broken Gear, wound tokens and all dice start in the supply", "[SETUP-02]") {
  const World w = tableOf(sitting(kFiveAgents), 3);
  CHECK(w.ringsLeft == 4);
  CHECK_FALSE(w.gear);
  CHECK(w.track.empty());
  CHECK(w.dice(Spot::Supply) == Dice::all());
  for (int seat = 0; seat < 5; ++seat) CHECK(w.agent(seatAt(seat)).health == Health::Standing);
}

TEST_CASE("The four Trait decks are shuffled separately into four face-down piles", "[SETUP-03]") {
  for (const Symbol type : kTypes) {
    std::set<std::vector<CardId>> orders;
    for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
      Setup setup = sitting({"artie", "myka", "pete"});
      setup.variants.noStartingTraits = true;
      const std::vector<CardId> pile = drawPile(tableOf(setup, seed).pile(type));
      REQUIRE(pile.size() == 20);
      for (const CardId card : pile) CHECK(cards().of(card).type == type);
      orders.insert(pile);
    }
    CHECK(orders.size() == kDeals);
  }
  const World w = tableOf(sitting(kFiveAgents), 1);
  for (const Symbol type : kTypes)
    for (const CardId card : drawPile(w.pile(type))) CHECK(w.knows[card].empty());
}

TEST_CASE("The Stress deck holds five cards per player, the rest is in the box", "[SETUP-04][SETUP-05]") {
  for (std::size_t count = 3; count <= 5; ++count) {
    const World w =
        tableOf(sitting({kFiveAgents.begin(), kFiveAgents.begin() + static_cast<std::ptrdiff_t>(count)}), 1);
    CHECK(w.stressDeck == 5 * count);
    for (const Agent& agent : w.agents) CHECK(agent.stress == 0);
  }
}

TEST_CASE("The box is closed: when the Stress deck is empty no further Stress comes from it", "[SETUP-05]") {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").stress("artie", 5).stress("myka", 5).stress("pete", 5).start("cleanup");
  CHECK(s.ending() == "stress-ran-out");
}

TEST_CASE("The Traitor deck is shuffled", "[SETUP-06]") {
  checkShuffled([](const World& w) { return drawPile(w.traitorDeck); }, sorted(cards().all(Kind::Traitor)));
}

TEST_CASE("The Plot deck is shuffled", "[SETUP-07]") {
  checkShuffled([](const World& w) { return drawPile(w.plots); }, sorted(cards().all(Kind::Plot)));
}

TEST_CASE("The Consequence deck is shuffled", "[SETUP-08]") {
  checkShuffled([](const World& w) { return drawPile(w.consequences); }, sorted(cards().all(Kind::Consequence)));
}

TEST_CASE("Six random Pings form the stack, the other 20 go to the box", "[SETUP-09][SETUP-10]") {
  std::set<CardId> used;
  for (const bool fourLost : {false, true})
    for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
      Setup setup = sitting(kFiveAgents);
      setup.variants.fourLost = fourLost;
      const World w = tableOf(setup, seed);
      CHECK(w.pings.drawSize() == 6);
      CHECK(w.pings.discardSize() == 0);
      for (const CardId card : drawPile(w.pings)) used.insert(card);
    }
  CHECK(used.size() == 26);
}

TEST_CASE("The artifact stack, bottom to top: two Artifacts, an Adversary Artifact, two Artifacts",
          "[SETUP-11][SETUP-12][SETUP-13]") {
  std::set<CardId> artifacts;
  std::set<CardId> adversaries;
  for (std::uint64_t seed = 1; seed <= 4 * kDeals; ++seed) {
    World w = tableOf(sitting(kFiveAgents), seed);
    REQUIRE(w.artifacts.size() == 5);
    for (int place = 0; place < 5; ++place)
      CHECK(cards().of(w.artifacts[place]).kind == (place == 2 ? Kind::Adversary : Kind::Artifact));
    for (int place = 0; place < 5; ++place) (place == 2 ? adversaries : artifacts).insert(w.artifacts[place]);
    w.artifacts.pop();
    w.artifacts.pop();
    CHECK(cards().of(w.artifacts.pop()).kind == Kind::Adversary);  // the third artifact of the game
  }
  CHECK(artifacts.size() == 26);  // each may come
  CHECK(adversaries.size() == 8);
}

TEST_CASE("With the Finale after four lost artifacts a sixth Artifact lies at the bottom", "[RULING-35]") {
  Setup setup = sitting(kFiveAgents);
  setup.variants.fourLost = true;
  const World w = tableOf(setup, 7);
  REQUIRE(w.artifacts.size() == 6);
  for (int place = 0; place < 6; ++place)
    CHECK(cards().of(w.artifacts[place]).kind == (place == 3 ? Kind::Adversary : Kind::Artifact));
}

TEST_CASE("Artifacts that were not tableOf are in the box", "[SETUP-14]") {
  const World w = tableOf(sitting(kFiveAgents), 2);
  std::set<CardId> dealtOnes(w.artifacts.begin(), w.artifacts.end());
  CHECK(dealtOnes.size() == 5);
  CHECK(w.stacks.empty());
  CHECK(w.lost.empty());
  CHECK(w.artifact == CardId::None);
}
