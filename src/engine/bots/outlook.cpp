#include "engine/bots/outlook.h"

#include <algorithm>

#include "engine/bots/weights.h"
#include "engine/games/warehouse13/cards/standing.h"
#include "engine/kernel/count.h"

namespace w13 {

// ---- who I am ---------------------------------------------------------------------------------------------------

bool sabotages(const Outlook& o) { return o.v.isTraitor && !o.v.traitorRevealed && o.hidden == Hidden::Sabotages; }
bool dares(const Outlook& o) {
  if (!o.known.dares) o.known.dares = sabotages(o) && o.suspicion.publicly(o.v.viewer, o.v) < weight::kDares;
  return *o.known.dares;
}

// ---- Agents -----------------------------------------------------------------------------------------------------

bool isFree(const Outlook& o, Seat seat) {
  return index(seat) >= 0 && index(seat) < o.v.players && seatView(o, seat).isAgent && !seatView(o, seat).bronzed;
}

SeatSet workOutFreeAgents(const Outlook& o) {
  SeatSet found;
  for (const Seat seat : SeatSet::firstOf(o.v.players))
    if (isFree(o, seat)) found |= seat;
  return found;
}

SeatSet fieldAgents(const Outlook& o) {
  SeatSet found;
  for (const Seat seat : freeAgents(o))
    if (seatView(o, seat).at == Location::Field) found |= seat;
  return found;
}

int attributeOf(const Outlook& o, Seat seat, Attribute which) {
  return o.cards.of(seatView(o, seat).who).attribute[at(which)];
}

double chanceToBeat(const Outlook& o, int difficulty, int bonus) {
  double wins = 0;
  for (const int face : o.cards.warehouseFaces)
    if (face > 0 && face + bonus > difficulty) ++wins;
  return wins / kernel::count(o.cards.warehouseFaces);
}

double chanceToBeat(const Outlook& o, Seat seat, Obstacle obstacle) {
  const int difficulty = difficultyOf(obstacle.id) + (obstacle.ring ? 1 : 0);
  return chanceToBeat(o, difficulty, attributeOf(o, seat, attributeOf(obstacle.id)));
}

// ---- dice -------------------------------------------------------------------------------------------------------

DiceBySpot workOutDice(const View& v) {
  DiceBySpot found;
  for (const DieId die : Dice::all()) found[v.dice[die].spot] |= die;
  return found;
}

Dice withinReach(const Outlook& o) {
  const Dice leads = diceAt(o, Spot::Leads);
  return mine(o).at == Location::Field ? leads | diceAt(o, Spot::Field) : leads;
}

std::span<const Standing> workOutAsset(const Outlook& o) {
  const DesignId asset = o.cards.of(mine(o).who).abilities[at(Slot::Asset)];
  if (asset == DesignId::None || !mine(o).hasAbilities) return {};
  const std::span<const Standing> rules = entriesOf(o.cards.of(asset), o.cards);
  const bool pays = std::ranges::any_of(rules, [](const Standing& rule) { return rule.query == Query::PaysAs; });
  return pays ? rules : std::span<const Standing>{};
}

Clue payment(const Outlook& o, CardId card) {
  Clue worth = o.cards.of(card).worth();
  if (!o.known.asset) o.known.asset = workOutAsset(o);
  for (const Standing& rule : *o.known.asset) {
    if (rule.query != Query::PaysAs) continue;
    const auto& as = rule.as<PaidAs>();
    if (as.type == worth.symbol && as.number == worth.number)
      worth.number = static_cast<std::uint8_t>(as.amount.printedOr(1));
  }
  return worth;
}

const Few<Clue, 26>& payments(const Outlook& o) {
  if (!o.known.payments) {
    o.known.payments.emplace();
    for (const CardId card : o.v.hand) o.known.payments->push(payment(o, card));
  }
  return *o.known.payments;
}

int payersOf(const Outlook& o, Clue clue) {
  return static_cast<int>(std::ranges::count_if(payments(o), [&](Clue worth) { return pays(worth, clue); }));
}

Needs usualNeeds(const Catalog& cards) {
  Needs sum{};
  double count = 0;
  for (const Kind kind : {Kind::Artifact, Kind::Adversary})
    for (const CardId card : cards.all(kind)) {
      for (std::size_t type = 0; type < sum.size(); ++type) sum[type] += cards.of(card).needs[type];
      ++count;
    }
  for (double& need : sum) need /= std::max(1.0, count);
  return sum;
}

const Needs& openNeeds(const Outlook& o) {
  if (o.v.artifact == CardId::None && o.v.plot == CardId::None) return o.usual;
  if (!o.known.openNeeds) {
    Needs& open = o.known.openNeeds.emplace();
    for (std::size_t type = 0; type < open.size(); ++type)
      open[type] = std::max(0, o.v.needed[type] - o.v.applied[type]);
  }
  return *o.known.openNeeds;
}

double total(const Needs& needs) {
  double sum = 0;
  for (const double need : needs) sum += need;
  return sum;
}

Symbol bestSymbol(int number, const Needs& needs) {
  Symbol best = Symbol::Logic;
  for (const Symbol type : kTypes) {
    const double here = needs[type];
    const double there = needs[best];
    const double fills = std::min<double>(number, here) - std::min<double>(number, there);
    if (fills > 0 || (fills == 0 && here > there)) best = type;
  }
  return best;
}

double filling(Clue clue, const Needs& needs) {
  if (clue.symbol == Symbol::None) return 0;
  const Symbol as = clue.symbol == Symbol::Wild ? bestSymbol(clue.number, needs) : clue.symbol;
  return std::min<double>(clue.number, needs[as]);
}

double prospect(const Outlook& o, DieId die, const Needs& needs) {
  double sum = 0;
  for (const Clue face : o.cards.dieFaces[colourOf(die)]) sum += filling(face, needs);
  return sum / 6;
}

double dieWorth(const Outlook& o, DieId die) {
  std::optional<double>& worth = o.known.dieWorth[colourOf(die)];
  if (!worth) worth = dieWorth(o, die, openNeeds(o));
  return *worth;
}

double dieWorth(const Outlook& o, DieId die, const Needs& needs) {
  const Symbol colour = colourOf(die);
  const double asked = total(needs);
  const double share = colour == Symbol::Wild || asked <= 0 ? 0.25 : needs[colour] / asked;
  return prospect(o, die, needs) * (weight::kDieWorth + weight::kDieOfColour * share);
}

// ---- the Episode ------------------------------------------------------------------------------------------------

int traitsInHands(const Outlook& o) {
  int held = 0;
  for (int seat = 0; seat < o.v.players; ++seat)
    if (isFree(o, seatAt(seat))) held += o.v.seats[seat].handSize;
  return std::max(0, held - (o.cards.stressFor(o.v.players) - o.v.stressDeck));  // SETUP-04
}

namespace {

bool worksOutWrittenOff(const Outlook& o) {
  const int agents = freeAgents(o).size();
  if (o.v.phase != Phase::Investigation || o.v.lost.size() >= 2 || agents == 0) return false;
  const double each = traitsInHands(o) / static_cast<double>(agents);
  const double share = std::min(weight::kMostClaimed, weight::kShareClaimed + weight::kShareForTrait * each);
  const int unclaimed = diceAt(o, Spot::Leads).size() + diceAt(o, Spot::Field).size();
  const int claimed = diceAt(o, Spot::Claimed).size();
  const double asked = total(openNeeds(o));
  const double perClue = o.v.lost.empty() ? weight::kDicePerClue : weight::kDicePerClueLater;
  return claimed < asked && claimed + share * unclaimed < perClue * asked;  // with a die for each clue it is tried
}

}  // namespace

bool isWrittenOff(const Outlook& o) {
  if (!o.known.writtenOff) o.known.writtenOff = worksOutWrittenOff(o);
  return *o.known.writtenOff;
}

// ---- what helps and harms ----------------------------------------------------------------------------------------

double worthOfTurnMore(const Outlook& o) {
  return weight::kAgentsTurn - weight::kAdversarysTurn / std::max(1, freeAgents(o).size());
}

double harmOfTrack(const Outlook& o, int obstacles) {
  const int most = kernel::count(weight::kTrack) - 1;
  const int room = std::clamp(o.v.trackSpaces - (o.v.gear ? 1 : 0) - o.v.track.size(), 0, most);
  return weight::kTrack[at(std::clamp(room - obstacles, 0, most))];
}

double harmOnTrack(const Outlook& o, int obstacles) { return harmOfTrack(o, obstacles) - harmOfTrack(o); }

int stressOfCleanup(const Outlook& o) {
  if (o.v.phase == Phase::Finale) return 0;  // FINAL-36
  int sum = 0;
  for (int seat = 0; seat < o.v.players; ++seat) {
    if (!isFree(o, seatAt(seat))) continue;
    ++sum;
    const DesignId downside = o.cards.of(o.v.seats[seat].who).abilities[at(Slot::Downside)];
    if (downside == DesignId::None) continue;
    const Design& design = o.cards.of(downside);
    for (const Standing& rule : entriesOf(design, o.cards))
      if (rule.query == Query::CleanupStress) sum += rule.as<HowMany>().amount.printedOr(1);
  }
  return sum;
}

double harmOfReserve(const Outlook& o, int left) {
  const int spare = left - stressOfCleanup(o);
  return weight::kStressShort * std::clamp(weight::kStressReserve - spare, 0.0, 8.0);
}

double harmOfStress(const Outlook& o, int draws) {
  if (draws <= 0) return 0;
  const int left = o.v.stressDeck - draws;
  if (left < 0) return weight::kLosesTheSeason;
  return weight::kStressDrawn * draws + harmOfReserve(o, left);
}

double harmOfLevel(const Outlook& o, const SeatView& agent) {
  const bool needed = o.v.retrievalOpen || o.v.phase == Phase::Finale;
  return weight::kHarm + (needed ? 0.3 : 0.1) * agent.claimed.size();
}

double cardWorth(const Outlook& o, CardId card) {
  const Design& design = o.cards.of(card);
  const Clue worth = payment(o, card);
  const double text = design.timing == Timing::Retrieval ? weight::kRetrievalText : 0;
  if (o.v.phase == Phase::Finale) return weight::kTraitInFinale + text;
  double sum = text + (worth.number == 0 ? weight::kZeroTrait : weight::kTrait);
  for (const DieId die : withinReach(o))
    if (pays(worth, clueOf(o, die))) {
      sum += weight::kTraitPaysNow;
      break;
    }
  return sum;
}

}  // namespace w13
