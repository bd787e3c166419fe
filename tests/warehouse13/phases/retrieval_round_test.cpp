// A round of Retrieval: rolling, covering, the reveal, and when rounds stop. Ledger section 14, RETR-08 to RETR-21.

#include "support/catch.h"
#include "warehouse13/phases/retrieval_scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// How a seat sees the dice that an Agent has in front of the shield or behind it.
List seen(const Scene& s, const std::string& viewer, const std::string& owner) {
  const w13::View view = s.view(viewer);
  List faces;
  for (const w13::DieId die : s.seated(owner).claimed) faces.push_back(w13::shortFace(view.dice[die].shows));
  return faces;
}

}  // namespace

TEST_CASE("each round every standing Agent with claimed dice rolls all of them in secret, behind the shield",
          "[RETR-08]") {
  Scene s = retrieving();
  s.claimed("artie", "blue red").claimed("pete", "yellow green").roll({"1L", "2I", "0O", "1T"});
  s.start("retrieval-round");
  CHECK(s.rule() == "RETR-08");
  s.play("roll");
  CHECK(s.unused().empty());
  CHECK(s.count(Happened::Rolled) == 2);
  CHECK(seen(s, "artie", "artie") == List{"1L", "2I"});
  CHECK(seen(s, "pete", "pete") == List{"0O", "1T"});
  for (const char* other : {"table", "pete", "claudia"}) {
    CHECK(seen(s, other, "artie") == List{"blank", "blank"});
    for (const w13::Event& event : s.events(other))
      CHECK_FALSE((event.what == Happened::DieRolled && event.seat == s.seat("artie")));
  }
}

TEST_CASE("Agents in the Warehouse take part as well as Field Agents", "[RETR-09]") {
  Scene s = retrieving();
  s.claimed("claudia", "blue").start("retrieval-round");
  rollRound(s, {"1L", "blank"});
  CHECK(s.applied() == List{"1L"});
}

TEST_CASE("a KO'd or wounded Agent heals one level instead of rolling, and loses a claimed die of their own pick",
          "[RETR-10][RETR-11]") {
  for (const w13::Health health : {Ko, Wounded}) {
    Scene s;
    s.agent("artie", Field).agent("pete", Field, {}, health).agent("claudia", Warehouse, {"camaraderie"});
    s.artifact("aztec-bloodstone").claimed("artie", "yellow").claimed("pete", "blue red green");
    s.start("retrieval-round");
    CHECK(s.asked() == "pete");
    CHECK(s.question() == "neutralize-own-die");
    CHECK(s.options() == List{"neutralize blue", "neutralize red", "neutralize green"});
    CHECK(s.seated("pete").health == (health == Ko ? scene::Standing : Ko));
    s.play("neutralize red");
    CHECK(s.neutralized() == List{"red"});
    s.roll({"0O"}).play("roll");  // Artie's die only: Pete does not roll, not even when he stands again
    CHECK(s.count(Happened::Rolled) == 1);
    CHECK(s.claimed("pete").size() == 2);
  }
}

TEST_CASE("who heals without a claimed die loses none", "[RETR-11]") {
  Scene s;
  s.agent("artie", Field).agent("pete", Field, {}, Ko).agent("claudia").artifact("aztec-bloodstone");
  s.claimed("artie", "yellow").start("retrieval-round");
  CHECK(s.question() == "roll-dice");
  CHECK(s.seated("pete").health == scene::Standing);
  CHECK(s.neutralized().empty());
}

TEST_CASE("each Agent who rolled covers exactly one die, in secret", "[RETR-12]") {
  Scene s = retrieving();
  s.claimed("artie", "blue red green").claimed("pete", "yellow green").start("retrieval-round");
  rollRound(s, {"1L", "2I", "1T", "2O", "1T"});
  CHECK(s.asked() == "artie");
  CHECK(s.question() == "cover-die");
  CHECK(s.decision().openness() == kernel::Openness::Secret);
  CHECK(s.options() == List{"cover 1L", "cover 2I", "cover 1T"});
  Scene other = s;
  other.play("cover 2I");
  s.play("cover 1L");
  for (const char* viewer : {"table", "pete", "claudia"}) {
    CHECK(s.view(viewer) == other.view(viewer));
    CHECK(s.events(viewer) == other.events(viewer));
  }
  CHECK(s.asked() == "pete");  // one is enough
  CHECK(s.seated("artie").covered.size() == 1);
  CHECK(s.seated("claudia").covered.empty());
}

TEST_CASE("a visit is asked of each seat with dice, once; a single die is covered without one",
          "[RULING-58][RETR-12]") {
  Scene s = retrieving();
  s.claimed("artie", "blue").claimed("pete", "yellow green").claimed("claudia", "red");
  s.roll({"1L", "2O", "1T", "2I"}).start("retrieval-round").play("roll");
  CHECK(s.question() == "begin-covering");  // the table stands at "Cover", its window open
  CHECK(s.seated("artie").covered.empty());
  CHECK(s.mayRespond("claudia"));
  s.play("cover");
  CHECK(s.asked() == "pete");
  s.roll({"blank"}).play("cover 2O");
  CHECK(s.question() != "cover-die");
}

