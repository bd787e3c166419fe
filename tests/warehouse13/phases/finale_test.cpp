// The Finale from its start to the Actions of a Plot turn: FINAL-01 to FINAL-25, RULING-36 to RULING-38.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;
using w13::Spot;

namespace {

/// Myka, Jinks and Claudia against Pete; Myka is First Agent.
Scene four(const List& traitorCards = {}, const List& plots = {}) {
  Scene s;
  s.agent("myka").agent("jinks").agent("claudia").agent("pete").revealed("pete", traitorCards, plots);
  s.lost({"babel-stones", "ice-flower", "smiley-riley"});
  return s;
}

}  // namespace

TEST_CASE("the Finale begins after the Cleanup that follows the third lost artifact", "[FINAL-01][WIN-06]") {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").ping("nashville");
  s.lost({"babel-stones", "ice-flower"}).top("ping", {"berlin"}).top("traitor", {"ambush"});
  const List rolls = {"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"};
  CHECK(Scene(s).roll(rolls).start("cleanup").world().phase == w13::Phase::Investigation);

  s.lost({"smiley-riley"}).start("cleanup");
  CHECK_FALSE(s.over());  // three losses alone do not end the season
  CHECK(s.world().phase == w13::Phase::Finale);
  CHECK(s.stress("pete") == 1);  // that Cleanup has been played: Stress, First Agent, Ping
  CHECK(s.world().firstAgent == s.seat("myka"));
  CHECK(s.topDiscard("ping") == "nashville");
  CHECK(s.question() == "play-plot");
}

TEST_CASE("a Traitor still hidden must reveal as the Finale begins", "[FINAL-02][REVEAL-05]") {
  Scene s;
  s.agent("pete", Warehouse, {"tesla"}).agent("myka").agent("claudia").traitor("myka");
  s.lost({"babel-stones", "ice-flower", "smiley-riley"}).top("traitor", {"ambush", "accident"}).start("next-episode");
  CHECK(s.world().traitor.revealed);
  CHECK(s.count(Happened::TraitorRevealed) == 1);
  CHECK(s.place(Happened::PhaseBegan) < s.place(Happened::TraitorRevealed));
  CHECK(s.seated("myka").at == w13::Location::LostBoard);
  CHECK(s.ids(std::span(s.view("myka").traitorHand.begin(), 2)) == List{"ambush", "accident"});
  CHECK(s.asked() == "myka");
  CHECK(s.question() == "play-plot");
}

TEST_CASE("the Traitor draws until holding two Plots and plays one of them", "[FINAL-04][FINAL-05]") {
  Scene s = four();
  s.top("plot", {"presumed-dead", "artifact-auction", "chameleon-mines"}).start("plot-turn");
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"play presumed-dead", "play artifact-auction"});

  Scene kept = four({}, {"sleeper-agent"});  // one kept from the turn before: one is drawn
  kept.top("plot", {"presumed-dead", "artifact-auction"}).start("plot-turn");
  CHECK(kept.options() == List{"play sleeper-agent", "play presumed-dead"});
  CHECK(kept.count(Happened::CardDrawn) == 1);

  kept.play("play presumed-dead");
  CHECK(kept.ids(std::array{kept.world().plot}) == List{"presumed-dead"});
}

TEST_CASE("the Traitor keeps or discards the other Plot, by choice", "[FINAL-06]") {
  Scene s = four();
  s.top("plot", {"hacking-the-warehouse", "artifact-auction"}).start("plot-turn").play("play hacking-the-warehouse");
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"keep", "discard"});
  const Scene kept = Scene(s).play("keep");
  CHECK(kept.world().traitor.plots.size() == 1);
  CHECK(kept.topDiscard("plot").empty());
  const Scene gone = Scene(s).play("discard");
  CHECK(gone.world().traitor.plots.empty());
  CHECK(gone.topDiscard("plot") == "artifact-auction");
}

