// Applying: what counts, what is misapplied, swaps, rerolls, changed requirements. Ledger section 14, APPLY.

#include "engine/games/warehouse13/odds.h"
#include "engine/games/warehouse13/queries.h"
#include "support/catch.h"
#include "warehouse13/phases/retrieval_scene.h"

using namespace scene;
using w13::Happened;
using w13::PerType;

namespace {

/// Artie's blue die and Pete's green one show this; no Goo. The artifact asks for Logic 1, Intuition 2, Lore 5.
Scene shown(const std::string& artie, const std::string& pete, const std::string& artifact = "aztec-bloodstone") {
  Scene s = retrieving(artifact);
  s.claimed("artie", "blue").claimed("pete", "green").start("retrieval-round");
  return rollRound(s, {artie, pete, "blank"});
}

/// In the window after applying, Artie is First Agent; what lies applied and misapplied is said.
Scene window(const std::string& applied, const std::string& misapplied,
             const std::string& artifact = "aztec-bloodstone") {
  Scene s = retrieving(artifact);
  s.applied(applied, "pete").misapplied(misapplied, "pete").claimed("claudia", "wild").start("retrieval-round");
  return s;
}

w13::Spot spotOf(const Scene& s, const std::string& die) {
  const w13::DieText text = w13::readDie(die);
  for (const w13::DieView& each : s.view("table").dice)
    if (each.shows == text.shows && (each.spot == w13::Spot::Applied || each.spot == w13::Spot::Misapplied))
      return each.spot;
  return w13::Spot::Supply;
}

}  // namespace

TEST_CASE("a surviving die goes to its symbol and counts its number toward the requirement",
          "[APPLY-01][APPLY-02][APPLY-03]") {
  Scene s = shown("1I", "1L");
  CHECK(s.applied() == List{"blue 1I", "green 1L"});  // by symbol, whatever the colour
  CHECK(s.view("table").applied == PerType{1, 1, 0, 0});
  CHECK(s.claimed("artie").empty());

  Scene two = retrieving();
  two.claimed("artie", "yellow").start("retrieval-round");
  rollRound(two, {"2O", "blank"});
  CHECK(two.view("table").applied == PerType{0, 0, 2, 0});
  CHECK(two.view("table").needed == PerType{1, 2, 5, 0});
}

TEST_CASE("a die that does not help is misapplied: a 0-clue, a symbol without requirement, one that is met",
          "[APPLY-04][APPLY-05][RULING-13]") {
  CHECK(shown("0L", "1I").misapplied() == List{"0L"});
  CHECK(shown("1T", "1I").misapplied() == List{"blue 1T"});
  Scene met = shown("1L", "1L");
  CHECK(met.applied() == List{"1L"});
  CHECK(met.misapplied() == List{"green 1L"});
  CHECK(met.view("table").applied == PerType{1, 0, 0, 0});
  CHECK(spotOf(met, "1L") == w13::Spot::Applied);
}

TEST_CASE("a 2-clue that fills a need of 1 is applied; the surplus is lost, and there is no refusal",
          "[RULING-13][APPLY-03]") {
  Scene s = shown("2L", "1I");
  CHECK(s.applied() == List{"2L", "green 1I"});
  CHECK(s.question() == "let-it-go");  // nobody was asked
  Scene three = retrieving();
  three.applied("1I").claimed("artie", "red").start("retrieval-round");
  rollRound(three, {"2I", "blank"});
  CHECK(three.applied() == List{"1I", "2I"});
}

TEST_CASE("a misapplied die is not rolled again in later rounds", "[APPLY-06]") {
  Scene s = retrieving();
  s.claimed("artie", "blue red").start("retrieval-round");
  rollRound(s, {"0L", "1I"});
  goOn(s.roll({"blank"}).play("cover 0L"));
  REQUIRE(s.question() == "roll-dice");
  CHECK(s.misapplied() == List{"0L"});
  rollRound(s, {"1I", "blank"});  // the red die alone
  CHECK(s.unused().empty());
  CHECK(s.misapplied() == List{"0L"});
  CHECK(s.applied() == List{"1I"});
}

TEST_CASE("with more clues of a symbol than needed, applied and misapplied dice may be swapped",
          "[APPLY-07][RULING-14]") {
  Scene s = window("yellow 1L", "green 1L");
  CHECK(s.responses("artie") == List{"respond swap logic"});
  CHECK_FALSE(s.offers("pete", "respond swap logic"));  // the First Agent does it for the team
  s.play("artie", "respond swap logic");
  CHECK(s.question() == "swap-dice");
  CHECK(s.refused("swap yellow 1L") == "RULING-14");  // the requirement must stay met
  s.play("swap green 1L").play("swap yellow 1L");
  if (s.question() == "swap-dice") s.play("keep");
  CHECK(s.applied() == List{"green 1L"});
  CHECK(s.misapplied() == List{"yellow 1L"});
  CHECK(s.question() == "roll-dice");  // it cost nothing
}