TEST_CASE(
    "all who must look and cover are asked at once, in any order; at one screen they come from the First Agent on",
    "[RULING-58][RETR-12]") {
  // given two Agents with a choice, and one with a single die
  Scene s = retrieving();
  s.claimed("artie", "blue red").claimed("pete", "yellow green").claimed("claudia", "red");
  s.roll({"1L", "2I", "2O", "1T", "2I"}).start("retrieval-round").play("roll").play("cover");
  const auto asked = [&] { return s.decision().asked(); };
  CHECK(asked() == (w13::SeatSet(s.seat("artie")) | s.seat("pete")));
  CHECK(s.asked() == "artie");
  // when Pete covers before Artie does
  Scene other = s;
  s.play("pete", "cover 2O");
  other.play("pete", "cover 1T");
  // then Artie is still asked, Pete is not, and nobody sees which die he covered
  CHECK(asked() == s.seat("artie"));
  CHECK_FALSE(s.offers("pete", "cover 1T"));
  for (const char* viewer : {"table", "artie", "claudia"}) {
    CHECK(s.view(viewer) == other.view(viewer));
    CHECK(s.events(viewer) == other.events(viewer));
  }
  // and when he has covered, all covers are lifted, Claudia's only die among them
  CHECK(s.count(Happened::CoverLifted) == 0);
  s.roll({"blank"}).play("cover 2I");
  CHECK(s.count(Happened::CoverLifted) == 3);
}

TEST_CASE("where a die that cannot be applied is lost in the open, Agents cover one after the other",
          "[RULING-58][CONSQ-02]") {
  // given 2-clues that may not be applied, and Artie with nothing else
  Scene s = retrieving();
  s.inForce({"shaken-confidence"}).claimed("artie", "blue red").claimed("pete", "yellow green");
  s.roll({"2L", "2I", "1O", "1T"}).start("retrieval-round").play("roll").play("cover");
  // then Pete waits, so that he chooses knowing what Artie has lost
  CHECK(s.decision().asked() == s.seat("artie"));
  s.play("neutralize 2I");
  CHECK(s.neutralized() == List{"red"});
  CHECK(s.decision().asked() == s.seat("pete"));
}

TEST_CASE("a single die is covered without a visit also where a Consequence forbids clues: it is covered, or lost",
          "[RULING-58][RETR-12][CONSQ-02]") {
  // given 2-clues that may not be applied, and Agents with one die each
  const auto rolled = [](const char* first) {
    Scene s = retrieving();
    s.agent("jinks").inForce({"shaken-confidence"}).claimed("artie", "blue").claimed("pete", "yellow");
    s.roll({first, "1O"}).start("retrieval-round").play("roll");
    REQUIRE(s.question() == "begin-covering");
    return s;
  };
  Scene fits = rolled("1L");
  Scene lost = rolled("2L");
  // then nobody can try what comes of it and take it back
  CHECK_FALSE(fits.undoable("cover"));
  CHECK_FALSE(lost.undoable("cover"));
  // when the table goes on to the covers, then nobody is asked
  fits.play("cover");
  CHECK(fits.question() == "lift-covers");
  CHECK(fits.seated("artie").covered.size() == 1);
  CHECK(fits.seated("pete").covered.size() == 1);
  lost.play("cover");
  CHECK(lost.question() == "lift-covers");
  CHECK(lost.neutralized() == List{"blue"});
  CHECK(lost.seated("artie").covered.empty());
  CHECK(lost.seated("pete").covered.size() == 1);
}

TEST_CASE("all covered dice are revealed at the same time; the uncovered keep their faces, unseen",
          "[RETR-13][RETR-14]") {
  Scene s = retrieving();
  s.agent("jinks").claimed("artie", "blue red").claimed("pete", "yellow green").start("retrieval-round");
  rollRound(s, {"1L", "2I", "2O", "1T"}).play("cover 1L");
  CHECK(s.count(Happened::CoverLifted) == 0);
  s.play("cover 2O");
  CHECK(s.question() == "lift-covers");  // Jinks might still look behind a shield
  CHECK(s.count(Happened::CoverLifted) == 0);
  CHECK(seen(s, "table", "artie") == List{"blank", "blank"});
  s.roll({"blank"}).play("reveal");
  CHECK(s.count(Happened::CoverLifted) == 2);
  CHECK(s.count(Happened::DieRolled) == 0);
  goOn(s);
  CHECK(s.applied() == List{"1L", "2O"});
  CHECK(seen(s, "table", "artie") == List{"blank"});
  CHECK(seen(s, "artie", "artie") == List{"2I"});
  CHECK(seen(s, "table", "pete") == List{"blank"});
  CHECK(seen(s, "pete", "pete") == List{"1T"});
}

