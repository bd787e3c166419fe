// Step 2 of the Agent turns: CLAIM-01 to CLAIM-12, NEUT-01 to NEUT-05.

#include <algorithm>

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Pete in the Warehouse, Myka in the Field, Claudia in the Warehouse; it is Pete's turn.
Scene threeToClaim(const List& hand) {
  Scene s;
  s.agent("pete", Warehouse, hand).agent("myka", Field, {"goozooka"}).agent("claudia");
  return s;
}

}  // namespace

TEST_CASE("each Agent in order investigates or neutralizes one clue", "[CLAIM-01][NEUT-01]") {
  Scene s = threeToClaim({"goozooka"});
  s.leads("2I 1I 0L 1O").start("work-the-case", "pete");

  s.play("spend goozooka").play("claim 2I");
  CHECK(s.asked() == "myka");
  s.play("neutralize 0L");
  CHECK(s.asked() == "claudia");
  CHECK(s.options() == List{"neutralize 1I", "neutralize 1O"});  // no Trait: nothing else to choose, and no way round
}

TEST_CASE("a Trait pays for clues of its type up to its number, whatever the colour of the die",
          "[CLAIM-02][CLAIM-03][CLAIM-04]") {
  Scene s = threeToClaim({"goozooka", "the-caretaker", "premonition", "i-smell-fudge"});
  s.leads("2I 1I 0I yellow 1I").start("work-the-case", "pete");

  CHECK(Scene(s).play("spend goozooka").options() == List{"claim 2I", "claim 1I", "claim 0I", "claim yellow 1I"});
  CHECK(Scene(s).play("spend the-caretaker").options("claim") == List{"1I", "0I", "yellow 1I"});
  CHECK(Scene(s).play("spend the-caretaker").refused("claim 2I") == "CLAIM-04");
  CHECK(Scene(s).play("spend premonition").claimed("pete") == List{"0I"});  // a single choice is taken by itself
  CHECK(s.refused("spend i-smell-fudge") == "CLAIM-04");
}

TEST_CASE("one Trait pays for one die, overpaying returns nothing, and its text does not happen",
          "[CLAIM-05][CLAIM-06][CLAIM-07]") {
  Scene s = threeToClaim({"premonition", "the-caretaker", "goozooka"});
  s.leads("1I 0I 2L").start("work-the-case", "pete");

  s.play("spend goozooka").play("claim 0I");
  CHECK(s.claimed("pete") == List{"0I"});
  CHECK(s.hand("pete") == List{"premonition", "the-caretaker"});
  CHECK(s.topDiscard("intuition") == "goozooka");
  CHECK(s.asked() == "myka");
}

TEST_CASE("two small Traits do not add up", "[CLAIM-05]") {
  Scene s = threeToClaim({"the-caretaker", "the-caretaker"});
  s.leads("2I 2L").start("work-the-case", "pete");
  CHECK(s.options("spend").empty());
}

TEST_CASE("a claimed die moves in front of its Agent", "[CLAIM-08]") {
  Scene s = threeToClaim({"goozooka"});
  s.leads("2I 1L").start("work-the-case", "pete").play("spend goozooka");
  CHECK(s.claimed("pete") == List{"2I"});
  CHECK(s.leads() == List{"1L"});
  CHECK(s.count(Happened::DieClaimed) == 1);
}

TEST_CASE("from the Warehouse only Leads can be claimed, from the Field both", "[CLAIM-09][CLAIM-10]") {
  Scene s = threeToClaim({"goozooka"});
  s.leads("1I").field("2I green 1I").start("work-the-case", "pete");
  CHECK(s.refused("claim 2I") == "CLAIM-09");
  CHECK(Scene(s).play("spend goozooka").claimed("pete") == List{"1I"});

  s.play("neutralize 1I");
  REQUIRE(s.asked() == "myka");
  CHECK(s.play("spend goozooka").options("claim") == List{"2I", "green 1I"});
}

TEST_CASE("a KO'd Agent heals and neutralizes, and cannot claim", "[CLAIM-11]") {
  Scene s;
  s.agent("pete", Warehouse, {"goozooka"}, Wounded).agent("myka").leads("1I 1L").start("work-the-case", "pete");
  CHECK(s.options() == List{"neutralize 1L", "neutralize 1I"});
  CHECK(s.refused("spend goozooka") == "CLAIM-11");
  s.play("neutralize 1L");
  CHECK(s.seated("pete").health == Ko);  // one level only
}

