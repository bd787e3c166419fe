// Goo: of the Adversary, and of the revealed Traitor. Ledger section 14, GOO and TGOO.

#include "engine/games/warehouse13/queries.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/phases/retrieval_scene.h"

using namespace scene;
using w13::Happened;
using w13::Symbol;

namespace {

/// One die each: what they show, and what the Adversary's Goo shows.
Scene one(const std::string& first, const List& agents, const std::string& goo) {
  Scene s = retrieving();
  s.firstAgent(first).claimed("artie", "blue").claimed("pete", "green").claimed("claudia", "yellow");
  s.start("retrieval-round");
  return rollRound(s.roll(agents), {goo});
}

/// Jinks is the revealed Traitor; Artie has a blue die, Pete a red one. Everything stands before the roll.
Scene traitor(const List& cards = {}) {
  Scene s;
  s.agent("artie", Field).agent("pete", Field).agent("claudia", Warehouse, {"camaraderie"}).agent("jinks");
  s.artifact("aztec-bloodstone").used("artie", "episode").used("artie", "season").revealed("jinks", cards);
  return s.claimed("artie", "blue yellow").claimed("pete", "red").only("traitor", {"haunted-by-the-past"});
}

/// Rolls, and covers: Artie his 1-Logic, the Traitor the Goo die that shows this.
Scene& covered(Scene& s, const List& goo, const std::string& cover) {
  rollRound(s.roll({"1L", "0O", "1I"}), goo).play("cover 1L");
  return goOn(s.play("cover goo " + cover));
}

bool matches(const char* goo, const char* clue) {
  const w13::World nothing{};
  return w13::gooMatches({nothing, shipped::cards()}, w13::readFace(goo), w13::readFace(clue));
}

}  // namespace

TEST_CASE("the Adversary rolls one Goo die in every round, and always has one", "[GOO-01][GOO-05]") {
  Scene s = retrieving();
  s.claimed("artie", "blue red yellow").claimed("pete", "green green").start("retrieval-round");
  rollRound(s, {"1L", "0I", "0O", "1T", "0T"});
  goOn(s.roll({"1L"}).play("cover 1L").play("cover 1T"));
  CHECK(s.unused().empty());  // one die and no more
  CHECK(s.neutralized() == List{"blue"});
  rollRound(s, {"0I", "0O", "1L"});
  goOn(s.roll({"1L"}).play("cover 0I"));
  CHECK(s.unused().empty());
  CHECK(s.neutralized() == List{"blue", "green"});
}

TEST_CASE("Goo neutralizes the first revealed die, in order, that matches; at most one", "[GOO-02][GOO-03]") {
  const List alike = {"1L", "1L", "1L"};
  CHECK(one("artie", alike, "1L").neutralized() == List{"blue"});
  CHECK(one("pete", alike, "1L").neutralized() == List{"green"});
  CHECK(one("claudia", alike, "1L").neutralized() == List{"yellow"});
  CHECK(one("artie", {"1I", "1L", "1L"}, "1L").neutralized() == List{"green"});
  CHECK(one("artie", {"1I", "1T", "1O"}, "1L").neutralized().empty());
}

TEST_CASE("what becomes of the revealed dice is public once the Goo is rolled: taken, applied or misapplied",
          "[GOO-02][APPLY-02][APPLY-04][OUT-01]") {
  // given two alike and one that is matched; the artifact asks for Logic 1, Intuition 2, Lore 5
  Scene s = retrieving();
  s.claimed("artie", "blue").claimed("pete", "green").claimed("claudia", "yellow").start("retrieval-round");
  s.roll({"1L", "1L", "1O", "1O"}).play("roll");
  while (s.question() != "let-goo-act") {
    CHECK(s.view("pete").ahead == w13::DiceAhead{});
    s.play(s.options()[0]);
  }
  // when it is about to act, then the same is told to everybody, and comes true
  const w13::DiceAhead ahead = s.view("pete").ahead;
  CHECK(ahead == s.view("claudia").ahead);
  CHECK(ahead.taken == s.world().agent(s.seat("claudia")).revealed);
  CHECK(ahead.applied == s.world().agent(s.seat("artie")).revealed);
  CHECK(ahead.misapplied == s.world().agent(s.seat("pete")).revealed);
  CHECK(ahead.goo);
  s.play("resolve");
  CHECK_FALSE(s.view("pete").ahead.goo);
  CHECK(s.world().dice(w13::Spot::Neutralized) == ahead.taken);
  CHECK(s.world().dice(w13::Spot::Applied) == ahead.applied);
  CHECK(s.world().dice(w13::Spot::Misapplied) == ahead.misapplied);
}

TEST_CASE("that the Goo finds no match is public before it acts", "[GOO-02]") {
  Scene s = retrieving();
  s.claimed("artie", "blue").claimed("pete", "green").start("retrieval-round");
  s.roll({"1L", "1I", "1T"}).play("roll");
  while (s.question() != "let-goo-act") s.play(s.options()[0]);
  const w13::DiceAhead ahead = s.view("claudia").ahead;
  CHECK(ahead.goo);
  CHECK((ahead.taken | ahead.open).empty());
}

