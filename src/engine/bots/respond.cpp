#include "engine/bots/respond.h"

#include <algorithm>

#include "engine/bots/actions.h"
#include "engine/bots/card_worth.h"
#include "engine/bots/retrieval_worth.h"
#include "engine/bots/weights.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/standing.h"

namespace w13 {

namespace {

/// What an Ability costs beside its effect: it will be missed later.
double priceOf(const Outlook& o, const Design& design) {
  return design.slot == Slot::Season && o.v.lost.size() < 2 && o.v.stacks.size() < 2 ? 0.4 : 0.1;
}

/// What winning the challenge on the table is worth.
double stake(const Outlook& o) {
  const ChallengeView& c = o.v.challenge;
  if (c.track >= 0) return 0.3 - harmOnTrack(o, -1);
  if (c.place == Place::None) return 1.2;  // faced at once
  return c.place == Place::Travel ? std::max(0.6, worthOfTravel(o)) : 0.7;
}

double chanceNow(const Outlook& o, int easier) {
  const ChallengeView& c = o.v.challenge;
  if (c.snag) return chanceToBeat(o, c.difficulty, 0);
  return chanceToBeat(o, c.difficulty - easier, c.bonus);
}

bool rolledAndLost(const Outlook& o) {
  const ChallengeView& c = o.v.challenge;
  return o.v.warehouseRoll <= 0 || o.v.warehouseRoll + c.bonus <= c.difficulty;
}

bool lastWindow(const Outlook& o) { return diceAt(o, Spot::Claimed).empty(); }

double worthOfJustRolled(const Outlook& o) {
  if (!o.v.goo.empty()) return takenByGoo(o) == DieId::None ? 0 : weight::kRerollGoo * fillingOf(o, takenByGoo(o));
  if (!o.v.challenge.open || !rolledAndLost(o)) return -1;
  return stake(o) * chanceNow(o, 0);
}

double bestUncovered(const Outlook& o) {
  double most = 0;
  for (const DieId die : mine(o).claimed) most = std::max(most, fillingOf(o, die));
  return most;
}

/// Whether a seat's dice lie rolled behind the shield: it takes part in this round.
bool hasRolled(const Outlook& o, Seat seat) {
  for (const DieId die : seatView(o, seat).claimed)
    if (o.v.dice[die].hidden) return true;
  return false;
}

/// Sitting out a round with a bad roll keeps the dice.
double worthOfSittingOut(const Outlook& o) {
  if (!hasRolled(o, o.v.viewer) || bestUncovered(o) > 0) return -1;
  double later = 0;
  for (const DieId die : mine(o).claimed) later = std::max(later, prospect(o, die, openNeeds(o)));
  return later;
}

/// Covering one die more: for all, to choose after the reveal; or for myself, to apply both.
bool coversMore(const Outlook& o, const Design& design) { return o.cards.says(design, Query::CoverMore); }

double worthOfCovering(const Outlook& o, bool myself) {
  for (const CardId card : o.v.staying)
    if (coversMore(o, o.cards.of(card))) return -1;  // one is enough for a round
  if (!myself) {
    int choosers = 0;
    for (int seat = 0; seat < o.v.players; ++seat)
      choosers += o.v.seats[seat].claimed.size() >= 2 && hasRolled(o, seatAt(seat)) ? 1 : 0;
    return weight::kChooseLater * (choosers - 1);
  }
  double best = 0;
  double second = 0;
  for (const DieId die : mine(o).claimed) {
    const double fills = fillingOf(o, die);
    second = std::max(second, std::min(best, fills));
    best = std::max(best, fills);
  }
  return second >= 1 ? 0.3 * second : -1;
}

double worthOfReroll(const Outlook& o, const DieFilter& only) {
  double most = -1;
  for (const DieId die : diceAt(o, Spot::Misapplied)) {
    const bool fits = (only.symbol == Symbol::None || clueOf(o, die).symbol == only.symbol) &&
                      (only.colour == Symbol::None || colourOf(die) == only.colour);
    if (fits) most = std::max(most, prospect(o, die, openNeeds(o)));
  }
  return lastWindow(o) ? 2 * most : most - weight::kRerollLater;  // there is no later
}

double worthOfStanding(const Outlook& o, const Design& design) {
  double sum = 0;
  for (const Standing& rule : entriesOf(design, o.cards))
    if (rule.query == Query::CoverMore) sum += worthOfCovering(o, design.kind == Kind::Ability);
  return sum;
}

/// What a text does beside its first step.
double worthOfRest(const Outlook& o, EffectAt list) {
  return worthOfList(o, after(list), {o.v.viewer, Seat::Table, DieId::None});
}

/// Looking at somebody's cards tells rules of thumb nothing.
bool onlyLooks(const Catalog& cards, EffectAt list) {
  return cards.effect(list).verb == Do::ChooseAgent && cards.effect(after(list)).verb == Do::Look;
}

/// What an Agent's card or Ability does in the window that is open.
double worthNow(const Outlook& o, const Design& design) {
  const EffectAt list = design.at(When::Done);
  if (list == 0) return worthOfStanding(o, design);
  const Effect& first = o.cards.effect(list);
  const auto* ends = first.part<EndsAs>();
  const double risk = 1 - chanceNow(o, 0);
  switch (first.verb) {
    case Do::Difficulty: return stake(o) * (chanceNow(o, -first.as<HowMany>().amount.printedOr(1)) - chanceNow(o, 0));
    case Do::Settle:
      if (ends->outcome == Outcome::Prevented) return o.v.harmLevel > 0 ? 1.0 * o.v.harmLevel : 0.5;
      [[fallthrough]];
    case Do::Defeat:
      if (!o.v.challenge.open) return worthOfRest(o, list) - 0.01;
      if (ends != nullptr && ends->outcome == Outcome::Bypassed && o.v.challenge.track >= 0) return -1;
      return stake(o) * risk;
    case Do::Reroll: return worthOfJustRolled(o);
    case Do::Travel: return o.v.phase == Phase::Investigation ? worthOfTravel(o) - 0.5 : -1;
    case Do::Soften: return o.suspicion.of(o.v.harmed, o.v) > 0.6 ? -1 : 1.0 * o.v.harmLevel;
    case Do::Transfer: return -1;
    case Do::ChooseDie:
      if (const auto& die = first.as<DieWanted>(); die.heap == Heap::Misapplied) return worthOfReroll(o, die.filter);
      return worthOfText(o, design, o.v.viewer);
    case Do::ChooseAgent: {
      const Effect& then = o.cards.effect(after(list));
      const auto* round = then.part<PartOfRound>();
      if (round != nullptr && round->part == Partaking::Out) return worthOfSittingOut(o);
      if (onlyLooks(o.cards, list)) return -1;
      return worthOfText(o, design, o.v.viewer);
    }
    default: return worthOfText(o, design, o.v.viewer);
  }
}

/// Whether a text gives me a die or moves me: what a Loyal Agent would be glad of as well.
bool takesForMe(const Outlook& o, const Design& design) {
  for (EffectAt step = design.at(When::Done); o.cards.effect(step).verb != Do::End; ++step)
    if (o.cards.effect(step).verb == Do::Claim || o.cards.effect(step).verb == Do::Travel) return true;
  return false;
}

// The Traitor's Instants: harm now, and at a moment when it can be felt.
double worthToTraitor(const Outlook& o, const Design& design) {
  if (o.cards.says(design, Query::WorseRoll)) return o.v.challenge.open ? 0.5 * stake(o) : -1;
  if (design.stays != Stays::No) {
    const bool someoneMustTravel = o.v.phase == Phase::Investigation && fieldAgents(o).size() < 2;
    return someoneMustTravel ? 0.5 : -1;
  }
  return -worthOfText(o, design, o.v.viewer) - 0.25;
}

}  // namespace

bool mayRespondWith(const Catalog& cards, const Design& design) {
  const EffectAt list = design.at(When::Done);
  return design.kind == Kind::Traitor || list == 0 ||
         (cards.effect(list).verb != Do::Transfer && !onlyLooks(cards, list));
}

double worthOfResponse(const Outlook& o, kernel::Choice c) {
  if (c.verb == verb::Swap) return dieToFree(o, typeOf(c.noun)) == DieId::None ? -1 : 0.5;
  const bool ability = c.verb == verb::UseAbility;
  const Design& design =
      ability ? o.cards.of(o.cards.of(mine(o).who).abilities[at(c.noun.index)]) : o.cards.of(cardOf(c.noun));
  if (isAdversary(o)) return worthToTraitor(o, design);
  // The hidden Traitor helps nobody but himself, until he is suspected; that he has nothing to play cannot be seen.
  if (dares(o) && o.v.harmed != o.v.viewer && !takesForMe(o, design)) return -1;
  return worthNow(o, design) - (ability ? priceOf(o, design) : weight::kTextPrice * cardWorth(o, cardOf(c.noun)));
}

}  // namespace w13