TEST_CASE("an empty Plot pile is shuffled from its discards", "[FINAL-04][RULING-38][PILE-03]") {
  Scene s = four();
  s.only("plot", {"presumed-dead"}).discards("plot", {"sleeper-agent"}).start("plot-turn");
  CHECK(s.options() == List{"play presumed-dead", "play sleeper-agent"});
  CHECK(s.discardSize("plot") == 0);
}

TEST_CASE("a Plot turn runs: reveal, effects, allocation, Actions, Stop the Plot", "[FINAL-03][FINAL-07]") {
  Scene s = four();
  s.locked("blue blue blue red red red wild");  // six dice left: two for each Agent, taken without a choice
  s.top("plot", {"blow-up-the-umbilicus", "artifact-auction"}).start("plot-turn");
  s.play("play blow-up-the-umbilicus").play("keep");
  const int revealed = s.place(Happened::PlotRevealed);
  const int effect = s.place(Happened::ObstaclePlaced);
  CHECK(revealed >= 0);
  CHECK(revealed < effect);
  CHECK(s.count(Happened::ObstaclePlaced) == 2);
  // Nothing was allocated before the effect had been done.
  CHECK((s.place(Happened::DieTaken) == -1 || effect < s.place(Happened::DieTaken)));
  while (s.question() == "take-focus-die" || s.question() == "take-die") s.play(s.options()[0]);
  CHECK(s.question() == "traitor-finale-action");
  s.play("draw-card");
  CHECK(s.question() == "finale-action");
  for (const char* agent : {"myka", "jinks", "claudia"}) {
    REQUIRE(s.asked() == agent);
    s.play("pass");
  }
  CHECK(s.world().retrieval.open);  // Stop the Plot
}

