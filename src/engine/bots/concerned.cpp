// Whom and what the steps of a card concern, as far as a bot can tell from its view.

#include "engine/bots/concerned.h"

#include <algorithm>
#include <cmath>

namespace w13 {

Seat concernedSeat(const Outlook& o, const Effect& step, const Concerned& about) {
  switch (step.who) {
    case Who::You: return about.you;
    case Who::Them: return about.them;
    case Who::FirstAgent: return o.v.firstAgent;
    case Who::EachOwner: return about.die == DieId::None ? Seat::Table : o.v.dice[about.die].owner;
    case Who::Adversary:
    case Who::Bearer:
    case Who::Concerned:
    case Who::Roller:
    case Who::Traveller:
    case Who::Challenger:
    case Who::Drawer: return Seat::Table;
  }
  return Seat::Table;
}

static int bronzedAgents(const Outlook& o) {
  int found = 0;
  for (int seat = 0; seat < o.v.players; ++seat) found += o.v.seats[seat].isAgent && o.v.seats[seat].bronzed ? 1 : 0;
  return found;
}

/// What a count comes to, as far as I can tell.
static double countSeen(const Outlook& o, const WorkedOut& number, Seat seat) {
  const bool somebody = seat != Seat::Table && !number.named;
  switch (number.count) {
    case Count::Hand: return somebody ? +seatView(o, seat).handSize : 1;
    case Count::Claimed: return somebody ? seatView(o, seat).claimed.size() : 1;
    case Count::Agents: return freeAgents(o).size();
    case Count::FieldAgents: return fieldAgents(o).size();
    case Count::WarehouseAgents: return freeAgents(o).size() - fieldAgents(o).size();
    case Count::Bronzed: return bronzedAgents(o);
    case Count::Obstacles: return o.v.track.size();
    case Count::Episode: return o.v.episode;
    case Count::Retrieved: return o.v.stacks.size();
    case Count::Lost: return o.v.lost.size();
    default: return 1.2;  // a Warehouse die, or a number that is counted later
  }
}

/// What a number comes to, as far as I can tell.
static double numberSeen(const Outlook& o, Amount of, Seat seat) {
  if (of.isPrinted()) return of.number;
  const WorkedOut& number = o.cards.numbers[of.worked];
  const auto one = [&] { return numberSeen(o, number.one, seat); };
  const auto other = [&] { return numberSeen(o, number.other, seat); };
  switch (number.how) {
    case Working::Counted: return countSeen(o, number, seat);
    case Working::Plus: return one() + other();
    case Working::Minus: return one() - other();
    case Working::Half: return std::floor(std::max(0.0, one()) / 2);
    case Working::HalfUp: return std::ceil(std::max(0.0, one()) / 2);
    case Working::AtLeast: return std::max(one(), other());
    case Working::AtMost: return std::min(one(), other());
  }
  return 1;
}

double countOf(const Outlook& o, const Effect& step, Seat seat) {
  const auto* many = step.part<HowMany>();
  if (many == nullptr) return 1;
  const Amount& of = many->amount;
  const auto somebodys = [](const WorkedOut& part) { return part.how == Working::Counted && isPersonal(part.count); };
  if (seat == Seat::Table && anyPart(of, o.cards.numbers, somebodys)) return 1;
  return isAll(of) ? 2 : numberSeen(o, of, seat);
}

Dice diceOf(const Outlook& o, const WhichDice& dice, const Concerned& about) {
  const auto claimed = [&](Seat seat) { return seat == Seat::Table ? Dice{} : seatView(o, seat).claimed; };
  Dice heap;
  switch (dice.heap) {
    case Heap::It: return about.die;
    case Heap::Accessible: heap = withinReach(o); break;
    case Heap::Leads: heap = diceAt(o, Spot::Leads); break;
    case Heap::Field: heap = diceAt(o, Spot::Field); break;
    case Heap::Unclaimed:
    case Heap::YourClaimed: heap = claimed(about.you); break;
    case Heap::TheirClaimed: heap = claimed(about.them); break;
    case Heap::AnyClaimed: heap = diceAt(o, Spot::Claimed); break;
    case Heap::Neutralized: heap = diceAt(o, Spot::Neutralized); break;
    case Heap::Misapplied: heap = diceAt(o, Spot::Misapplied); break;
    case Heap::Revealed:
    case Heap::YourRevealed:
      for (int seat = 0; seat < o.v.players; ++seat)
        if (dice.heap == Heap::Revealed || seatAt(seat) == about.you) heap |= o.v.seats[seat].revealed;
      break;
    case Heap::Supply: heap = diceAt(o, Spot::Supply); break;
    case Heap::InPlay: heap = diceAt(o, Spot::Leads) | diceAt(o, Spot::Field) | diceAt(o, Spot::Claimed); break;
    case Heap::Anywhere: heap = Dice::all().without(diceAt(o, Spot::Locked)); break;
    case Heap::JustRolled: break;
  }
  Dice found;
  for (const DieId die : heap) {
    const Clue shows = clueOf(o, die);
    const DieFilter& only = dice.filter;
    const bool fits = (only.symbol == Symbol::None || shows.symbol == only.symbol) &&
                      (only.colour == Symbol::None || colourOf(die) == only.colour) &&
                      (only.number < 0 || shows.number == only.number) &&
                      (only.atMost < 0 || shows.number <= only.atMost);
    if (fits) found |= die;
  }
  return found;
}

/// Who holds the most cards, or the fewest.
static SeatSet byHand(const Outlook& o, bool most) {
  SeatSet found;
  int best = 0;
  for (const Seat seat : freeAgents(o)) {
    const int size = most ? +seatView(o, seat).handSize : -seatView(o, seat).handSize;
    if (found.empty() || size > best) found = {}, best = size;
    if (size == best) found |= seat;
  }
  return found;
}

SeatSet groupOf(const Outlook& o, Group group, const Concerned& about) {
  switch (group) {
    case Group::FieldAgents: return fieldAgents(o);
    case Group::FirstAgent: return o.v.firstAgent;
    case Group::LowestInField: return fieldAgents(o).empty() ? SeatSet{} : SeatSet(o.v.firstAgent);
    case Group::WarehouseAgents: return freeAgents(o).without(fieldAgents(o));
    case Group::MostCards:
    case Group::FewestCards: return byHand(o, group == Group::MostCards);
    case Group::Others: return freeAgents(o).without(about.you);
    case Group::Here:
    case Group::Agents: return freeAgents(o);
  }
  return {};
}

SeatSet choosable(const Outlook& o, AgentFilters only, const Concerned& about) {
  SeatSet found;
  for (int seat = 0; seat < o.v.players; ++seat) {
    const SeatView& s = o.v.seats[seat];
    const auto may = [&](AgentFilter filter, bool passes) { return passes || !only.has(filter); };
    const bool fits = isFree(o, seatAt(seat)) && may(AgentFilter::Other, seatAt(seat) != about.you) &&
                      may(AgentFilter::InField, s.at == Location::Field) &&
                      may(AgentFilter::Standing, s.health == Health::Standing) &&
                      may(AgentFilter::Down, s.health != Health::Standing) &&
                      may(AgentFilter::InWarehouse, s.at == Location::Warehouse) &&
                      may(AgentFilter::HasClaimed, !s.claimed.empty()) && may(AgentFilter::HasCards, s.handSize > 0) &&
                      (!only.has(AgentFilter::Here) || about.you == Seat::Table || s.at == seatView(o, about.you).at);
    if (fits) found |= seatAt(seat);
  }
  return found;
}

double chanceOf(const Outlook& o, ConditionAt at, const Concerned& about) {
  const Condition& asked = o.cards.conditions[at];
  const auto part = [&](ConditionAt each) { return chanceOf(o, each, about); };
  const auto compared = [&] { return numberSeen(o, asked.one, about.you) - numberSeen(o, asked.other, about.you); };
  switch (asked.how) {
    case Judging::Word:
      if (asked.word == If::InFinale) return o.v.phase == Phase::Finale ? 1 : 0;
      if (asked.word == If::InRetrieval) return o.v.retrievalOpen ? 1 : 0;
      return 0.5;
    case Judging::Not: return 1 - part(asked.first);
    case Judging::And: return part(asked.first) * part(asked.second);
    case Judging::Or: return 1 - (1 - part(asked.first)) * (1 - part(asked.second));
    case Judging::AtLeast: return compared() >= 0 ? 1 : 0;
    case Judging::AtMost: return compared() <= 0 ? 1 : 0;
    case Judging::Exactly: return compared() == 0 ? 1 : 0;
    case Judging::AnyDie: return diceOf(o, {{asked.filter}, asked.heap}, about).empty() ? 0 : 1;
    case Judging::Trait: return 0.5;
  }
  return 0.5;
}

}  // namespace w13
