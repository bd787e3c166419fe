// Cleanup: CLEAN-01 to CLEAN-13.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/phases/rolls.h"

using namespace scene;
using w13::Happened;
using w13::Spot;

namespace {

/// Pete, Myka and Claudia at the end of an Episode; what Cleanup leaves is seen once the next one has begun in Berlin.
Scene evening() {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").ping("nashville").top("ping", {"berlin"});
  s.top("traitor", {"ambush"});  // with nobody in the Field it does nothing
  return s;
}

}  // namespace

TEST_CASE("Cleanup runs dice, tokens, Stress, Consequences, Episode Abilities, First Agent, Ping in this order",
          "[CLEAN-01]") {
  Scene s;
  s.agent("pete", Field, {}, Ko).agent("myka", Warehouse, {"tesla", "tesla"}).agent("claudia");
  s.ping("nashville").top("ping", {"berlin"}).top("traitor", {"ambush"}).inForce({"burnout"}).claimed("pete", "1L");
  s.start("cleanup");

  // Burnout is a Consequence with a Cleanup effect; it asks, so the first part of Cleanup stands still here.
  REQUIRE(s.question() == "discard-traits");
  const int swept = s.place(Happened::DiceSwept);
  const int home = s.place(Happened::AgentMoved);
  const int stress = s.place(Happened::StressDrawn);
  CHECK(swept >= 0);
  CHECK(swept < home);
  CHECK(home < stress);
  CHECK(s.place(Happened::AbilitiesRefreshed) == -1);

  s.roll(kRollsOfOnes).play("cannot");  // Pete holds nothing but Stress
  s.press();
  const int harmed = s.place(Happened::AgentKo);
  const int refreshed = s.place(Happened::AbilitiesRefreshed);
  const int passed = s.place(Happened::FirstAgentPassed);
  const int discarded = s.place(Happened::CardDiscarded);
  CHECK(harmed >= 0);
  CHECK(harmed < refreshed);
  CHECK(refreshed < passed);
  CHECK(passed < discarded);
  CHECK(discarded < s.place(Happened::EpisodeBegan));
}

TEST_CASE("all unlocked clue dice return to the supply, locked ones do not", "[CLEAN-02][CLEAN-03]") {
  Scene s = evening();
  s.claimed("myka", "2L")
      .neutralized("blue red")
      .bronzeDice("1O")
      .applied("1T")
      .misapplied("yellow 1T")
      .locked("green");
  s.roll({"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T"});  // 12: the locked one rests
  s.start("cleanup");

  CHECK(s.unused().empty());
  CHECK(s.count(Happened::DiceSwept) == 1);
  CHECK(s.dice(Spot::Locked) == List{"green"});
  CHECK(s.leads().size() + s.field().size() == 12);
  for (const Spot spot : {Spot::Claimed, Spot::Neutralized, Spot::Bronze, Spot::Applied, Spot::Misapplied})
    CHECK(s.dice(spot).empty());
}

TEST_CASE("Agent tokens return to the Warehouse and all KO and wound states end", "[CLEAN-04][CLEAN-05]") {
  Scene s;
  s.agent("pete", Field, {}, Wounded).agent("myka", Field).agent("claudia", Warehouse, {}, Ko);
  s.top("ping", {"berlin"}).top("traitor", {"ambush"}).roll(kRollsOfOnes).start("cleanup");

  for (const char* agent : {"pete", "myka", "claudia"}) {
    CHECK(s.seated(agent).at == Warehouse);
    CHECK(s.seated(agent).health == scene::Standing);
  }
  CHECK(s.count(Happened::AgentMoved) == 2);
  CHECK(s.count(Happened::AgentHealed) == 3);  // two levels of a wound, one of a KO
}

TEST_CASE("each Agent draws one Stress, in order, from the First Agent on", "[CLEAN-06][RULING-33]") {
  Scene s = evening();
  s.firstAgent("myka").stressDeck(9).roll(kRollsOfOnes).start("cleanup");

  CHECK(s.stress("pete") == 1);
  CHECK(s.stress("myka") == 1);
  CHECK(s.stress("claudia") == 1);
  CHECK(s.world().stressDeck == 6);
  std::vector<w13::Seat> order;
  for (const w13::Event& event : s.events())
    if (event.what == Happened::StressDrawn) order.push_back(event.seat);
  CHECK(order == std::vector{s.seat("myka"), s.seat("claudia"), s.seat("pete")});
}