TEST_CASE("one or more dice are swapped for one or more, as long as the requirement stays met",
          "[RULING-14][APPLY-07]") {
  Scene s = window("1I blue 1I", "2I");  // Intuition 2
  s.play("artie", "respond swap intuition").play("swap 2I").play("keep");
  CHECK(s.applied() == List{"2I"});  // what no longer helps goes out
  CHECK(s.misapplied() == List{"blue 1I", "1I"});

  Scene back = window("2I", "1I blue 1I");
  back.play("artie", "respond swap intuition").play("swap 1I");
  CHECK(back.refused("swap 2I") == "RULING-14");  // one 1-clue does not make up for it
  back.play("swap blue 1I").play("swap 2I");
  if (back.question() == "swap-dice") back.play("keep");
  CHECK(back.applied() == List{"blue 1I", "1I"});
}

TEST_CASE("no swap while the requirement is open, with none misapplied, or with a 0-clue", "[APPLY-07][RULING-14]") {
  CHECK(window("1L", "").responses("artie").empty());
  CHECK(window("1L", "0L").responses("artie").empty());
  CHECK(window("1I", "0I").responses("artie").empty());
  CHECK(window("1L 1I", "1T").responses("artie").empty());  // another symbol
}

TEST_CASE("a swap brings in no clue that a Consequence forbids to apply", "[RULING-14][APPLY-07]") {
  Scene s = retrieving();
  s.inForce({"shaken-confidence"}).applied("yellow 1L", "pete").misapplied("2L", "pete").claimed("claudia", "wild");
  s.start("retrieval-round");
  CHECK_FALSE(s.offers("artie", "respond swap logic"));
}

TEST_CASE("a misapplied die that is rerolled is placed at once by its new face, without Goo", "[RULING-15][APPLY-04]") {
  Scene s;
  s.agent("artie", Field)
      .agent("pete", Field)
      .agent("claudia", Warehouse, {"camaraderie"})
      .artifact("aztec-bloodstone");
  s.applied("1L", "pete").misapplied("yellow 1L wild 1T", "pete").used("artie", "season").start("retrieval-round");
  REQUIRE(s.question() == "let-it-go");

  Scene helps = s;
  helps.roll({"2O"}).respond("artie", "senior-agent");
  CHECK(helps.applied() == List{"1L", "2O"});
  CHECK(helps.misapplied() == List{"wild 1T"});
  CHECK(helps.unused().empty());
  Scene not_ = s;
  not_.roll({"1T"}).respond("artie", "senior-agent");
  CHECK(not_.applied() == List{"1L"});
  CHECK(not_.misapplied() == List{"yellow 1T", "wild 1T"});
}

TEST_CASE("the owner declares a rerolled Wild; meeting the last requirement ends Retrieval", "[RULING-15][OUT-01]") {
  Scene s = retrieving();
  s.hand("claudia", {"warehouse-card-file"})
      .applied("1L 1I 2O yellow 2O yellow 1O", "artie")
      .misapplied("wild 1T", "pete");
  s.start("retrieval-round");
  REQUIRE(s.question() == "let-it-go");
  s.roll({"1?"}).roll(kNewEpisode).respond("claudia", "warehouse-card-file");
  CHECK(s.asked() == "pete");
  CHECK(s.question() == "declare-symbol");
  s.play("declare 1I");
  CHECK(s.world().stacks.size() == 1);
}

TEST_CASE("when a requirement rises, misapplied dice that now help become applied, oldest first",
          "[RULING-54][APPLY-03]") {
  // The Looking Glass: misapplied Lore raises Logic (2) by its number.
  Scene s = retrieving("lewis-carrolls-looking-glass");
  s.applied("1L blue 1L", "artie")
      .misapplied("green 1L yellow 1L", "pete")
      .claimed("artie", "yellow")
      .claimed("pete", "red");
  s.start("retrieval-round");
  rollRound(s, {"1O", "0I", "blank"});
  CHECK(s.view("table").needed[0] == 3);
  CHECK(s.applied() == List{"1L", "1L", "green 1L"});
  CHECK(s.misapplied() == List{"0I", "yellow 1L", "1O"});
}

