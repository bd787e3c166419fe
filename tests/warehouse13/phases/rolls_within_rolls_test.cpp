// What is done in response to a roll, a challenge or a card changes nothing of what it interrupted: RULING-61 to -64.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Myka (Physical 2, Mental 2) and Jinks (2, 2) in the Warehouse, Claudia in the Field; Pete is the revealed Traitor.
Scene threeWithTraitor(const List& traitorCards) {
  Scene s;
  s.agent("myka").agent("jinks").agent("claudia", Field).agent("pete").revealed("pete", traitorCards);
  return s.leads("1L 2O 1O").firstAgent("myka");
}

}  // namespace

TEST_CASE("a challenge keeps its own roll while another Agent rolls in response to it", "[RULING-61]") {
  // given: Myka has rolled a 3 against difficulty 4, and the roll may still be answered
  Scene s = threeWithTraitor({"ambush"});
  s.hand("jinks", {"durational-spectrometer"}).block("travel", "mental 4").obstacleTop({"physical 4"});
  s.roll({"3", "0"}).start("action", "myka").play("tackle travel").play("roll");
  REQUIRE(s.question() == "keep-roll");
  REQUIRE(s.view("table").warehouseRoll == 3);
  // when: Pete's Ambush makes Claudia face an obstacle, and she rolls a 0
  s.respond("pete", "ambush").play("roll");
  CHECK(s.view("table").warehouseRoll == 0);
  s.play("resolve");  // Claudia's roll stands, and she is KO'd
  if (s.question() == "resolve-harm") s.play("resolve");
  CHECK(s.seated("claudia").health == Ko);
  // then: Myka's 3 lies there as before, and wins
  REQUIRE(s.question() == "keep-roll");
  CHECK(s.asked() == "myka");
  CHECK(s.view("table").warehouseRoll == 3);
  CHECK(s.view("table").challenge.seat == s.seat("myka"));
  s.play("resolve");
  CHECK(s.happened(Happened::ChallengeWon));
  CHECK(s.on("travel") == "none");
}

TEST_CASE("a reroll is of the roll whose window it answers, not of one made in between", "[RULING-61]") {
  // given: Myka's roll of 1 waits; Claudia's within it has been a 3
  Scene s = threeWithTraitor({"ambush"});
  s.hand("jinks", {"durational-spectrometer"}).block("travel", "mental 4").obstacleTop({"physical 2"});
  s.roll({"1", "3", "3"}).start("action", "myka").play("tackle travel").play("roll");
  s.respond("pete", "ambush").play("roll").play("resolve");
  REQUIRE(s.seated("claudia").health == scene::Standing);
  REQUIRE(s.question() == "keep-roll");
  REQUIRE(s.view("table").warehouseRoll == 1);
  // when: Jinks rerolls what lies there, and it is a 3
  s.respond("jinks", "durational-spectrometer");
  // then: Myka has won with it; nobody holds another card
  CHECK(s.happened(Happened::ChallengeWon));
  CHECK(s.on("travel") == "none");
  CHECK(s.unused().empty());
}

TEST_CASE("what a challenge is for goes by its own outcome, not by that of one inside it", "[RULING-61]") {
  // given: Myka researches a blocked pile; her roll of 3 beats the obstacle
  for (const auto& [inner, ko] : {std::pair{"0", true}, std::pair{"3", false}}) {
    Scene s = threeWithTraitor({"ambush"});
    s.block("logic-pile", "mental 4").obstacleTop({"physical 2"}).hand("jinks", {"durational-spectrometer"});
    s.only("logic", {"parallel-investigation"}).roll({"3", inner}).start("focus-draw", "myka");
    s.play("draw logic").play("roll");
    // when: within her roll another is lost, or won
    s.respond("pete", "ambush").play("roll").press();
    CHECK((s.seated("claudia").health == Ko) == ko);
    // then: she draws
    CHECK(s.hand("myka") == List{"parallel-investigation"});
  }
}

TEST_CASE("a roll on which more depends keeps its number", "[RULING-61]") {
  // given: Las Vegas: Myka has rolled a 2, so she will draw two
  Scene s = threeWithTraitor({"ambush"});
  s.hand("jinks", {"durational-spectrometer"}).ping("las-vegas").obstacleTop({"physical 4"});
  s.only("logic", {"durational-spectrometer", "parallel-investigation", "arties-wall-map"});
  s.roll({"2", "0"}).start("action", "myka").play("use travel");
  REQUIRE(s.question() == "keep-roll");
  // when: in response Claudia rolls a 0
  s.respond("pete", "ambush");
  if (s.question() == "choose-agent") s.play("choose claudia");
  s.play("roll").play("resolve");
  while (s.question() == "resolve-harm") s.play("resolve");
  REQUIRE(s.question() == "keep-roll");
  // then: the 2 counts
  s.play("resolve").play("choose logic");
  CHECK(s.hand("myka").size() == 2);
}

TEST_CASE("a card changes the challenge that it answers, not one that waits below", "[RULING-61]") {
  // given: Myka's challenge is announced (difficulty 4); within it Claudia faces another obstacle (difficulty 2)
  Scene s = threeWithTraitor({"ambush"});
  s.hand("myka", {"analog-password-decoder"})
      .hand("claudia", {"tesla"})
      .hand("jinks", {"collaborate"})
      .block("travel", "mental 4");
  s.obstacleTop({"physical 2"}).roll({"1"}).start("action", "myka").play("tackle travel").respond("pete", "ambush");
  REQUIRE(s.view("table").challenge.difficulty == 2);
  // when: Claudia plays a Tesla on hers
  s.respond("claudia", "tesla");
  CHECK(s.view("table").challenge.difficulty == 1);
  s.play("roll").play("resolve");
  // then: Myka's is as hard as before, and her own card makes it easier
  REQUIRE(s.question() == "roll-challenge");
  CHECK(s.view("table").challenge.difficulty == 4);
  s.respond("myka", "analog-password-decoder");
  CHECK(s.view("table").challenge.difficulty == 3);
}
