// Abilities, Pings, artifacts and Plots that can be read in the manual's pictures: PRINT-15 to PRINT-20 and PRINT-23 to
// PRINT-30, RULING-44 and RULING-60.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;
using w13::Spot;

namespace {

/// Presses one commit after the other until a question stands.
Scene& pressTo(Scene& s, const std::string& question) {
  while (s.question() != question && s.options().size() == 1) s.play(s.options()[0]);
  REQUIRE(s.question() == question);
  return s;
}

/// Pete in the Field reveals the last artifact, with no Lead left: its Whammy strikes.
Scene whammy(const std::string& artifact) {
  Scene s;
  s.agent("artie").agent("pete", Field, {"tesla"}).agent("claudia", Field).agent("myka").field("1T");
  return s.artifactWaits(artifact).top("consequence", {"sore-muscles"});
}
Scene& strike(Scene& s) {
  s.start("work-the-case", "pete").play("spend tesla");
  while (s.question().substr(0, 7) == "resolve") s.play("resolve");
  return s;
}

}  // namespace

// ---- Abilities --------------------------------------------------------------------------------------------------

TEST_CASE("Travel Bag: after playing a Trait for its text Artie may store it, discarding a card already there",
          "[PRINT-15]") {
  Scene s;
  s.agent("artie", Warehouse, {"premonition"}).agent("myka").agent("pete").bag("artie", "tesla").leads("1L 2L");
  s.roll({"1T"}).start("action", "artie").play("play premonition").play("choose 1L");
  REQUIRE(s.asked() == "artie");
  CHECK(s.options() == List{"accept", "refuse"});
  const Scene stored = Scene(s).play("accept");
  CHECK(stored.ids(std::array{stored.seated("artie").bag}) == List{"premonition"});
  CHECK(stored.topDiscard("tech") == "tesla");
  CHECK(stored.topDiscard("intuition").empty());
  const Scene not_ = Scene(s).play("refuse");
  CHECK(not_.ids(std::array{not_.seated("artie").bag}) == List{"tesla"});
  CHECK(not_.topDiscard("intuition") == "premonition");
}

TEST_CASE("Travel Bag: a Trait spent on a clue is not stored, and nobody else has a bag", "[PRINT-15]") {
  Scene s;
  s.agent("artie", Warehouse, {"tesla"}).agent("pete", Warehouse, {"premonition"}).agent("myka").leads("1T 2L 1L");
  s.start("work-the-case", "artie").play("spend tesla");
  CHECK(s.topDiscard("tech") == "tesla");

  Scene pete;
  pete.agent("pete", Warehouse, {"premonition"}).agent("artie").agent("myka").leads("1L 2L").roll({"1T"});
  pete.start("action", "pete").play("play premonition").play("choose 1L");
  CHECK(pete.topDiscard("intuition") == "premonition");
}

TEST_CASE("Travel Bag: Artie may use the stored Trait for its text, then discards it", "[PRINT-16]") {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").bag("artie", "premonition").leads("1L 2L").roll({"1L"});
  s.start("action", "artie").play("play premonition").play("choose 1L");
  CHECK(s.claimed("artie") == List{"1L"});
  CHECK(s.seated("artie").bag == w13::CardId::None);
  CHECK(s.topDiscard("intuition") == "premonition");  // it cannot go back into the bag

  Scene spent;  // for its text only, not for a clue
  spent.agent("artie").agent("myka").agent("pete").bag("artie", "goozooka").leads("1I 2L");
  CHECK(spent.start("work-the-case", "artie").options("spend").empty());
}

TEST_CASE("Senior Agent: in Retrieval reroll one misapplied die of the Lore colour, any face",
          "[PRINT-17][RULING-44]") {
  Scene s;  // EX-15, with a misapplied red die beside
  s.agent("artie", Field).agent("pete", Field).agent("myka").artifact("aztec-bloodstone").used("artie", "season");
  s.misapplied("yellow 1L", "artie").misapplied("green 1L", "myka").misapplied("red 1L", "pete").applied("1L", "pete");
  s.claimed("pete", "blue").roll({"0L", "blank"}).start("retrieval-round");
  pressTo(s, "go-on-after-applying");
  s.roll({"2O"}).respond("artie", "senior-agent");
  CHECK(s.applied() == List{"1L", "2O"});
  CHECK((s.seated("artie").usedSlots & (1u << static_cast<unsigned>(w13::Slot::Episode))) != 0);

  Scene none;
  none.agent("artie", Field).agent("pete", Field).agent("myka").artifact("aztec-bloodstone").used("artie", "season");
  none.hand("myka", {"warehouse-card-file"})
      .misapplied("green 1O", "artie")
      .claimed("pete", "blue")
      .roll({"0L", "blank"});
  none.start("retrieval-round");
  pressTo(none, "go-on-after-applying");
  CHECK(none.responses("artie").empty());  // the symbol does not matter
}

