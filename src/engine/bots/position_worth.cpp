#include "engine/bots/position_worth.h"

#include <algorithm>
#include <bit>

#include "engine/bots/weights.h"

namespace w13 {

namespace {

double worthOfOutcome(const Outlook& o) {
  const double won = o.v.stacks.size() + o.v.plotsStopped - o.v.lost.size() - o.v.plotsExecuted;
  const double end = o.v.winner == Winner::None ? 0 : o.v.winner == Winner::Warehouse ? 1 : -1;
  return weight::kArtifact * won + weight::kLosesTheSeason * end;
}

/// Dice that the Agents hold or have applied, and the turns that the unclaimed ones still give.
double worthOfDice(const Outlook& o) {
  double sum = -weight::kLowerRequirement * total(openNeeds(o));
  for (const DieId die : diceAt(o, Spot::Claimed))
    if (seatView(o, o.v.dice[die].owner).isAgent) sum += dieWorth(o, die);
  for (const DieId die : diceAt(o, Spot::Locked)) sum -= (weight::kLockedDie - 1) * dieWorth(o, die);
  if (o.v.phase != Phase::Investigation) return sum;
  for (const DieId die : diceAt(o, Spot::Leads) | diceAt(o, Spot::Field))
    sum += worthOfTurnMore(o) - weight::kHighNumber * clueOf(o, die).number;
  return sum;
}

double worthOfHands(const Outlook& o) {
  double sum = 0;
  for (const CardId card : o.v.hand) sum += cardWorth(o, card);
  const double each = o.v.phase == Phase::Finale ? weight::kTraitInFinale : weight::kTrait;
  const int others = std::max(0, traitsInHands(o) - (isAdversary(o) ? 0 : o.v.hand.size()));
  return sum + each * others - weight::kAdversarysCard * o.v.traitorHandSize;
}

double worthOfStress(const Outlook& o) {
  return weight::kStressDrawn * o.v.stressDeck - harmOfReserve(o, o.v.stressDeck);
}

double worthOfBoard(const Outlook& o) {
  double sum = -harmOfTrack(o);
  for (const Obstacle& block : o.v.blocks) sum -= block.id == ObstacleId::None ? 0 : weight::kBlock;
  return sum - weight::kConsequence * o.v.inForce.size();
}

double worthOfAgents(const Outlook& o) {
  double sum = 0;
  for (const Seat seat : freeAgents(o)) {
    const SeatView& s = seatView(o, seat);
    const double level = s.health == Health::Standing ? 0 : s.health == Health::Wounded ? 2 : 1;
    sum -= level * harmOfLevel(o, s);
    sum -= weight::kUsedAbility * std::popcount(s.usedSlots);
  }
  if (o.v.phase != Phase::Investigation || isWrittenOff(o)) return sum;
  const int there = fieldAgents(o).size();  // somebody has to be there for the retrieval
  return sum - (there == 0   ? weight::kFirstToField[1] + weight::kSecondToField[1]
                : there == 1 ? weight::kSecondToField[1]
                             : 0);
}

}  // namespace

double worthOfPosition(const Outlook& o) {
  return worthOfOutcome(o) + worthOfDice(o) + worthOfHands(o) + worthOfStress(o) + worthOfBoard(o) + worthOfAgents(o);
}

}  // namespace w13
