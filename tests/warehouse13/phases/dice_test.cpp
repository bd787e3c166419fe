// Dice and icons: DICE-01 to DICE-14, ICON-01 to ICON-09. The faces themselves: cards/box_test.cpp.

#include <set>

#include "engine/games/warehouse13/cards/text_check.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/phases/rolls.h"

using namespace scene;
using w13::Spot;

namespace {

/// The icons that a card prints.
std::multiset<std::string> icons(const std::string& card) {
  return w13::mentionsIn(shipped::design(card).text.en).icons;
}

/// Artie leads three Agents in the Warehouse; the Adversary is about to draw a card.
Scene adversaryDraws(const std::string& card) {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").top("traitor", {card});
  return s;
}

/// Artie, alone in the Field, loses the artifact beside which a Consequence lies.
Scene losesWith(const std::string& consequence) {
  Scene s;
  s.agent("artie", Field).agent("myka").agent("pete").artifact("ice-flower").faceUp({consequence}).leads("1L");
  return s.top("ping", {"nashville"});
}

}  // namespace

TEST_CASE("A ? face can stand for any of the four symbols, with its printed number", "[DICE-08]") {
  for (const char number : {'1', '2'}) {
    const std::string n(1, number);
    Scene s;
    s.agent("artie", Field).agent("myka").agent("pete").claimed("artie", n + "?").artifact("aztec-bloodstone");
    s.roll({n + "?"}).start("retrieval-round").play("roll").press();
    REQUIRE(s.question() == "declare-symbol");
    CHECK(s.options() == List{"declare " + n + "L", "declare " + n + "I", "declare " + n + "O", "declare " + n + "T"});
  }
}

TEST_CASE("A die's clue is the symbol on its face, whatever the die's colour", "[DICE-09]") {
  Scene s;
  s.agent("jinks", Warehouse, {"parallel-investigation", "farnsworth", "tesla-grenade"}).agent("artie").agent("pete");
  s.leads("green 1L blue 1T").start("work-the-case", "jinks");
  CHECK(Scene(s).play("spend parallel-investigation").claimed("jinks") == List{"green 1L"});
  CHECK(Scene(s).play("spend tesla-grenade").claimed("jinks") == List{"blue 1T"});
  CHECK_FALSE(s.offers("spend farnsworth"));
}

TEST_CASE("Warehouse dice serve challenges and any effect that calls for them", "[DICE-11]") {
  Scene challenge;
  challenge.agent("myka").agent("artie").agent("pete").block("travel", "mental 2").leads("1L").roll({"3"});
  challenge.start("action", "myka").play("use travel").press();
  CHECK(challenge.count(w13::Happened::WarehouseRolled) == 1);
  CHECK(challenge.unused().empty());

  Scene effect;
  effect.agent("myka").agent("artie").agent("pete").ping("las-vegas").leads("1L").roll({"3"});
  effect.start("action", "myka").play("use travel").press();
  CHECK(effect.view("table").warehouseRoll == 3);
  CHECK(effect.question() == "choose-pile");
}

TEST_CASE("A neutralized die lies in the bucket until the Episode ends", "[DICE-12][DICE-13]") {
  Scene s;
  s.agent("artie", Field).agent("claudia", Field).agent("pete").artifact("aztec-bloodstone");
  s.claimed("claudia", "1T 1T").used("claudia", "season").leads("1L").top("ping", {"nashville"});
  s.start("work-the-case", "artie").play("neutralize 1L");
  CHECK(s.neutralized() == List{"blue"});
  CHECK(s.view("table").dice[0].spot == Spot::Neutralized);

  REQUIRE(s.question() == "roll-dice");  // Retrieval: the die stays out of it
  s.roll({"1T", "0T", "blank"}).play("roll").press();
  CHECK(s.neutralized() == List{"blue"});
  s.play("cover 1T");
  while (s.question() != "roll-dice") s.play(s.options().front());
  CHECK(s.world().retrieval.round == 2);  // the last one
  CHECK(s.neutralized() == List{"blue"});
  s.roll({"1T", "blank"}).roll(kEpisodeOfZeros).play("roll").press();
  CHECK(s.world().episode == 2);
  CHECK(s.neutralized().empty());
  CHECK(s.leads().size() + s.field().size() == 13);
}

TEST_CASE("A locked die is out of play for the rest of the game", "[DICE-14]") {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").locked("blue green").top("ping", {"nashville"});
  s.roll({"1I", "1O", "1T", "0L", "0L", "0I", "0I", "0O", "0O", "0T", "1?"}).start("episode");
  CHECK(s.unused().empty());
  CHECK(s.dice(Spot::Locked) == List{"blue", "green"});
  CHECK(s.field().size() == 3);
  CHECK(s.leads().size() == 8);

  Scene cleanup;
  cleanup.agent("artie").agent("myka").agent("pete").locked("blue").neutralized("blue red").top("ping", {"nashville"});
  cleanup.roll({"1I", "1O", "1T", "0L", "0L", "0I", "0I", "0O", "0O", "0T", "0T", "1?"}).start("cleanup");
  CHECK(cleanup.dice(Spot::Locked) == List{"blue"});
}