TEST_CASE("Junior Agent: Claudia cannot enter the Field alone", "[PRINT-18]") {
  Scene alone;
  alone.agent("claudia").agent("pete").agent("myka").leads("1L 2L");
  CHECK(alone.start("action", "claudia").refused("use travel") == "PRINT-18");
  Scene with;
  with.agent("claudia").agent("pete", Field).agent("myka").leads("1L 2L").start("action", "claudia");
  CHECK(with.play("use travel").seated("claudia").at == Field);
  Scene back;  // she may stay if left alone, and go home
  back.agent("claudia", Field).agent("pete").agent("myka").leads("1L 2L").start("action", "claudia");
  CHECK(back.play("use travel").seated("claudia").at == Warehouse);
}

TEST_CASE("Remote Access: Claudia may claim a green die from Leads or Field with a 1- or 2-Tech Trait",
          "[PRINT-19][RULING-44]") {
  Scene s;
  s.agent("claudia", Warehouse, {"tesla", "tesla-grenade", "farnsworth", "goozooka"})
      .agent("pete")
      .agent("myka", Field);
  s.leads("green 1O 2L wild 1T").field("green 2T green 1I").start("work-the-case", "claudia");
  CHECK(s.options("spend-by-ability") == List{"tesla", "tesla-grenade"});  // no 0-Tech, no other type
  s.play("spend-by-ability tesla");
  CHECK(s.options() == List{"claim green 1O", "claim 2T", "claim green 1I"});  // any face, from both; no Wild
  s.play("claim 2T");
  CHECK(s.claimed("claudia") == List{"2T"});
  CHECK((s.seated("claudia").usedSlots & (1u << static_cast<unsigned>(w13::Slot::Episode))) != 0);

  Scene used;
  used.agent("claudia", Warehouse, {"tesla"}).agent("pete").agent("myka", Field).used("claudia", "episode");
  CHECK(used.leads("2L").field("green 1O").start("work-the-case", "claudia").options("spend-by-ability").empty());
}

// ---- Pings ------------------------------------------------------------------------------------------------------

TEST_CASE("\"Artie speaks French?!\": who travels there may draw two Stress for one additional Action", "[PRINT-20]") {
  CHECK(shipped::design("quebec").flavour.en == "Artie speaks French?!");
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").ping("quebec").leads("1L 2L").stressDeck(9).start("action", "pete");
  s.play("use travel");
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"accept", "refuse"});
  Scene more = Scene(s).play("accept");
  CHECK(more.stress("pete") == 2);
  CHECK(more.asked() == "pete");
  CHECK(more.question() == "take-extra-action");
  Scene enough = Scene(s).play("refuse");
  CHECK(enough.stress("pete") == 0);
  CHECK(enough.asked() == "myka");

  Scene poor;  // an optional cost needs that many cards in the deck
  poor.agent("pete").agent("myka").agent("claudia").ping("quebec").leads("1L 2L").stressDeck(1).start("action", "pete");
  CHECK(poor.play("use travel").asked() == "myka");
}

TEST_CASE("Univille grants its extra Action once for each Agent and round", "[RULING-60]") {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").ping("univille").leads("1L 2L").start("action", "pete");
  s.play("use travel");
  REQUIRE(s.asked() == "pete");
  s.play("use travel");
  CHECK(s.asked() == "myka");  // back home: no third Action
  s.play("use travel");
  CHECK(s.asked() == "myka");  // each Agent for itself
}

// ---- artifacts --------------------------------------------------------------------------------------------------

