#include "engine/bots/actions.h"

#include <algorithm>

#include "engine/bots/card_worth.h"
#include "engine/bots/talk.h"
#include "engine/bots/weights.h"

namespace w13 {

namespace {

/// The way to a place may have to be cleared first.
double chanceToUse(const Outlook& o, Place place) {
  double chance = 1;
  const Obstacle block = o.v.blocks[place];
  if (!block.none()) chance *= chanceToBeat(o, o.v.viewer, block);
  const int snag = o.v.snags[place];
  if (snag >= 0) chance *= chanceToBeat(o, snag, 0);
  return chance;
}

Dice unclaimedDice(const Outlook& o) { return diceAt(o, Spot::Leads) | diceAt(o, Spot::Field); }

bool paysForAny(const Outlook& o, Clue worth, Dice dice) {
  for (const DieId die : dice)
    if (pays(worth, clueOf(o, die))) return true;
  return false;
}

/// How many of my Traits pay for some die in reach, each for another one.
int payableTraits(const Outlook& o) {
  Dice open = withinReach(o);
  int count = 0;
  for (const Clue worth : payments(o))
    for (const DieId die : open)
      if (pays(worth, clueOf(o, die))) {
        open = open.without(die);
        ++count;
        break;
      }
  return count;
}

/// How many of my Traits would pay for some unclaimed die if I could reach all.
int usefulTraits(const Outlook& o) {
  const Dice open = unclaimedDice(o);
  int count = 0;
  for (const Clue worth : payments(o)) count += paysForAny(o, worth, open) ? 1 : 0;
  return count;
}

/// How many Agents work the case before me in a round.
int beforeMe(const Outlook& o) { return (index(o.v.viewer) - index(o.v.firstAgent) + o.v.players) % o.v.players; }

double worthOfResearch(const Outlook& o) {
  double most = 0;
  for (const Symbol type : kTypes) most = std::max(most, 2 * worthOfDraw(o, type));
  return weight::kResearch * most * chanceToUse(o, Place::WarehouseResearch);
}

double worthOfFieldResearch(const Outlook& o) {
  double most = 0;
  for (const Symbol type : o.cards.of(mine(o).who).focus) most = std::max(most, worthOfDraw(o, type));
  return weight::kResearch * most * chanceToUse(o, Place::FieldResearch);
}

double worthOfRest(const Outlook& o) {
  const int back = std::min<int>(2, o.v.stress);
  if (back == 0) return -0.5;
  const double relief = harmOfStress(o, 1) - weight::kStressDrawn;  // what the next draws would hurt
  const double room = mine(o).handSize >= 10 ? weight::kRestForRoom : 0;
  return back * (weight::kRest * relief + room) * chanceToUse(o, Place::BedAndBreakfast);
}

double worthOfRepair(const Outlook& o) {
  double chance = 0;
  for (const Obstacle& each : o.v.track) chance = std::max(chance, chanceToBeat(o, o.v.viewer, each));
  const double gain = -harmOnTrack(o, -1);
  return weight::kRepair * chance * gain * chanceToUse(o, Place::Maintenance);
}

double worthOfVote(const Outlook& o) {
  for (int seat = 0; seat < o.v.players; ++seat)
    if (o.v.seats[seat].bronzed) return sabotages(o) ? -0.5 : weight::kDebronze;  // an Agent comes back
  if (sabotages(o)) return -1;
  const Seat named = o.suspicion.first(o.v);
  const double sure = named == Seat::Table ? 0 : o.suspicion.of(named, o.v);
  if (o.suspicion.learnt() != nullptr) {
    // A revealed Traitor does more harm than a hidden one who is known. It pays when it is the last that he hides.
    const bool lastHiding = o.v.stacks.size() >= 2 && o.v.lost.size() >= 2;
    return lastHiding ? weight::kAccuseAtLast * (sure - weight::kAccuseIfBelieved) : -1;
  }
  return weight::kAccuse * (sure - weight::kAccuseIfSure);
}

double worthOfInvestigation(const Outlook& o) {
  if (isWrittenOff(o)) return -0.5;
  const int able = payableTraits(o);
  const bool turnComes = unclaimedDice(o).size() > beforeMe(o);  // else the case is closed before I can work it
  if (able == 0 || (turnComes && able < weight::kTraitsForWork)) return -0.2;
  double most = 0;
  for (const DieId die : withinReach(o)) most = std::max(most, worthOfClaim(o, die));
  const double spare = weight::kSpareTrait * (able - 2);
  return (weight::kInvestigate * most + weight::kInvestigation + spare) * chanceToUse(o, Place::FieldInvestigation);
}

double worthOfPlace(const Outlook& o, Place place) {
  switch (place) {
    case Place::Travel: return mine(o).at == Location::Warehouse ? worthOfTravel(o) : -0.5;
    case Place::WarehouseResearch: return worthOfResearch(o);
    case Place::BedAndBreakfast: return worthOfRest(o);
    case Place::Maintenance: return worthOfRepair(o);
    case Place::BronzeSector: return worthOfVote(o);
    case Place::FieldResearch: return worthOfFieldResearch(o);
    case Place::FieldInvestigation: return worthOfInvestigation(o);
    case Place::PingAction:
      return o.v.ping == CardId::None
                 ? 0
                 : worthOfList(o, o.cards.of(o.v.ping).at(When::PingAction), {o.v.viewer, Seat::Table, DieId::None});
    default: return 0;
  }
}

double worthOfPlaying(const Outlook& o, CardId card) {
  const double text = worthOfText(o, o.cards.of(card), o.v.viewer);
  return text - cardWorth(o, card);
}

/// In the Finale the Traitor answers each Action; passing is free.  FINAL-22, FINAL-23
double priceOfActing(const Outlook& o) { return o.v.phase == Phase::Finale ? weight::kFinaleAction : 0; }

/// The hidden Traitor works, but not on what keeps the Warehouse alive.
double zeal(const Outlook& o, Place place) {
  const bool keepsAlive = place == Place::Maintenance || place == Place::BedAndBreakfast;
  return dares(o) && keepsAlive ? 0.3 : 1;
}

/// How many Traits of each type I could use beside those in my hand.
Needs askedFor(const Outlook& o) {
  Needs asked{};
  const auto add = [&](Symbol type, double number) {
    if (index(type) < kTypeCount) asked[type] += number;
  };
  if (isWrittenOff(o)) asked.fill(3);  // for the next artifact every type is as good
  for (const DieId die : isWrittenOff(o) ? Dice{} : unclaimedDice(o)) {
    const Symbol shows = clueOf(o, die).symbol;
    for (const Symbol type : kTypes) add(type, shows == Symbol::Wild ? 0.5 : shows == type ? 1 : 0);
  }
  for (const CardId card : o.v.hand)
    if (o.cards.of(card).number > 0) add(o.cards.of(card).type, -1);
  return asked;
}

/// How many others are likely to hold Traits of a type: it is one of theirs to draw.
int focusOfOthers(const Outlook& o, Symbol type) {
  int count = 0;
  for (int seat = 0; seat < o.v.players; ++seat) {
    if (seatAt(seat) == o.v.viewer || !isFree(o, seatAt(seat))) continue;
    const auto& focus = o.cards.of(o.v.seats[seat].who).focus;
    count += (focus[0] == type || focus[1] == type) ? 1 : 0;
  }
  return count;
}

}  // namespace

double worthOfAction(const Outlook& o, kernel::Choice c) {
  switch (c.verb) {
    case verb::Heal: return weight::kHeal;
    case verb::Use: return zeal(o, placeOf(c.noun)) * worthOfPlace(o, placeOf(c.noun)) - priceOfActing(o);
    case verb::Tackle: return 0.2 * chanceToBeat(o, o.v.viewer, o.v.blocks[placeOf(c.noun)]) - priceOfActing(o);
    case verb::Play: return worthOfPlaying(o, cardOf(c.noun)) - priceOfActing(o);
    default: return 0;  // Pass
  }
}

// Two in the Field, early: one must be there for the retrieval, a second keeps it from being captured, and both claim
// Field Clues while the others have the Leads. More go when there will be nothing left to claim in the Warehouse.
double worthOfTravel(const Outlook& o) {
  if (mine(o).at != Location::Warehouse || o.v.phase == Phase::Finale || isWrittenOff(o)) return -0.5;
  const int agents = freeAgents(o).size();
  const int there = fieldAgents(o).size();
  const int leads = diceAt(o, Spot::Leads).size();
  const int field = diceAt(o, Spot::Field).size();
  const int roundsLeft = agents == 0 ? 0 : (leads + field + agents - 1) / agents;
  const std::size_t rounds = at(std::clamp(roundsLeft, 1, 4) - 1);
  double worth = weight::kTraitForField * std::clamp(usefulTraits(o) - weight::kTraitsUsual, -3.0, 3.0);
  if (there == 0) worth += weight::kFirstToField[rounds];
  if (there == 1) worth += weight::kSecondToField[rounds];
  if (field > 0 && leads <= beforeMe(o)) worth += weight::kNoLeadForMe;
  else if (field > 0 && leads <= agents) worth += weight::kFewLeads;
  if (o.v.ping != CardId::None)
    worth += worthOfList(o, o.cards.of(o.v.ping).at(When::Arrive), {o.v.viewer, Seat::Table, DieId::None});
  return worth * chanceToUse(o, Place::Travel);
}

double worthOfDraw(const Outlook& o, Symbol type) {
  if (!o.known.asked) o.known.asked = askedFor(o);
  const double asked = (*o.known.asked)[type];
  const int held = o.v.hand.size();
  const double room = mine(o).handSize >= 12 ? weight::kFullHand : held < 9 ? 1.1 : 0.75;
  const double calamity = 0.1 * 0.5 * harmOnTrack(o, 1);  // two cards in twenty, half of them on the track
  const double fit = weight::kDrawAny + weight::kDrawAsked * std::clamp(asked / weight::kAskedFully, 0.0, 1.0);
  return room * fit * chanceToUse(o, pileOf(type)) - calamity;
}

double worthOfTaking(const Outlook& o, DieId die) {
  if (!o.known.taking) o.known.taking.emplace();
  double& worth = (*o.known.taking)[die];
  if (o.known.taken.has(die)) return worth;
  o.known.taken |= die;
  // What I hold many Traits for I leave less to others. Who is in the Field takes what the others cannot reach.
  const bool fieldClue = o.v.dice[die].spot == Spot::Field;
  const bool leadsForOthers = fieldAgents(o).size() < freeAgents(o).size();
  worth = worthOfClaim(o, die) + weight::kOtherPayers * payersOf(o, clueOf(o, die)) +
          (fieldClue && leadsForOthers ? weight::kFieldClueFirst : 0) + worthOfPlan(o, die);
  return worth;
}

double worthOfWork(const Outlook& o, kernel::Choice c) {
  if (c.verb == verb::Decline) return 0;
  if (c.verb == verb::Neutralize) {
    const DieId die = dieOf(c.noun);
    const double loss = dieWorth(o, die);
    // The hidden Traitor lets good dice go, as long as he does it no more often than others.
    if (dares(o) && o.suspicion.letGo(o.v.viewer, o.v) < 0 && !boundByWord(o)) return 2 + loss + worthOfSparing(o, die);
    const bool mineToTake = payersOf(o, clueOf(o, die)) > 0;
    return -loss - (mineToTake ? weight::kCouldClaim : 0) + weight::kHardToPay * clueOf(o, die).number -
           weight::kOthersFocus * focusOfOthers(o, clueOf(o, die).symbol) + worthOfSparing(o, die);
  }
  if (isWrittenOff(o)) return -5;
  const CardId card = cardOf(c.noun);
  const Clue worth = payment(o, card);
  double most = 0;
  for (const DieId die : withinReach(o)) {
    if (!pays(worth, clueOf(o, die))) continue;
    const int overpaid = o.cards.of(card).number - clueOf(o, die).number;
    most = std::max(most, worthOfTaking(o, die) - weight::kOverpaid * overpaid);
  }
  return most - weight::kTraitSpent * cardWorth(o, card);
}

}  // namespace w13
