// How a Retrieval begins: when, "Before Retrieval", the dice on the Bronze Sector. Ledger section 14, RETR-01 to -07.

#include "support/catch.h"
#include "warehouse13/phases/retrieval_scene.h"

using namespace scene;
using w13::Happened;
using w13::Phase;

namespace {

/// Pete and Myka in the Field, Claudia in the Warehouse; the artifact asks for Logic 1, Intuition 2, Lore 5.
Scene threeAtRetrieval(const std::string& artifact = "aztec-bloodstone") {
  Scene s;
  s.agent("pete", Field).agent("myka", Field).agent("claudia").artifact(artifact).used("claudia", "season");
  return s.only("traitor", {"haunted-by-the-past"}).top("ping", {"hartford"});
}

Phase phase(const Scene& s) { return s.world().phase; }

}  // namespace

TEST_CASE("Retrieval begins at once when no clue is unclaimed, and the rest of the round is lost",
          "[RETR-01][RULING-20]") {
  Scene s = threeAtRetrieval();
  s.hand("pete", {"goozooka", "i-smell-fudge", "camaraderie"}).hand("myka", {"spectroscope"});

  Scene claim = s;
  claim.leads("2I").start("work-the-case", "pete").play("spend goozooka");
  CHECK(phase(claim) == Phase::Retrieval);  // no Work the Case for the others, no Focus draw
  CHECK(claim.hand("myka").size() == 1);
  CHECK(claim.hand("claudia").empty());

  Scene neutralize = s;
  neutralize.leads("2I").start("work-the-case", "pete").play("neutralize 2I");
  CHECK(phase(neutralize) == Phase::Retrieval);

  Scene action = s;
  action.leads("1I").start("action", "pete").play("play i-smell-fudge");
  CHECK(phase(action) == Phase::Retrieval);  // the others have no Action any more
  CHECK(action.claimed("pete") == List{"1I"});

  Scene open = s;
  open.leads("2I 1O").start("work-the-case", "pete").play("spend goozooka");
  CHECK(phase(open) == Phase::Investigation);
  CHECK(open.asked() == "myka");
}

TEST_CASE("the effect that takes the last clue finishes before Retrieval starts", "[RULING-20][RETR-01]") {
  Scene s;
  s.agent("pete", Field, {"goozooka"}).agent("myka", Field).agent("claudia").artifactWaits("aztec-bloodstone");
  s.used("pete", "episode")
      .only("consequence", {"sore-muscles"})
      .field("2I")
      .start("work-the-case", "pete")
      .play("spend goozooka");
  std::vector<Happened> order;
  for (const w13::Event& event : s.events())
    if (event.what == Happened::ArtifactRevealed || event.what == Happened::ConsequenceTurnedUp ||
        event.what == Happened::WhammyStruck || event.what == Happened::PhaseBegan)
      order.push_back(event.what);
  CHECK(order == std::vector{Happened::ArtifactRevealed, Happened::ConsequenceTurnedUp, Happened::WhammyStruck,
                             Happened::PhaseBegan});
}

TEST_CASE("with no Field Agent the artifact is lost automatically", "[RETR-02]") {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").claimed("pete", "blue red").claimed("myka", "wild");
  s.artifact("aztec-bloodstone").bronzeDice("green").top("ping", {"hartford"}).roll(kNewEpisode).start("retrieval");
  CHECK(s.world().lost.size() == 1);
  CHECK(s.world().stacks.empty());
  CHECK(s.world().episode == 2);
}

TEST_CASE("a KO'd Agent in the Field is there; a Bronzed one is not", "[RETR-02][RULING-18]") {
  Scene ko;
  ko.agent("pete", Field, {}, Ko).agent("myka").agent("claudia").claimed("myka", "blue").artifact("aztec-bloodstone");
  ko.start("retrieval");
  CHECK(phase(ko) == Phase::Retrieval);
  CHECK(ko.world().lost.empty());

  Scene bronzed;
  bronzed.agent("pete", Field).agent("myka").agent("claudia").bronzed("pete").claimed("myka", "blue");
  bronzed.artifact("aztec-bloodstone").top("ping", {"hartford"}).roll(kNewEpisode).start("retrieval");
  CHECK(bronzed.world().lost.size() == 1);
}