TEST_CASE("when a requirement falls, newly surplus dice become misapplied", "[RULING-54][APPLY-04]") {
  // A misapplied Lore die of the Looking Glass is rerolled and no longer raises Logic.
  Scene s = retrieving("lewis-carrolls-looking-glass");
  s.hand("claudia", {"warehouse-card-file"}).misapplied("1O", "artie").applied("1L blue 1L green 1L", "pete");
  s.start("retrieval-round");
  REQUIRE(s.question() == "let-it-go");
  s.roll({"0O"}).respond("claudia", "warehouse-card-file");
  CHECK(s.view("table").needed[0] == 2);
  CHECK(s.applied() == List{"1L", "1L"});
  CHECK(s.misapplied() == List{"0O", "green 1L"});
}

namespace {

using w13::Clue;
using w13::CountsAs;
using w13::Symbol;

/// What a face of a die of this colour counts as for the agent, by what everybody sees.
CountsAs counted(const Scene& s, const std::string& agent, Symbol colour, Clue face) {
  return w13::countsAs(s.view("table"), s.seat(agent), colour, face);
}

}  // namespace

TEST_CASE("everybody sees which clues a card in force lets count as any type, and which cannot be applied",
          "[RETR-15][APPLY-05]") {
  // given an artifact by which Lore counts as any type, and an Asset of Pete's for one face of the red dice
  Scene s = retrieving("rheticus-compass");
  s.start("retrieval-round");
  CHECK(counted(s, "artie", Symbol::Lore, {Symbol::Lore, 2}) == CountsAs::AnyType);
  CHECK(counted(s, "artie", Symbol::Logic, {Symbol::Lore, 1}) == CountsAs::AnyType);
  CHECK(counted(s, "artie", Symbol::Lore, {Symbol::Lore, 0}) == CountsAs::Nothing);
  CHECK(counted(s, "artie", Symbol::Lore, {Symbol::Intuition, 1}) == CountsAs::ItsType);
  CHECK(counted(s, "artie", Symbol::Wild, {Symbol::Wild, 1}) == CountsAs::AnyType);
  CHECK(counted(s, "pete", Symbol::Intuition, {Symbol::Intuition, 2}) == CountsAs::AnyType);
  CHECK(counted(s, "pete", Symbol::Intuition, {Symbol::Intuition, 1}) == CountsAs::ItsType);
  CHECK(counted(s, "artie", Symbol::Intuition, {Symbol::Intuition, 2}) == CountsAs::ItsType);
  // then, as the artifact asks for Logic and Tech, a Lore clue helps and an Intuition clue does not
  const w13::View seen = s.view("table");
  CHECK(w13::helps(seen, s.seat("artie"), Symbol::Lore, {Symbol::Lore, 1}));
  CHECK(w13::helps(seen, s.seat("artie"), Symbol::Tech, {Symbol::Tech, 1}));
  CHECK_FALSE(w13::helps(seen, s.seat("artie"), Symbol::Intuition, {Symbol::Intuition, 2}));
  CHECK(w13::helps(seen, s.seat("pete"), Symbol::Intuition, {Symbol::Intuition, 2}));

  // and where a Consequence bars the number, it counts as nothing
  Scene shaken = retrieving("rheticus-compass");
  shaken.inForce({"shaken-confidence"}).start("retrieval-round");
  CHECK(counted(shaken, "artie", Symbol::Lore, {Symbol::Lore, 2}) == CountsAs::Nothing);
  CHECK(counted(shaken, "artie", Symbol::Lore, {Symbol::Lore, 1}) == CountsAs::AnyType);

  // and without such a card each clue is of its type
  Scene plain = retrieving();
  plain.start("retrieval-round");
  CHECK(counted(plain, "artie", Symbol::Lore, {Symbol::Lore, 2}) == CountsAs::ItsType);
}

TEST_CASE("an Asset that a Snag stops opens no clue", "[RETR-15][PRINT-24]") {
  Scene s = retrieving();
  s.lost({"jack-the-rippers-lantern"}).start("retrieval-round");
  CHECK(counted(s, "pete", Symbol::Intuition, {Symbol::Intuition, 2}) == CountsAs::ItsType);
}

TEST_CASE("what a filter says of a face is what it says of the dice that show it", "[FAQ-02]") {
  Scene s;
  s.agent("artie").agent("pete").leads("1L 2I 0O 1T").leads("blue 1O").leads("wild 1?").start("action", "artie");
  const w13::World& w = s.world();
  for (const Symbol symbol : {Symbol::None, Symbol::Lore, Symbol::Tech})
    for (const Symbol colour : {Symbol::None, Symbol::Logic, Symbol::Wild})
      for (const int number : {-1, 1, 2})
        for (const int most : {-1, 1}) {
          const w13::DieFilter filter{
              symbol, colour, static_cast<std::int8_t>(number), static_cast<std::int8_t>(most), number == 2, false};
          for (const w13::DieId die : w.dice(w13::Spot::Leads))
            CHECK(filter.fits(w13::colourOf(die), w.clue(die)) == !w13::matching(w, die, filter).empty());
        }
}
