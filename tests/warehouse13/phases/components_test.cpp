// The box on the table: COMP-01 to COMP-20, as far as play shows it. What is printed on the cards: cards/box_test.cpp.

#include <map>
#include <set>

#include "engine/games/warehouse13/season/setup.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/phases/rolls.h"

using namespace scene;
using w13::Happened;
using w13::Phase;

namespace {

const List kAgents = {"artie", "claudia", "jinks", "myka", "pete"};

w13::Setup playersOf(std::size_t count) {
  w13::Setup setup;
  for (std::size_t at = 0; at < count; ++at) setup.agents.push_back(shipped::cards().findAgent(kAgents[at % 5]));
  return setup;
}

}  // namespace

TEST_CASE("The standard game takes three to five players", "[COMP-01][RULING-41]") {
  for (const std::size_t players : {3u, 4u, 5u}) CHECK(faultOf(playersOf(players), shipped::cards()).empty());
  for (const std::size_t players : {0u, 1u, 2u, 6u}) {
    INFO(players);
    CHECK(faultOf(playersOf(players), shipped::cards()).find("3 to 5 players") != std::string::npos);
  }
}

TEST_CASE("A season goes from Episode to Episode, each with one artifact", "[COMP-02]") {
  Scene s;
  s.agent("artie", Field).agent("myka").agent("pete").traitor("pete").top("artifact", {"aztec-bloodstone"});
  s.artifact("ice-flower").leads("1L").top("ping", {"nashville"}).roll(kEpisodeOfZeros).start("work-the-case", "artie");
  CHECK(s.ids(std::array{s.view("table").artifact}) == List{"ice-flower"});
  s.play("neutralize 1L").press();  // nothing is claimed: the artifact is lost, and a new Episode begins
  CHECK(s.world().episode == 2);
  CHECK(s.ids(s.view("table").lost) == List{"ice-flower"});
  CHECK(s.world().artifactWaits);
  CHECK(s.view("table").artifact == w13::CardId::None);
  REQUIRE(s.world().artifacts.size() == 4);  // of five; its next one lies on top
  CHECK(s.ids(std::array{s.world().artifacts[3]}) == List{"aztec-bloodstone"});
}

TEST_CASE("13 clue dice: three each of blue, red, yellow and green, and one black", "[COMP-03][COMP-04]") {
  Scene s;
  s.agent("artie").leads("1L").start("action", "artie");
  std::map<w13::Symbol, int> colours;
  const int dice = static_cast<int>(s.view("table").dice.size());
  for (int die = 0; die < dice; ++die) ++colours[w13::colourOf(w13::dieAt(die))];
  CHECK(colours == std::map<w13::Symbol, int>{{w13::Symbol::Logic, 3},
                                              {w13::Symbol::Intuition, 3},
                                              {w13::Symbol::Lore, 3},
                                              {w13::Symbol::Tech, 3},
                                              {w13::Symbol::Wild, 1}});
  CHECK_THROWS_AS(Scene().agent("artie").leads("0T 1T 2T 0T"), kernel::DataError);  // a fourth green die
  CHECK_THROWS_AS(Scene().agent("artie").leads("1? 2?"), kernel::DataError);
}

TEST_CASE("Three Goo dice and two Warehouse dice make up the 18", "[COMP-03]") {
  Scene goo;  // the revealed Traitor rolls all Goo dice
  goo.agent("artie", Field).agent("myka").agent("pete").revealed("pete").claimed("artie", "1L 1I");
  goo.artifact("aztec-bloodstone").roll({"1L", "1I", "1L", "2?", "blank"}).start("retrieval-round");
  CHECK(goo.view("table").gooLeft == 3);
  goo.play("roll");
  CHECK(goo.unused().empty());

  Scene warehouse;  // Self-Fulfilling Prophecy rolls all Warehouse dice
  warehouse.agent("artie").agent("myka").agent("pete").staying({"self-fulfilling-prophecy"}).leads("1L");
  warehouse.block("travel", "mental 2").roll({"3", "1", "2"}).start("action", "artie");
  warehouse.play("use travel").press();
  CHECK(warehouse.unused() == "2");
  CHECK(warehouse.world().warehouseRoll == 1);
}

TEST_CASE("Tokens: five Agents can be wounded at a time, and there are four rings", "[COMP-13]") {
  Scene s;
  for (const std::string& each : kAgents) s.agent(each, Warehouse, {}, Wounded);
  s.leads("1L").start("action", "artie");
  for (const w13::Seat seat : s.world().seats()) CHECK(s.view("table").seats[seat].health == Wounded);
  CHECK(s.view("table").ringsLeft == 4);
  CHECK(s.view("table").firstAgent == s.seat("artie"));

  Scene rings;
  rings.agent("artie").block("logic-pile", "mental 2 ring").block("lore-pile", "mental 2 ring");
  rings.block("tech-pile", "mental 2 ring").block("travel", "mental 2 ring");
  CHECK_THROWS_AS(rings.block("intuition-pile", "mental 2 ring"), kernel::DataError);
}