TEST_CASE("neither the revealed Traitor nor a Bronzed Agent draws Stress in Cleanup", "[CLEAN-06][RULING-30]") {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").agent("jinks").revealed("jinks").bronzed("myka");
  s.top("ping", {"berlin"}).stressDeck(9).roll(kRollsOfOnes).start("cleanup");
  CHECK(s.world().stressDeck == 7);
  CHECK(s.stress("myka") == 0);
  CHECK(s.stress("jinks") == 0);
  CHECK(s.seated("myka").at == w13::Location::BronzeSector);  // Cleanup frees nobody
}

TEST_CASE("with an empty Stress deck a Cleanup draw makes the Traitor win at once", "[CLEAN-07][WIN-03]") {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").ping("nashville").stressDeck(2).start("cleanup");
  CHECK(s.winner() == "traitor");
  CHECK(s.ending() == "stress-ran-out");
  CHECK(s.stress("pete") == 1);
  CHECK(s.stress("myka") == 1);
  CHECK(s.stress("claudia") == 0);
  CHECK(s.topDiscard("ping").empty());  // at once: the rest of Cleanup is not played
}

TEST_CASE("taking the last Stress card in Cleanup does not end the season", "[CLEAN-07][RULING-33]") {
  Scene s = evening();
  s.stressDeck(3).roll(kRollsOfOnes).start("cleanup");
  CHECK_FALSE(s.over());
  CHECK(s.world().stressDeck == 0);
}

TEST_CASE("a Cleanup effect applies after the Stress draw", "[CLEAN-08][PRINT-22]") {
  Scene s;  // the Stress drawn before is the only card of the First Agent, so the Agent must be asked
  s.agent("pete").agent("myka").agent("claudia").inForce({"burnout"}).start("cleanup");
  CHECK(s.asked() == "pete");
  CHECK(s.question() == "discard-traits");
  CHECK(s.options() == List{"cannot"});
  CHECK(s.stress("claudia") == 1);  // all have drawn
}

TEST_CASE("a lost Adversary Artifact with a Cleanup effect acts in each Cleanup", "[CLEAN-08]") {
  Scene s = evening();
  s.lost({"honjo-masamune"}).roll(kRollsOfOnes).start("cleanup").press();
  CHECK(s.seated("pete").health == Wounded);  // by Standard Protocol the First Agent
}

TEST_CASE("used Episode Abilities become available again, used Season Abilities stay used", "[CLEAN-09][CLEAN-10]") {
  Scene s = evening();
  s.used("claudia", "episode").used("claudia", "season").used("myka", "episode").roll(kRollsOfOnes).start("cleanup");
  const unsigned season = 1u << static_cast<unsigned>(w13::Slot::Season);
  CHECK(s.seated("claudia").usedSlots == season);
  CHECK(s.seated("myka").usedSlots == 0);
  CHECK(s.count(Happened::AbilitiesRefreshed) == 1);
}

TEST_CASE("the First Agent token passes one seat clockwise", "[CLEAN-11][RULING-26]") {
  Scene s = evening();
  CHECK(Scene(s).roll(kRollsOfOnes).start("cleanup").world().firstAgent == s.seat("myka"));
  CHECK(Scene(s).firstAgent("claudia").roll(kRollsOfOnes).start("cleanup").world().firstAgent == s.seat("pete"));

  Scene past;  // a revealed Traitor is skipped, a Bronzed Loyal Agent is not
  past.agent("pete").agent("jinks").agent("myka").agent("claudia").revealed("jinks").bronzed("myka");
  past.top("ping", {"berlin"}).roll(kRollsOfOnes).start("cleanup");
  CHECK(past.world().firstAgent == past.seat("myka"));
}

TEST_CASE("the face-up Ping is discarded", "[CLEAN-12]") {
  Scene s = evening();
  s.roll(kRollsOfOnes).start("cleanup");
  CHECK(s.topDiscard("ping") == "nashville");
  CHECK(s.ids(std::array{s.world().ping}) == List{"berlin"});
}

TEST_CASE("obstacles, rings, Maintenance track and hands carry over to the next Episode", "[CLEAN-13]") {
  Scene s = evening();
  s.hand("pete", {"tesla", "premonition"}).stress("pete", 2).block("travel", "mental 4 ring");
  s.track({"physical 2", "mental 3 ring"}).snag("bed-and-breakfast", 1).gear().roll(kRollsOfOnes).start("cleanup");
  CHECK(s.hand("pete") == List{"tesla", "premonition"});
  CHECK(s.stress("pete") == 3);
  CHECK(s.on("travel") == "mental 4 ring");
  CHECK(s.track() == List{"physical 2", "mental 3 ring"});
  CHECK(s.world().gear);
  CHECK(s.world().snags[w13::Place::BedAndBreakfast] == 1);
  CHECK(s.world().ringsLeft == 2);
}