TEST_CASE("Plot effects tied to Stop the Plot wait for that step", "[FINAL-08]") {
  static const w13::Loaded loaded =
      w13::load({shipped::layer(), w13::Layer{"over",
                                              {{"plots/presumed-dead.json",
                                                R"({"text": {"en": "{maintenance}", "de": "{maintenance}"}, "do": null,
                                                  "when": {"before_retrieval": [{"maintenance": 1}]}})"}}}});
  REQUIRE(loaded.catalog.has_value());
  Scene s(*loaded.catalog);
  s.agent("myka").agent("jinks").agent("claudia").agent("pete").revealed("pete").plot("presumed-dead");
  Scene turned = Scene(s).locked("blue blue blue red red red yellow yellow yellow green green green wild");
  turned.start("plot").press();
  REQUIRE(turned.question() == "traitor-finale-action");
  CHECK(turned.track().empty());

  s.start("stop-the-plot").press();
  CHECK(s.track().size() == 1);
}

TEST_CASE("dice neutralized by a Plot are picked by the Agents", "[FINAL-09]") {
  Scene s = four();
  s.plot("klugers-implosion-grenades").start("plot");
  // Dice of a colour are alike, so nobody is asked (RULING-73); the choice is the First Agent's, not the Traitor's.
  std::vector<w13::Seat> chose;
  for (const w13::Event& event : s.events())
    if (event.what == Happened::AgentChose && w13::thingOf(event.noun) == w13::Thing::Die) chose.push_back(event.seat);
  CHECK(chose.size() >= 2);
  CHECK(chose.front() == s.seat("myka"));
  CHECK(s.neutralized() == List{"blue", "green"});
}

// EX-16, with one Logic die neutralized beside the locked one.
TEST_CASE("each Agent takes a die of each Focus colour, or any die for a colour that is gone",
          "[FINAL-10][FINAL-11][FINAL-12]") {
  Scene s = four();
  s.locked("blue").plot("presumed-dead").start("allocate-dice");

  // Myka took Logic and Lore, Jinks then Intuition and Logic; Claudia has her Tech and picks for the Logic that is
  // gone.
  CHECK(s.claimed("myka") == List{"blue", "yellow"});
  CHECK(s.claimed("jinks") == List{"blue", "red"});
  CHECK(s.claimed("claudia") == List{"green"});
  CHECK(s.asked() == "claudia");
  CHECK(s.options() == List{"take red", "take yellow", "take green", "take wild"});
  std::vector<w13::Seat> order;
  for (const w13::Event& event : s.events())
    if (event.what == Happened::DieTaken) order.push_back(event.seat);
  const w13::Seat myka = s.seat("myka"), jinks = s.seat("jinks"), claudia = s.seat("claudia");
  CHECK(order == std::vector{myka, myka, jinks, jinks, claudia});
  s.play("take green");
  CHECK(s.claimed("claudia") == List{"green", "green"});
}

TEST_CASE("allocation starts at the First Agent and Focus colours come before any free die", "[FINAL-10]") {
  Scene s;
  s.agent("pete").agent("artie").agent("claudia").agent("jinks").revealed("jinks").firstAgent("artie");
  s.plot("presumed-dead").start("allocate-dice");
  CHECK(s.claimed("artie") == List{"yellow", "green"});
  CHECK(s.claimed("claudia") == List{"blue", "green"});
  CHECK(s.claimed("pete") == List{"red", "red"});  // Intuition twice
  CHECK(s.asked() == "artie");
}

TEST_CASE("then in order each Agent takes one die, round and round, until none is left", "[FINAL-13]") {
  Scene s = four();
  s.locked("blue").plot("presumed-dead").start("allocate-dice").play("take green");
  List order;
  while (s.question() == "take-die") {
    order.push_back(s.asked());
    s.play(s.options()[0]);
  }
  // Six were left; the last one leaves no choice and is taken without asking.
  CHECK(order.size() >= 4);
  CHECK(List(order.begin(), order.begin() + 4) == List{"myka", "jinks", "claudia", "myka"});
  for (const char* agent : {"myka", "jinks", "claudia"}) CHECK(s.claimed(agent).size() == 4);
  CHECK(s.dice(Spot::Supply).empty());
}

TEST_CASE("locked and neutralized dice are not in the pool", "[FINAL-14]") {
  Scene s = four();
  s.locked("blue").neutralized("blue blue red red red wild").plot("presumed-dead").start("allocate-dice");
  CHECK(s.asked() == "myka");  // no Logic die in the pool: any other instead
  CHECK(s.options() == List{"take yellow", "take green"});
  while (s.question() == "take-focus-die" || s.question() == "take-die") s.play(s.options()[0]);
  for (const char* agent : {"myka", "jinks", "claudia"}) CHECK(s.claimed(agent).size() == 2);
  CHECK(s.dice(Spot::Locked) == List{"blue"});
  CHECK(s.neutralized().size() == 6);
}

// ---- the Traitor's Actions --------------------------------------------------------------------------------------

TEST_CASE("the Traitor does exactly one of four things, then draws one free card", "[FINAL-15][FINAL-20]") {
  Scene s = four({"catastrophe", "ambush"});
  s.plot("presumed-dead").start("traitor-finale-action");
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"draw-card", "play catastrophe", "discard-for-obstacle catastrophe",
                            "discard-for-stress catastrophe", "discard-for-obstacle ambush",
                            "discard-for-stress ambush"});
  s.play("draw-card");
  CHECK(s.question() == "finale-action");      // one thing only
  CHECK(s.view("pete").traitorHandSize == 4);  // the Action's card and the free one
}

TEST_CASE("the Traitor plays an Action card in the Finale, no Instant", "[FINAL-16]") {
  Scene s = four({"catastrophe", "ambush"});
  s.plot("presumed-dead").start("traitor-finale-action");
  CHECK_FALSE(s.offers("play ambush"));
  s.play("play catastrophe");
  CHECK(s.track().size() == 2);
  CHECK(s.topDiscard("traitor") == "catastrophe");
  CHECK(s.view("pete").traitorHandSize == 2);
}

TEST_CASE("the Traitor draws a Traitor card as the Action of the Finale", "[FINAL-17]") {
  Scene s = four();
  s.top("traitor", {"accident", "catastrophe"}).plot("presumed-dead").start("traitor-finale-action");
  CHECK(s.options() == List{"draw-card"});
  s.play("draw-card");
  CHECK(s.ids(std::span(s.view("pete").traitorHand.begin(), 2)) == List{"accident", "catastrophe"});
}

TEST_CASE("any Traitor card may be discarded to add an obstacle to the Maintenance track", "[FINAL-18][RULING-36]") {
  Scene s = four({"ambush"});
  s.plot("presumed-dead").start("traitor-finale-action").play("discard-for-obstacle ambush");
  CHECK(s.track().size() == 1);
  CHECK(s.topDiscard("traitor") == "ambush");
  for (const char* agent : {"myka", "jinks", "claudia"}) CHECK(s.stress(agent) == 0);
}

TEST_CASE("any Traitor card may be discarded to make one Agent draw two Stress", "[FINAL-19]") {
  Scene s = four({"ambush"});
  s.plot("presumed-dead").start("traitor-finale-action").play("discard-for-stress ambush");
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"choose myka", "choose jinks", "choose claudia"});
  s.play("choose jinks");
  CHECK(s.stress("jinks") == 2);
  CHECK(s.stress("myka") + s.stress("claudia") == 0);
  CHECK(s.topDiscard("traitor") == "ambush");
}

