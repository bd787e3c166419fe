// The rule-of-thumb bot in single positions, laid as its seat sees them.

#include "engine/games/warehouse13/cards/effect.h"
#include "support/catch.h"
#include "warehouse13/bots/position.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using position::card;
using position::die;
using position::kMe;
using position::kOther;
using position::Seen;

namespace {

kernel::Choice use(Place place) { return choice(verb::Use, of(place)); }
kernel::Choice spend(const char* id) { return choice(verb::Spend, of(card(id))); }
kernel::Choice cover(DieId die) { return choice(verb::CoverDie, of(die)); }
kernel::Choice neutralize(DieId die) { return choice(verb::Neutralize, of(die)); }

/// An artifact in Retrieval that asks for these.
Seen retrieval(PerType needed) {
  Seen seen;
  seen.view.phase = Phase::Retrieval;
  seen.view.retrievalOpen = true;
  seen.view.retrievalRound = 1;
  seen.view.artifact = card("telegraph-from-oman");
  seen.view.needed = needed;
  return seen;
}

}  // namespace

TEST_CASE("a KO'd Agent heals rather than passing in the Finale", "[HEAL-05][RULING-37]") {
  Seen seen;
  seen.view.phase = Phase::Finale;
  seen.view.seats[0].health = Health::Ko;
  seen.ask(Ask::FinaleAction, {choice(verb::Pass), choice(verb::Heal)});
  CHECK(seen.chosen() == choice(verb::Heal));
}

TEST_CASE("the obstacle that leaves one space on the Maintenance track is challenged", "[MAINT-04]") {
  Seen seen;
  for (int space = 0; space < 4; ++space) seen.view.track.push({static_cast<ObstacleId>(9 + space), false});
  seen.ask(Ask::TakeAction, {use(Place::WarehouseResearch), use(Place::Maintenance), use(Place::Travel)});
  CHECK(seen.chosen() == use(Place::Maintenance));
  // with an empty track there is nothing to do there
  seen.view.track.clear();
  seen.ask(Ask::TakeAction, {use(Place::WarehouseResearch), use(Place::Maintenance)});
  CHECK(seen.chosen() == use(Place::WarehouseResearch));
}

TEST_CASE("Stress goes back when the Stress deck would not last another Cleanup", "[BED-01][CLEAN-07]") {
  Seen seen;
  seen.handsOf(8);
  seen.view.stress = 2;
  seen.ask(Ask::TakeAction, {use(Place::WarehouseResearch), use(Place::BedAndBreakfast)});
  CHECK(seen.chosen() == use(Place::WarehouseResearch));  // the deck is full
  seen.view.stressDeck = 3;
  CHECK(seen.chosen() == use(Place::BedAndBreakfast));
  seen.ask(Ask::ReturnStress,
           {choice(verb::Return, nounOf(Thing::Number, 0)), choice(verb::Return, nounOf(Thing::Number, 2))});
  CHECK(seen.chosen() == choice(verb::Return, nounOf(Thing::Number, 2)));
}

TEST_CASE("before the last clues go somebody travels to the empty Field", "[RETR-02][TRAV-01]") {
  Seen seen;
  seen.handsOf(8).lay(die(Symbol::Lore), Spot::Field, {Symbol::Lore, 1});
  for (int n = 0; n < 3; ++n) {
    seen.lay(die(Symbol::Logic, n), Spot::Claimed, {Symbol::Logic, 1}, kOther);
    seen.lay(die(Symbol::Tech, n), Spot::Claimed, {Symbol::Tech, 1}, kMe);
    seen.lay(die(Symbol::Intuition, n), Spot::Claimed, {Symbol::Lore, 1}, kOther);
  }
  seen.ask(Ask::TakeAction, {use(Place::WarehouseResearch), use(Place::Travel)});
  CHECK(seen.chosen() == use(Place::Travel));
}

