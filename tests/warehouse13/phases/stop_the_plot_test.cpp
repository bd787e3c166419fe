// Stop the Plot and the Cleanup of the Finale: FINAL-26 to FINAL-38.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;
using w13::Spot;

namespace {

/// Myka, Jinks and Claudia against Pete, whose Plot asks for Logic 5, Lore 1 and Tech 3; one Tech clue is missing.
Scene nearly() {
  Scene s;
  s.agent("myka").agent("jinks").agent("claudia").agent("pete").revealed("pete");
  s.lost({"babel-stones", "ice-flower", "smiley-riley"}).plot("someone-dug-you-up");
  s.applied("2L 2L 1L 1O 2T");
  return s;
}
/// One claimed die more, which is rolled to a face; the Traitor's Goo comes up blank. Stands after the reveal.
Scene& tryOnce(Scene& s, const std::string& face) {
  s.claimed("myka", "green").roll({face, "blank", "blank", "blank"}).start("stop-the-plot").press();
  return s.play("cover goo blank").press();
}
/// Presses one commit after the other until a question stands.
Scene& pressTo(Scene& s, const std::string& question) {
  while (s.question() != question && s.options().size() == 1) s.play(s.options()[0]);
  REQUIRE(s.question() == question);
  return s;
}

}  // namespace

TEST_CASE("Stop the Plot is a Retrieval round: roll, cover, reveal, Goo, apply", "[FINAL-26][RULING-37]") {
  Scene s = nearly();
  s.claimed("myka", "green red").roll({"red 0I", "green 1T", "blank", "blank", "2?"}).start("stop-the-plot");
  CHECK(s.world().fieldAgents().empty());  // a Plot needs nobody in the Field
  pressTo(s, "roll-dice").play("roll").press();
  REQUIRE(s.asked() == "myka");
  CHECK(s.question() == "cover-die");
  CHECK(s.options() == List{"cover 0I", "cover 1T"});
  s.play("cover 1T").play("cover goo blank");
  s.press();
  CHECK(s.happened(Happened::CoverLifted));
  CHECK(s.happened(Happened::GooRolled));
  CHECK(s.happened(Happened::DieApplied));
  CHECK(s.happened(Happened::PlotStopped));
  CHECK(s.unused().empty());
}

TEST_CASE("the Traitor uses three Goo dice against the Agents in Stop the Plot", "[FINAL-27][RULING-39]") {
  Scene s = nearly();
  s.claimed("myka", "green").roll({"1T", "1T", "blank", "blank"}).start("stop-the-plot").press();
  REQUIRE(s.asked() == "pete");
  CHECK(s.question() == "cover-goo");
  CHECK(s.options().size() == 3);
  s.play("cover goo 1T").press();
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"neutralize 1T", "decline"});
  s.play("neutralize 1T").press();
  CHECK(s.world().plotsExecuted == 1);  // the only die that could have stopped it is gone
}

TEST_CASE("with all requirements met the Plot is stopped", "[FINAL-28]") {
  Scene s = nearly();
  tryOnce(s, "1T");
  CHECK(s.count(Happened::PlotStopped) == 1);
  CHECK(s.world().plotsStopped == 1);
  CHECK(s.world().plotsExecuted == 0);
  CHECK_FALSE(s.over());
}

TEST_CASE("Agents out of dice, cards and Abilities with requirements open: the Plot is executed", "[FINAL-29]") {
  Scene s = nearly();
  tryOnce(s, "0T");
  CHECK(s.count(Happened::PlotExecuted) == 1);
  CHECK(s.world().plotsExecuted == 1);
  CHECK(s.world().plotsStopped == 0);
  CHECK_FALSE(s.over());
}

TEST_CASE("a Plot is not executed while a card may still be used", "[FINAL-29][FINAL-32]") {
  Scene s = nearly();
  s.hand("myka", {"warehouse-card-file"}).claimed("myka", "green").roll({"0T", "blank", "blank", "blank"});
  s.start("stop-the-plot").press().play("cover goo blank");
  pressTo(s, "let-it-go");
  CHECK(s.responses("myka") == List{"respond warehouse-card-file"});
  s.roll({"1T"}).respond("myka", "warehouse-card-file");
  CHECK(s.world().plotsStopped == 1);
}

TEST_CASE("two stopped Plots win the game for the Warehouse at once", "[FINAL-30][WIN-02]") {
  Scene s = nearly();
  s.plotsDone(1, 1);
  tryOnce(s, "1T");
  CHECK(s.winner() == "warehouse");
  CHECK(s.ending() == "two-plots-stopped");
  CHECK_FALSE(s.happened(Happened::DiceSwept));  // at once: no Cleanup
}

TEST_CASE("two executed Plots win the game for the Traitor at once", "[FINAL-31][WIN-05]") {
  Scene s = nearly();
  s.plotsDone(1, 1);
  tryOnce(s, "0T");
  CHECK(s.winner() == "traitor");
  CHECK(s.ending() == "plots-executed");
  CHECK_FALSE(s.happened(Happened::DiceSwept));
}