TEST_CASE("decisions about revealed dice are made after the reveal and before any Goo is rolled",
          "[RETR-15][RETR-16]") {
  Scene s = retrieving();
  s.claimed("artie", "blue").claimed("pete", "wild").start("retrieval-round");
  rollRound(s, {"1L", "1?"});
  CHECK(s.asked() == "pete");
  CHECK(s.question() == "declare-symbol");
  CHECK(s.options() == List{"declare 1L", "declare 1I", "declare 1O", "declare 1T"});
  CHECK(s.world().retrieval.goo.empty());
  CHECK(s.applied().empty());
  goOn(s.roll({"blank"}).play("declare 1I"));
  CHECK(s.applied() == List{"1L", "wild 1I"});
}

TEST_CASE("who covers two picks which one to apply after the reveal; the other goes back", "[RETR-15][RETR-16]") {
  Scene s = retrieving();
  s.hand("pete", {"the-caretaker"}).claimed("artie", "blue red green").claimed("pete", "yellow");
  s.roll({"1L", "2I", "1T", "1O"}).start("retrieval-round").play("roll").respond("pete", "the-caretaker");
  goOn(goOn(s).play("cover 1L").play("cover 2I"));
  CHECK(s.asked() == "artie");
  CHECK(s.question() == "choose-applied");
  CHECK(s.options() == List{"apply 1L", "apply 2I"});
  CHECK(s.world().retrieval.goo.empty());
  goOn(s.roll({"1L"}).play("apply 2I"));
  CHECK(s.applied() == List{"2I", "1O"});
  CHECK(s.claimed("artie").size() == 2);  // and no Goo on a die that was not picked
}

TEST_CASE("Goo resolves before any die is applied", "[RETR-17]") {
  Scene s = retrieving();
  s.claimed("artie", "blue").claimed("pete", "yellow").start("retrieval-round");
  rollRound(s, {"1L", "1O", "1O"});
  CHECK(s.neutralized() == List{"yellow"});
  CHECK(s.applied() == List{"1L"});
}

TEST_CASE("in order, each surviving revealed die is applied", "[RETR-18]") {
  for (const auto& [first, applied, misapplied] :
       {std::tuple{"artie", "1L", "green 1L"}, std::tuple{"pete", "green 1L", "1L"}}) {
    Scene s = retrieving();
    s.firstAgent(first).claimed("artie", "blue").claimed("pete", "green").start("retrieval-round");
    rollRound(s, {"1L", "1L", "blank"});
    CHECK(s.applied() == List{applied});  // Logic 1 takes the first only
    CHECK(s.misapplied() == List{misapplied});
  }
}

TEST_CASE("with requirements open another round follows: the dice that are left are all rolled anew", "[RETR-19]") {
  Scene s = retrieving();
  s.claimed("artie", "blue red green").start("retrieval-round");
  rollRound(s, {"1L", "2I", "1T"});
  goOn(s.roll({"blank"}).play("cover 1L"));
  CHECK(s.question() == "roll-dice");
  CHECK(s.world().retrieval.round == 2);
  s.roll({"0I", "2T"}).play("roll");  // red and green; the blue die lies applied
  CHECK(s.unused().empty());
  CHECK(seen(s, "artie", "artie") == List{"0I", "2T"});
  CHECK(s.applied() == List{"1L"});
}

TEST_CASE("rounds stop when all requirements are met, with dice left or not", "[RETR-20]") {
  Scene s = retrieving();
  s.claimed("artie", "blue red").claimed("pete", "green").applied("2I 2O yellow 2O yellow 1O").start("retrieval-round");
  rollRound(s, {"1L", "1I", "1T"});
  goOn(s.roll({"blank"}).roll(kNewEpisode).play("cover 1L"));
  CHECK(s.world().stacks.size() == 1);
  CHECK(s.world().episode == 2);
}

TEST_CASE("rounds stop when nobody has a claimed die; cards and Abilities may still be used before", "[RETR-21]") {
  Scene s;
  s.agent("artie", Field).agent("pete", Field).agent("claudia").used("artie", "episode").used("artie", "season");
  s.artifact("aztec-bloodstone").claimed("artie", "blue").misapplied("1T", "artie").top("ping", {"hartford"});
  s.only("traitor", {"haunted-by-the-past"});

  Scene none = s;  // no card in any hand, no Ability ready: nothing to wait for
  rollRound(none.roll({"1L", "blank"}).start("retrieval-round"), kNewEpisode);
  CHECK(none.world().lost.size() == 1);

  Scene some = s;
  rollRound(some.hand("pete", {"warehouse-card-file", "camaraderie"}).start("retrieval-round"), {"1L", "blank"});
  CHECK(some.question() == "let-it-go");
  CHECK(some.rule() == "RETR-21");
  CHECK(some.world().lost.empty());
  some.roll({"1I"}).respond("pete", "warehouse-card-file");
  CHECK(some.applied() == List{"1L", "green 1I"});
  CHECK(some.world().lost.size() == 0);
}