TEST_CASE("a clue is paid for with the lowest Trait that does", "[CLAIM-04][CLAIM-06]") {
  Seen seen;
  seen.handsOf(9).hold("parallel-investigation").hold("analog-password-decoder");  // 2-Logic and 1-Logic
  seen.view.stressDeck = 20;
  seen.lay(die(Symbol::Tech), Spot::Leads, {Symbol::Logic, 1}).lay(die(Symbol::Lore), Spot::Leads, {Symbol::Lore, 2});
  for (int n = 0; n < 3; ++n) {
    seen.lay(die(Symbol::Logic, n), Spot::Claimed, {Symbol::Logic, 1}, kOther);
    seen.lay(die(Symbol::Intuition, n), Spot::Claimed, {Symbol::Lore, 1}, kOther);
  }
  for (int n = 1; n < 3; ++n) {
    seen.lay(die(Symbol::Tech, n), Spot::Claimed, {Symbol::Tech, 1}, kMe);
    seen.lay(die(Symbol::Lore, n), Spot::Claimed, {Symbol::Tech, 1}, kMe);
  }
  seen.ask(Ask::WorkTheCase, {neutralize(die(Symbol::Tech)), neutralize(die(Symbol::Lore)),
                              spend("parallel-investigation"), spend("analog-password-decoder")});
  CHECK(seen.chosen() == spend("analog-password-decoder"));
}

TEST_CASE("who cannot pay lets the die go that the artifact needs least", "[NEUT-02]") {
  Seen seen;
  seen.handsOf(9);
  seen.view.artifact = card("telegraph-from-oman");
  seen.view.needed = {0, 0, 0, 3};
  seen.lay(die(Symbol::Tech), Spot::Leads, {Symbol::Lore, 1}).lay(die(Symbol::Logic), Spot::Leads, {Symbol::Lore, 1});
  seen.ask(Ask::WorkTheCase, {neutralize(die(Symbol::Tech)), neutralize(die(Symbol::Logic))});
  CHECK(seen.chosen() == neutralize(die(Symbol::Logic)));
}

TEST_CASE("the die that fills most is covered, and among equals the one with the poorest prospect",
          "[RETR-12][APPLY-04]") {
  Seen seen = retrieval({0, 0, 2, 0});
  seen.lay(die(Symbol::Logic), Spot::Claimed, {Symbol::Lore, 1}, kMe)
      .lay(die(Symbol::Lore), Spot::Claimed, {Symbol::Lore, 2}, kMe)
      .lay(die(Symbol::Tech), Spot::Claimed, {Symbol::Tech, 2}, kMe);
  const auto ask = [&](Seen& at) {
    at.ask(Ask::CoverDie, {cover(die(Symbol::Logic)), cover(die(Symbol::Lore)), cover(die(Symbol::Tech))});
  };
  ask(seen);
  CHECK(seen.chosen() == cover(die(Symbol::Lore)));
  seen.view.applied = {0, 0, 1, 0};  // one is open: the Lore die is better kept for later
  CHECK(seen.chosen() == cover(die(Symbol::Logic)));
}

TEST_CASE("the hidden Traitor covers what helps nobody", "[SECRET-34]") {
  Seen seen = retrieval({0, 0, 2, 0});
  seen.view.isTraitor = true;
  seen.lay(die(Symbol::Lore), Spot::Claimed, {Symbol::Lore, 2}, kMe)
      .lay(die(Symbol::Tech), Spot::Claimed, {Symbol::Tech, 2}, kMe);
  seen.ask(Ask::CoverDie, {cover(die(Symbol::Lore)), cover(die(Symbol::Tech))});
  CHECK(seen.chosen() == cover(die(Symbol::Tech)));
}

TEST_CASE("a Wild is declared as the symbol of which most is open", "[DICE-08][RETR-15]") {
  Seen seen = retrieval({1, 0, 4, 2});
  seen.ask(Ask::DeclareSymbol,
           {choice(verb::Declare, of(Clue{Symbol::Logic, 2})), choice(verb::Declare, of(Clue{Symbol::Intuition, 2})),
            choice(verb::Declare, of(Clue{Symbol::Lore, 2})), choice(verb::Declare, of(Clue{Symbol::Tech, 2}))});
  CHECK(seen.chosen() == choice(verb::Declare, of(Clue{Symbol::Lore, 2})));
}

TEST_CASE("the Traitor alone in the Field captures, anybody else goes on", "[CAPT-01][CAPT-02]") {
  Seen seen;
  seen.ask(Ask::Capture, {choice(verb::Continue), choice(verb::Reveal)});
  CHECK(seen.chosen() == choice(verb::Continue));
  seen.view.isTraitor = true;
  CHECK(seen.chosen() == choice(verb::Reveal));
}

