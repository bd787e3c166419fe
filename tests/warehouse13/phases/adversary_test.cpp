// The Adversary's turn and the Traitor's turn: ADV-01 to ADV-04, TRT-01 to TRT-06, RULING-11.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;

namespace {

/// Artie leads Myka and Pete; the Adversary or the Traitor is about to act.
Scene table(const List& traitorCards) {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").traitor("pete").top("traitor", traitorCards);
  return s;
}

/// The same with Pete revealed, holding cards.
Scene revealed(const List& held, const List& pile = {"stressed-out"}) {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").revealed("pete", held).top("traitor", pile);
  return s;
}

/// Twelve Traitor cards, the last of them as said.
List twelve(const std::string& last) {
  return {"accident",   "ambush",    "artifact-missing", "captured",   "catastrophe", "containment-loss",
          "false-ping", "fenced-in", "houdinis-wallet",  "its-a-trap", "neutralized", last};
}

}  // namespace

// ---- the Adversary ----------------------------------------------------------------------------------------------

TEST_CASE("While the Traitor is hidden one Traitor card is drawn and resolved", "[ADV-01]") {
  Scene s = table({"artifact-disturbance", "catastrophe"});
  const int before = 39;
  s.obstacleTop({"mental 2"}).leads("1L 1I 1O 1T").start("adversary-turn");
  CHECK(s.track() == List{"mental 2"});
  CHECK(s.topDiscard("traitor") == "artifact-disturbance");
  CHECK(s.drawSize("traitor") == before - 1);
  CHECK(s.discardSize("traitor") == 1);
  CHECK(s.view("pete").traitorHand.empty());  // nobody keeps it, the Traitor least of all
  CHECK(s.asked() == "artie");
  CHECK(s.question() == "take-action");
}

TEST_CASE("The Adversary takes one card in every round", "[ADV-01]") {
  Scene s = table({"stressed-out", "stressed-out", "artifact-disturbance"});
  s.artifactWaits().field("1T").start("investigation");
  CHECK(s.stress("artie") == 1);
  for (int agent = 0; agent < 3; ++agent) s.play("use travel");
  REQUIRE(s.question() == "work-the-case");
  CHECK(s.stress("artie") == 1);
}

TEST_CASE("In that card a choice of clue die follows Standard Protocol", "[ADV-02]") {
  Scene s = table({"shower-of-goo"});
  s.firstAgent("myka").leads("2L 1I red 1O").start("adversary-turn");
  CHECK(s.asked() == "myka");  // among equals the First Agent picks
  CHECK(s.options() == List{"choose 1I", "choose red 1O"});
  CHECK(s.rule() == "WSP-04");
}

TEST_CASE("In that card a choice of Agent follows Standard Protocol", "[ADV-02]") {
  Scene s = table({"stressed-out"});
  s.firstAgent("myka").leads("1L").start("adversary-turn");
  CHECK(s.stress("myka") == 1);  // the First Agent, with nothing to choose
  CHECK(s.stress("artie") == 0);
  CHECK(s.asked() == "myka");
  CHECK(s.question() == "take-action");
}

TEST_CASE("In that card any other choice is made by the First Agent", "[ADV-03]") {
  Scene option = table({"trouble-in-the-gooery"});
  option.firstAgent("myka").leads("1L").start("adversary-turn");
  CHECK(option.asked() == "myka");
  CHECK(option.question() == "choose-option");
  CHECK(option.options().size() == 2);

  Scene pile = table({"obstruction"});
  pile.firstAgent("pete").leads("1L").start("adversary-turn");  // although Pete is the Traitor
  CHECK(pile.asked() == "pete");
  CHECK(pile.options("choose") == List{"logic", "intuition", "lore", "tech"});
}

TEST_CASE("Once the Traitor is revealed the Traitor's turn replaces the Adversary's", "[ADV-04]") {
  Scene s = revealed({"catastrophe"});
  s.leads("1L").start("adversary-turn");
  CHECK(s.asked() == "pete");
  CHECK(s.question() == "traitor-action");
  CHECK(s.stress("artie") == 0);  // no card of the pile was resolved
  CHECK(s.discardSize("traitor") == 0);
}

TEST_CASE("An Instant that the hidden Adversary draws resolves at once; one that waits stays face up", "[RULING-11]") {
  Scene now = table({"stressed-out"});
  now.leads("1L").start("adversary-turn");
  CHECK(now.stress("artie") == 1);
  CHECK(now.topDiscard("traitor") == "stressed-out");

  Scene waits = table({"self-fulfilling-prophecy"});
  waits.block("travel", "mental 2").leads("1L").roll({"3", "0"}).start("adversary-turn");
  CHECK(waits.ids(waits.view("table").staying) == List{"self-fulfilling-prophecy"});
  CHECK(waits.topDiscard("traitor").empty());
  waits.play("use travel").press();
  CHECK(waits.view("table").warehouseRoll == 0);  // both dice, the worse one counts
  CHECK(waits.view("table").staying.empty());
  CHECK(waits.topDiscard("traitor") == "self-fulfilling-prophecy");
}

// ---- the Traitor ------------------------------------------------------------------------------------------------

