// How a season ends: WIN-01 to WIN-06, RULING-47.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;

namespace {

Scene adversary(const List& cards) {
  Scene s;
  return s.agent("pete").agent("myka").agent("claudia").leads("1L 2I 1O").top("traitor", cards);
}

/// Two artifacts in the Stacks, and all that the third asks for is applied.
Scene thirdRetrieval() {
  Scene s;
  s.agent("pete", Field).agent("myka", Field).agent("claudia").artifact("aztec-bloodstone");
  return s.stacks({"babel-stones", "ice-flower"}).applied("1L 2I 2O 2O yellow 1O");
}

}  // namespace

TEST_CASE("the Warehouse wins with three artifacts retrieved, at once", "[WIN-01][OUT-03]") {
  Scene s = thirdRetrieval();
  s.start("retrieval-round");
  CHECK(s.winner() == "warehouse");
  CHECK(s.ending() == "three-artifacts");
  CHECK(s.asked() == "nobody");
  CHECK(s.world().over());
}

TEST_CASE("those who win are the Loyal Agents together, or the Traitor alone", "[WIN-01][WIN-03]") {
  const w13::Warehouse13 game(shipped::cards());
  Scene s = thirdRetrieval();
  s.traitor("claudia").start("retrieval-round");
  kernel::Result won = game.result(s.state());
  CHECK(won.over);
  CHECK(won.won == (kernel::SeatSet(s.seat("pete")) | s.seat("myka")));
  CHECK(won.ending == static_cast<int>(w13::Ending::ThreeArtifacts));

  Scene open = adversary({"stressed-out"});
  open.traitor("myka").start("action", "pete");
  CHECK(game.result(open.state()) == kernel::Result{});  // nobody has won yet

  Scene lost = adversary({"stressed-out"});
  lost.traitor("myka").stressDeck(0).start("adversary-turn");
  lost.press();
  won = game.result(lost.state());
  CHECK(won.won == kernel::SeatSet(lost.seat("myka")));
  CHECK(won.ending == static_cast<int>(w13::Ending::StressRanOut));
}

TEST_CASE("two retrieved artifacts do not end the season", "[WIN-01]") {
  Scene s;
  s.agent("pete", Field).agent("myka", Field).agent("claudia").artifact("aztec-bloodstone").stacks({"babel-stones"});
  s.applied("1L 2I 2O 2O yellow 1O").top("ping", {"berlin"}).top("traitor", {"road-closed"});
  s.roll({"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"}).start("retrieval-round");
  CHECK_FALSE(s.over());
  CHECK(s.world().stacks.size() == 2);
}

TEST_CASE("one stopped and one executed Plot do not end the season", "[WIN-02][WIN-05]") {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").revealed("claudia").plotsDone(1, 0).plot("presumed-dead");
  s.start("stop-the-plot").press();
  CHECK(s.world().plotsStopped == 1);
  CHECK(s.world().plotsExecuted == 1);
  CHECK_FALSE(s.over());
}

TEST_CASE("the Traitor wins when a required Stress draw finds the deck empty", "[WIN-03][BED-02]") {
  Scene s = adversary({"stressed-out"});
  CHECK(Scene(s).stressDeck(1).start("adversary-turn").press().over() == false);
  s.stressDeck(0).start("adversary-turn").press();
  CHECK(s.winner() == "traitor");
  CHECK(s.ending() == "stress-ran-out");
}

TEST_CASE("the Traitor wins the moment the Maintenance track is full", "[WIN-04][MAINT-04]") {
  Scene s = adversary({"artifact-disturbance"});
  CHECK_FALSE(Scene(s).track({"physical 2", "physical 2", "physical 2"}).start("adversary-turn").press().over());
  s.track({"physical 2", "physical 2", "physical 2", "physical 2"}).start("adversary-turn").press();
  CHECK(s.winner() == "traitor");
  CHECK(s.ending() == "maintenance-full");
  CHECK(s.track().size() == 5);
}

TEST_CASE("the season ends at once: what a card would do after that does not happen", "[RULING-47][WIN-04]") {
  Scene s = adversary({"umbilicus-destroyed"});  // Maintenance, then an obstacle on Travel
  s.track({"physical 2", "physical 2", "physical 2", "physical 2"}).start("adversary-turn").press();
  CHECK(s.ending() == "maintenance-full");
  CHECK(s.on("travel") == "none");
}

TEST_CASE("retrieving the third artifact precedes the Cleanup in which Stress would run out", "[RULING-47][WIN-01]") {
  Scene s = thirdRetrieval();
  s.stressDeck(0).start("retrieval-round");
  CHECK(s.winner() == "warehouse");
}

TEST_CASE("the third retrieval is asked about capture before it can win", "[RULING-32][WIN-01]") {
  Scene s;
  s.agent("pete", Field).agent("myka").agent("claudia").traitor("pete").artifact("aztec-bloodstone");
  s.stacks({"babel-stones", "ice-flower"}).applied("1L 2I 2O 2O yellow 1O").start("retrieval-round");
  REQUIRE(s.question() == "capture");
  CHECK_FALSE(s.over());
  CHECK(Scene(s).play("continue").winner() == "warehouse");
}

TEST_CASE("losing three artifacts alone does not end the standard game", "[WIN-06]") {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").lost({"babel-stones", "ice-flower"}).artifact("aztec-bloodstone");
  s.start("retrieval");  // nobody is in the Field
  CHECK(s.world().lost.size() == 3);
  CHECK_FALSE(s.over());
  CHECK(s.world().phase == w13::Phase::Finale);
}
