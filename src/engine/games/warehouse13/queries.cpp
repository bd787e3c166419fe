#include "engine/games/warehouse13/queries.h"

#include <algorithm>

#include "engine/games/warehouse13/answers.h"

namespace w13 {

Seat seatOfAgent(const World& world, AgentId agent) {
  for (const Seat seat : world.seats())
    if (world.agents[seat].who == agent) return seat;
  return Seat::Table;
}

Seat ownerOf(const Situation& now, const Standing& rule) {
  const Design& design = now.cards.of(rule.design);
  return design.kind == Kind::Ability ? seatOfAgent(now.world, design.agent) : Seat::Table;
}

bool concerns(const Situation& now, const Standing& rule, Seat seat) {
  if (!rule.mine) return true;
  if (ownerOf(now, rule) != seat) return false;
  const Design& design = now.cards.of(rule.design);
  return design.kind != Kind::Ability || design.slot != Slot::Asset || !assetStopped(now, seat);
}

bool anyAnswer(const Situation& now, Query query, Seat seat) {
  bool found = false;
  eachAnswer(now, query, [&](const Standing& rule) { found = found || concerns(now, rule, seat); });
  return found;
}

// ---- dice -------------------------------------------------------------------------------------------------------

Dice accessible(const World& world, Seat seat) {
  return world.inField(seat) ? world.unclaimed() : world.dice(Spot::Leads);
}

Dice payable(const World& world, Dice dice, Clue pays) {
  Dice within;
  for (int number = 0; number <= pays.number; ++number) within |= world.numbered(number);  // CLAIM-04
  const Dice fits = world.showing(pays.symbol) | world.showing(Symbol::Wild);              // CLAIM-02, -12
  return dice & within & fits;
}

Dice payableByAbility(const Situation& now, Seat seat, Clue pays, Slot* slot) {
  Dice found;
  eachAnswer(now, Query::ClaimsDie, [&](const Standing& rule) {
    const Slot where = now.cards.of(rule.design).slot;
    if (!found.empty() || ownerOf(now, rule) != seat || !ready(now, seat, where)) return;
    const auto& with = rule.as<ClaimedWith>();
    if (pays.symbol != with.type || pays.number < with.number) return;
    found = matching(now.world, now.world.unclaimed(), with.filter);
    if (slot != nullptr) *slot = where;
  });
  return found;
}

Dice matching(const World& world, Dice dice, const DieFilter& filter) {
  const bool byFace = filter.symbol != Symbol::None || filter.number >= 0 || filter.atMost >= 0;
  if (byFace) dice = dice.without(world.hidden);                                  // SECRET-34: it shows nothing
  if (filter.symbol != Symbol::None) dice = dice & world.showing(filter.symbol);  // FAQ-02
  if (filter.colour != Symbol::None) dice = dice & diceOf(filter.colour);
  if (filter.number >= 0) dice = dice & world.numbered(filter.number);
  if (filter.atMost >= 0) {
    Dice within;
    for (int number = 0; number <= filter.atMost; ++number) within |= world.numbered(number);
    dice = dice & within;
  }
  if (filter.noWild) dice = dice.without(kWildDie);
  return dice;
}

Dice distinct(const World& world, Dice dice) {
  if (world.eachAlike) return dice;
  const auto alike = [&](DieId a, DieId b) {
    if (world.clue(a) != world.clue(b) || world.ownerOf(a) != world.ownerOf(b)) return false;
    const Dice both = Dice(a) | b;
    const auto together = [&](Dice group) { return (both & group).size() != 1; };
    if (!(both & world.hidden).empty() || !together(world.retrieval.named)) return false;
    const Seat owner = world.ownerOf(a);
    if (owner != Seat::Table && !(together(world.agent(owner).covered) && together(world.agent(owner).revealed)))
      return false;
    // Dice that were placed one after the other differ in their order (RULING-54).
    if (!(both & (world.dice(Spot::Applied) | world.dice(Spot::Misapplied))).empty()) return false;
    return std::all_of(world.diceAt.begin(), world.diceAt.end(), together);
  };
  Dice found;
  for (const DieId die : dice) {
    bool known = false;
    for (const DieId other : found& diceOf(colourOf(die))) known = known || alike(die, other);
    if (!known) found |= die;
  }
  return found;
}

Dice lowest(const World& world, Dice dice) {
  for (int number = 0; number <= kHighestClue; ++number)
    if (const Dice found = dice & world.numbered(number); !found.empty()) return found;
  return dice;
}

bool gooMatches(const Situation& now, GooFace goo, Clue clue) {
  if (goo.symbol == Symbol::None || clue.number == 0) return false;  // GOO-04; a 0-clue is never matched
  if (goo.symbol != Symbol::Wild && goo.symbol != clue.symbol) return false;
  if (goo.number == clue.number) return true;
  bool more = false;
  if (goo.symbol != Symbol::Wild)
    eachAnswer(now, Query::GooMatches, [&](const Standing& rule) {
      const auto& also = rule.as<ManyAsNumber>();
      more = more || (also.number == goo.number && amountFor(now, also.amount, rule) == clue.number);
    });
  return more;
}

// ---- Retrieval --------------------------------------------------------------------------------------------------

int requirement(const Situation& now, Symbol type) {
  const CardId target = now.world.target();
  if (target == CardId::None) return 0;
  int needed = now.cards.of(target).needs[type] + now.world.retrieval.raised[type];
  eachAnswer(now, Query::Requirement, [&](const Standing& rule) {
    const auto& more = rule.as<ManyOfType>();
    if (more.type == type) needed += amountFor(now, more.amount, rule);
  });
  return std::max(0, needed);
}

int applied(const World& world, Symbol type) {
  int sum = 0;
  for (const DieId die : world.dice(Spot::Applied) & world.showing(type)) sum += world.clue(die).number;
  return sum;
}

bool allMet(const Situation& now) {
  return std::all_of(kTypes.begin(), kTypes.end(),
                     [&](Symbol type) { return applied(now.world, type) >= requirement(now, type); });
}

int coverCount(const Situation& now, Seat seat) {
  int count = 1;  // RETR-12
  eachAnswer(now, Query::CoverMore, [&](const Standing& rule) {
    if (concerns(now, rule, seat)) count += amountFor(now, rule.as<HowMany>().amount, rule);
  });
  return std::max(1, count);  // whoever covered none would never be done
}

int applyCount(const Situation& now, Seat seat) {
  int count = 1;
  eachAnswer(now, Query::ApplyMore, [&](const Standing& rule) {
    if (concerns(now, rule, seat)) count += amountFor(now, rule.as<HowMany>().amount, rule);
  });
  return std::max(1, count);
}

bool mayApply(const Situation& now, Clue clue) {
  bool may = true;
  eachAnswer(now, Query::MayNotApply,
             [&](const Standing& rule) { may = may && rule.as<OfNumber>().number != clue.number; });
  return may;
}

bool appliesAsAny(const Situation& now, Seat seat, DieId die) {
  bool any = false;
  eachAnswer(now, Query::AppliesAs, [&](const Standing& rule) {
    any = any || (concerns(now, rule, seat) && !matching(now.world, die, rule.as<Filtered>().filter).empty());
  });
  return any;
}

// ---- Agents and places ------------------------------------------------------------------------------------------

int attribute(const Situation& now, Seat seat, Attribute which) {
  return now.cards.of(now.world.agent(seat).who).attribute[at(which)];
}

int difficultyChange(const Situation& now, Attribute which) {
  int change = 0;
  eachAnswer(now, Query::Difficulty, [&](const Standing& rule) {
    const auto& harder = rule.as<OfAttribute>();
    if (harder.any || harder.attribute == which) change += amountFor(now, harder.amount, rule);
  });
  return change;
}

int snagOn(const Situation& now, Place place) { return now.world.snags[place]; }

int snagOnAbilities(const Situation& now) {
  int value = -1;
  eachAnswer(now, Query::SnagAbilities, [&](const Standing& rule) {
    value = std::max({value, 0, amountFor(now, rule.as<HowMany>().amount, rule)});
  });
  return value;
}

bool assetStopped(const Situation& now, Seat seat) {
  // Asked for every Asset: without working out the number. No Snag has a condition of its own.
  if (!meet(now.world.standing, now.cards.answering(Query::SnagAbilities))) return false;
  const Design* asset = ability(now, seat, Slot::Asset);
  if (asset == nullptr || asset->at(When::Done) != 0) return false;
  return !SlotSet::fromBits(now.world.agent(seat).freedSlots).has(Slot::Asset);
}

EffectAt assetList(const Situation& now, Seat seat, When when) {
  const Design* asset = ability(now, seat, Slot::Asset);
  return asset == nullptr || asset->at(when) == 0 || assetStopped(now, seat) ? EffectAt{0} : asset->at(when);
}

bool mayUse(const Situation& now, Place place) {
  bool may = true;
  eachAnswer(now, Query::MayNotUse, [&](const Standing& rule) { may = may && rule.as<AtPlace>().place != place; });
  return may;
}

bool mayPlayText(const Situation& now, const Design& design) {
  if (design.kind != Kind::Trait) return true;
  bool may = true;
  eachAnswer(now, Query::MayNotPlay, [&](const Standing& rule) {
    const auto& barred = rule.as<OfTiming>();
    const bool byType = barred.type != Symbol::None && barred.type == design.type;
    const bool byTiming = barred.timing != Timing::None && barred.timing == design.timing;
    may = may && !byType && !byTiming;
  });
  return may;
}

Clue payment(const Situation& now, Seat seat, CardId card) {
  Clue pays = now.cards.of(card).worth();
  eachAnswer(now, Query::PaysAs, [&](const Standing& rule) {
    const auto& as = rule.as<PaidAs>();
    if (concerns(now, rule, seat) && as.type == pays.symbol && as.number == pays.number)
      pays.number = static_cast<std::uint8_t>(std::clamp(amountFor(now, as.amount, rule), 0, kHighestClue));
  });
  return pays;
}

bool mayDraw(const Situation& now, Seat seat, Symbol type) {
  bool may = true;
  eachAnswer(now, Query::MayNotDraw, [&](const Standing& rule) {
    may = may && !(rule.as<OfType>().type == type && concerns(now, rule, seat));
  });
  return may;
}

bool hasCards(const World& world, Symbol type) {
  const Tray<32>& pile = world.pile(type);
  return pile.drawSize() + pile.discardSize() > 0;
}

bool mayEnterField(const Situation& now, Seat seat) {
  return !anyAnswer(now, Query::NotAloneInField, seat) || !now.world.fieldAgents().empty();
}

int cleanupStress(const Situation& now, Seat seat) {
  int count = 1;  // CLEAN-06
  eachAnswer(now, Query::CleanupStress, [&](const Standing& rule) {
    if (concerns(now, rule, seat)) count += amountFor(now, rule.as<HowMany>().amount, rule);
  });
  return std::clamp(count, 0, now.cards.game.handLimit);
}

const Design* ability(const Situation& now, Seat seat, Slot slot) {
  const Agent& agent = now.world.agent(seat);
  if (!agent.hasAbilities || agent.who == AgentId::None) return nullptr;
  const DesignId design = now.cards.of(agent.who).abilities[at(slot)];
  return design == DesignId::None ? nullptr : &now.cards.of(design);
}

bool ready(const Situation& now, Seat seat, Slot slot) {
  if (!now.world.isFree(seat) || ability(now, seat, slot) == nullptr) return false;  // BRONZE-17
  const Agent& agent = now.world.agent(seat);
  return !(SlotSet::fromBits(agent.usedSlots) | SlotSet::fromBits(agent.barredSlots)).has(slot);
}

Seat lowestRankedInField(const Situation& now) {
  Seat lowest = Seat::Table;
  for (const Seat seat : now.world.seats()) {
    if (!now.world.inField(seat)) continue;
    if (lowest == Seat::Table ||
        now.cards.of(now.world.agent(seat).who).rank > now.cards.of(now.world.agent(lowest).who).rank)
      lowest = seat;
  }
  return lowest;
}

bool couldBeTraitor(const World& world, Seat seat) {
  return !world.variants.cooperative && !world.traitor.revealed && world.isAgent(seat) &&
         !world.agent(seat).loyaltyShown;
}

}  // namespace w13