TEST_CASE("Traits that mention Retrieval work in Stop the Plot", "[FINAL-32]") {
  Scene s = nearly();
  s.hand("jinks", {"the-caretaker"}).claimed("myka", "green yellow").claimed("jinks", "green");
  s.roll({"yellow 0O", "green 1T", "green 0T", "blank", "blank", "blank"}).start("stop-the-plot");
  pressTo(s, "begin-covering").respond("jinks", "the-caretaker").play("cover").play("cover goo blank").press();
  CHECK(s.question() == "choose-applied");  // two covered, one to be applied
}

TEST_CASE("Consequences that mention Retrieval work in Stop the Plot", "[FINAL-32]") {
  Scene s;  // before each Retrieval an Agent neutralizes a claimed die
  s.agent("myka").agent("jinks").agent("pete").revealed("pete").lost({"supersonic-cymbals"}).plot("presumed-dead");
  s.claimed("jinks", "green red").start("stop-the-plot").press();
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"choose red", "choose green"});
}

TEST_CASE("Abilities that mention Retrieval work in Stop the Plot", "[FINAL-32]") {
  Scene s;  // Second Chance: before Retrieval claim a neutralized die
  s.agent("jinks").agent("myka").agent("pete").revealed("pete").plot("presumed-dead").neutralized("blue");
  s.start("stop-the-plot").press();
  CHECK(s.asked() == "jinks");
  REQUIRE(s.question() == "use-ability");
  s.play("accept");
  CHECK(s.claimed("jinks").size() == 1);
}

TEST_CASE("dice that a Bronzed Loyal Agent was allocated are rolled and applied before Stop the Plot",
          "[RULING-30][BRONZE-19]") {
  Scene s;
  s.agent("myka").agent("jinks").agent("claudia").agent("pete").revealed("pete").bronzed("jinks");
  s.plot("someone-dug-you-up").applied("2L 2L 1L 1O 2T").claimed("jinks", "green").roll({"1T"});
  s.start("stop-the-plot").press();
  CHECK(s.world().plotsStopped == 1);  // without cover and Goo

  Scene allocated;  // taking dice is not on the list of what is forbidden
  allocated.agent("myka").agent("jinks").agent("claudia").agent("pete").revealed("pete").bronzed("jinks");
  allocated.plot("presumed-dead").start("allocate-dice");
  CHECK(allocated.claimed("jinks") == List{"blue", "red"});
}

// ---- Cleanup ----------------------------------------------------------------------------------------------------

TEST_CASE("the Finale's Cleanup returns dice and passes the token, but draws no Stress and refreshes no Ability",
          "[FINAL-33][FINAL-35][FINAL-36]") {
  Scene s = nearly();
  s.used("jinks", "season").neutralized("red red").misapplied("0O").locked("wild").stressDeck(9);
  tryOnce(s, "1T");
  CHECK(s.count(Happened::DiceSwept) == 1);
  CHECK(s.dice(Spot::Supply).size() == 12);
  CHECK(s.dice(Spot::Locked) == List{"wild"});
  CHECK(s.count(Happened::FirstAgentPassed) == 1);
  CHECK(s.world().firstAgent == s.seat("jinks"));
  CHECK_FALSE(s.happened(Happened::StressDrawn));
  CHECK(s.world().stressDeck == 9);
}

TEST_CASE("the Finale's Cleanup refreshes no Episode Ability", "[FINAL-37]") {
  Scene s = nearly();
  s.used("claudia", "episode").used("claudia", "season");
  tryOnce(s, "1T");
  const unsigned episode = 1u << static_cast<unsigned>(w13::Slot::Episode);
  CHECK((s.seated("claudia").usedSlots & episode) != 0);
  CHECK_FALSE(s.happened(Happened::AbilitiesRefreshed));
}

TEST_CASE("the Finale's Cleanup applies Cleanup effects, and KO and wounds stay", "[FINAL-34][RULING-37]") {
  Scene s = nearly();
  s.inForce({"burnout"});
  tryOnce(s, "1T");  // Pete, the Traitor, picks the Agent
  CHECK(s.asked() == "pete");
  CHECK(s.options("choose") == List{"myka", "jinks", "claudia"});
}

TEST_CASE("KO, wounds and locations carry over from one Plot turn to the next", "[FINAL-34][RULING-37]") {
  Scene s;
  s.agent("myka").agent("jinks", Field, {}, Wounded).agent("claudia", Field, {}, Ko).agent("pete").revealed("pete");
  s.plot("someone-dug-you-up").applied("2L 2L 1L 1O 2T").claimed("myka", "green");
  s.roll({"1T", "blank", "blank", "blank"}).start("stop-the-plot").press();
  s.play("cover goo blank").press();
  REQUIRE(s.question() == "play-plot");
  CHECK(s.seated("claudia").at == Field);
  CHECK(s.seated("jinks").at == Field);
  CHECK(s.seated("claudia").health ==
        scene::Standing);  // she healed one level in the round, instead of rolling (RETR-10)
  CHECK(s.seated("jinks").health == Ko);
}

TEST_CASE("then a new Plot turn begins, and the Plot of the old one is set aside", "[FINAL-38][RULING-38]") {
  Scene s = nearly();
  s.top("plot", {"presumed-dead", "artifact-auction"});
  tryOnce(s, "1T");
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"play presumed-dead", "play artifact-auction"});
  CHECK(s.topDiscard("plot").empty());
  CHECK(s.world().plot == w13::CardId::None);
}