TEST_CASE("a Wild is claimed with a Trait of any type and sufficient number", "[CLAIM-12]") {
  for (const char* face : {"1?", "2?"}) {
    Scene s = threeToClaim({"goozooka", "i-smell-fudge", "farnsworth"});
    s.leads(face).leads("0L").start("work-the-case", "pete");
    CHECK(s.offers("spend goozooka"));
    CHECK(s.offers("spend i-smell-fudge") == (face[0] == '1'));
    CHECK_FALSE(s.offers("spend farnsworth"));
  }
}

TEST_CASE("while a Lead remains a Lead must be neutralized, then a Field Clue", "[NEUT-02][NEUT-03]") {
  Scene s = threeToClaim({});
  s.leads("2L 1O").field("1T 2T").start("work-the-case", "pete");
  CHECK(s.options() == List{"neutralize 2L", "neutralize 1O"});
  CHECK(s.refused("neutralize 1T") == "NEUT-03");
  CHECK(Scene(s).play("neutralize 1O").leads() == List{"2L"});  // the Agent chooses which
  s.play("neutralize 2L");
  CHECK(s.options("neutralize") == List{"1O"});  // Myka, in the Field, as well
}

TEST_CASE("with no Lead left an Agent in the Warehouse neutralizes a Field Clue", "[RULING-19][NEUT-01]") {
  Scene s = threeToClaim({});
  s.field("1T 2T").start("work-the-case", "pete");
  CHECK(s.options() == List{"neutralize 1T", "neutralize 2T"});
  s.play("neutralize 2T");
  CHECK(s.field() == List{"1T"});
}

TEST_CASE("a standing Agent who neutralizes stays as healthy, a KO'd one heals one level", "[RULING-17][CLAIM-11]") {
  for (const auto& [before, after] :
       {std::pair{scene::Standing, scene::Standing}, std::pair{Ko, scene::Standing}, std::pair{Wounded, Ko}}) {
    Scene s;
    s.agent("pete", Warehouse, {}, before).agent("myka").leads("1I 1L 1O").start("work-the-case", "pete");
    s.play("neutralize 1I");
    CHECK(s.seated("pete").health == after);
    CHECK(s.neutralized() == List{"red"});
  }
}

TEST_CASE("everybody learns who gives up a clue, and nobody is named where a card takes it", "[NEUT-01][NEUT-05]") {
  // given an Agent who works the case
  Scene s = threeToClaim({});
  s.leads("2I 1L").start("work-the-case", "pete");
  // when the Agent neutralizes a Lead
  s.play("neutralize 1L");
  // then the table is told who it was and which clue, right before the die goes
  const w13::Events seen = s.events("table");
  REQUIRE(s.count(Happened::ClueNeutralized) == 1);
  const auto told = std::ranges::find(seen, Happened::ClueNeutralized, &w13::Event::what);
  REQUIRE(told != seen.end());
  CHECK(told->seat == s.seat("pete"));
  CHECK(w13::faceOf(*told) == w13::Clue{w13::Symbol::Logic, 1});
  REQUIRE(std::next(told) != seen.end());
  CHECK(std::next(told)->what == Happened::DieMoved);
  CHECK(std::next(told)->noun == told->noun);
  CHECK_FALSE(s.happened(Happened::DieNeutralized));
  // and a card that neutralizes one names nobody
  Scene card = threeToClaim({});
  card.top("logic", {"contradiction", "parallel-investigation"}).leads("2L 1I").start("action", "pete");
  card.play("use warehouse-research").play("draw logic");
  CHECK(card.happened(Happened::DieNeutralized));
  CHECK_FALSE(card.happened(Happened::ClueNeutralized));
}

TEST_CASE("declining to claim is legal, and the die goes to the Neutralizer bucket", "[NEUT-04][NEUT-05]") {
  Scene s = threeToClaim({"goozooka"});
  s.leads("2I 1L").start("work-the-case", "pete");
  CHECK(s.offers("spend goozooka"));
  s.play("neutralize 2I");
  CHECK(s.neutralized() == List{"red"});
  CHECK(s.hand("pete") == List{"goozooka"});
}