TEST_CASE("what the Traitor's Goo may take is public, and what follows is open until then", "[TGOO-04][TGOO-07]") {
  Scene s = traitor();
  s.start("retrieval-round");
  covered(s, {"1L", "1O", "2?"}, "1L");
  REQUIRE(s.question() == "use-goo");
  const w13::DiceAhead ahead = s.view("pete").ahead;
  CHECK(ahead.open == s.world().agent(s.seat("artie")).revealed);
  CHECK((ahead.taken | ahead.applied | ahead.misapplied).empty());
}

TEST_CASE("a blank matches nothing", "[GOO-04]") {
  CHECK(one("artie", {"0L", "0T", "0O"}, "blank").neutralized().empty());
  CHECK(one("artie", {"2L", "1T", "1O"}, "blank").neutralized().empty());
  for (const char* clue : {"0L", "1L", "2L", "1T"}) CHECK_FALSE(matches("blank", clue));
}

TEST_CASE("a Wild is matched by the symbol its owner has chosen", "[GOO-06]") {
  for (const auto& [declared, lost] : {std::pair{"declare 1O", true}, std::pair{"declare 1I", false}}) {
    Scene s = retrieving();
    s.claimed("pete", "wild").claimed("artie", "blue red").start("retrieval-round");
    rollRound(s, {"1L", "1I", "1?"}).play("cover 1L");
    goOn(s);
    goOn(s.roll({"1O"}).play(declared));
    CHECK(s.neutralized() == (lost ? List{"wild"} : List{}));
  }
}

TEST_CASE("Goo matches the same symbol and number; a 2? any 2-clue; a 0-clue is never matched", "[RULING-12][GOO-04]") {
  CHECK(matches("1L", "1L"));
  CHECK_FALSE(matches("1L", "1I"));
  CHECK_FALSE(matches("1L", "2L"));
  CHECK_FALSE(matches("1L", "0L"));
  for (const char* two : {"2L", "2I", "2O", "2T"}) CHECK(matches("2?", two));
  for (const char* other : {"0L", "1L", "0T", "1T"}) CHECK_FALSE(matches("2?", other));
}

// ---- the revealed Traitor ---------------------------------------------------------------------------------------

TEST_CASE("the revealed Traitor rolls all Goo dice still available, in secret, and covers one", "[TGOO-01][TGOO-02]") {
  Scene s = traitor();
  s.start("retrieval-round");
  rollRound(s.roll({"1L", "0O", "1I"}), {"1L", "2?", "blank"});
  CHECK(s.unused().empty());
  s.play("cover 1L");
  CHECK(s.asked() == "jinks");
  CHECK(s.question() == "cover-goo");
  CHECK(s.decision().openness() == kernel::Openness::Secret);
  CHECK(s.options() == List{"cover goo 1L", "cover goo 2?", "cover goo blank"});
  CHECK(s.view("jinks").gooFaces[1] == w13::readFace("2?"));
  Scene other = s;
  s.play("cover goo 1L");
  other.play("cover goo 2?");
  for (const char* viewer : {"table", "artie", "pete"}) CHECK(s.events(viewer).size() == other.events(viewer).size());
  for (const char* viewer : {"artie", "claudia"}) {
    CHECK(s.view(viewer).gooFaces[0] == w13::GooFace{});
    CHECK(s.view(viewer).gooFaces[1] == w13::GooFace{});
  }
}

TEST_CASE("the covered Goo die is shown when the Adversary's would be rolled: after the Wild is declared",
          "[TGOO-03]") {
  Scene s = traitor();
  s.claimed("claudia", "wild").start("retrieval-round");
  rollRound(s.roll({"1L", "0O", "1I", "1?"}), {"1L", "2?", "blank"}).play("cover 1L");
  goOn(s.play("cover goo 1L"));
  CHECK(s.question() == "declare-symbol");
  CHECK(s.world().retrieval.goo.empty());
  goOn(s.play("declare 1T"));
  CHECK(s.view("table").goo[0] == w13::readFace("1L"));
  CHECK(s.applied().empty());
}

TEST_CASE("the Traitor may neutralize any one matching die, regardless of order", "[TGOO-04]") {
  Scene s = traitor();
  s.claimed("claudia", "green").start("retrieval-round");
  rollRound(s.roll({"1L", "0O", "1I", "1L"}), {"1L", "1L", "blank"}).play("cover 1L");
  goOn(s.play("cover goo 1L"));
  CHECK(s.asked() == "jinks");
  CHECK(s.question() == "use-goo");
  CHECK(s.options() == List{"neutralize 1L", "neutralize green 1L", "decline"});
  CHECK(s.refused("neutralize 1I") == "RULING-12");
  goOn(s.play("neutralize green 1L"));  // Claudia's, though Artie comes first
  CHECK(s.neutralized() == List{"green"});
  CHECK(s.applied() == List{"1L", "1I"});
}

