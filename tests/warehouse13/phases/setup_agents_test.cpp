// Game set-up, players and Agents: SETUP-15 to SETUP-24, RULING-40, RULING-41.

#include <algorithm>
#include <map>
#include <set>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/phases/setup.h"
#include "engine/games/warehouse13/queries.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using scene::Scene;
using shipped::cards;

namespace {

constexpr int kSeasons = 40;
const std::vector<std::string> kFive = {"pete", "claudia", "artie", "jinks", "myka"};

Setup players(const std::vector<std::string>& agents) {
  Setup setup;
  for (const std::string& each : agents) setup.agents.push_back(cards().findAgent(each));
  return setup;
}

/// The table as it is laid out before the first Episode.
World dealt(const Setup& setup, std::uint64_t seed, const Catalog& with = cards(), Events* events = nullptr) {
  State state{};
  kernel::Luck luck(seed);
  Table t(state, with, luck, events);
  setTable(state.world, t, setup);
  return state.world;
}

/// The name of the seat that leads.
std::string firstOf(const World& w, const Catalog& with = cards()) { return with.of(w.agent(w.firstAgent).who).id; }

bool isCalamity(CardId card) { return cards().of(card).kind == Kind::Calamity; }

}  // namespace

TEST_CASE("Each player takes a different Agent", "[SETUP-15]") {
  CHECK(faultOf(players({"artie", "myka", "pete"}), cards()).empty());
  const std::string fault = faultOf(players({"artie", "myka", "artie"}), cards());
  CHECK(fault.find("seats 1 and 3") != std::string::npos);
  CHECK(fault.find("different Agent") != std::string::npos);
}

TEST_CASE("Each player gets the Agent's shield, four ready Abilities and a token in the Warehouse",
          "[SETUP-16][SETUP-17]") {
  const World w = dealt(players(kFive), 5);
  REQUIRE(w.players == 5);
  const Situation now{w, cards()};
  for (int seat = 0; seat < 5; ++seat) {
    const Agent& agent = w.agent(seatAt(seat));
    CHECK(cards().of(agent.who).id == kFive[at(seat)]);
    CHECK(agent.at == Location::Warehouse);
    CHECK(agent.usedSlots == 0);
    CHECK(agent.claimed.empty());
    for (int slot = 0; slot < kSlots; ++slot) {
      const Design* held = ability(now, seatAt(seat), static_cast<Slot>(slot));
      REQUIRE(held != nullptr);
      CHECK(held->agent == agent.who);
      CHECK(ready(now, seatAt(seat), static_cast<Slot>(slot)));
    }
  }
}

TEST_CASE("Abilities that always hold are in force from the start", "[SETUP-16]") {
  const World w = dealt(players({"myka", "artie", "pete"}), 5);
  const Situation now{w, cards()};
  CHECK_FALSE(mayDraw(now, seatAt(0), Symbol::Intuition));  // By the Book
  CHECK(mayDraw(now, seatAt(1), Symbol::Intuition));
  CHECK(cleanupStress(now, seatAt(1)) == 2);  // High Blood Pressure
}

TEST_CASE("Each player draws one Trait per Focus Trait from the pile of that type", "[SETUP-18]") {
  for (std::uint64_t seed = 1; seed <= kSeasons; ++seed) {
    const World w = dealt(players(kFive), seed);
    for (int seat = 0; seat < 5; ++seat) {
      std::multiset<Symbol> types;
      for (const CardId card : w.agent(seatAt(seat)).hand) {
        types.insert(cards().of(card).type);
        CHECK(w.knows[card] == SeatSet(seatAt(seat)));
      }
      const auto& focus = cards().of(w.agent(seatAt(seat)).who).focus;
      CHECK(types == std::multiset<Symbol>{focus[0], focus[1]});
    }
  }
}

TEST_CASE("A Calamity drawn in set-up is set aside without effect, replaced, and shuffled back",
          "[SETUP-19][SETUP-20]") {
  bool drawn = false;
  std::set<int> places;
  for (std::uint64_t seed = 1; seed <= 4 * kSeasons; ++seed) {
    Events events;
    const World w = dealt(players(kFive), seed, cards(), &events);
    CHECK(w.calamities.empty());
    CHECK(w.track.empty());
    for (int seat = 0; seat < 5; ++seat) {
      CHECK(w.agent(seatAt(seat)).hand.size() == 2);
      for (const CardId card : w.agent(seatAt(seat)).hand) CHECK_FALSE(isCalamity(card));
    }
    for (const Symbol type : kTypes) {
      int calamities = 0;
      for (int place = 0; place < w.pile(type).drawSize(); ++place)
        calamities += isCalamity(w.pile(type).drawAt(place)) ? 1 : 0;
      CHECK(calamities == 2);
      CHECK(w.pile(type).discardSize() == 0);
    }
    for (const Event& event : events) {
      if (event.what != Happened::PileRefilled) continue;
      drawn = true;
      const auto& pile = w.pile(static_cast<Symbol>(event.number));
      for (int place = 0; place < pile.drawSize(); ++place)
        if (isCalamity(pile.drawAt(place))) places.insert(place);
    }
  }
  CHECK(drawn);
  CHECK(places.size() > 12);  // anywhere in the pile, not only at an end
}

