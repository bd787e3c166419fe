#include "engine/bots/retrieval_worth.h"

#include <algorithm>

#include "engine/bots/card_worth.h"
#include "engine/bots/weights.h"
#include "engine/games/warehouse13/cards/effect.h"

namespace w13 {

namespace {

bool rerollsMisapplied(const Outlook& o, const Design& design) {
  const EffectAt list = design.at(When::Done);
  if (list == 0) return false;
  const auto* die = o.cards.effect(list).part<DieWanted>();
  return die != nullptr && die->heap == Heap::Misapplied;
}

}  // namespace

double worthOfCover(const Outlook& o, DieId die) {
  const Needs needs = openNeeds(o);
  const double fills = filling(clueOf(o, die), needs);
  const double later = prospect(o, die, needs);
  if (dares(o)) return later - 4 * fills;  // nobody ever sees the dice that were not covered: SECRET-34
  const Clue shows = clueOf(o, die);
  const Symbol as = shows.symbol == Symbol::Wild ? bestSymbol(shows.number, needs) : shows.symbol;
  const double share = as == Symbol::None ? 0 : needs[as] / std::max(1.0, total(needs));
  return fills + (fills > 0 ? weight::kMostOpen * share : 0) - weight::kPriceOfDie * later;
}

double worthOfApplying(const Outlook& o, DieId die) {
  const Needs needs = openNeeds(o);
  return filling(clueOf(o, die), needs) - weight::kPriceOfDie * prospect(o, die, needs);
}

double worthOfLosing(const Outlook& o, DieId die) { return dares(o) ? dieWorth(o, die) : -dieWorth(o, die); }

double worthOfDeclaring(const Outlook& o, Clue face) {
  const Needs needs = openNeeds(o);
  return filling(face, needs) + 0.01 * needs[face.symbol];
}

bool canReroll(const Outlook& o) {
  for (const CardId card : o.v.hand)
    if (rerollsMisapplied(o, o.cards.of(card))) return true;
  for (int slot = 0; slot < kSlots; ++slot) {
    const DesignId ability = o.cards.of(mine(o).who).abilities[at(slot)];
    if (ability == DesignId::None || !mine(o).hasAbilities || ((mine(o).usedSlots >> slot) & 1) != 0) continue;
    if (rerollsMisapplied(o, o.cards.of(ability))) return true;
  }
  return false;
}

// A misapplied die of another colour may take the place of an applied one whose colour is still needed.  APPLY-07
DieId dieToFree(const Outlook& o, Symbol type) {
  const Needs needs = openNeeds(o);
  const auto bestIn = [&](Spot spot) {
    DieId best = DieId::None;
    for (const DieId die : diceAt(o, spot))
      if (clueOf(o, die).symbol == type && (best == DieId::None || prospect(o, die, needs) > prospect(o, best, needs)))
        best = die;
    return best;
  };
  const DieId lies = bestIn(Spot::Applied);
  const DieId beside = bestIn(Spot::Misapplied);
  if (lies == DieId::None || beside == DieId::None || !canReroll(o)) return DieId::None;
  if (clueOf(o, lies).number > clueOf(o, beside).number) return DieId::None;
  return prospect(o, lies, needs) > prospect(o, beside, needs) + 0.15 ? lies : DieId::None;
}

double worthOfSwap(const Outlook& o, kernel::Choice c) {
  if (c.verb != verb::Swap) return 0.1;
  const DieId die = dieOf(c.noun);
  const Needs needs = openNeeds(o);
  const bool goesOut = o.v.dice[die].spot == Spot::Applied;
  // What is offered to go out is spare. Were none named, those that lay there first would go: no gain, and no end.
  if (goesOut) return 0.5 + 0.1 * prospect(o, die, needs);
  const DieId freed = dieToFree(o, clueOf(o, die).symbol);
  // A die that is worth less frees nothing: it would come in, go out again, and be thought of anew.
  if (freed == DieId::None || clueOf(o, die).number < clueOf(o, freed).number) return -1;
  return 0.5 - 0.1 * prospect(o, die, needs);
}

// ---- the Traitor ------------------------------------------------------------------------------------------------

double worthOfGooCover(const Outlook& o, int goo) {
  const GooFace face = o.v.gooFaces[at(goo)];
  if (face.symbol == Symbol::None) return 0;
  if (face.symbol == Symbol::Wild) return 1.2;  // every 2-clue
  const double open = openNeeds(o)[at(index(face.symbol))];
  return open > 0 ? 0.6 + 0.15 * open : 0.1;
}

double worthOfGoo(const Outlook& o, kernel::Choice c) {
  if (c.verb != verb::Neutralize) return 0.6;  // a Goo die kept is rolled again: TGOO-07
  return fillingOf(o, dieOf(c.noun)) + 0.2 * prospect(o, dieOf(c.noun), openNeeds(o));
}

double hardness(const Outlook& o, CardId plot) {
  double sum = 0;
  double most = 0;
  for (const std::int8_t need : o.cards.of(plot).needs) {
    sum += need;
    most = std::max<double>(most, need);
  }
  return sum + 0.4 * most;  // much of one symbol is harder than the same of several
}

}  // namespace w13