TEST_CASE("a Tesla is played when it can turn a challenge that matters", "[OBST-06][PRINT-07]") {
  Seen seen;
  seen.hold("tesla");
  const kernel::Choice tesla = choice(verb::Play, of(card("tesla")));
  seen.ask(Ask::Nothing, {tesla});
  for (int space = 0; space < 4; ++space) seen.view.track.push({static_cast<ObstacleId>(space), false});
  seen.view.challenge = {true, false, kMe, Attribute::Physical, Place::None, 0, ObstacleId{0}, 3, 2};
  CHECK(seen.interjected() == tesla);  // it must roll a 2 without, a 1 with it
  seen.view.challenge.difficulty = 1;  // any roll but 0 wins, with or without
  CHECK(seen.interjected() == kernel::Choice{});
  seen.view.challenge.difficulty = 9;  // none does
  CHECK(seen.interjected() == kernel::Choice{});
}

TEST_CASE("the revealed Traitor fills the last space of the track, or empties the Stress deck",
          "[FINAL-18][FINAL-19]") {
  Seen seen;
  seen.view.phase = Phase::Finale;
  seen.view.isTraitor = seen.view.traitorRevealed = true;
  seen.view.seats[0].isAgent = false;
  seen.view.traitorHand.push(card("distraction"));
  const kernel::Choice obstacle = choice(verb::DiscardForObstacle, of(card("distraction")));
  const kernel::Choice stress = choice(verb::DiscardForStress, of(card("distraction")));
  seen.ask(Ask::TraitorFinaleAction, {choice(verb::DrawCard), obstacle, stress});
  for (int space = 0; space < 4; ++space) seen.view.track.push({static_cast<ObstacleId>(space), false});
  CHECK(seen.chosen() == obstacle);
  seen.view.track.clear();
  seen.view.stressDeck = 1;
  CHECK(seen.chosen() == stress);
}

TEST_CASE("Goo takes the die that fills most, and is kept if none fills anything", "[TGOO-04][TGOO-07]") {
  Seen seen = retrieval({0, 0, 2, 0});
  seen.view.isTraitor = seen.view.traitorRevealed = true;
  seen.lay(die(Symbol::Lore), Spot::Claimed, {Symbol::Lore, 2}, kOther)
      .lay(die(Symbol::Tech), Spot::Claimed, {Symbol::Tech, 2}, kOther);
  seen.ask(Ask::UseGoo, {neutralize(die(Symbol::Lore)), neutralize(die(Symbol::Tech)), choice(verb::Decline)});
  CHECK(seen.chosen() == neutralize(die(Symbol::Lore)));
  seen.view.applied = {0, 0, 2, 0};
  CHECK(seen.chosen() == choice(verb::Decline));
}

TEST_CASE("a die that may go out of a swap goes out: kept, it would be thought of for ever", "[APPLY-07]") {
  Seen seen = retrieval({1, 0, 0, 4});
  seen.lay(die(Symbol::Tech), Spot::Applied, {Symbol::Logic, 1}, kMe);
  seen.lay(die(Symbol::Intuition), Spot::Applied, {Symbol::Logic, 1}, kMe);
  const auto swap = [](DieId which) { return choice(verb::Swap, of(which)); };
  seen.ask(Ask::SwapDice, {swap(die(Symbol::Tech)), swap(die(Symbol::Intuition)), choice(verb::Keep)});
  CHECK(seen.chosen() == swap(die(Symbol::Tech)));  // Tech is what is still needed
}

TEST_CASE("of dice that fill alike the one is covered of whose symbol most is open", "[APPLY-05][SECRET-11]") {
  Seen seen = retrieval({1, 0, 4, 0});
  seen.lay(die(Symbol::Tech, 0), Spot::Claimed, {Symbol::Logic, 1}, kMe)
      .lay(die(Symbol::Tech, 1), Spot::Claimed, {Symbol::Lore, 1}, kMe);
  seen.ask(Ask::CoverDie, {cover(die(Symbol::Tech, 0)), cover(die(Symbol::Tech, 1))});
  CHECK(seen.chosen() == cover(die(Symbol::Tech, 1)));  // somebody else may fill the last Logic
}

TEST_CASE("an artifact that too few Traits could win is let go, but never as the third", "[NEUT-04][OUT-08]") {
  Seen seen;
  seen.handsOf(2).hold("analog-password-decoder");
  for (const DieId each : Dice::all()) seen.lay(each, Spot::Leads, {Symbol::Logic, 1});
  seen.ask(Ask::WorkTheCase, {neutralize(die(Symbol::Tech)), spend("analog-password-decoder")});
  CHECK(seen.chosen() == neutralize(die(Symbol::Tech)));
  seen.view.lost.push(card("ice-flower"));
  seen.view.lost.push(card("babel-stones"));
  CHECK(seen.chosen() == spend("analog-password-decoder"));
}