TEST_CASE("A Traitor turn is one Traitor Action, then one Traitor card drawn", "[TRT-01][TRT-05]") {
  Scene played = revealed({"artifact-disturbance"}, {"accident", "ambush"});
  played.leads("1L").start("adversary-turn").play("play artifact-disturbance");
  CHECK(played.track().size() == 1);
  CHECK(played.ids(played.view("pete").traitorHand) == List{"accident"});
  CHECK(played.asked() == "artie");

  Scene drawn = revealed({"artifact-disturbance"}, {"accident", "ambush"});
  drawn.leads("1L").start("adversary-turn").play("draw-card");
  CHECK(drawn.ids(drawn.view("pete").traitorHand) == List{"artifact-disturbance", "accident", "ambush"});
  CHECK(drawn.asked() == "artie");
}

TEST_CASE("The Traitor Action is exactly one of: one Action card played, or one card drawn", "[TRT-02]") {
  Scene s = revealed({"catastrophe", "accident", "stressed-out"});
  s.leads("1L").start("adversary-turn");
  CHECK(s.options() == List{"draw-card", "play catastrophe", "play accident"});  // and no pass
  CHECK(s.rule() == "TRT-02");
  s.play("play catastrophe");
  CHECK(s.asked() == "artie");  // no second card
  CHECK(s.question() == "take-action");
}

TEST_CASE("Traitor Instants do not use up the Traitor Action", "[TRT-03]") {
  Scene s = revealed({"stressed-out", "stressed-out", "artifact-disturbance"}, {"accident"});
  s.leads("1L").start("adversary-turn");
  CHECK(s.refused("play stressed-out") == "TRT-03");
  s.respond("pete", "stressed-out").play("choose artie");
  s.respond("pete", "stressed-out").play("choose artie");
  CHECK(s.stress("artie") == 2);
  CHECK(s.question() == "traitor-action");
  CHECK(s.options() == List{"draw-card", "play artifact-disturbance"});
}

TEST_CASE("The revealed Traitor personally picks any clue die", "[TRT-04]") {
  Scene s = revealed({"shower-of-goo"});
  s.leads("2L 1I 0O").field("1T").start("adversary-turn").play("play shower-of-goo");
  CHECK(s.asked() == "pete");
  CHECK(s.options("choose") == List{"2L", "1I", "0O"});  // not only the lowest
  s.play("choose 2L");
  CHECK(s.neutralized() == List{"blue"});
}

TEST_CASE("The revealed Traitor personally picks any Agent", "[TRT-04]") {
  Scene s = revealed({"houdinis-wallet"});
  s.leads("1L").start("adversary-turn").play("play houdinis-wallet");
  CHECK(s.asked() == "pete");
  CHECK(s.options("choose") == List{"artie", "myka"});  // no Agent himself any more
  s.play("choose myka");
  CHECK(s.stress("myka") == 1);
  CHECK(s.stress("artie") == 0);
}

TEST_CASE("The revealed Traitor makes the other choices of the card as well", "[TRT-04]") {
  Scene s = revealed({"obstruction"});
  s.leads("1L").start("action", "artie").respond("pete", "obstruction");
  CHECK(s.asked() == "pete");
  CHECK(s.question() == "choose-pile");
}

TEST_CASE("The draw refills the Traitor pile if it must, and is skipped if there is no card at all",
          "[TRT-05][RULING-07]") {
  Scene refilled = revealed({"stressed-out"}, {});
  refilled.only("traitor", {}).discards("traitor", {"accident", "ambush"}).leads("1L").start("adversary-turn");
  refilled.play("draw-card");
  CHECK(refilled.view("table").traitorHandSize == 3);  // the Action's card and the draw
  CHECK(refilled.count(w13::Happened::PileRefilled) == 1);

  Scene none = revealed({"artifact-disturbance"}, {});
  none.only("traitor", {}).leads("1L").start("adversary-turn").play("draw-card");
  CHECK(none.view("table").traitorHandSize == 1);  // no penalty
  CHECK(none.asked() == "artie");
}

TEST_CASE("The Traitor's hand limit is 13 cards; the Traitor picks what to discard", "[TRT-06][HAND-06][RULING-07]") {
  Scene s = revealed(twelve("shower-of-goo"), {"static-buildup", "studio-54-disco-ball"});
  s.leads("1L").start("adversary-turn").play("draw-card");  // 13, and the draw of step 2: 14
  CHECK(s.question() == "traitor-discard-down");
  CHECK(s.rule() == "TRT-06");
  CHECK(s.asked() == "pete");
  CHECK(s.options("discard").size() == 14);
  CHECK_FALSE(s.mayRespond("pete"));
  s.play("discard its-a-trap");
  CHECK(s.view("table").traitorHandSize == 13);
  CHECK(s.topDiscard("traitor") == "its-a-trap");
  CHECK(s.asked() == "artie");
}

TEST_CASE("Thirteen Traitor cards are allowed", "[TRT-06]") {
  Scene s = revealed(twelve("artifact-disturbance"), {"static-buildup", "studio-54-disco-ball"});
  s.leads("1L").start("adversary-turn").play("play artifact-disturbance");
  CHECK(s.view("table").traitorHandSize == 12);
  CHECK(s.asked() == "artie");
}
