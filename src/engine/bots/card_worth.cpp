#include "engine/bots/card_worth.h"

#include <algorithm>
#include <cmath>

#include "engine/bots/weights.h"
#include "engine/games/warehouse13/cards/effect.h"

namespace w13 {

namespace {

/// What losing a Trait costs that its owner does not choose.
double lostTrait(const Outlook& o) { return o.v.phase == Phase::Finale ? weight::kTraitInFinale : weight::kLostTrait; }

/// The seat a step concerns.
Seat who(const Outlook& o, const Effect& step, const Concerned& about) {
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

/// What a count comes to, as far as I can tell.
double countSeen(const Outlook& o, const WorkedOut& number, Seat seat) {
  const bool somebody = seat != Seat::Table && !number.named;
  switch (number.count) {
    case Count::Hand: return somebody ? +seatView(o, seat).handSize : 1;
    case Count::Claimed: return somebody ? seatView(o, seat).claimed.size() : 1;
    case Count::Agents: return freeAgents(o).size();
    case Count::FieldAgents: return fieldAgents(o).size();
    case Count::WarehouseAgents: return freeAgents(o).size() - fieldAgents(o).size();
    case Count::Obstacles: return o.v.track.size();
    case Count::Episode: return o.v.episode;
    case Count::Retrieved: return o.v.stacks.size();
    case Count::Lost: return o.v.lost.size();
    default: return 1.2;  // a Warehouse die, or a number that is counted later
  }
}

/// What a number comes to, as far as I can tell.
double numberSeen(const Outlook& o, Amount of, Seat seat) {
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

/// The number of a step that has one, as far as I can tell.
double count(const Outlook& o, const Effect& step, Seat seat) {
  const auto* many = step.part<HowMany>();
  if (many == nullptr) return 1;
  const Amount& of = many->amount;
  const auto somebodys = [](const WorkedOut& part) { return part.how == Working::Counted && isPersonal(part.count); };
  if (seat == Seat::Table && anyPart(of, o.cards.numbers, somebodys)) return 1;
  return isAll(of) ? 2 : numberSeen(o, of, seat);
}

/// The dice a step may be about, as far as I can see.
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

bool isUnclaimed(const Outlook& o, DieId die) {
  const Spot spot = o.v.dice[die].spot;
  return spot == Spot::Leads || spot == Spot::Field;
}

bool iCanPay(const Outlook& o, Clue clue) {
  return std::any_of(o.v.hand.begin(), o.v.hand.end(), [&](CardId card) { return pays(payment(o, card), clue); });
}

/// What a die more on the board is worth beside itself: a turn of an Agent, an n-th of one of the Adversary.
double worthOfTurnMore(const Outlook& o) {
  return weight::kAgentsTurn - weight::kAdversarysTurn / std::max(1, freeAgents(o).size());
}

double worthOfTurn(const Outlook& o, const TurnedTo& to, DieId die) {
  const Clue now = clueOf(o, die);
  const Needs needs = openNeeds(o);
  if (isUnclaimed(o, die)) {
    if (to.turned == Turned::OwnTwo) return -0.3 * (2 - now.number) - 0.1;
    return iCanPay(o, now) ? 0 : 0.4;
  }
  const double before = filling(now, needs);
  const auto more = [&](int by) {
    return filling({now.symbol, static_cast<std::uint8_t>(std::clamp(now.number + by, 0, 2))}, needs) - before;
  };
  if (to.turned == Turned::OneUp) return more(1);
  if (to.turned == Turned::OneDown) return more(-1);
  if (to.turned == Turned::ByOne) return side(o) * std::max(side(o) * more(1), side(o) * more(-1));
  const double after = to.turned == Turned::Given    ? filling(to.clue, needs)
                       : to.turned == Turned::OwnTwo ? filling({colourOf(die), 2}, needs)
                                                     : filling({bestSymbol(1, needs), 1}, needs);
  return after - before;
}

double worthOfReroll(const Outlook& o, DieId die) {
  if (isUnclaimed(o, die)) return 0.15 * clueOf(o, die).number - (iCanPay(o, clueOf(o, die)) ? 0.3 : 0);
  return prospect(o, die, openNeeds(o)) - fillingOf(o, die);
}

/// What a step is worth for the die that its chooser would take: I choose for my own side.
template <class Worth>
double best(const Outlook& o, Dice dice, Worth worth) {
  double found = -99;
  for (const DieId die : dice) found = std::max(found, side(o) * worth(die));
  return dice.empty() ? 0 : side(o) * found;
}

/// The chance that a seat beats an obstacle nobody has seen yet.
double chanceInFace(const Outlook& o, Seat seat) {
  if (seat == Seat::Table) return 0.5;
  double sum = 0;
  for (const ObstacleId obstacle : kAllObstacles) sum += chanceToBeat(o, seat, {obstacle, false});
  return sum / kObstacles;
}

double worthOfHarm(const Outlook& o, Seat seat, int level) {
  if (seat == Seat::Table) return -level;
  const SeatView& s = seatView(o, seat);
  if (s.health == Health::Wounded || (level == 1 && s.health != Health::Standing)) return 0;
  const double dice = o.v.retrievalOpen || o.v.phase == Phase::Finale ? 0.3 * s.claimed.size() : 0.1 * s.claimed.size();
  return -(weight::kHarm + dice) * level;
}

/// What a die that goes back among the unclaimed ones is worth beside where it lies then.
double worthOfReturn(const Outlook& o, DieId die) {
  if (isUnclaimed(o, die)) return 0;
  if (o.v.phase != Phase::Investigation) return -0.5;
  const double again = isWrittenOff(o) ? 0 : weight::kReturnedDie * dieWorth(o, die);
  const bool claimed = o.v.dice[die].spot == Spot::Claimed;
  return again + worthOfTurnMore(o) - (claimed ? dieWorth(o, die) : 0);
}

double worthOfDie(const Outlook& o, const Effect& step, const Concerned& about) {
  const auto* which = step.part<WhichDice>();
  if (which == nullptr) return 0;
  const Dice dice = diceOf(o, *which, about);
  switch (step.verb) {
    case Do::Claim:  // dice for an artifact that is let go only bring its end nearer
      return isWrittenOff(o) ? -0.5 : best(o, dice, [&](DieId die) {
        return worthOfClaim(o, die) - (isUnclaimed(o, die) ? worthOfTurnMore(o) : 0);
      });
    case Do::Neutralize: return best(o, dice, [&](DieId die) { return -dieWorth(o, die); });
    case Do::Lock: return best(o, dice, [&](DieId die) { return -weight::kLockedDie * dieWorth(o, die); });
    case Do::Reroll: return best(o, dice, [&](DieId die) { return worthOfReroll(o, die); });
    case Do::Turn: return best(o, dice, [&](DieId die) { return worthOfTurn(o, step.as<TurnedTo>(), die); });
    case Do::Apply: return best(o, dice, [&](DieId) { return std::min(1.0, total(openNeeds(o))); });
    case Do::TakeBack: {
      const DieId lost = takenByGoo(o);
      return best(o, dice,
                  [&](DieId die) { return prospect(o, die, openNeeds(o)) - (die == lost ? 0 : fillingOf(o, die)); });
    }
    case Do::Move: {
      const double held = best(o, dice, [&](DieId die) { return worthOfReturn(o, die); });
      return held + (step.as<MovedTo>().to == Spot::Leads ? 0.2 : -0.4);
    }
    default: return 0;
  }
}

double worthOfCards(const Outlook& o, const Effect& step, const Concerned& about) {
  const Seat seat = who(o, step, about);
  const double many = count(o, step, seat);
  switch (step.verb) {
    case Do::Draw: return step.who == Who::Adversary ? -many : weight::kDrawnTrait * many;
    case Do::DrawAside: return 0.5 * many;
    case Do::TakeTop: return weight::kDrawnTrait;
    case Do::Discard: return seat != Seat::Table && seatView(o, seat).handSize == 0 ? 0 : -lostTrait(o) * many;
    case Do::DrawStress: return -harmOfStress(o, static_cast<int>(std::lround(many)));
    case Do::ReturnStress: return 0.25 * many + harmOfStress(o, 1) - weight::kStressDrawn;
    case Do::Stash: return 0.2;
    case Do::ShuffleDiscards: return -0.1;
    case Do::DigForCalamity: return -0.8;
    default: return 0;
  }
}

double worthOfTable(const Outlook& o, const Effect& step, const Concerned& about) {
  const Seat seat = who(o, step, about);
  const double many = count(o, step, seat);
  switch (step.verb) {
    case Do::Ko: return worthOfHarm(o, seat, 1);
    case Do::Wound: return worthOfHarm(o, seat, 2);
    case Do::SendHome: return seat == Seat::Table || seatView(o, seat).at == Location::Field ? -0.9 : 0;
    case Do::Act: return weight::kExtraAction;
    case Do::SendOut: return 0.2;
    case Do::Swap: return 0;  // as much is won as is lost
    case Do::Maintenance: return -harmOnTrack(o, static_cast<int>(many)) - (step.as<OnTrack>().ring ? 0.2 : 0);
    case Do::Obstacle: return step.as<OnPlace>().place == Place::Travel ? -0.7 : -0.4;
    case Do::Defeat: return o.v.track.empty() ? 0.3 : -harmOnTrack(o, -1);
    case Do::Gear: return -harmOnTrack(o, 1);
    case Do::Consequence: return -weight::kConsequence * many;
    case Do::DropConsequence: return weight::kConsequence;
    case Do::NewPing: return -0.3;
    case Do::Require: return -weight::kLowerRequirement * many;
    case Do::RoundAlone:
      return weight::kRoundAlone +
             (seat == Seat::Table ? 0 : weight::kRoundAloneDie * seatView(o, seat).claimed.size());
    case Do::SitOut: return seat == o.v.viewer ? 0.6 : -0.2;
    default: return 0;
  }
}

/// Who holds the most cards, or the fewest.
SeatSet byHand(const Outlook& o, bool most) {
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

/// The Agents that a step could choose.
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

template <class Worth>
double bestOf(const Outlook& o, SeatSet seats, Worth worth) {
  double found = -99;
  for (int seat = 0; seat < o.v.players; ++seat)
    if (seats.has(seatAt(seat))) found = std::max(found, side(o) * worth(seatAt(seat)));
  return side(o) * found;
}

/// The chance that a condition holds, as far as I can tell.
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

double worthOfBranch(const Outlook& o, const Effect& step, const Concerned& about) {
  switch (step.verb) {
    case Do::ChooseOne: {
      double most = -99;  // whoever chooses is an Agent: the milder one
      for (EffectAt option = step.then; o.cards.effect(option).verb == Do::Option; ++option)
        most = std::max(most, worthOfList(o, o.cards.effect(option).then, about));
      return most;
    }
    case Do::May: return std::max(worthOfList(o, step.otherwise, about), worthOfList(o, step.then, about));
    case Do::Each: {
      double sum = 0;
      const SeatSet group = groupOf(o, step.as<OfGroup>().group, about);
      for (int seat = 0; seat < o.v.players; ++seat)
        if (group.has(seatAt(seat))) sum += worthOfList(o, step.then, {seatAt(seat), about.them, about.die});
      return sum;
    }
    case Do::Repeat: return count(o, step, about.you) * worthOfList(o, step.then, about);
    case Do::If: {
      const double chance = chanceOf(o, step.as<OnlyIf>().condition, about);
      return chance * worthOfList(o, step.then, about) + (1 - chance) * worthOfList(o, step.otherwise, about);
    }
    case Do::Face: {
      const double chance = chanceInFace(o, who(o, step, about));
      return chance * worthOfList(o, step.then, about) + (1 - chance) * worthOfList(o, step.otherwise, about);
    }
    default: return 0;
  }
}

}  // namespace

DieId takenByGoo(const Outlook& o) {
  for (int step = 0; step < o.v.players; ++step) {
    const int seat = (index(o.v.firstAgent) + step) % o.v.players;
    for (const DieId die : o.v.seats[seat].revealed)
      for (const GooFace goo : o.v.goo) {
        const Clue clue = clueOf(o, die);
        if (clue.number > 0 && goo.number == clue.number && (goo.symbol == clue.symbol || goo.symbol == Symbol::Wild))
          return die;
      }
  }
  return DieId::None;
}

double fillingOf(const Outlook& o, DieId die) { return filling(clueOf(o, die), openNeeds(o)); }

double worthOfClaim(const Outlook& o, DieId die) {
  return dieWorth(o, die) + weight::kHighNumber * clueOf(o, die).number;
}

double worthOfList(const Outlook& o, EffectAt list, const Concerned& about) {
  double sum = 0;
  for (EffectAt step = list; o.cards.effect(step).verb != Do::End && o.cards.effect(step).verb != Do::Option; ++step) {
    const Effect& effect = o.cards.effect(step);
    sum += worthOfDie(o, effect, about) + worthOfCards(o, effect, about) + worthOfTable(o, effect, about) +
           worthOfBranch(o, effect, about);
    const EffectAt rest = after(step);
    const EffectAt unable = effect.otherwise;
    if (effect.verb == Do::ChooseDie && about.die == DieId::None) {
      const Dice dice = diceOf(o, effect.as<DieWanted>(), about);
      if (dice.empty()) return sum + worthOfList(o, unable, about);
      return sum + best(o, dice, [&](DieId die) { return worthOfList(o, rest, {about.you, about.them, die}); });
    }
    if (effect.verb == Do::ChooseAgent && about.them == Seat::Table) {
      const SeatSet seats = choosable(o, effect.as<AgentsWanted>().filters, about);
      if (seats.empty()) return sum + worthOfList(o, unable, about);
      return sum + bestOf(o, seats, [&](Seat seat) { return worthOfList(o, rest, {about.you, seat, about.die}); });
    }
  }
  return sum;
}

double worthOfText(const Outlook& o, const Design& design, Seat you) {
  const bool adverse = design.kind == Kind::Traitor || design.kind == Kind::Calamity;
  if (design.at(When::Done) == 0) return adverse ? -0.5 : 0;  // it stays and waits
  return worthOfList(o, design.at(When::Done), {you, Seat::Table, DieId::None});
}

}  // namespace w13