TEST_CASE("with Traits to spare a Field Agent claims by an Action too", "[FIELD-03][FIELD-05]") {
  Seen seen;
  seen.handsOf(9);
  seen.view.lost.push(card("ice-flower"));
  seen.view.seats[0].at = Location::Field;
  for (const Symbol type : kTypes)
    for (int n = 0; n < 3; ++n)
      seen.lay(die(type, n), n < 2 ? Spot::Leads : Spot::Claimed, {Symbol::Logic, 1}, n < 2 ? Seat::Table : kOther);
  seen.hold("analog-password-decoder").hold("arties-wall-map");
  seen.ask(Ask::TakeAction, {use(Place::FieldResearch), use(Place::FieldInvestigation)});
  CHECK(seen.chosen() == use(Place::FieldResearch));  // one for Work the Case, and none too many
  seen.hold("parallel-investigation").hold("durational-spectrometer");
  CHECK(seen.chosen() == use(Place::FieldInvestigation));
}

TEST_CASE("a Retrieval Trait waits for the moment when its text does most", "[CARD-05][RETR-12]") {
  Seen seen = retrieval({2, 2, 2, 2});
  seen.view.phase = Phase::Finale;  // Stop the Plot: no clue is paid for any more
  const kernel::Choice caretaker = choice(verb::Play, of(card("the-caretaker")));
  const auto roll = [&](int n, Seat owner) {
    for (const Symbol colour : {Symbol::Logic, Symbol::Tech}) {
      seen.lay(die(colour, n), Spot::Claimed, {}, owner);
      seen.view.dice[die(colour, n)].hidden = true;
    }
  };
  seen.hold("the-caretaker").ask(Ask::Nothing, {caretaker});
  roll(0, kOther);
  CHECK(seen.interjected() == kernel::Choice{});  // a single Agent gains nothing by choosing later
  roll(1, seatAt(2));
  roll(2, seatAt(3));
  seen.lay(die(Symbol::Lore), Spot::Claimed, {Symbol::Lore, 0}, kMe).lay(kWildDie, Spot::Claimed, {}, kMe);
  seen.view.dice[die(Symbol::Lore)].hidden = true;
  CHECK(seen.interjected() == caretaker);
  seen.view.staying.push(card("the-caretaker"));
  CHECK(seen.interjected() == kernel::Choice{});  // one is enough for a round
}

TEST_CASE("who sits a round out has rolled, and nothing that helps", "[RETR-08]") {
  Seen seen = retrieval({0, 0, 2, 0});
  const kernel::Choice zipline = choice(verb::Play, of(card("zipline")));
  seen.hold("zipline").ask(Ask::Nothing, {zipline});
  seen.lay(die(Symbol::Lore), Spot::Claimed, {Symbol::Tech, 1}, kMe);
  CHECK(seen.interjected() == kernel::Choice{});  // another Agent's round: the face is that of the claim
  seen.view.dice[die(Symbol::Lore)].hidden = true;
  CHECK(seen.interjected() == zipline);
  seen.view.dice[die(Symbol::Lore)].shows = {Symbol::Lore, 1};
  CHECK(seen.interjected() == kernel::Choice{});
}

TEST_CASE("in the Finale Traits are given up rather than a die", "[FINAL-09][FINAL-25]") {
  Seen seen;
  seen.view.phase = Phase::Finale;
  seen.view.plot = card("intentionally-bronzed");
  seen.view.needed = {0, 3, 5, 2};
  seen.handsOf(6).hold("tesla").hold("look-out").hold("goozooka");
  const Catalog& cards = shipped::cards();
  const Effect& each = cards.effect(cards.of(seen.view.plot).at(When::Done));
  const EffectAt traits = cards.effect(each.then).then;  // its two options: Traits, a die
  seen.view.asked = {seen.view.plot, each.then, DieId::None, kMe, Seat::Table};
  const auto option = [](int at) { return choice(verb::Choose, nounOf(Thing::Option, at)); };
  seen.ask(Ask::ChooseOption, {option(traits + 1), option(traits)});
  CHECK(seen.chosen() == option(traits));
}
