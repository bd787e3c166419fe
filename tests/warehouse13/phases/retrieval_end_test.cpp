// How a Retrieval ends: retrieved, lost, captured. Ledger section 14, OUT and CAPT.

#include "support/catch.h"
#include "warehouse13/phases/retrieval_scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Artie's last die decides: with 1-Logic all is met.
Scene lastDie(Scene s = retrieving()) {
  s.claimed("artie", "blue").applied("1I red 1I 2O yellow 2O yellow 1O");
  return s;
}
Scene& met(Scene& s) { return rollRound(s.start("retrieval-round").roll({"1L", "blank"}), kNewEpisode); }

/// Pete is the hidden Traitor or not, and alone in the Field or not.
Scene alone(const std::string& traitor, bool alone = true, w13::Health artie = scene::Standing) {
  Scene s;
  s.agent("artie", alone ? Warehouse : Field, {}, artie)
      .agent("pete", Field)
      .agent("claudia")
      .artifact("aztec-bloodstone");
  s.used("artie", "episode")
      .used("artie", "season")
      .top("traitor", {"haunted-by-the-past", "road-closed", "obstruction"});
  s.top("ping", {"hartford"}).traitor(traitor).claimed("pete", "blue").applied("1I red 1I 2O yellow 2O yellow 1O");
  return s;
}

List lost(const Scene& s) { return s.ids({s.world().lost.begin(), s.world().lost.end()}); }
List stacks(const Scene& s) { return s.ids({s.world().stacks.begin(), s.world().stacks.end()}); }

}  // namespace

TEST_CASE("meeting the last requirement allows retrieval at once: the artifact goes to the Stacks",
          "[OUT-01][OUT-02]") {
  Scene s = lastDie();
  s.claimed("pete", "green");
  rollRound(s.start("retrieval-round").roll({"1L", "1L", "blank"}), kNewEpisode);
  CHECK(stacks(s) == List{"aztec-bloodstone"});
  CHECK(s.world().artifact == w13::CardId::None);
  CHECK(s.count(Happened::DieMisapplied) == 0);  // Pete's die was not needed any more
}

TEST_CASE("three artifacts in the Stacks win the game for the Warehouse at once", "[OUT-03]") {
  Scene s = lastDie();
  s.stacks({"baylor-dodgeball", "ice-flower"}).stressDeck(0);  // Cleanup would give the Traitor the game
  met(s);
  CHECK(s.over());
  CHECK(s.winner() == "warehouse");
  CHECK(s.ending() == "three-artifacts");
}

TEST_CASE("retrieved, with fewer than three: Cleanup, then a new Episode", "[OUT-04]") {
  Scene s = lastDie();
  s.stacks({"baylor-dodgeball"});
  met(s);
  CHECK_FALSE(s.over());
  CHECK(stacks(s) == List{"baylor-dodgeball", "aztec-bloodstone"});
  CHECK(s.world().episode == 2);
  CHECK(s.stress("pete") == 1);  // Cleanup was done
}

TEST_CASE("requirements unmet at the end: the artifact is lost, and its Consequence goes beside it and stays",
          "[OUT-05][OUT-06][OUT-07]") {
  Scene s;
  s.agent("artie", Field).agent("pete", Field).agent("claudia").used("artie", "episode").used("artie", "season");
  s.artifact("aztec-bloodstone")
      .faceUp({"sore-muscles"})
      .claimed("artie", "blue")
      .only("traitor", {"haunted-by-the-past"});
  s.top("ping", {"hartford"});
  rollRound(s.start("retrieval-round").roll({"0L", "blank"}), kNewEpisode);
  CHECK(lost(s) == List{"aztec-bloodstone"});
  CHECK(stacks(s).empty());
  CHECK(s.world().artifact == w13::CardId::None);
  CHECK(s.ids({s.world().inForce.begin(), s.world().inForce.end()}) == List{"sore-muscles"});
  CHECK(s.world().faceUp.empty());
}

TEST_CASE("the last window is the commit \"Let it go\": pressed, the artifact is lost", "[RULING-20][OUT-05]") {
  Scene s = retrieving();
  s.claimed("artie", "blue").start("retrieval-round");
  rollRound(s, {"0L", "blank"});
  CHECK(s.question() == "let-it-go");
  CHECK(s.world().lost.empty());
  s.roll(kNewEpisode).play("let-it-go");
  CHECK(s.world().lost.size() == 1);
}

TEST_CASE("lost, fewer than three: Cleanup, then a new Episode; three in total: Cleanup, then the Finale",
          "[OUT-08][OUT-09]") {
  for (const bool third : {false, true}) {
    Scene s;
    s.agent("artie").agent("pete").agent("claudia").artifact("aztec-bloodstone").used("pete", "episode");
    s.top("ping", {"hartford"}).only("traitor", {"haunted-by-the-past", "road-closed", "obstruction"});
    s.lost(third ? List{"baylor-dodgeball", "ice-flower"} : List{"baylor-dodgeball"}).roll(kNewEpisode);
    s.start("retrieval");
    CHECK(s.world().lost.size() == (third ? 3 : 2));
    CHECK(s.stress("pete") == 1);  // Cleanup either way
    CHECK((s.world().phase == w13::Phase::Finale) == third);
    CHECK(s.world().episode == (third ? 1 : 2));
    CHECK_FALSE(s.over());
  }
}

