// Warehouse Actions: Travel, Warehouse Research, Bed & Breakfast, Warehouse Maintenance. Ledger section 11.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Pete (Intuition, Intuition; Physical 3, Mental 1) acts; Jinks is in the Field.
Scene threeInWarehouse(w13::Location pete = Warehouse) {
  Scene s;
  s.agent("pete", pete).agent("jinks", Field).agent("claudia").leads("1L 2O").used("pete", "season");
  return s.only("traitor", {"haunted-by-the-past"});
}

}  // namespace

// ---- Travel -----------------------------------------------------------------------------------------------------

TEST_CASE("Travel moves the Agent's token to the Field, and as a Field Action back to the Warehouse",
          "[TRAV-01][TRAV-03]") {
  Scene out;
  out.agent("jinks").agent("claudia").agent("artie").leads("1L").start("action", "jinks").play("use travel");
  CHECK(out.seated("jinks").at == Field);
  CHECK(out.seated("claudia").at == Warehouse);
  CHECK(out.asked() == "claudia");

  Scene back = threeInWarehouse();
  back.firstAgent("jinks").start("action", "jinks").play("use travel");
  CHECK(back.seated("jinks").at == Warehouse);
  CHECK(back.asked() == "claudia");
}

TEST_CASE("arriving in the Field triggers the Ping's Travel effect for that Agent; returning does not",
          "[TRAV-02][TRAV-04]") {
  Scene s = threeInWarehouse().ping("geneva");
  Scene out = s;
  out.firstAgent("claudia").start("action", "claudia").play("use travel");
  CHECK(out.asked() == "claudia");
  CHECK(out.question() == "may-do");
  out.play("accept");
  CHECK(out.stress("claudia") == 1);
  CHECK(out.hand("claudia").size() == 1);
  CHECK(out.hand("jinks").empty());  // in the Field already

  Scene back = s;
  back.firstAgent("jinks").start("action", "jinks").play("use travel");
  CHECK(back.question() == "take-action");
  CHECK(back.asked() == "claudia");
}

TEST_CASE("a card that travels without an Action triggers the Travel effect as well", "[TRAV-02]") {
  Scene s = threeInWarehouse().ping("geneva");
  s.hand("claudia", {"hg-wells-grappler"}).start("action", "pete").respond("claudia", "hg-wells-grappler");
  CHECK(s.seated("claudia").at == Field);
  CHECK(s.asked() == "claudia");
  CHECK(s.question() == "may-do");
}

TEST_CASE("who announced Travel and can no longer enter the Field has not travelled", "[TRAV-01][RULING-60]") {
  // Univille gives an Action for travelling; Claudia does not enter the Field alone.
  Scene s = threeInWarehouse().ping("univille");
  s.hand("jinks", {"hg-wells-grappler"}).inForce({"grounded"}).roll({"1", "1"}).firstAgent("claudia");
  s.start("action", "claudia").play("use travel").respond("jinks", "hg-wells-grappler");
  s.press().play("use bed-and-breakfast").press();  // Jinks is home, and has had the Action for it
  CHECK(s.unused().empty());
  CHECK(s.seated("claudia").at == Warehouse);
  CHECK(s.asked() == "pete");  // no Action for Claudia
}

TEST_CASE("the Travel space is reachable from anywhere, and its obstacle blocks both directions",
          "[TRAV-05][RULING-10]") {
  for (const w13::Location where : {Warehouse, Field}) {
    Scene s = threeInWarehouse(where);
    s.ping("berlin").start("action", "pete");
    CHECK(s.offers("use travel"));

    Scene blocked = threeInWarehouse(where);
    blocked.hand("pete", {"tesla-grenade"}).block("travel", "mental 4").start("action", "pete");
    CHECK(blocked.offers("tackle travel"));
    CHECK(Scene(blocked).play("use travel").question() == "roll-challenge");
    CHECK(Scene(blocked).play("use travel").seated("pete").at == where);
    CHECK(Scene(blocked).play("play tesla-grenade").on("travel") == "none");
  }
}

// ---- Warehouse Research -----------------------------------------------------------------------------------------

TEST_CASE("Warehouse Research draws two Traits from one pile of the Agent's choice", "[WRES-01]") {
  Scene s = threeInWarehouse();
  s.top("lore", {"one-quiet-day", "collaborate", "i-smell-fudge"})
      .start("action", "pete")
      .play("use warehouse-research");
  REQUIRE(s.question() == "research-pile");
  s.play("draw lore");
  CHECK(s.hand("pete") == List{"one-quiet-day", "collaborate"});
  CHECK(s.asked() == "jinks");
}

TEST_CASE("Warehouse Research may draw from a pile that is no Focus of the Agent", "[WRES-02]") {
  Scene s = threeInWarehouse();
  s.start("action", "pete").play("use warehouse-research");
  CHECK(s.options("draw") == List{"logic", "intuition", "lore", "tech"});
  for (const char* type : {"logic", "intuition", "lore", "tech"}) {
    CAPTURE(type);
    const int before = s.drawSize(type);
    CHECK(Scene(s).play("draw " + std::string(type)).drawSize(type) == before - 2);
  }
}

// ---- Bed & Breakfast --------------------------------------------------------------------------------------------

