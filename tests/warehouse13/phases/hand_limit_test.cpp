// The hand limit, Stress draws and Calamities in multi-card draws: HAND-01 to HAND-07, RULING-33, RULING-34.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/phases/rolls.h"

using namespace scene;

namespace {

const List kTwelveCards = {"meet-the-regents",
                           "meet-the-regents",
                           "meet-the-regents",
                           "one-quiet-day",
                           "one-quiet-day",
                           "one-quiet-day",
                           "tesla",
                           "tesla",
                           "tesla",
                           "goozooka",
                           "goozooka",
                           "goozooka"};

/// Artie with a hand and Stress, Myka and Claudia with nothing.
Scene artie(const List& hand, int stress) {
  Scene s;
  s.agent("artie", Warehouse, hand).agent("myka").agent("claudia").stress("artie", stress).leads("0L 0L 1I");
  return s;
}

}  // namespace

// ---- thirteen cards ---------------------------------------------------------------------------------------------

TEST_CASE("An Agent's limit is 13 cards, Traits and Stress together", "[HAND-01][RULING-33]") {
  Scene below = artie(kTwelveCards, 0);
  below.start("focus-draw", "artie").play("draw lore");
  CHECK(below.hand("artie").size() == 13);
  CHECK(below.asked() == "myka");  // 13 may stay

  Scene traits = artie(kTwelveCards, 1);
  traits.start("focus-draw", "artie").play("draw lore");
  CHECK(traits.question() == "discard-down");  // 13 Traits and a Stress
  CHECK(traits.asked() == "artie");
}

TEST_CASE("An Agent above 13 must at once discard down to 13", "[HAND-02]") {
  Scene s = artie(kTwelveCards, 1);
  s.start("action", "artie").play("use warehouse-research").play("draw lore");
  REQUIRE(s.question() == "discard-down");  // 15 cards
  CHECK(s.rule() == "HAND-02");
  CHECK(s.options("decline").empty());
  s.play("discard tesla");
  CHECK(s.question() == "discard-down");
  s.play("discard goozooka");
  CHECK(s.seated("artie").handSize() == 13);
  CHECK(s.topDiscard("tech") == "tesla");
  CHECK(s.asked() == "myka");
}

TEST_CASE("A drawn Stress presses out a Trait as well, and the discard must be a Trait", "[HAND-02][HAND-03]") {
  Scene s = artie({"tesla", "goozooka", "one-quiet-day"}, 10);
  s.stressDeck(5).top("traitor", {"stressed-out"}).start("adversary-turn");
  REQUIRE(s.question() == "discard-down");
  CHECK(s.options() == List{"discard tesla", "discard goozooka", "discard one-quiet-day"});  // never Stress
  s.play("discard goozooka");
  CHECK(s.stress("artie") == 11);
  CHECK(s.seated("artie").handSize() == 13);
}

TEST_CASE("A card handed over counts at once", "[HAND-02]") {
  Scene s;
  s.agent("artie", Warehouse, kTwelveCards).agent("jinks", Warehouse, {"farnsworth", "camaraderie"}).agent("myka");
  s.stress("artie", 1).leads("1L").start("action", "artie").respond("jinks", "farnsworth");
  s.play("give artie").play("give camaraderie").play("accept");
  CHECK(s.asked() == "artie");
  CHECK(s.question() == "discard-down");
}

TEST_CASE("An Agent with 13 Stress sends any further Stress to the box", "[HAND-04]") {
  Scene s = artie({}, 13);
  s.stressDeck(4).top("traitor", {"stressed-out"}).start("adversary-turn");
  CHECK(s.stress("artie") == 13);
  CHECK(s.view("table").stressDeck == 3);  // drawn, and not put back
  CHECK(s.seated("artie").handSize() == 13);
  CHECK(s.question() == "take-action");
}

TEST_CASE("No Instant may be played to escape the discard", "[HAND-05]") {
  Scene s = artie(kTwelveCards, 1);
  s.leads("0I").start("action", "artie");
  CHECK(s.offers("artie", "respond one-quiet-day"));
  s.play("use warehouse-research").play("draw lore");
  REQUIRE(s.question() == "discard-down");
  for (const char* each : {"artie", "myka", "claudia"}) {
    CHECK_FALSE(s.mayRespond(each));
    CHECK(s.responses(each).empty());
  }
}

TEST_CASE("The Traitor's 13 are Traitor cards; Plots do not count among them", "[HAND-06][HAND-07]") {
  const List thirteen = {"accident",         "ambush",        "artifact-missing", "captured",        "catastrophe",
                         "containment-loss", "false-ping",    "fenced-in",        "houdinis-wallet", "its-a-trap",
                         "neutralized",      "shower-of-goo", "static-buildup"};
  Scene s;
  s.agent("artie").agent("myka").agent("claudia").revealed("claudia", thirteen, {"presumed-dead", "sleeper-agent"});
  s.plot("artifact-auction").start("traitor-finale-action");
  CHECK(s.question() == "traitor-finale-action");
  s.play("play accident").play("choose artie").press();
  CHECK(s.view("table").traitorHandSize == 13);  // one played, one drawn: 13 and two Plots may stay
  CHECK(s.view("table").plotsHeldSize == 2);
  CHECK(s.asked() == "artie");
  CHECK(s.question() == "finale-action");

  Scene over;
  over.agent("artie").agent("myka").agent("claudia").revealed("claudia", thirteen).plot("artifact-auction");
  over.start("traitor-finale-action").play("draw-card");
  CHECK(over.question() == "traitor-discard-down");
}