TEST_CASE("The Loyalty deck holds one Traitor and is dealt at random, one card each", "[SETUP-21][SETUP-22]") {
  for (std::size_t count = 3; count <= 5; ++count) {
    std::map<Seat, int> traitors;
    const Setup setup = players({kFive.begin(), kFive.begin() + static_cast<std::ptrdiff_t>(count)});
    const Warehouse13 game(cards());
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      kernel::Luck luck(seed);
      kernel::Decision d;
      const State state = game.begin(setup, luck, nullptr, d);
      int found = 0;
      for (int seat = 0; seat < static_cast<int>(count); ++seat) {
        View v;
        game.view(state, seatAt(seat), v);
        found += v.isTraitor ? 1 : 0;
        if (v.isTraitor) ++traitors[seatAt(seat)];
        for (int other = 0; other < static_cast<int>(count); ++other)  // face down
          CHECK(v.seats[other].traitor == (v.isTraitor && other == seat));
      }
      CHECK(found == 1);
    }
    CHECK(traitors.size() == count);
    for (const auto& [seat, times] : traitors) CHECK(times > 5);
  }
}

TEST_CASE("The seat whose Agent ID is lowest starts with the First Agent token", "[SETUP-23][RULING-40][EX-17]") {
  const auto first = [](const std::vector<std::string>& seated) { return firstOf(dealt(players(seated), 1)); };
  CHECK(first({"pete", "claudia", "artie", "jinks", "myka"}) == "artie");  // 1914-10
  CHECK(first({"claudia", "jinks", "pete", "myka"}) == "myka");            // -20
  CHECK(first({"claudia", "jinks", "pete"}) == "pete");                    // -30
}

TEST_CASE("Agent IDs are compared by the part before the hyphen, then after it", "[RULING-40]") {
  Catalog changed = cards();
  for (AgentCard& agent : changed.agents) {
    if (agent.id == "claudia") agent.rank = {1913, 90};
    if (agent.id == "myka") agent.rank = {1914, 5};
  }
  CHECK(firstOf(dealt(players({"artie", "myka", "pete", "claudia"}), 1, changed), changed) == "claudia");
  CHECK(firstOf(dealt(players({"artie", "myka", "pete"}), 1, changed), changed) == "myka");
}

TEST_CASE("The lowest-ranked Field Agent is the one with the highest ID", "[RULING-40]") {
  Scene s;
  s.agent("artie", scene::Field, {"tesla"}).agent("jinks", scene::Field).agent("claudia").agent("pete", scene::Field);
  s.top("artifact", {"aztec-bloodstone"}).artifactWaits().field("1T").start("work-the-case", "artie");
  s.play("spend tesla");
  REQUIRE(s.question() == "resolve-harm");
  CHECK(s.view("table").harmed == s.seat("jinks"));  // -40; Claudia, -50, is not in the Field
  CHECK(s.view("table").harmLevel == 2);
}

TEST_CASE("Two players play cooperatively only: 10 Stress, no Loyalty cards", "[RULING-41]") {
  Setup setup = players({"artie", "myka"});
  CHECK_FALSE(faultOf(setup, cards()).empty());
  setup.variants.revealedTraitor = true;
  CHECK_FALSE(faultOf(setup, cards()).empty());
  setup.variants = {};
  setup.variants.cooperative = true;
  CHECK(faultOf(setup, cards()).empty());
  const World w = dealt(setup, 1);
  CHECK(w.stressDeck == 10);
  CHECK(w.traitor.seat == Seat::Table);
  CHECK(w.artifacts.size() == 5);
  CHECK(w.pings.drawSize() == 6);
}

TEST_CASE("The first Episode starts right after set-up", "[SETUP-24]") {
  const Warehouse13 game(cards());
  kernel::Luck luck(1);
  kernel::Decision d;
  Events events;
  const State state = game.begin(players(kFive), luck, &events, d);
  std::vector<Happened> order;
  for (const Event& event : events)
    for (const Happened what :
         {Happened::SeasonBegan, Happened::EpisodeBegan, Happened::PhaseBegan, Happened::PingRevealed})
      if (event.what == what) order.push_back(what);
  REQUIRE(order.size() >= 4);
  order.resize(4);
  CHECK(order ==
        std::vector{Happened::SeasonBegan, Happened::EpisodeBegan, Happened::PhaseBegan, Happened::PingRevealed});
  CHECK(state.world.episode == 1);
  CHECK(state.world.lost.empty());
}