TEST_CASE("Warehouse Research with every pile blocked may be declined instead of challenging", "[RULING-08][WRES-01]") {
  Scene s = threeInWarehouse();
  s.block("logic-pile", "mental 4").block("intuition-pile", "mental 3").block("lore-pile", "physical 4");
  Scene open = s;
  CHECK_FALSE(open.start("action", "pete").play("use warehouse-research").offers("decline"));
  s.block("tech-pile", "physical 3").start("action", "pete").play("use warehouse-research");
  REQUIRE(s.offers("decline"));
  CHECK(Scene(s).roll({"0"}).play("draw tech").on("tech-pile") == "physical 3");
  s.play("decline");
  CHECK(s.hand("pete").empty());
  CHECK(s.asked() == "jinks");
}

TEST_CASE("Bed & Breakfast returns up to two Stress from the hand to the Stress deck", "[BED-01]") {
  Scene s = threeInWarehouse();
  s.stress("pete", 3).hand("pete", {"tesla"}).start("action", "pete");
  const int deck = s.view("table").stressDeck;
  s.play("use bed-and-breakfast");
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"return 0", "return 1", "return 2"});
  CHECK(Scene(s).play("return 1").stress("pete") == 2);
  s.play("return 2");
  CHECK(s.stress("pete") == 1);
  CHECK(s.view("table").stressDeck == deck + 2);
  CHECK(s.hand("pete") == List{"tesla"});
  CHECK(s.asked() == "jinks");

  Scene one = threeInWarehouse();
  one.stress("pete", 1).start("action", "pete").play("use bed-and-breakfast");
  CHECK(one.options() == List{"return 0", "return 1"});
}

TEST_CASE("an Agent who must draw Stress from an empty deck makes the Traitor win; taking the last one does not",
          "[BED-02]") {
  Scene s;
  s.agent("pete").agent("jinks").agent("claudia").leads("1L").only("traitor", {"stressed-out", "stressed-out"});
  Scene last = s;
  last.stressDeck(1).start("adversary-turn").press();
  CHECK_FALSE(last.over());
  CHECK(last.stress("pete") == 1);
  CHECK(last.view("table").stressDeck == 0);

  Scene none = s;
  none.stressDeck(0).start("adversary-turn").press();
  CHECK(none.over());
  CHECK(none.winner() == "traitor");
  CHECK(none.ending() == "stress-ran-out");
}

// ---- Warehouse Maintenance --------------------------------------------------------------------------------------

TEST_CASE("Warehouse Maintenance challenges one obstacle of choice on the Maintenance track", "[MAINT-01]") {
  Scene s = threeInWarehouse();
  s.hand("pete", {"camaraderie"}).track({"mental 2", "physical 4 ring", "mental 3"}).start("action", "pete");
  s.play("use maintenance");
  CHECK(s.question() == "track-obstacle");
  CHECK(s.options() == List{"choose track-1", "choose track-2", "choose track-3"});
  s.play("choose track-2");
  CHECK(s.question() == "roll-challenge");
  CHECK(s.view("table").challenge.track == 1);
  CHECK(s.view("table").challenge.difficulty == 5);
  CHECK(s.view("table").challenge.bonus == 3);
}

TEST_CASE("Maintenance with an empty track is legal and comes to nothing", "[RULING-42]") {
  Scene s = threeInWarehouse();
  s.start("action", "pete").play("use maintenance");
  CHECK(s.asked() == "jinks");
  CHECK(s.track().empty());
}

TEST_CASE("who beats it discards that obstacle from the track; else it stays there", "[MAINT-02][MAINT-03]") {
  Scene s = threeInWarehouse();
  s.track({"mental 2", "physical 4", "mental 3"}).start("action", "pete").play("use maintenance");
  Scene won = s;
  won.roll({"2"}).play("choose track-2").press();  // 2 + 3 > 4
  CHECK(won.track() == List{"mental 2", "mental 3"});
  CHECK(won.world().obstacleDiscard.size() == 1);
  CHECK(won.asked() == "jinks");
  Scene lost = s;
  lost.roll({"1"}).play("choose track-2").press();  // 1 + 3 = 4
  CHECK(lost.track() == List{"mental 2", "physical 4", "mental 3"});
  CHECK(lost.asked() == "jinks");
}

TEST_CASE("the Traitor wins the moment the Maintenance track is full: five spaces", "[MAINT-04][RULING-05]") {
  for (const int already : {3, 4}) {
    Scene s;
    s.agent("pete").agent("jinks").agent("claudia").leads("1L").track(
        List(static_cast<std::size_t>(already), "mental 2"));
    s.only("traitor", {"catastrophe"}).start("adversary-turn").press();  // two more
    CHECK(s.over());
    CHECK(s.winner() == "traitor");
    CHECK(s.ending() == "maintenance-full");
    CHECK(s.track().size() == 5);  // and with four there, the second is placed no more
  }
  Scene four = threeInWarehouse();
  four.track(List(4, "mental 2")).start("action", "pete");
  CHECK_FALSE(four.over());
}

TEST_CASE("obstacles come to the track face down from the supply, each on the next free space", "[MAINT-05]") {
  Scene s;
  s.agent("pete")
      .agent("jinks")
      .agent("claudia")
      .leads("1L")
      .track({"physical 2"})
      .obstacleTop({"mental 3", "physical 4"});
  s.only("traitor", {"catastrophe"}).start("adversary-turn").press();
  CHECK(s.track() == List{"physical 2", "mental 3", "physical 4"});
  CHECK(s.view("table").obstaclesLeft == 15);
  CHECK(s.view("claudia").track == s.view("table").track);  // placed face up
}