TEST_CASE("The travel bag is outside the limit", "[HAND-01][RULING-33]") {
  Scene s = artie(kTwelveCards, 0);
  s.bag("artie", "collaborate").start("focus-draw", "artie").play("draw lore");
  CHECK(s.seated("artie").handSize() == 13);
  CHECK(s.asked() == "myka");
}

// ---- Stress: RULING-33 ------------------------------------------------------------------------------------------

TEST_CASE("Taking the last Stress does not lose; a required draw from an empty deck does", "[RULING-33]") {
  Scene last = artie({}, 0);
  last.stressDeck(1).top("traitor", {"stressed-out"}).start("adversary-turn");
  CHECK(last.stress("artie") == 1);
  CHECK(last.view("table").stressDeck == 0);
  CHECK_FALSE(last.over());

  Scene empty = artie({}, 0);
  empty.stressDeck(0).top("traitor", {"stressed-out"}).start("adversary-turn");
  CHECK(empty.winner() == "traitor");
  CHECK(empty.ending() == "stress-ran-out");
}

TEST_CASE("Draws go singly, in order, and the first impossible one ends the game", "[RULING-33]") {
  const auto cleanup = [](int deck) {
    Scene s;
    s.agent("pete").agent("myka").agent("claudia").firstAgent("myka").stressDeck(deck).top("ping", {"nashville"});
    return s.roll(kEpisodeOfZeros).start("cleanup");
  };
  Scene two = cleanup(2);
  CHECK(two.over());
  CHECK(two.stress("myka") == 1);
  CHECK(two.stress("claudia") == 1);
  CHECK(two.stress("pete") == 0);
  Scene three = cleanup(3);
  CHECK_FALSE(three.over());
  CHECK(three.stress("pete") == 1);
}

TEST_CASE("An optional Stress cost needs that many cards in the deck", "[RULING-33]") {
  const auto arrives = [](int deck) {  // Quebec, Canada: two Stress for an Action
    Scene s;
    s.agent("artie").agent("myka").agent("claudia").ping("quebec").stressDeck(deck).leads("1L");
    return s.start("action", "artie").play("use travel");
  };
  Scene enough = arrives(2);
  REQUIRE(enough.question() == "may-do");
  enough.play("accept");
  CHECK(enough.stress("artie") == 2);
  CHECK_FALSE(enough.over());
  CHECK(enough.asked() == "artie");
  Scene tooFew = arrives(1);
  CHECK(tooFew.asked() == "myka");  // not offered
  CHECK(tooFew.stress("artie") == 0);
}

TEST_CASE("Nor is a Stress cost offered that comes later in the text, or as one of two ways", "[RULING-33]") {
  const auto milan = [](int deck) {  // Milan, Italy: a Stress for the top of a discard pile
    Scene s;
    s.agent("artie").agent("myka").agent("claudia").ping("milan").discards("lore", {"collaborate"}).leads("1L");
    return s.stressDeck(deck).start("action", "artie").play("use travel").question();
  };
  CHECK(milan(1) == "may-do");
  CHECK(milan(0) == "take-action");      // of the next Agent
  const auto iceFlower = [](int deck) {  // a claimed die, or a Stress
    Scene s;
    s.agent("artie", Field).agent("myka").agent("claudia").artifact("ice-flower").claimed("artie", "1I 1O");
    return s.stressDeck(deck).start("retrieval").question();
  };
  CHECK(iceFlower(1) == "choose-option");
  CHECK(iceFlower(0) == "choose-die");
}

// ---- Calamities: RULING-34 --------------------------------------------------------------------------------------

TEST_CASE("A draw is finished first; its Calamities resolve in drawn order; then comes the hand limit", "[RULING-34]") {
  Scene s = artie(kTwelveCards, 1);
  s.top("logic", {"contradiction", "misfiled-shelf"}).leads("2L").obstacleTop({"mental 2"}).start("action", "artie");
  s.play("use warehouse-research").play("draw logic");
  CHECK(s.place(w13::Happened::DieNeutralized) < s.place(w13::Happened::ObstaclePlaced));  // Contradiction first
  CHECK(s.place(w13::Happened::DieNeutralized) >= 0);
  CHECK(s.track() == List{"mental 2"});
  CHECK(s.topDiscard("logic") == "misfiled-shelf");  // discarded in that order
  CHECK(s.discardSize("logic") == 2);
  CHECK(s.asked() == "myka");

  Scene mixed = artie(kTwelveCards, 1);
  mixed.top("logic", {"contradiction", "parallel-investigation"}).start("action", "artie");
  mixed.play("use warehouse-research").play("draw logic");
  CHECK(mixed.hand("artie").back() == "parallel-investigation");  // the draw is complete
  CHECK(mixed.happened(w13::Happened::DieNeutralized));           // then Contradiction; the Leads are alike
  CHECK(mixed.question() == "discard-down");
}

TEST_CASE("Several cards to one pile: their owner orders them", "[RULING-34]") {
  for (const char* first : {"tesla", "tesla-grenade"}) {
    Scene s;
    s.agent("artie", Field, {"tesla", "tesla-grenade"}).agent("myka").agent("claudia").ping("los-angeles").leads("1L");
    s.start("action", "artie").play("use ping-action");
    CHECK(s.options() == List{"discard tesla", "discard tesla-grenade"});
    s.play(std::string("discard ") + first);
    s.play(s.options().front());
    CHECK(s.topDiscard("tech") == (std::string(first) == "tesla" ? "tesla-grenade" : "tesla"));
  }
}
