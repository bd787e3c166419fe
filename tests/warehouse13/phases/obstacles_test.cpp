// Obstacles: what they block, how an Agent gets past them, and where they go. Ledger section 10, OBST-01 to OBST-21.

#include "engine/games/warehouse13/table.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;

namespace {

/// Jinks (Physical 2, Mental 2) with a card that does nothing in a challenge, Claudia (1, 3) and Artie (1, 3).
Scene threeWithObstacles(w13::Location jinks = Warehouse) {
  Scene s;
  s.agent("jinks", jinks, {"camaraderie"}).agent("claudia").agent("artie").leads("1L 2O");
  return s;
}

/// Who wins, if this Agent meets this obstacle on Travel and rolls this.
bool wins(const std::string& agent, const std::string& obstacle, const std::string& roll) {
  Scene s;
  s.agent(agent, Warehouse, {"camaraderie"}).agent("myka", Field).leads("1L").block("travel", obstacle).roll({roll});
  s.start("action", agent).play("tackle travel").press();
  CHECK(s.unused().empty());
  return s.on("travel") == "none";
}

/// Shuffles leave a trace, dice show their first face.
class CountingChance final : public kernel::Chance {
 public:
  int pick(int, kernel::ChanceOf of) override {
    if (of == kernel::ChanceOf::Shuffle) ++shuffles;
    return 0;
  }
  int shuffles = 0;
};

}  // namespace

TEST_CASE("an obstacle blocks whatever it lies on: the use is announced, then the way must be cleared",
          "[OBST-01][OBST-02][OBST-05]") {
  for (const char* place : {"travel", "warehouse-research", "bed-and-breakfast", "maintenance", "bronze-sector",
                            "field-research", "field-investigation", "ping-action"}) {
    CAPTURE(place);
    const bool inField = std::string(place).starts_with("field") || std::string(place) == "ping-action";
    Scene s = threeWithObstacles(inField ? Field : Warehouse);
    s.track({"mental 2", "mental 2"}).ping("washington").stress("jinks", 2);

    Scene open = s;
    open.start("action", "jinks").play("use " + std::string(place));
    CHECK(open.question() != "roll-challenge");

    s.block(place, "physical 4").start("action", "jinks").play("use " + std::string(place));
    CHECK(s.asked() == "jinks");
    CHECK(s.question() == "roll-challenge");
    CHECK(s.options() == List{"roll"});  // announced: no way back
    CHECK(s.on(place) == "physical 4");
  }
}

TEST_CASE("an obstacle on a Trait pile blocks every draw from it, and no other pile", "[OBST-03]") {
  Scene s = threeWithObstacles(Field);
  s.block("logic-pile", "mental 3");

  Scene focus = s;
  focus.start("focus-draw", "jinks");
  CHECK(Scene(focus).play("draw intuition").drawSize("intuition") == 19 - 1);  // one more is in his hand
  CHECK(Scene(focus).play("draw logic").question() == "roll-challenge");

  Scene research = s;
  research.start("action", "jinks").play("use field-research").play("draw logic");
  CHECK(research.question() == "roll-challenge");
  CHECK(research.drawSize("logic") == 20);

  Scene card = s;
  card.ping("washington").block("lore-pile", "mental 2").start("action", "jinks").play("use ping-action");
  CHECK(card.question() == "roll-challenge");
}

TEST_CASE("an obstacle goes only when it is challenged and beaten; else it stays", "[OBST-04][OBST-11][OBST-13]") {
  Scene s = threeWithObstacles();
  s.block("travel", "physical 4").start("action", "jinks");

  Scene other = s;
  other.play("use warehouse-research").play("draw lore");
  CHECK(other.on("travel") == "physical 4");

  Scene lost = s;
  lost.roll({"2"}).play("tackle travel").press();
  CHECK(lost.on("travel") == "physical 4");
  CHECK(lost.world().obstacleDiscard.empty());

  Scene won = s;
  won.roll({"3"}).play("tackle travel").press();
  CHECK(won.on("travel") == "none");
  CHECK(won.world().obstacleDiscard.size() == 1);
}

