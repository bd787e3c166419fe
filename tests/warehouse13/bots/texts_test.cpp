// What the rule-of-thumb bot makes of texts that take dice: in single positions, laid as its seat sees them.

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

kernel::Choice play(const char* id) { return choice(verb::Play, of(card(id))); }

constexpr Clue kOneLogic{Symbol::Logic, 1};
constexpr Clue kOneTech{Symbol::Tech, 1};

/// A 0-clue among the Leads, and the Instant that claims it.
Seen quietDay(int players) {
  Seen seen;
  seen.view.players = static_cast<std::uint8_t>(players);
  for (const DieId each : Dice::all()) seen.lay(each, Spot::Leads, kOneTech);
  seen.handsOf(9).hold("one-quiet-day").lay(die(Symbol::Logic), Spot::Leads, {Symbol::Logic, 0});
  seen.ask(Ask::Nothing, {play("one-quiet-day")});
  return seen;
}

/// Each of two Agents has revealed a die for an artifact that asks for Logic, and the Goo die is known.
Seen gooKnown(Clue mine, Clue others, GooFace goo) {
  Seen seen;
  seen.view.phase = Phase::Retrieval;
  seen.view.retrievalOpen = true;
  seen.view.artifact = card("telegraph-from-oman");
  seen.view.needed = {4, 0, 0, 0};
  seen.lay(die(Symbol::Logic), Spot::Claimed, mine, kMe).lay(die(Symbol::Tech), Spot::Claimed, others, kOther);
  seen.view.seats[0].revealed = die(Symbol::Logic);
  seen.view.seats[1].revealed = die(Symbol::Tech);
  seen.view.goo.push(goo);
  seen.hold("francois-villons-inkwell").ask(Ask::Nothing, {play("francois-villons-inkwell")});
  return seen;
}

}  // namespace

TEST_CASE("a text claims a die if that is worth the turn it costs: the more Agents, the dearer", "[NEUT-04]") {
  CHECK(quietDay(3).interjected() == play("one-quiet-day"));
  CHECK(quietDay(5).interjected() == kernel::Choice{});
}

TEST_CASE("no text claims a die for an artifact that is let go", "[NEUT-04]") {
  Seen seen = quietDay(3);
  seen.handsOf(2);
  CHECK(seen.interjected() == kernel::Choice{});
}

TEST_CASE("a revealed die is taken back from the Goo that would take it, and from being misapplied", "[GOO-02]") {
  const kernel::Choice inkwell = play("francois-villons-inkwell");
  CHECK(gooKnown(kOneLogic, kOneTech, {Symbol::Logic, 1}).interjected() == inkwell);
  CHECK(gooKnown(kOneTech, kOneLogic, {Symbol::None, 0}).interjected() == inkwell);
  CHECK(gooKnown(kOneLogic, kOneTech, {Symbol::Tech, 1}).interjected() == kernel::Choice{});
}

TEST_CASE("a neutralized die comes back to the Leads rather than a Field Clue", "[NEUT-05]") {
  Seen seen;
  seen.handsOf(9).hold("arties-wall-map").ask(Ask::TakeAction, {choice(verb::Pass), play("arties-wall-map")});
  seen.lay(die(Symbol::Lore), Spot::Field, {Symbol::Lore, 1});
  CHECK(seen.chosen() == choice(verb::Pass));
  seen.lay(die(Symbol::Logic), Spot::Neutralized, kOneLogic);
  CHECK(seen.chosen() == play("arties-wall-map"));
}
