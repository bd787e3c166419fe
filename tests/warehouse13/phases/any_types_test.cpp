// "Draw 2 Traits of any types" is one draw: RULING-62.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Myka (Mental 2) may travel to Paris with one Stress in the deck and more.
Scene paris() {
  Scene s;
  s.agent("myka").agent("jinks").agent("claudia", Field).leads("1L 2O").ping("paris").firstAgent("myka");
  return s;
}

Scene& arrive(Scene& s) { return s.start("action", "myka").play("use travel").play("accept"); }

}  // namespace

TEST_CASE("the piles of a draw of any types are named first, then all cards are drawn", "[RULING-62][FAQ-07]") {
  // given: a Calamity on top of Logic
  Scene s = paris();
  s.only("logic", {"misfiled-shelf", "arties-wall-map"}).only("lore", {"collaborate"});
  arrive(s);
  REQUIRE(s.question() == "choose-pile");
  // when: Logic is named, and then Lore
  s.play("choose logic");
  // then: nothing has been drawn before the second pile is named
  REQUIRE(s.question() == "choose-pile");
  CHECK(s.hand("myka").empty());
  CHECK_FALSE(s.happened(Happened::CardTurnedUp));
  s.play("choose lore");
  // and the Calamity waits for the whole draw
  CHECK(s.hand("myka") == List{"collaborate"});
  REQUIRE(s.happened(Happened::CardTurnedUp));
  CHECK(s.place(Happened::CardTurnedUp) < s.place(Happened::CardDrawn));
}

TEST_CASE("the hand limit comes after the whole draw of any types", "[RULING-62][FAQ-09]") {
  // given: Myka holds 11 Traits; with the Stress it is 12
  Scene s = paris();
  s.hand("myka", {"tesla", "tesla", "look-out", "look-out", "premonition", "premonition", "goozooka", "goozooka",
                  "collaborate", "farnsworth", "farnsworth"});
  s.only("logic", {"parallel-investigation"}).only("lore", {"one-quiet-day"});
  arrive(s).play("choose logic").play("choose lore");
  // then: 14 cards, and she is asked once for one of them
  REQUIRE(s.question() == "discard-down");
  CHECK(s.seated("myka").handSize() == 14);
}

TEST_CASE("a blocked pile is challenged when it is named", "[RULING-62][OBST-03]") {
  Scene s = paris();
  s.block("logic-pile", "mental 3").only("logic", {"parallel-investigation"}).only("lore", {"one-quiet-day"});
  SECTION("won: it counts as named") {
    s.roll({"2"});
    arrive(s).play("choose logic").play("roll").press();
    REQUIRE(s.question() == "choose-pile");
    CHECK(s.hand("myka").empty());
    s.play("choose lore");
    CHECK(s.hand("myka") == List{"parallel-investigation", "one-quiet-day"});
  }
  SECTION("lost: another may be named, or none, but no further challenge for this card") {
    s.block("tech-pile", "mental 3").roll({"0"});
    arrive(s).play("choose logic").play("roll").press();
    REQUIRE(s.question() == "choose-pile");
    CHECK(s.refused("choose tech") == "RULING-08");
    CHECK(s.offers("decline"));
    s.play("decline");
    CHECK(s.offers("choose tech"));  // the second card is a draw of its own for the challenge
    s.play("choose lore");
    CHECK(s.hand("myka") == List{"one-quiet-day"});
  }
}

TEST_CASE("a pile is named for a card only while it has one left", "[RULING-62][RULING-07]") {
  Scene s = paris();
  s.only("logic", {"parallel-investigation"}).discards("logic", {});
  arrive(s).play("choose logic");
  CHECK(s.refused("choose logic") == "RULING-07");
}

TEST_CASE("who draws by Dogtags names the piles", "[RULING-62]") {
  Scene s;
  s.agent("myka", Field).agent("jinks").agent("claudia").firstAgent("myka").artifact("bataan-death-march-dogtags");
  s.claimed("myka", "1L").only("logic", {"parallel-investigation"}).only("lore", {"one-quiet-day"}).roll({"0"});
  s.start("retrieval").press().play("accept").press();
  REQUIRE(s.question() == "choose-agent");
  s.play("choose jinks");
  CHECK(s.asked() == "jinks");
  s.play("choose logic").play("choose lore");
  CHECK(s.hand("jinks") == List{"parallel-investigation", "one-quiet-day"});
}