TEST_CASE("Jack the Ripper's Lantern, Whammy: each Field Agent neutralizes a die of their own choice", "[PRINT-23]") {
  Scene s = whammy("jack-the-rippers-lantern");
  s.claimed("claudia", "1L 2L").claimed("myka", "1O");
  strike(s);
  CHECK(s.asked() == "claudia");  // Pete had only the die he has just claimed
  CHECK(s.options() == List{"choose 1L", "choose 2L"});
  s.play("choose 1L");
  CHECK(s.claimed("claudia") == List{"2L"});
  CHECK(s.claimed("pete").empty());
  CHECK(s.claimed("myka") == List{"1O"});  // in the Warehouse
}

TEST_CASE("Jack the Ripper's Lantern, lost: all Agent Abilities except Downsides are Snagged", "[PRINT-24]") {
  Scene s;
  s.agent("artie", Field).agent("pete", Field).agent("myka").artifact("aztec-bloodstone").used("artie", "season");
  s.lost({"jack-the-rippers-lantern"}).misapplied("yellow 1T", "artie").claimed("pete", "blue").roll({"0L", "blank"});
  s.start("retrieval-round");
  pressTo(s, "go-on-after-applying");
  Scene failed = Scene(s).roll({"0"}).respond("artie", "senior-agent");
  CHECK(failed.happened(Happened::WarehouseRolled));
  CHECK(failed.misapplied() == List{"0L", "yellow 1T"});
  CHECK((failed.seated("artie").usedSlots & (1u << static_cast<unsigned>(w13::Slot::Episode))) == 0);  // not flipped
  Scene won = Scene(s).roll({"1", "2O"}).respond("artie", "senior-agent");
  CHECK(won.applied() == List{"2O"});

  Scene cleanup;  // a Downside is not: Artie draws his two Stress
  cleanup.agent("artie").agent("pete").agent("myka").lost({"jack-the-rippers-lantern"}).top("ping", {"berlin"});
  cleanup.roll({"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"})
      .top("traitor", {"ambush"});
  CHECK(cleanup.start("cleanup").stress("artie") == 2);
}

TEST_CASE("Jack the Ripper's Lantern Snags Remote Access, too", "[PRINT-24][RULING-06]") {
  Scene s;
  s.agent("claudia", Warehouse, {"tesla"}).agent("pete").agent("myka", Field).lost({"jack-the-rippers-lantern"});
  s.leads("2L 2I").field("green 1O 1T").start("work-the-case", "claudia");
  Scene won = Scene(s).roll({"1"}).play("spend-by-ability tesla").press();
  CHECK(won.happened(Happened::WarehouseRolled));
  won.play("spend-by-ability tesla");
  CHECK(won.options() == List{"claim green 1O", "claim 1T"});
  Scene lost = Scene(s).roll({"0"}).play("spend-by-ability tesla").press();
  CHECK(lost.claimed("claudia").empty());
  CHECK(lost.options("spend-by-ability").empty());
  CHECK((lost.seated("claudia").usedSlots & (1u << static_cast<unsigned>(w13::Slot::Episode))) == 0);
}

TEST_CASE("an Adversary Artifact's Consequence is in force only once it is lost", "[PRINT-24][CARD-23]") {
  Scene s;
  s.agent("artie", Field)
      .agent("pete", Field)
      .agent("myka")
      .artifact("jack-the-rippers-lantern")
      .used("artie", "season");
  s.misapplied("yellow 1I", "artie").claimed("pete", "blue").roll({"0L", "blank"});
  s.start("retrieval-round");
  pressTo(s, "go-on-after-applying");
  s.roll({"2O"}).respond("artie", "senior-agent");
  CHECK_FALSE(s.happened(Happened::WarehouseRolled));
}

TEST_CASE("Artifact Scavenger Hunt: with fewer than three Field Agents Logic rises by 2 before Retrieval",
          "[PRINT-26][RULING-44]") {
  for (const int inField : {1, 2, 3}) {
    Scene s;
    s.agent("pete", Field)
        .agent("myka", inField > 1 ? Field : Warehouse)
        .agent("claudia", inField > 2 ? Field : Warehouse);
    s.artifact("artifact-scavenger-hunt").claimed("pete", "red").used("claudia", "season").start("retrieval");
    pressTo(s, "roll-dice");
    CHECK(s.view("table").needed == w13::PerType{static_cast<std::int8_t>(inField < 3 ? 3 : 1), 2, 3, 2});
  }
}