// ---- icons ------------------------------------------------------------------------------------------------------

TEST_CASE("Icon: a die of any colour may be picked", "[ICON-01]") {
  Scene s = adversaryDraws("shower-of-goo");
  s.leads("0L 0I 0O 0T 1?").start("adversary-turn").press();
  CHECK(s.options() == List{"choose 0L", "choose 0I", "choose 0O", "choose 0T"});  // the lowest, of every colour
}

TEST_CASE("Icon: a die of one stated colour, whatever it shows", "[ICON-02]") {
  CHECK(icons("technical-difficulties").count("tech-die") == 1);
  Scene s = adversaryDraws("technical-difficulties");
  s.leads("blue 1T green 1L").artifactWaits().field("1I").start("adversary-turn").press();
  CHECK(s.field() == List{"1I", "green 1L"});
  CHECK(s.leads() == List{"blue 1T"});
}

TEST_CASE("Icon: neutralize the stated clue die", "[ICON-03]") {
  CHECK(icons("bad-omen") == std::multiset<std::string>{"neutralize", "intuition-die"});
  Scene s;
  s.agent("pete").agent("myka").agent("artie").top("intuition", {"bad-omen"}).leads("1L red 1T 2I");
  s.start("focus-draw", "pete").press();  // Pete has one Focus type only
  CHECK(s.neutralized() == List{"red"});
  CHECK(s.leads() == List{"1L", "2I"});
}

TEST_CASE("Icon: lock the stated clue die for good", "[ICON-04]") {
  CHECK(icons("lost-reasoning") == std::multiset<std::string>{"lock", "logic-die"});
  Scene s = losesWith("lost-reasoning");
  s.roll({"1I", "1O", "1T", "0L", "0L", "0I", "0I", "0O", "0O", "0T", "0T", "1?"}).start("work-the-case", "artie");
  s.play("neutralize 1L").press();
  REQUIRE(s.options() == List{"choose blue", "choose blue"});  // one that lies in the bucket, one of the two others
  s.play("choose blue");
  CHECK(s.dice(Spot::Locked) == List{"blue"});
  CHECK(s.world().episode == 2);
  CHECK(s.unused().empty());
}

TEST_CASE("Icon: a die showing one stated symbol, any number", "[ICON-05]") {
  CHECK(icons("parallel-investigation").count("logic") == 1);
  Scene s;
  s.agent("myka", Warehouse, {"parallel-investigation"}).agent("artie").agent("pete");
  s.leads("0L 2L red 1L blue 1T").start("action", "myka").play("play parallel-investigation");
  CHECK(s.options("choose") == List{"0L", "2L", "red 1L"});
}

TEST_CASE("Icon: a die showing one stated symbol and one stated number", "[ICON-06]") {
  CHECK(icons("alessandro-voltas-lab-coat").count("1-tech") == 1);
  Scene s;
  s.agent("artie", Field).agent("myka").agent("pete").claimed("artie", "0L 0L").artifact("alessandro-voltas-lab-coat");
  s.roll({"0L", "0L", "blank"}).start("retrieval-round").play("roll").press().play("cover 0L").press();
  REQUIRE(s.question() == "may-do");
  s.play("accept");
  while (s.question() != "go-on-after-applying") s.play(s.options().front());
  CHECK(s.applied() == List{"blue 1T"});
}

TEST_CASE("Icons: one obstacle, or two, onto the Maintenance track", "[ICON-07][ICON-08]") {
  CHECK(icons("artifact-disturbance") == std::multiset<std::string>{"maintenance"});
  CHECK(icons("catastrophe").count("maintenance-2") == 1);
  Scene one = adversaryDraws("artifact-disturbance");
  one.obstacleTop({"mental 4", "physical 3"}).leads("1L").start("adversary-turn").press();
  CHECK(one.track() == List{"mental 4"});
  Scene two = adversaryDraws("catastrophe");
  two.obstacleTop({"mental 4", "physical 3"}).leads("1L").start("adversary-turn").press();
  CHECK(two.track() == List{"mental 4", "physical 3"});
}

TEST_CASE("Icon: the Broken Gear comes onto the Maintenance track for good", "[ICON-09]") {
  CHECK(icons("grinding-halt") == std::multiset<std::string>{"gear"});
  Scene s = losesWith("grinding-halt");
  s.roll(kEpisodeOfZeros).start("work-the-case", "artie");
  CHECK_FALSE(s.view("table").gear);  // only once the Consequence has come to stay
  s.play("neutralize 1L").press();
  CHECK(s.world().episode == 2);
  CHECK(s.view("table").gear);
}
