#include "engine/bots/card_worth.h"

#include <algorithm>
#include <cmath>

#include "engine/bots/weights.h"
#include "engine/games/warehouse13/cards/effect.h"

namespace w13 {

namespace {

/// What losing a Trait costs that its owner does not choose.
double lostTrait(const Outlook& o) { return o.v.phase == Phase::Finale ? weight::kTraitInFinale : weight::kLostTrait; }

bool isUnclaimed(const Outlook& o, DieId die) {
  const Spot spot = o.v.dice[die].spot;
  return spot == Spot::Leads || spot == Spot::Field;
}

bool iCanPay(const Outlook& o, Clue clue) { return payersOf(o, clue) > 0; }

double worthOfTurn(const Outlook& o, const TurnedTo& to, DieId die) {
  const Clue now = clueOf(o, die);
  const Needs needs = openNeeds(o);
  if (isUnclaimed(o, die)) {
    if (to.turned == Turned::OwnTwo) return -0.3 * (2 - now.number) - 0.1;
    return iCanPay(o, now) ? 0 : 0.4;
  }
  const double before = filling(now, needs);
  const auto more = [&](int by) {
    return filling({now.symbol, static_cast<std::uint8_t>(std::clamp(now.number + by, 0, o.cards.highestFace))},
                   needs) -
           before;
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
  for (const ObstacleId obstacle : o.cards.obstacles) sum += chanceToBeat(o, seat, {obstacle, false});
  return sum / static_cast<double>(o.cards.obstacles.size());
}

double worthOfHarm(const Outlook& o, Seat seat, int level) {
  if (seat == Seat::Table) return -level;
  const SeatView& s = seatView(o, seat);
  if (s.health == Health::Wounded || (level == 1 && s.health != Health::Standing)) return 0;
  return -harmOfLevel(o, s) * level;
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
  const auto dice = [&] { return diceOf(o, *which, about); };
  switch (step.verb) {
    case Do::Claim:  // dice for an artifact that is let go only bring its end nearer
      return isWrittenOff(o) ? -0.5 : best(o, dice(), [&](DieId die) {
        return worthOfClaim(o, die) - (isUnclaimed(o, die) ? worthOfTurnMore(o) : 0);
      });
    case Do::Neutralize: return best(o, dice(), [&](DieId die) { return -dieWorth(o, die); });
    case Do::Lock: return best(o, dice(), [&](DieId die) { return -weight::kLockedDie * dieWorth(o, die); });
    case Do::Reroll: return best(o, dice(), [&](DieId die) { return worthOfReroll(o, die); });
    case Do::Turn: return best(o, dice(), [&](DieId die) { return worthOfTurn(o, step.as<TurnedTo>(), die); });
    case Do::Apply: return best(o, dice(), [&](DieId) { return std::min(1.0, total(openNeeds(o))); });
    case Do::TakeBack: {
      const DieId lost = takenByGoo(o);
      return best(o, dice(),
                  [&](DieId die) { return prospect(o, die, openNeeds(o)) - (die == lost ? 0 : fillingOf(o, die)); });
    }
    case Do::Move: {
      const double held = best(o, dice(), [&](DieId die) { return worthOfReturn(o, die); });
      return held + (step.as<MovedTo>().to == Spot::Leads ? 0.2 : -0.4);
    }
    default: return 0;
  }
}

double worthOfCards(const Outlook& o, const Effect& step, const Concerned& about) {
  const Seat seat = concernedSeat(o, step, about);
  const auto many = [&] { return countOf(o, step, seat); };
  switch (step.verb) {
    case Do::Draw:
      if (step.as<Drawn>().isAside()) return 0.5 * many();
      return step.who == Who::Adversary ? -many() : weight::kDrawnTrait * many();
    case Do::TakeTop: return weight::kDrawnTrait;
    case Do::Discard: return seat != Seat::Table && seatView(o, seat).handSize == 0 ? 0 : -lostTrait(o) * many();
    case Do::DrawStress: return -harmOfStress(o, static_cast<int>(std::lround(many())));
    case Do::ReturnStress: return 0.25 * many() + harmOfStress(o, 1) - weight::kStressDrawn;
    case Do::Stash: return 0.2;
    case Do::ShuffleDiscards: return -0.1;
    case Do::TurnUp: return step.as<NextOf>().what == TurnedUp::Calamity ? -0.8 : -0.3;
    default: return 0;
  }
}

double worthOfTable(const Outlook& o, const Effect& step, const Concerned& about) {
  const Seat seat = concernedSeat(o, step, about);
  const auto many = [&] { return countOf(o, step, seat); };
  switch (step.verb) {
    case Do::Ko: return worthOfHarm(o, seat, 1);
    case Do::Wound: return worthOfHarm(o, seat, 2);
    case Do::Send:
      if (step.as<SentTo>().to == Location::Field) return 0.2;
      return seat == Seat::Table || seatView(o, seat).at == Location::Field ? -0.9 : 0;
    case Do::Act: return weight::kExtraAction;
    case Do::Swap: return 0;  // as much is won as is lost
    case Do::Maintenance:
      if (step.as<OnTrack>().gear) return -harmOnTrack(o, 1);
      return -harmOnTrack(o, static_cast<int>(many())) - (step.as<OnTrack>().ring ? 0.2 : 0);
    case Do::Obstacle: return step.as<OnPlace>().place == Place::Travel ? -0.7 : -0.4;
    case Do::Defeat: return o.v.track.empty() ? 0.3 : -harmOnTrack(o, -1);
    case Do::Consequence: return many() < 0 ? weight::kConsequence : -weight::kConsequence * many();
    case Do::Require: return -weight::kLowerRequirement * many();
    case Do::Round:
      if (step.as<PartOfRound>().part == Partaking::Out) return seat == o.v.viewer ? 0.6 : -0.2;
      return weight::kRoundAlone +
             (seat == Seat::Table ? 0 : weight::kRoundAloneDie * seatView(o, seat).claimed.size());
    default: return 0;
  }
}

template <class Worth>
double bestOf(const Outlook& o, SeatSet seats, Worth worth) {
  double found = -99;
  for (int seat = 0; seat < o.v.players; ++seat)
    if (seats.has(seatAt(seat))) found = std::max(found, side(o) * worth(seatAt(seat)));
  return side(o) * found;
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
    case Do::Repeat: return countOf(o, step, about.you) * worthOfList(o, step.then, about);
    case Do::If: {
      const double chance = chanceOf(o, step.as<OnlyIf>().condition, about);
      return chance * worthOfList(o, step.then, about) + (1 - chance) * worthOfList(o, step.otherwise, about);
    }
    case Do::Face: {
      const double chance = chanceInFace(o, concernedSeat(o, step, about));
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
