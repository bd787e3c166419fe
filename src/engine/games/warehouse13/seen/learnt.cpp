// What a choice teaches a seat: what dreams of it must keep, what passes by, and whether anybody is wiser for good.

#include <algorithm>

#include "engine/games/warehouse13/answers.h"
#include "engine/games/warehouse13/cards/number.h"
#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/seen/knowledge.h"

namespace w13 {

void Warehouse13::pin(Pins& pins, const State& after, Seat viewer, std::span<const Event> events, Choice c) const {
  const World& w = after.world;
  pins.any = true;
  const Knowledge known = knowledgeOf(w, viewer);
  pins.cards |= known.cards;
  pins.dice |= known.dice;
  pins.loyalty = pins.loyalty || known.traitor;
  for (const Seat seat : w.seats()) {
    pins.handSize[seat] = w.agents[seat].handSize();
    if (w.agents[seat].loyaltyShown) pins.loyalty = true;
  }
  for (const Symbol type : kTypes) pins.drawSize[type] = w.pile(type).drawSize();
  pins.obstaclesLeft = w.obstacleSupply.size();
  for (const Event& event : events) {
    const bool card = !event.veiled && thingOf(event.noun) == Thing::Card;
    if (card && event.what != Happened::CardDrawn && momentary(event, after)) pins.cards.add(cardOf(event.noun));
    // What was taken from a hand at random, or could not be, depends on the split of that hand.
    const bool fromHand = card && cards_.of(cardOf(event.noun)).kind == Kind::Trait;
    if (fromHand || event.what == Happened::CouldNot) pins.hands = SeatSet::all();
    if (event.what == Happened::Covered) pins.fits |= w.agent(event.seat).covered;
    if (event.what == Happened::PileRefilled && isTraitPile(pileOf(event))) pins.refilled[event.number] = true;
    // Under a top discard that is taken lies the next one, open until something else covers it.
    if (event.what == Happened::CardDrawn && fromHand && w.knows[cardOf(event.noun)] == SeatSet::all()) {
      const Tray<32>& tray = w.pile(cards_.of(cardOf(event.noun)).type);
      for (int place = 0; place < std::min(tray.discardSize(), 3); ++place) pins.cards.add(tray.discardAt(place));
    }
    const bool opened = event.what == Happened::CoverLifted || event.what == Happened::VoteShown ||
                        event.what == Happened::GooRolled || event.what == Happened::LoyaltyShown ||
                        event.what == Happened::ArtifactRetrieved || event.what == Happened::ArtifactLost;
    pins.sealed = pins.sealed || opened;
  }
  // Whatever is done as often as somebody holds Stress tells how much it is.
  const auto ofStress = [](const WorkedOut& number) { return number.count == Count::Stress; };
  if (std::ranges::any_of(cards_.numbers, ofStress)) pins.hands = SeatSet::all();
  // So does whatever is counted by the number on a die, also on one behind a shield.
  const auto ofADie = [](const WorkedOut& number) { return number.count == Count::DieNumber; };
  if (std::ranges::any_of(cards_.numbers, ofADie)) pins.dice |= w.hidden;
  if (thingOf(c.noun) == Thing::Card) pins.cards.add(cardOf(c.noun));
  if (thingOf(c.noun) == Thing::Die) pins.dice |= dieOf(c.noun);
  if (c.verb == verb::Reveal || c.verb == verb::Continue) pins.loyalty = pins.sealed = true;
  if (c.verb == verb::VoteBronze || c.verb == verb::VoteSpare) pins.sealed = true;
  if (c.verb == verb::Return || c.verb == verb::Cannot) pins.hands = SeatSet::all();
}

bool Warehouse13::momentary(const Event& event, const State& after) const {
  switch (event.what) {
    case Happened::CardDiscarded:
    case Happened::CardTurnedUp:
    case Happened::CardPlayed:
    case Happened::CardGone:
    case Happened::AbilityUsed:
    case Happened::WarehouseRolled:
    case Happened::ChallengeWon:
    case Happened::ChallengeLost: return true;
    case Happened::CardDrawn: return !event.veiled;  // a top discard is taken in the open, into a hand
    case Happened::DieRolled: return !after.world.hidden.has(dieOf(event.noun));  // in the open, then moved or swept
    case Happened::DieMoved: return !after.world.dice(static_cast<Spot>(event.number)).has(dieOf(event.noun));
    case Happened::CoverLifted:
    case Happened::DieApplied:
    case Happened::DieMisapplied:  // swept since, and perhaps rolled anew
      return (after.world.unclaimed() | after.world.dice(Spot::Supply)).has(dieOf(event.noun));
    case Happened::GooRolled: return event.seat == Seat::Table;  // the Adversary's
    default: return false;
  }
}

/// All dice under covers.
static Dice covers(const World& w) {
  Dice all;
  for (const Seat seat : w.seats()) all |= w.agents[seat].covered;
  return all;
}

/// Whether a top discard has gone to a hand from others: what lay under it was seen, covered again since or not.
static bool sawUnderTop(const World& before, const World& after) {
  return std::ranges::any_of(kTypes, [&](Symbol type) {
    const CardId top = before.pile(type).topDiscard();
    return before.pile(type).discardSize() > 1 &&
           std::ranges::any_of(after.seats(), [&](Seat seat) { return after.agent(seat).hand.has(top); });
  });
}

/// Whether a viewer has seen on whom a card lies, and did not know.
static bool sawBearer(const World& before, const World& after, Seat viewer) {
  return std::ranges::any_of(after.laid, [&](const LaidOn& laid) {
    const auto was = std::ranges::find(before.laid, laid.card, &LaidOn::card);
    return was != before.laid.end() && knowsBearer(laid, viewer) && !knowsBearer(*was, viewer);
  });
}

bool Warehouse13::learned(const State& before, const State& after, Seat viewer) const {
  const Knowledge was = knowledgeOf(before.world, viewer);
  const Knowledge is = knowledgeOf(after.world, viewer);
  bool taken = false;
  for (std::size_t pile = 0; pile < is.faceDown.size(); ++pile) taken = taken || is.faceDown[pile] < was.faceDown[pile];
  // A die that is covered although a card forbids some clues shows none of those.
  bool forbidden = false;
  eachAnswer({after.world, cards_}, Query::MayNotApply, [&](const Standing&) { forbidden = true; });
  if (forbidden && !covers(after.world).without(covers(before.world)).without(is.dice).empty()) return true;
  if (after.world.counted != before.world.counted) return true;
  return !is.cards.without(was.cards).empty() || !is.dice.without(was.dice).empty() || (is.traitor && !was.traitor) ||
         is.shownVotes != was.shownVotes || is.shownGoo > was.shownGoo || taken ||
         sawUnderTop(before.world, after.world) || sawBearer(before.world, after.world, viewer);
}

}  // namespace w13