TEST_CASE("with no Field Agent left on completion the artifact is lost after all", "[RULING-20][OUT-05]") {
  Scene s;
  s.agent("pete", Field, {"hg-wells-grappler"}).agent("myka").agent("claudia").claimed("myka", "blue");
  s.artifact("aztec-bloodstone").applied("2I 2O yellow 2O yellow 1O").top("ping", {"hartford"});
  s.only("traitor", {"haunted-by-the-past"}).roll({"1L", "blank"}).roll(kNewEpisode).start("retrieval-round");
  s.respond("pete", "hg-wells-grappler").play("roll").press();
  CHECK(s.world().lost.size() == 1);
  CHECK(s.world().stacks.empty());
}

TEST_CASE("\"Before Retrieval\" effects resolve before the first round, once", "[RETR-03]") {
  Scene s = threeAtRetrieval("anthony-bishops-manuscript");  // Logic rises by a roll
  s.hand("pete", {"spectroscope"}).claimed("pete", "blue").roll({"2"}).start("retrieval");
  CHECK(s.question() == "begin-retrieval");  // cards can be played before them
  CHECK(s.view("table").needed[0] == 3);
  s.play("resolve").play("resolve");
  CHECK(s.question() == "roll-dice");
  CHECK(s.view("table").needed[0] == 5);
  rollRound(s, {"0L", "blank"});
  CHECK(s.view("table").needed[0] == 5);
}

TEST_CASE("their order: artifact, then Consequences, then Abilities in order", "[RETR-04][RULING-16]") {
  Scene s;
  s.agent("jinks").agent("pete", Field).agent("claudia", Field).artifact("loew-ben-bezalels-amulet");
  s.lost({"supersonic-cymbals"}).claimed("claudia", "green green green").claimed("pete", "blue").firstAgent("jinks");
  s.start("retrieval");
  CHECK(s.count(w13::Happened::DieNeutralized) == 3);        // the artifact: two Tech dice, which are alike
  CHECK(s.neutralized() == List{"blue", "green", "green"});  // the lost Adversary Artifact: the first with a die
  CHECK(s.question() == "use-ability");                      // Abilities: Jinks before Claudia
  CHECK(s.asked() == "jinks");
  s.play("refuse");
  CHECK(s.question() == "use-ability");
  CHECK(s.asked() == "claudia");
  s.play("refuse");
  CHECK(s.question() == "roll-dice");
}

TEST_CASE("before the first round the dice on the Bronze Sector are rolled and applied, without cover or Goo",
          "[RETR-05][RETR-07]") {
  Scene s = threeAtRetrieval();
  s.claimed("pete", "red").bronzeDice("blue yellow").roll({"1L", "0O"}).start("retrieval");
  CHECK(s.question() == "roll-dice");
  CHECK(s.applied() == List{"1L"});
  CHECK(s.misapplied() == List{"0O"});
  CHECK(s.dice(w13::Spot::Bronze).empty());
  CHECK(s.unused().empty());  // no Goo was rolled for them
  CHECK(s.world().retrieval.round == 1);
}

TEST_CASE("so are all dice of a Bronzed Agent", "[RETR-06][RETR-07]") {
  Scene s = threeAtRetrieval();
  s.bronzed("claudia").claimed("claudia", "blue green red").claimed("pete", "red").roll({"1L", "2I", "1L"});
  s.start("retrieval");
  CHECK(s.question() == "roll-dice");
  CHECK(s.claimed("claudia").empty());
  CHECK(s.applied() == List{"1L", "2I"});
  CHECK(s.misapplied() == List{"green 1L"});
  CHECK(s.unused().empty());
}

TEST_CASE("the Bronze Sector's dice come before those of a Bronzed Agent", "[RULING-16][RETR-06]") {
  Scene s = threeAtRetrieval();
  s.bronzed("claudia").claimed("claudia", "blue").claimed("pete", "red").bronzeDice("green").roll({"1L", "1L"});
  s.start("retrieval");
  CHECK(s.applied() == List{"green 1L"});
  CHECK(s.misapplied() == List{"1L"});
}

TEST_CASE("the First Agent declares the Wild of the Bronze Sector; once all is met Retrieval ends there",
          "[RULING-16][RETR-05]") {
  Scene s = threeAtRetrieval();
  s.firstAgent("myka").claimed("pete", "red").bronzeDice("green wild").applied("1I 1L 2O yellow 2O yellow 1O");
  s.roll({"1L", "1?"}).roll(kNewEpisode).start("retrieval");
  CHECK(s.question() == "declare-symbol");
  CHECK(s.asked() == "myka");
  CHECK(s.misapplied() == List{"green 1L"});
  s.play("declare 1I");
  CHECK(s.world().stacks.size() == 1);  // Pete's die was not needed
}