TEST_CASE("Artifact Scavenger Hunt: with only two Agents left both must be in the Field", "[PRINT-26]") {
  for (const bool both : {false, true}) {
    Scene s;
    s.agent("pete", Field).agent("myka", both ? Field : Warehouse).agent("jinks").revealed("jinks");
    s.artifact("artifact-scavenger-hunt").claimed("pete", "red").start("retrieval");
    pressTo(s, "roll-dice");
    CHECK(s.view("table").needed[0] == (both ? 1 : 3));
  }
}

TEST_CASE("Aztec Bloodstone: Lore 5, Logic 1, Intuition 2; Whammy: the lowest-ranked Field Agent is wounded",
          "[PRINT-27][RULING-44][RULING-40]") {
  CHECK(shipped::design("aztec-bloodstone").needs == w13::PerType{1, 2, 5, 0});
  Scene s = whammy("aztec-bloodstone");
  strike(s);
  CHECK(s.count(Happened::AgentWounded) == 1);
  for (const w13::Event& event : s.events())  // the highest ID is the lowest rank
    if (event.what == Happened::AgentWounded) CHECK(event.seat == s.seat("claudia"));
}

TEST_CASE("Ben Franklin's Lightning Rod: an Agent may take a Stress to turn a neutralized die to a 1-clue and apply it",
          "[PRINT-28]") {
  Scene s;
  s.agent("pete", Field)
      .agent("myka")
      .agent("claudia")
      .used("claudia", "season")
      .artifact("ben-franklins-lightning-rod");
  s.neutralized("red green").claimed("pete", "blue").stressDeck(9).start("retrieval").press();
  REQUIRE(s.asked() == "pete");
  CHECK(s.options() == List{"accept", "refuse"});
  s.play("accept").play("choose red");
  CHECK(s.stress("pete") == 1);
  CHECK(s.options("declare") == List{"1I", "1L", "1O", "1T"});  // any symbol
  s.play("declare 1T");
  CHECK(s.applied() == List{"red 1T"});
  CHECK(s.asked() == "myka");  // each Agent may

  Scene poor;
  poor.agent("pete", Field).agent("myka").agent("claudia").used("claudia", "season").neutralized("red");
  poor.artifact("ben-franklins-lightning-rod").claimed("pete", "blue").stressDeck(0).start("retrieval");
  pressTo(poor, "roll-dice");
}

TEST_CASE("Lewis Carroll's Looking Glass: misapplied Lore raises Logic, after a Whammy misapplied Tech Intuition",
          "[PRINT-29][PRINT-30]") {
  for (const bool whammied : {false, true}) {
    Scene s;
    s.agent("pete", Field).agent("myka").agent("claudia").artifact("lewis-carrolls-looking-glass", whammied);
    s.misapplied("2O yellow 1L 2T 1T").claimed("pete", "blue").start("retrieval-round");
    CHECK(s.view("table").needed[0] == 2 + 2);
    CHECK(s.view("table").needed[1] == 4 + (whammied ? 3 : 0));
    CHECK(s.view("table").needed[2] == 0);
  }
}

// ---- Plots ------------------------------------------------------------------------------------------------------

TEST_CASE("Intentionally Bronzed: each Agent discards two Traits or neutralizes one die", "[PRINT-25]") {
  Scene s;
  s.agent("pete", Warehouse, {"tesla", "goozooka"}).agent("myka").agent("claudia", Warehouse, {"tesla"}).agent("jinks");
  s.revealed("jinks").plot("intentionally-bronzed").start("plot").press();
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"choose discard-2-traits", "choose neutralize-a-die"});
  s.play("choose discard-2-traits").play("discard tesla").play("discard goozooka");
  CHECK(s.asked() == "myka");  // with no card in hand only a die is left to lose
  CHECK(s.question() == "choose-die");
  s.play("choose blue");
  CHECK(s.neutralized() == List{"blue"});

  // Claudia cannot discard two; who finds out loses a die all the same.
  REQUIRE(s.asked() == "claudia");
  s.play("choose discard-2-traits").play("cannot");
  CHECK(s.hand("claudia") == List{"tesla"});
  CHECK(s.question() == "choose-die");
  s.play("choose red");
  CHECK(s.neutralized() == List{"blue", "red"});
}