TEST_CASE("cards that modify the obstacle are playable until the roll, and not after it", "[OBST-06]") {
  Scene s = threeWithObstacles();
  s.hand("jinks", {"tesla", "durational-spectrometer"}).block("travel", "physical 4").roll({"2"});
  s.start("action", "jinks");
  CHECK_FALSE(s.offers("jinks", "respond tesla"));
  s.play("tackle travel");
  CHECK(s.offers("jinks", "respond tesla"));
  s.play("roll");
  REQUIRE(s.question() == "keep-roll");
  CHECK(s.responses("jinks") == List{"respond durational-spectrometer"});
}

TEST_CASE("one Warehouse die plus Physical or Mental, as the obstacle is, must be above the difficulty",
          "[OBST-07][OBST-08][OBST-09]") {
  CHECK(wins("claudia", "mental 4", "2"));          // 2 + 3 > 4
  CHECK_FALSE(wins("claudia", "mental 4", "1"));    // 1 + 3 = 4
  CHECK_FALSE(wins("claudia", "physical 4", "3"));  // 3 + 1 = 4
  CHECK(wins("claudia", "physical 3", "3"));
  CHECK_FALSE(wins("claudia", "physical 3", "1"));  // 1 + 1 < 3
  CHECK(wins("pete", "physical 4", "2"));           // 2 + 3 > 4
  CHECK_FALSE(wins("pete", "mental 4", "3"));       // 3 + 1 = 4
  CHECK(wins("pete", "mental 2", "2"));
}

TEST_CASE("a roll of 0 fails whatever the total", "[OBST-10]") {
  CHECK_FALSE(wins("claudia", "mental 2", "0"));  // 0 + 3 > 2, and yet
  CHECK_FALSE(wins("pete", "physical 2", "0"));
  CHECK(wins("claudia", "mental 2", "1"));
}

TEST_CASE("who beats the obstacle goes on with the announced use at no further cost", "[OBST-12]") {
  Scene s = threeWithObstacles();
  s.block("travel", "physical 4").roll({"3"}).start("action", "jinks").play("use travel").press();
  CHECK(s.seated("jinks").at == Field);
  CHECK(s.hand("jinks") == List{"camaraderie"});
  CHECK(s.asked() == "claudia");

  Scene draw = threeWithObstacles();
  draw.block("logic-pile", "physical 4").roll({"3"}).start("focus-draw", "jinks").play("draw logic").press();
  CHECK(draw.hand("jinks").size() == 2);
  CHECK(draw.asked() == "claudia");
}

TEST_CASE("on failure the announced use does not happen, and the Action is spent", "[OBST-14]") {
  Scene s = threeWithObstacles();
  s.stress("jinks", 2);
  for (const char* place : {"travel", "bed-and-breakfast", "warehouse-research", "bronze-sector"}) {
    CAPTURE(place);
    Scene blocked = s;
    blocked.block(place, "physical 4").roll({"2"}).start("action", "jinks").play("use " + std::string(place));
    blocked.press();
    CHECK(blocked.asked() == "claudia");
    CHECK(blocked.question() == "take-action");
    CHECK(blocked.seated("jinks").at == Warehouse);
    CHECK(blocked.stress("jinks") == 2);
  }
  Scene draw = threeWithObstacles();
  draw.block("logic-pile", "physical 4").roll({"1"}).start("focus-draw", "jinks").play("draw logic").press();
  CHECK(draw.hand("jinks") == List{"camaraderie"});
  CHECK(draw.asked() == "claudia");
}

TEST_CASE("on failure a Trait played for the announced use is discarded all the same", "[OBST-15]") {
  Scene s = threeWithObstacles();
  s.firstAgent("claudia").hand("claudia", {"collaborate"}).block("logic-pile", "mental 4 ring").roll({"2"});
  s.start("action", "claudia").play("play collaborate").play("choose jinks").play("choose logic").press();
  CHECK(s.topDiscard("lore") == "collaborate");
  CHECK(s.hand("claudia").empty());
  CHECK(s.drawSize("logic") == 20);
  CHECK(s.hand("jinks") == List{"camaraderie"});
  CHECK(s.on("logic-pile") == "mental 4 ring");
}

TEST_CASE("an Agent may spend an Action on an obstacle whose thing the Agent could not use", "[OBST-16]") {
  Scene s = threeWithObstacles();
  s.firstAgent("claudia").block("travel", "mental 4").block("field-research", "mental 2").roll({"2"});
  s.start("action", "claudia");
  CHECK(s.refused("use travel") == "PRINT-18");    // nobody is in the Field
  CHECK_FALSE(s.offers("tackle field-research"));  // not at her location
  s.play("tackle travel").press();
  CHECK(s.on("travel") == "none");
  CHECK(s.seated("claudia").at == Warehouse);
  CHECK(s.asked() == "artie");

  Scene afield = threeWithObstacles(Field);
  afield.block("field-research", "mental 2").block("warehouse-research", "mental 2").start("action", "jinks");
  CHECK(afield.options("tackle") == List{"field-research"});
}

