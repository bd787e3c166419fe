// Which source wins where they differ: RULING-51. The manual; then the facts about printed cards; then the rulings;
// then what was only proposed.

#include <array>
#include <map>

#include "engine/games/warehouse13/cards/standing.h"
#include "warehouse13/phases/retrieval_scene.h"
#include "warehouse13/secrecy/viewers.h"

using namespace scene;
using w13::Kind;
using w13::PerType;

namespace {

PerType needs(const char* id) { return shipped::design(id).needs; }

/// The answers that a card gives to the questions of the rules.
std::vector<w13::Standing> answersOf(const char* id) {
  const w13::Design& design = shipped::design(id);
  const auto first = shipped::cards().standing.begin() + design.firstStanding;
  return {first, first + design.standingCount};
}

}  // namespace

TEST_CASE("the manual comes before public facts about the cards", "[RULING-51]") {
  // Four rings, though an early preview shows five.
  CHECK(shipped::cards().game.rings == 4);
  // The manual's Ping about Artie speaking French costs two Stress; another source gives Paris a draw, so it is
  // Quebec's.
  CHECK(shipped::design("quebec").flavour.en == "Artie speaks French?!");
  CHECK(shipped::design("paris").flavour.en.empty());
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").ping("quebec").leads("1L 2L").start("action", "pete");
  s.play("use travel").play("accept");
  CHECK(s.stress("pete") == 2);
  CHECK(s.question() == "take-extra-action");
  CHECK(s.asked() == "pete");
  // A fan program lets the Lantern raise its own requirement; the manual's picture shows nothing of the kind.
  const auto lantern = answersOf("jack-the-rippers-lantern");
  REQUIRE(lantern.size() == 1);
  CHECK(lantern[0].query == w13::Query::SnagAbilities);
  CHECK(needs("jack-the-rippers-lantern") == PerType{5, 0, 2, 1});
}

TEST_CASE("facts about the printed cards come before what a ruling leaves open or guesses", "[RULING-51]") {
  // The manual shows the numbers without their columns, and the rulings call the split unclear.
  CHECK(needs("ben-franklins-lightning-rod") == PerType{2, 3, 2, 4});
  CHECK(needs("lewis-carrolls-looking-glass") == PerType{2, 4, 0, 0});
  CHECK(needs("intentionally-bronzed") == PerType{0, 3, 5, 2});
  CHECK(needs("aztec-bloodstone") == PerType{1, 2, 5, 0});
  // The Field dice of all 26 Pings, of which the manual has one.
  std::array<int, 5> dice{};
  std::map<int, int> byCount;
  for (const w13::Design* ping : shipped::all(Kind::Ping)) {
    int count = 0;
    for (std::size_t colour = 0; colour < dice.size(); ++colour) {
      dice[colour] += ping->fieldDice[colour];
      count += ping->fieldDice[colour];
    }
    ++byCount[count];
  }
  CHECK(dice == std::array{20, 21, 20, 20, 16});
  CHECK(byCount == std::map<int, int>{{3, 13}, {4, 7}, {5, 6}});
}

TEST_CASE("a ruling comes before a proposal: dice are swapped by the First Agent, not by themselves",
          "[RULING-51][RULING-14]") {
  Scene s = retrieving();
  s.firstAgent("pete").applied("1L", "pete").misapplied("yellow 1L", "artie").claimed("pete", "red");
  s.start("retrieval-round").roll({"0I", "blank"});
  while (s.question() != "go-on-after-applying" && s.options().size() == 1) s.play(s.options()[0]);
  CHECK(s.applied() == List{"1L"});  // nothing has moved by itself
  CHECK(s.responses("pete") == List{"respond swap logic"});
  CHECK(s.responses("artie").empty());
}