TEST_CASE("One Broken Gear: a second one has no effect", "[COMP-13]") {
  Scene s;
  s.agent("artie", Field).agent("myka").agent("pete").artifact("ice-flower").faceUp({"grinding-halt"}).gear();
  s.track({"mental 2", "mental 2", "mental 2"}).leads("1L").top("ping", {"nashville"}).roll(kEpisodeOfZeros);
  s.top("traitor", {"stressed-out"}).start("work-the-case", "artie").play("neutralize 1L").press();
  CHECK_FALSE(s.over());
  CHECK(s.view("table").gear);
  CHECK(s.ids(s.view("table").inForce) == List{"grinding-halt"});
}

TEST_CASE("18 obstacles: nine Physical and nine Mental", "[COMP-13][COMP-14]") {
  std::map<w13::Attribute, int> kinds;
  for (const w13::ObstacleId each : shipped::cards().obstacles) ++kinds[w13::attributeOf(each)];
  CHECK(kinds == std::map<w13::Attribute, int>{{w13::Attribute::Physical, 9}, {w13::Attribute::Mental, 9}});

  Scene s;
  s.agent("artie").leads("1L").start("action", "artie");
  CHECK(s.view("table").obstaclesLeft == 18);
}

TEST_CASE("Of each kind of obstacle four have difficulty 2, three 3 and two 4", "[COMP-15]") {
  for (const char* kind : {"physical", "mental"}) {
    const std::map<int, int> printed = {{2, 4}, {3, 3}, {4, 2}};
    for (const auto& [difficulty, count] : printed) {
      const std::string obstacle = std::string(kind) + " " + std::to_string(difficulty);
      INFO(obstacle);
      Scene s;
      s.agent("artie").obstacleTop(List(static_cast<std::size_t>(count), obstacle));
      CHECK_THROWS_AS(s.obstacleTop({obstacle}), kernel::DataError);
    }
  }
}

TEST_CASE("Each Agent has one shield and one dice cover", "[COMP-16]") {
  Scene s;
  for (const std::string& each : kAgents) s.agent(each, Field);
  s.claimed("artie", "1L 1I").claimed("claudia", "1L 1I").claimed("jinks", "1O 1T").claimed("myka", "1O 1T");
  s.claimed("pete", "1L 1I").artifact("aztec-bloodstone");
  s.roll({"1L", "1I", "1L", "1I", "1O", "1T", "1O", "1T", "1L", "1I"}).start("retrieval-round");
  s.play("roll");
  for (const std::string& each : kAgents) {
    s.press();
    REQUIRE(s.asked() == each);
    CHECK(s.question() == "cover-die");
    for (const std::string& other : kAgents)  // nobody sees behind another's shield
      for (const w13::DieId die : s.seated(each).claimed)
        CHECK((s.view(other).dice[die].shows.symbol != w13::Symbol::None) == (other == each));
    s.play(s.options().front());
    CHECK(s.view("table").seats[s.seat(each)].covered == 1);
  }
}

TEST_CASE("The Warehouse board offers its Actions in the Warehouse, and the Field's in the Field", "[COMP-17]") {
  Scene s;
  s.agent("pete").agent("myka", Field).agent("artie").ping("los-angeles").track({"mental 2"}).leads("1L");
  s.start("action", "pete");
  CHECK(s.options("use") == List{"travel", "warehouse-research", "bed-and-breakfast", "maintenance", "bronze-sector"});
  s.play("use warehouse-research").play("draw logic");
  REQUIRE(s.asked() == "myka");
  CHECK(s.options("use") == List{"travel", "field-research", "field-investigation", "ping-action"});
  CHECK(s.refused("use bed-and-breakfast") == "RULING-42");
}

TEST_CASE("The Lost Artifacts board shows the lost artifacts and the Consequences in force", "[COMP-18]") {
  Scene s;
  s.agent("artie", Field).agent("myka").agent("pete").artifact("ice-flower").faceUp({"sore-muscles"});
  s.lost({"babel-stones"}).inForce({"cold-trail"}).leads("1L").top("ping", {"nashville"}).roll(kEpisodeOfZeros);
  s.start("work-the-case", "artie").play("neutralize 1L").press();
  for (const char* viewer : {"table", "artie", "pete"}) {
    CHECK(s.ids(s.view(viewer).lost) == List{"babel-stones", "ice-flower"});
    CHECK(s.ids(s.view(viewer).inForce) == List{"cold-trail", "sore-muscles"});
  }
}
