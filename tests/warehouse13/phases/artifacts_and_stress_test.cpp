// Artifacts, Plots, Traitor cards and Stress as kinds of cards: CARD-21 to CARD-32.

#include "engine/games/warehouse13/queries.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;

namespace {

/// Artie alone in the Field with the last clue, a face-up artifact, and nobody with a claimed die.
Scene lastClue(const std::string& artifact) {
  Scene s;
  s.agent("artie", Field).agent("myka", Field).agent("pete").artifact(artifact).leads("1L");
  return s;
}

const List kEpisodeOfOnes = {"1I", "1O", "1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1?"};

}  // namespace

TEST_CASE("An Artifact asks for a number of each symbol, perhaps none", "[CARD-21]") {
  Scene s;
  s.agent("artie", Field).agent("myka", Field).agent("pete").artifact("aztec-bloodstone").claimed("artie", "1L");
  s.applied("2O 2O 1O 1I 1I").roll({"1L", "blank"}).top("ping", {"nashville"}).start("retrieval-round");
  CHECK(s.view("table").needed == w13::PerType{1, 2, 5, 0});
  CHECK(s.view("table").applied == w13::PerType{0, 2, 5, 0});  // Tech 0 is met from the start
  s.roll(kEpisodeOfOnes).play("roll").press();
  CHECK(s.ids(s.view("table").stacks) == List{"aztec-bloodstone"});
}

TEST_CASE("Some Artifacts carry a Whammy; one without it has no such effect", "[CARD-22]") {
  const auto uncovered = [](const char* artifact) {
    Scene s;
    s.agent("artie", Field, {"tesla"}).agent("myka").agent("pete").top("artifact", {artifact}).artifactWaits();
    s.field("1T").start("work-the-case", "artie");
    return s.play("spend tesla");
  };
  Scene with = uncovered("aztec-bloodstone");
  CHECK(with.happened(w13::Happened::WhammyStruck));
  REQUIRE(with.question() == "resolve-harm");
  CHECK(with.play("resolve").count(w13::Happened::AgentWounded) == 1);
  Scene without = uncovered("baylor-dodgeball");
  CHECK_FALSE(without.happened(w13::Happened::WhammyStruck));
  CHECK_FALSE(without.world().whammied);
}

TEST_CASE("An Adversary Artifact's own Consequence is in force only if that artifact is lost", "[CARD-23]") {
  Scene open;  // Jack the Ripper's Lantern, lost: Abilities are Snagged
  open.agent("pete").agent("myka").agent("artie").artifact("jack-the-rippers-lantern").block("travel", "physical 4");
  open.leads("1L").start("action", "pete").play("use travel").respond("pete", "semper-fi");
  CHECK(open.seated("pete").at == Field);  // face up it does nothing

  Scene lost;
  lost.agent("pete").agent("myka").agent("artie").lost({"jack-the-rippers-lantern"}).block("travel", "physical 4");
  lost.roll({"0", "0"}).leads("1L").start("action", "pete").play("use travel").respond("pete", "semper-fi");
  CHECK(lost.seated("pete").at == Warehouse);  // Snagged: a Warehouse die had to beat 0
  CHECK(lost.view("table").seats[0].usedSlots == 0);
  CHECK(lost.asked() == "myka");
  CHECK(lost.unused().empty());

  Scene stacked;
  stacked.agent("pete").agent("myka").agent("artie").stacks({"jack-the-rippers-lantern"}).block("travel", "physical 4");
  stacked.leads("1L").start("action", "pete").play("use travel").respond("pete", "semper-fi");
  CHECK(stacked.seated("pete").at == Field);
}

TEST_CASE("An Adversary Artifact that is uncovered does not act as one that is lost", "[CARD-23]") {
  Scene s;
  s.agent("artie", Field, {"tesla"}).agent("myka").agent("pete").top("artifact", {"jack-the-rippers-lantern"});
  s.artifactWaits().leads("1L").field("1T").start("work-the-case", "artie").play("spend tesla");
  CHECK(s.ids(std::array{s.view("table").artifact}) == List{"jack-the-rippers-lantern"});
  CHECK(w13::snagOnAbilities({s.world(), shipped::cards()}) == -1);

  Scene lost = lastClue("jack-the-rippers-lantern");
  lost.top("ping", {"nashville"}).roll(kEpisodeOfOnes).start("work-the-case", "artie").play("neutralize 1L").press();
  CHECK(w13::snagOnAbilities({lost.world(), shipped::cards()}) == 0);
}

TEST_CASE("Losing an Adversary Artifact brings its Consequence into force", "[CARD-23]") {
  Scene s = lastClue("goblet-of-severan");
  List rolls = kEpisodeOfOnes;
  rolls.pop_back();  // the Wild die will be locked
  s.top("ping", {"nashville"}).roll(rolls).start("work-the-case", "artie");
  CHECK(s.dice(w13::Spot::Locked).empty());
  s.play("neutralize 1L").press();
  CHECK(s.dice(w13::Spot::Locked) == List{"wild"});
  CHECK(s.unused().empty());
}

TEST_CASE("A Plot asks for a number of each symbol; meeting all stops it", "[CARD-24]") {
  const auto stopped = [](const std::string& applied) {
    Scene s;
    s.agent("artie", Warehouse, {"meet-the-regents"}).agent("myka").agent("pete").revealed("pete");
    s.plot("presumed-dead").applied(applied).start("stop-the-plot");
    REQUIRE(s.question() == "begin-retrieval");
    CHECK(s.view("table").needed == w13::PerType{6, 0, 3, 1});
    return s.press().view("table");
  };
  CHECK(stopped("2L 2L 2L 2O 1O 1T").plotsStopped == 1);
  CHECK(stopped("2L 2L 2L 2O 1T").plotsStopped == 0);
  CHECK(stopped("2L 2L 2L 2O 1T").plotsExecuted == 1);
}