// ---- the Agents' Actions ----------------------------------------------------------------------------------------

TEST_CASE("in order each Agent takes one Action or passes, once in a Plot turn", "[FINAL-21][FINAL-24]") {
  Scene s = four();
  s.firstAgent("jinks").plot("presumed-dead").start("finale-action", "jinks");
  List order;
  while (s.question() == "finale-action") {
    CHECK(s.offers("pass"));
    CHECK(s.offers("use warehouse-research"));
    order.push_back(s.asked());
    s.play("pass");
  }
  CHECK(order == List{"jinks", "claudia", "myka"});
}

TEST_CASE("after each Action the Traitor may at once play an Action card or draw one", "[FINAL-22]") {
  Scene s = four({"catastrophe", "ambush"});
  s.plot("presumed-dead").start("finale-action", "myka").play("use travel");
  CHECK(s.seated("myka").at == Field);
  CHECK(s.asked() == "pete");
  CHECK(s.question() == "traitor-response");
  CHECK(s.options() == List{"draw-card", "decline", "play catastrophe"});
  CHECK(Scene(s).play("draw-card").asked() == "jinks");  // one of the two, then the next Agent
  CHECK(Scene(s).play("draw-card").view("pete").traitorHandSize == 3);
  CHECK(Scene(s).play("play catastrophe").track().size() == 2);
  CHECK(Scene(s).play("decline").asked() == "jinks");
}

TEST_CASE("an Action that a card grants in the Finale is answered by the Traitor as well", "[FINAL-22][RULING-42]") {
  Scene s = four();
  s.hand("myka", {"lets-take-a-walk"}).plot("presumed-dead").start("finale-action", "myka");
  s.play("play lets-take-a-walk").play("choose jinks");
  REQUIRE(s.asked() == "jinks");
  s.play("use travel");
  REQUIRE(s.question() == "traitor-response");
  s.play("decline");
  CHECK(s.question() == "traitor-response");  // for Myka's own Action
  CHECK(s.play("decline").asked() == "jinks");
  CHECK(s.question() == "finale-action");  // her own opportunity is still to come
}