TEST_CASE("an obstacle that is faced at once is discarded, beaten or not", "[OBST-17]") {
  for (const bool beaten : {true, false}) {
    Scene s = threeWithObstacles();
    s.ping("chicago").obstacleTop({"physical 4"}).roll({beaten ? "3" : "2"}).start("action", "jinks");
    s.play("use travel").play("accept");
    CHECK(s.question() == "roll-challenge");
    s.press();
    CHECK(s.world().obstacleDiscard.size() == 1);
    CHECK(s.happened(w13::Happened::ChallengeWon) == beaten);
    CHECK(s.on("travel") == "none");
  }
}

TEST_CASE("a discarded obstacle stays face up, out of the supply", "[OBST-18]") {
  Scene s = threeWithObstacles();
  s.block("travel", "physical 4").roll({"3"}).start("action", "jinks").play("tackle travel").press();
  const w13::View table = s.view("table");
  REQUIRE(table.obstacleDiscard.size() == 1);
  CHECK(w13::attributeOf(table.obstacleDiscard[0]) == w13::Attribute::Physical);
  CHECK(w13::difficultyOf(table.obstacleDiscard[0]) == 4);
  CHECK(table.obstaclesLeft == 17);
}

TEST_CASE("when no obstacle is left face down, the discarded ones are turned down and randomized", "[OBST-19]") {
  Scene s = threeWithObstacles();
  int placed = 0;
  const std::vector<std::string> box = {"physical 2", "physical 2", "physical 2", "physical 2", "physical 3",
                                        "physical 3", "physical 3", "physical 4", "physical 4", "mental 2",
                                        "mental 2",   "mental 2",   "mental 2",   "mental 3",   "mental 3"};
  for (int place = 0; place < w13::kPlaces; ++place, ++placed)
    s.position().block(static_cast<w13::Place>(place), w13::readObstacle(box[static_cast<std::size_t>(placed)]));
  s.track({box[12], box[13], box[14]});
  for (const char* rest : {"mental 3", "mental 4", "mental 4"}) s.position().obstacleDiscard(w13::readObstacle(rest));
  s.top("traitor", {"artifact-disturbance"});

  w13::State state = s.position().state(w13::Opening::Action, s.seat("jinks"));
  CountingChance chance;
  w13::Table t(state, shipped::cards(), chance, nullptr);
  CHECK(t.takeObstacle() != w13::ObstacleId::None);
  CHECK(chance.shuffles > 0);
  CHECK(t.takeObstacle() != w13::ObstacleId::None);
  CHECK(t.takeObstacle() != w13::ObstacleId::None);
  CHECK(t.takeObstacle() == w13::ObstacleId::None);  // RULING-10: none left anywhere

  s.start("adversary-turn").press();
  CHECK(s.track().size() == 4);
  CHECK(s.view("table").obstaclesLeft == 2);
  CHECK(s.view("table").obstacleDiscard.empty());
}

TEST_CASE("obstacles on Trait piles and on Travel are challenged from anywhere", "[OBST-20]") {
  for (const w13::Location where : {Warehouse, Field})
    for (const char* place : {"logic-pile", "intuition-pile", "lore-pile", "tech-pile", "travel"}) {
      CAPTURE(place);
      Scene s = threeWithObstacles(where);
      s.block(place, "physical 2").roll({"1"}).start("action", "jinks").play("tackle " + std::string(place));
      s.press();
      CHECK(s.on(place) == "none");
      CHECK(s.asked() == "claudia");
    }
}

TEST_CASE("an obstacle on a Trait pile does not touch the discards of that type", "[OBST-21]") {
  Scene s = threeWithObstacles();
  s.ping("milan").block("logic-pile", "mental 4").discards("logic", {"parallel-investigation"});
  s.start("action", "jinks").play("use travel").play("accept");
  CHECK(s.count(Happened::ChallengeBegan) == 0);
  CHECK(s.hand("jinks") == List{"camaraderie", "parallel-investigation"});
  CHECK(s.on("logic-pile") == "mental 4");
}