// ---- Traitor cards ----------------------------------------------------------------------------------------------

TEST_CASE("Each Traitor card is an Action or an Instant, and is offered by that alone", "[CARD-25]") {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").revealed("pete", {"catastrophe", "stressed-out"}).leads("1L");
  s.start("adversary-turn");
  REQUIRE(s.question() == "traitor-action");
  CHECK(s.options("play") == List{"catastrophe"});
  CHECK(s.responses("pete") == List{"respond stressed-out"});
  CHECK(s.refused("play stressed-out") == "TRT-03");
}

TEST_CASE("A Traitor Action card costs the Traitor an Action", "[CARD-26]") {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").revealed("pete", {"artifact-disturbance", "catastrophe"}).leads("1L");
  s.start("adversary-turn").play("play artifact-disturbance");
  CHECK(s.asked() == "artie");  // one Action card, one draw, and the Agents' turns begin
  CHECK(s.world().track.size() == 1);
  CHECK(s.world().traitor.hand.size() == 2);
}

TEST_CASE("A Traitor Instant can be played at any time, and costs no Action", "[CARD-27]") {
  for (const char* step : {"action", "work-the-case", "focus-draw"}) {
    Scene s;
    s.agent("artie").agent("myka").agent("pete").revealed("pete", {"stressed-out", "catastrophe"}).leads("1L");
    s.start(step, "artie");
    INFO(step);
    CHECK(s.responses("pete") == List{"respond stressed-out"});
    s.respond("pete", "stressed-out").play("choose myka");
    CHECK(s.stress("myka") == 1);
    CHECK(s.asked() == "artie");  // whose turn goes on
  }
}

// ---- Stress -----------------------------------------------------------------------------------------------------

TEST_CASE("Stress is not a Trait: it is neither played nor spent", "[CARD-28]") {
  Scene action;
  action.agent("pete").agent("myka").agent("artie").stress("pete", 5).leads("0L 1?").start("action", "pete");
  CHECK(action.options("play").empty());
  Scene work;
  work.agent("pete").agent("myka").agent("artie").stress("pete", 5).leads("0L 1?").start("work-the-case", "pete");
  CHECK(work.options() == List{"neutralize 0L", "neutralize 1?"});
}

TEST_CASE("Stress cannot pay for an instruction to discard Traits", "[CARD-29]") {
  Scene s;
  s.agent("pete", Field, {"goozooka"}).agent("myka").agent("artie").ping("los-angeles").stress("pete", 6).leads("1L");
  s.start("action", "pete").play("use ping-action");
  CHECK(s.options() == List{"cannot"});  // two Traits are asked for, one is held
  s.play("cannot");
  CHECK(s.claimed("pete").empty());
  CHECK(s.hand("pete") == List{"goozooka"});
  CHECK(s.stress("pete") == 6);

  Scene random;  // and none goes when a Trait is taken at random
  random.agent("artie").agent("myka").agent("pete").stress("artie", 3).top("traitor", {"da-vincis-gargoyle"});
  random.leads("1L").start("adversary-turn").press();
  CHECK(random.stress("artie") == 3);
  CHECK(random.seated("artie").handSize() == 3);
}

TEST_CASE("Stress fills hand space and so lowers how many Traits fit", "[CARD-30]") {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").stress("artie", 12).stressDeck(3).leads("1L").start("action", "artie");
  s.play("use warehouse-research").play("draw logic");
  CHECK(s.question() == "discard-down");  // two Traits drawn, room for one
  CHECK(s.options("discard").size() == 2);
  s.play(s.options().front());
  CHECK(s.seated("artie").hand.size() == 1);
  CHECK(s.stress("artie") == 12);
}

TEST_CASE("Stress and Traits look alike from the back", "[CARD-31]") {
  const auto seen = [](const List& hand, int stress, const char* viewer) {
    Scene s;
    s.agent("pete", Warehouse, hand).agent("myka").agent("artie").stress("pete", stress).leads("1L");
    s.start("action", "pete");
    return s.view(viewer).seats[0];
  };
  for (const char* viewer : {"table", "myka", "artie"})
    CHECK(seen({"tesla", "goozooka"}, 1, viewer) == seen({"tesla"}, 2, viewer));
  CHECK(seen({"tesla", "goozooka"}, 1, "myka").handSize == 3);
}

TEST_CASE("Card text overrides a general rule that it contradicts", "[CARD-32]") {
  Scene pays;  // Hacker against CLAIM-04
  pays.agent("claudia", Warehouse, {"farnsworth"}).agent("artie", Warehouse, {"farnsworth"}).agent("pete");
  pays.leads("1T 1L 1L").start("work-the-case", "claudia");
  CHECK(pays.offers("spend farnsworth"));
  pays.play("neutralize 1L");
  REQUIRE(pays.asked() == "artie");
  CHECK_FALSE(pays.offers("spend farnsworth"));

  Scene closed;  // Fenced In against TRAV-01
  closed.agent("artie").agent("myka").agent("pete").staying({"fenced-in"}).leads("1L").start("action", "artie");
  CHECK(closed.refused("use travel") == "CARD-32");
}
