// A card whose words join two effects with "or" does one of them: RULING-72.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

TEST_CASE("Villon's Inkwell bypasses, or takes the die back, never both", "[RULING-72]") {
  // given: Jinks holds a card, so that windows stand open; Myka's die is revealed, the Goo is known, and in response
  // she travels; Travel is blocked
  Scene s;
  s.agent("myka", Field)
      .agent("jinks", Field, {"collaborate"})
      .agent("claudia")
      .firstAgent("myka")
      .block("travel", "physical 4");
  s.claimed("myka", "1L 2O")
      .artifact("aztec-bloodstone")
      .hand("myka", {"hg-wells-grappler", "francois-villons-inkwell"});
  s.roll({"1L", "2O", "1T", "0"}).start("retrieval-round").play("roll");
  while (s.question() != "cover-die") s.play(s.options().at(0));
  s.play("cover blue");
  while (s.question() != "let-goo-act") s.play(s.options().at(0));
  REQUIRE(s.question() == "let-goo-act");
  s.respond("myka", "hg-wells-grappler");
  REQUIRE(s.question() == "roll-challenge");
  // when: she plays the Inkwell on the obstacle
  s.respond("myka", "francois-villons-inkwell");
  // then: she says which it is
  REQUIRE(s.question() == "choose-option");
  CHECK(s.asked() == "myka");
  REQUIRE(s.options().size() == 2);
  SECTION("bypass: the die stays where it is") {
    s.play(s.options()[0]);
    CHECK(s.seated("myka").at == Warehouse);
    CHECK(s.on("travel") == "physical 4");
    CHECK_FALSE(s.seated("myka").revealed.empty());
  }
  SECTION("take back: the obstacle is still to be challenged") {
    s.play(s.options()[1]);
    if (s.question() == "choose-die") s.press();
    CHECK(s.seated("myka").revealed.empty());
    CHECK(s.question() == "roll-challenge");
  }
}

TEST_CASE("Villon's Inkwell asks nothing where only one half can be done", "[RULING-72]") {
  Scene s;
  s.agent("myka").agent("jinks").agent("claudia").leads("1L").block("travel", "physical 4").firstAgent("myka");
  s.hand("myka", {"francois-villons-inkwell"}).start("action", "myka").play("use travel");
  s.respond("myka", "francois-villons-inkwell");
  CHECK(s.seated("myka").at == Field);
  CHECK(s.on("travel") == "physical 4");
}

TEST_CASE("Smiley Riley: the Agent who is chosen says whether it is a Trait or Stress", "[RULING-72]") {
  Scene s;
  s.agent("myka", Field).agent("jinks").agent("claudia").firstAgent("myka").artifact("smiley-riley");
  s.claimed("myka", "1L 2O").hand("jinks", {"tesla"}).start("retrieval-round");
  if (s.question() == "choose-agent") s.play("choose jinks");
  REQUIRE(s.question() == "choose-option");
  CHECK(s.asked() == "jinks");
  s.play(s.options()[1]);
  CHECK(s.stress("jinks") == 1);
  CHECK(s.hand("jinks") == List{"tesla"});
}