// ---- capture ----------------------------------------------------------------------------------------------------

TEST_CASE("the hidden Traitor who is the only Field Agent may capture what meets its requirements, and need not",
          "[CAPT-01][CAPT-02]") {
  Scene s = alone("pete");
  rollRound(s.start("retrieval-round"), {"1L", "blank"});
  CHECK(s.asked() == "pete");
  CHECK(s.question() == "capture");
  CHECK(s.options() == List{"reveal", "continue"});
  s.roll(kNewEpisode);
  Scene declined = s;
  declined.play("continue");
  CHECK(stacks(declined) == List{"aztec-bloodstone"});
  CHECK_FALSE(declined.world().traitor.revealed);
  s.play("reveal");
  CHECK(lost(s) == List{"aztec-bloodstone"});
  CHECK(s.world().traitor.revealed);
}

TEST_CASE("a Loyal Agent alone in the Field is asked in the same way, and captures nothing", "[CAPT-01][RULING-32]") {
  Scene loyal = alone("claudia"), traitor = alone("pete");
  rollRound(loyal.start("retrieval-round"), {"1L", "blank"});
  rollRound(traitor.start("retrieval-round"), {"1L", "blank"});
  CHECK(loyal.view("table") == traitor.view("table"));
  CHECK(loyal.options() == traitor.options());
  for (const char* button : {"reveal", "continue"}) {
    Scene pressed = loyal;
    pressed.roll(kNewEpisode).play(button);
    CHECK(stacks(pressed) == List{"aztec-bloodstone"});
    CHECK_FALSE(pressed.world().traitor.revealed);
  }
}

TEST_CASE("only tokens in the Field count: a KO'd Loyal Agent there prevents a capture, a Bronzed one does not",
          "[RULING-32][CAPT-01]") {
  Scene two = alone("pete", false, Wounded);
  rollRound(two.start("retrieval-round").roll({"1L", "blank"}), kNewEpisode);
  CHECK(stacks(two) == List{"aztec-bloodstone"});  // retrieved, and nobody was asked

  Scene bronzed = alone("pete", false);
  rollRound(bronzed.bronzed("artie").start("retrieval-round"), {"1L", "blank"});
  CHECK(bronzed.question() == "capture");

  Scene ko;  // a KO'd Traitor alone may do it
  ko.agent("artie").agent("pete", Field, {}, Wounded).agent("claudia").artifact("aztec-bloodstone").traitor("pete");
  ko.used("artie", "episode")
      .used("artie", "season")
      .claimed("artie", "blue")
      .applied("1I red 1I 2O yellow 2O yellow 1O");
  rollRound(ko.start("retrieval-round"), {"1L", "blank"});
  CHECK(ko.seated("pete").health == Ko);
  CHECK(ko.question() == "capture");
}

TEST_CASE("who has shown a Loyalty card is not asked: everybody knows the answer", "[RULING-32]") {
  Scene s = alone("claudia");
  s.revealed("claudia");
  rollRound(s.start("retrieval-round"), {"1L", "1T", "1T", "1T"});
  goOn(s.roll(kNewEpisode).play("cover goo 1T"));
  CHECK(stacks(s) == List{"aztec-bloodstone"});
}

TEST_CASE("a capture resolves as Artifact Lost, then as Traitor Reveals", "[CAPT-03]") {
  Scene s = alone("pete");
  s.faceUp({"sore-muscles"}).stress("pete", 2);
  rollRound(s.start("retrieval-round"), {"1L", "blank"}).roll(kNewEpisode).play("reveal");
  std::vector<Happened> order;
  for (const w13::Event& event : s.events())
    if (event.what == Happened::ArtifactLost || event.what == Happened::ConsequenceStays ||
        event.what == Happened::TraitorRevealed || event.what == Happened::DiceSwept)
      order.push_back(event.what);
  CHECK(order == std::vector{Happened::ArtifactLost, Happened::ConsequenceStays, Happened::TraitorRevealed,
                             Happened::DiceSwept});  // and Cleanup after both
  CHECK(s.seated("pete").at == w13::Location::LostBoard);
  CHECK(s.world().traitor.hand.size() == 2);
}

TEST_CASE("a captured artifact does not count as retrieved, not even the third", "[CAPT-04][RULING-32]") {
  Scene s = alone("pete");
  s.stacks({"baylor-dodgeball", "ice-flower"});
  rollRound(s.start("retrieval-round"), {"1L", "blank"});
  CHECK(s.question() == "capture");  // asked before the Stacks
  s.roll(kNewEpisode).play("reveal");
  CHECK_FALSE(s.over());
  CHECK(stacks(s).size() == 2);
  CHECK(lost(s) == List{"aztec-bloodstone"});
}

TEST_CASE("a capture that makes the third loss: reveal, Cleanup, Finale", "[RULING-32][CAPT-03]") {
  Scene s = alone("pete");
  s.lost({"baylor-dodgeball", "ice-flower"});
  rollRound(s.start("retrieval-round"), {"1L", "blank"}).roll(kNewEpisode).play("reveal");
  CHECK(s.world().traitor.revealed);
  CHECK(s.stress("claudia") == 1);
  CHECK(s.world().phase == w13::Phase::Finale);
}