TEST_CASE("how far the Actions step is, is public: whose Action it is, and whether the Traitor answers",
          "[FINAL-15][FINAL-20][FINAL-21][FINAL-22]") {
  using w13::ActionsPart;
  const auto stands = [](const Scene& s, ActionsPart now, int begun) {
    const w13::ActionsView shown = s.view("jinks").actions;
    CHECK(shown == w13::ActionsView{now, s.seat("myka"), static_cast<std::uint8_t>(begun)});
  };
  // given a Plot turn that begins: as long as dice are allocated the step has not begun
  Scene s = four({"catastrophe", "ambush"});
  s.start("plot-turn").play(s.options()[0]).play(s.options()[0]);
  while (s.question() != "traitor-finale-action") {
    CHECK(s.view("jinks").actions.now == ActionsPart::None);
    s.play(s.options()[0]);
  }
  // when each is asked, then everybody knows who
  stands(s, ActionsPart::TraitorActs, 0);
  s.play("draw-card");
  REQUIRE(s.question() == "finale-action");
  stands(s, ActionsPart::AgentActs, 1);
  s.play("use travel");
  REQUIRE(s.question() == "traitor-response");
  stands(s, ActionsPart::TraitorAnswers, 1);
  s.play("decline");
  stands(s, ActionsPart::AgentActs, 2);
  s.play("pass");
  stands(s, ActionsPart::AgentActs, 3);
  s.play("pass");
  CHECK(s.view("jinks").actions.now == ActionsPart::None);
}

TEST_CASE("a pass gives the Traitor no response", "[FINAL-23]") {
  Scene s = four({"catastrophe"});
  s.plot("presumed-dead").start("finale-action", "myka").play("pass");
  CHECK(s.asked() == "jinks");
}

TEST_CASE("a Plot turn has no Ping, no Work the Case and no Focus draw", "[FINAL-25]") {
  Scene s = four();
  s.locked("blue blue blue red red red yellow yellow yellow green green green wild")
      .plot("presumed-dead")
      .start("finale-action", "myka");
  List asked;
  for (int turn = 0; turn < 40 && !s.over() && s.question() != "play-plot"; ++turn) {
    asked.push_back(s.question());
    s.play(s.offers("pass") ? "pass" : s.options()[0]);
    CHECK_FALSE(s.happened(Happened::PingRevealed));
    if (s.question() != "play-plot") CHECK_FALSE(s.happened(Happened::CardDrawn));
  }
  CHECK(s.question() == "play-plot");
  for (const char* question : {"work-the-case", "focus-draw"})
    CHECK(std::find(asked.begin(), asked.end(), question) == asked.end());
  for (const char* agent : {"myka", "jinks", "claudia"}) CHECK(s.hand(agent).empty());
}

TEST_CASE("in the Finale Travel is legal without Ping effects, what needs a clue or Ping is not",
          "[RULING-37][FINAL-21]") {
  Scene s = four();
  s.plot("presumed-dead").start("finale-action", "myka").play("use travel").play("decline").play("pass").play("pass");
  CHECK(s.seated("myka").at == Field);  // and she stays there for the next Plot turn

  Scene there;
  there.agent("myka", Field).agent("jinks", Warehouse, {}, Ko).agent("claudia").agent("pete").revealed("pete");
  there.plot("presumed-dead").start("finale-action", "myka");
  CHECK(there.offers("use field-research"));
  CHECK(there.refused("use field-investigation") == "RULING-37");
  CHECK(there.refused("use ping-action") == "RULING-37");
  there.play("pass");
  CHECK(there.options() == List{"heal", "pass"});  // a KO'd Agent may pass, but an Action must be healing
}

TEST_CASE("a Traitor who lies Bronzed when the Finale starts plays a Plot, and moves as the Action",
          "[RULING-27][BRONZE-08][FINAL-15]") {
  Scene s;
  s.agent("myka").agent("jinks").agent("claudia").agent("pete").bronzedTraitor("pete");
  s.locked("blue blue blue red red red yellow yellow yellow green green green wild");
  s.top("plot", {"hacking-the-warehouse"}).start("plot-turn").play("play hacking-the-warehouse").play("keep").press();
  REQUIRE(s.question() == "traitor-finale-action");
  CHECK(s.options() == List{"continue"});  // the move is all there is
  s.play("continue");
  CHECK(s.seated("pete").at == w13::Location::LostBoard);
  CHECK_FALSE(s.world().traitor.bronzed);
  CHECK(s.view("pete").traitorHandSize == 1);  // the free card; no two-card start
}