TEST_CASE("using a Goo die neutralizes it as well; a declined one is kept", "[TGOO-05][TGOO-07]") {
  Scene s = traitor();
  s.start("retrieval-round");
  covered(s, {"1L", "2?", "blank"}, "1L");
  Scene kept = s;
  goOn(s.play("neutralize 1L"));
  CHECK(s.view("table").gooLeft == 2);
  CHECK(s.neutralized() == List{"blue"});
  goOn(kept.play("decline"));
  CHECK(kept.view("table").gooLeft == 3);
  CHECK(kept.applied() == List{"1L", "1I"});
}

TEST_CASE("if nothing matches, the Traitor keeps the Goo die and is not asked", "[TGOO-06]") {
  Scene s = traitor();
  s.start("retrieval-round");
  covered(s, {"1T", "2?", "blank"}, "1T");
  CHECK(s.question() == "roll-dice");
  CHECK(s.view("table").gooLeft == 3);
  CHECK(s.applied() == List{"1L", "1I"});
}

TEST_CASE("each Retrieval starts with three Goo dice; unused ones are rolled again, and none left is no Goo",
          "[RULING-39][TGOO-01]") {
  Scene s = traitor();
  s.position().gooLeft(0);
  s.start("retrieval");
  CHECK(s.view("table").gooLeft == 3);
  for (const int left : {2, 1}) {
    Scene later = traitor();
    later.position().gooLeft(left);
    later.start("retrieval-round");
    rollRound(later.roll({"1L", "0O", "1I"}), List(static_cast<std::size_t>(left), "1T"));
    CHECK(later.unused().empty());
  }
}

TEST_CASE("in the next round the dice left are rolled, and without any there is no Goo", "[RULING-39][TGOO-05]") {
  Scene s = traitor();
  s.claimed("pete", "red red").position().gooLeft(1);
  s.start("retrieval-round");
  rollRound(s.roll({"1L", "0O", "1I", "0I", "0I"}), {"1L"}).play("cover 1L").play("cover 1I");
  goOn(s);
  goOn(s.play("neutralize 1L"));
  REQUIRE(s.question() == "roll-dice");
  CHECK(s.view("table").gooLeft == 0);
  rollRound(s, {"0O", "0I", "0I"});
  goOn(s.play("cover 0I"));
  CHECK(s.unused().empty());
  CHECK(s.world().retrieval.goo.empty());
  CHECK(s.neutralized() == List{"blue"});
}

TEST_CASE("the only Goo die left is covered without a visit, after all Agents' dice: how many are left is public",
          "[TGOO-02][RULING-03][SECRET-37]") {
  // given one Goo die
  Scene s = traitor();
  s.position().gooLeft(1);
  s.start("retrieval-round");
  rollRound(s.roll({"1L", "0O", "1I"}), {"1L"});
  REQUIRE(s.asked() == "artie");
  CHECK(s.world().traitor.gooCover == -1);
  // when the last Agent has covered
  s.play("cover 1L");
  // then the Traitor is not asked, nobody learns the face before it is shown, and the Traitor may use it
  CHECK(s.question() != "cover-goo");
  goOn(s);
  CHECK(s.question() == "use-goo");
  CHECK(s.view("table").goo[0] == w13::readFace("1L"));
}

TEST_CASE("while the Traitor is Bronzed the Adversary's rule holds", "[GOO-01][GOO-05]") {
  Scene s;
  s.agent("artie", Field).agent("pete", Field).agent("claudia", Warehouse, {"camaraderie"}).bronzedTraitor("pete");
  s.used("artie", "episode").used("artie", "season").artifact("aztec-bloodstone").claimed("artie", "blue yellow");
  s.start("retrieval-round");
  rollRound(s, {"1L", "0O"});
  goOn(s.roll({"1L"}).play("cover 1L"));
  CHECK(s.neutralized() == List{"blue"});
  CHECK(s.unused().empty());
}

TEST_CASE("looks behind shields are only for a revealed Traitor who is not Bronzed", "[RULING-53]") {
  for (const char* artifact : {"harriet-tubmans-thimble", "pearl-of-wisdom"}) {
    CAPTURE(artifact);
    Scene revealed = traitor();
    revealed.lost({artifact}).start("retrieval-round");
    rollRound(revealed.roll({"1L", "0O", "1I"}), {"1T", "2?", "blank"});
    CHECK(revealed.asked() == "jinks");
    CHECK(revealed.question() == "look-behind");
    CHECK(revealed.options() == List{"choose artie", "choose pete", "decline"});

    Scene hidden = retrieving();
    hidden.lost({artifact}).claimed("artie", "blue yellow").start("retrieval-round");
    CHECK(rollRound(hidden, {"1L", "0O"}).question() == "cover-die");

    Scene bronzed = retrieving();
    bronzed.bronzedTraitor("pete").lost({artifact}).claimed("artie", "blue yellow").start("retrieval-round");
    CHECK(rollRound(bronzed, {"1L", "0O"}).question() == "cover-die");
  }
}
