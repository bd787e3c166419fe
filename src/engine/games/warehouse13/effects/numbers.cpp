// What the numbers of cards come to.

#include <algorithm>
#include <optional>

#include "engine/games/warehouse13/answers.h"
#include "engine/games/warehouse13/cards/number.h"
#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

constexpr int kMostCounted = 99;

int misapplied(const World& world, Symbol symbol) {
  int sum = 0;
  for (const DieId die : world.dice(Spot::Misapplied) & world.showing(symbol)) sum += world.clue(die).number;
  return sum;
}

/// Free Agents at a location; without one, at any.
int agentsAt(const World& world, std::optional<Location> where) {
  return kernel::countIf(world.seats(),
                         [&](Seat seat) { return world.isFree(seat) && (!where || world.agent(seat).at == *where); });
}

/// What is counted. Of nobody's cards and dice there are none.
int counted(const WorkedOut& number, const NumberFor& by) {
  const World& w = by.now.world;
  const Seat seat = number.named ? Doing::seatFor(w, by.card, number.whose) : by.concerned;
  const bool somebody = seat != Seat::Table && w.isAgent(seat);
  switch (number.count) {
    case Count::Rolled: return by.card.number;
    case Count::DieNumber:
      return by.openly ? by.now.cards.highestFace : by.card.die == DieId::None ? 0 : w.clue(by.card.die).number;
    case Count::MisappliedLogic: return misapplied(w, Symbol::Logic);
    case Count::MisappliedIntuition: return misapplied(w, Symbol::Intuition);
    case Count::MisappliedLore: return misapplied(w, Symbol::Lore);
    case Count::MisappliedTech: return misapplied(w, Symbol::Tech);
    case Count::Hand: return somebody ? w.agent(seat).handSize() : 0;
    case Count::Stress: return !somebody ? 0 : by.openly ? w.agent(seat).handSize() : +w.agent(seat).stress;
    case Count::Claimed: return somebody ? w.agent(seat).claimed.size() : 0;
    case Count::Agents: return agentsAt(w, std::nullopt);
    case Count::FieldAgents: return agentsAt(w, Location::Field);
    case Count::WarehouseAgents: return agentsAt(w, Location::Warehouse);
    case Count::Obstacles: return w.track.size();
    case Count::Round: return w.retrieval.open ? w.retrieval.round : w.round;
    case Count::Episode: return w.episode;
    case Count::Retrieved: return w.stacks.size();
    case Count::Lost: return w.lost.size();
    case Count::PlotsStopped: return w.plotsStopped;
    case Count::PlotsExecuted: return w.plotsExecuted;
    case Count::Consequences: return w.inForce.size();
    case Count::Leads: return w.dice(Spot::Leads).size();
    case Count::FieldClues: return w.dice(Spot::Field).size();
    case Count::Neutralized: return w.dice(Spot::Neutralized).size();
    case Count::Counters: return w.countersOn(by.card.card);
    case Count::Bronzed: return w.isAgent(w.bronzed) ? 1 : 0;
  }
  return 0;
}

int half(int of, bool up) { return of <= 0 ? 0 : (of + (up ? 1 : 0)) / 2; }

int workOut(Amount of, const NumberFor& by) {
  if (of.isPrinted()) return of.number;
  const WorkedOut& number = by.now.cards.numbers[of.worked];
  const auto one = [&] { return workOut(number.one, by); };
  const auto other = [&] { return workOut(number.other, by); };
  switch (number.how) {
    case Working::Counted: return counted(number, by);
    case Working::Plus: return one() + other();
    case Working::Minus: return one() - other();
    case Working::Half: return half(one(), false);
    case Working::HalfUp: return half(one(), true);
    case Working::AtLeast: return std::max(one(), other());
    case Working::AtMost: return std::min(one(), other());
  }
  return 0;
}

}  // namespace

int worked(Amount of, const NumberFor& by) { return std::clamp(workOut(of, by), -kMostCounted, kMostCounted); }

bool isSecret(const Catalog& cards, Amount of) {
  return anyPart(of, cards.numbers,
                 [](const WorkedOut& part) { return part.how == Working::Counted && isSecret(part.count); });
}

bool isSecret(const Catalog& cards, ConditionAt condition) {
  return anyPart(condition, cards.conditions,
                 [&](const Condition& part) { return isSecret(cards, part.one) || isSecret(cards, part.other); });
}

int Doing::amount() const {
  const Amount of = effect.part<HowMany>()->amount;
  if (of.isPrinted()) return of.number;
  if (isSecret(t.cards, of)) t.countSecret();
  const Verb& verb = *verbOf(effect.verb);
  const int least = verb.least < 0 ? verb.least : -verb.most;  // below what is printed it is as good as none
  return std::clamp(worked(of, {t.now(), card, who()}), least, int{verb.most});
}

/// The card of an entry, for what its number and condition ask: its owner, and the counters on it.
static CarryOut cardOf(const Situation& now, const Standing& rule) {
  CarryOut card;
  card.you = ownerOf(now, rule);
  for (const Counters& each : now.world.counters)
    if (now.cards.designOf(each.on) == rule.design) card.card = each.on;
  return card;
}

int workedFor(const Situation& now, Amount of, const Standing& rule) {
  const CarryOut card = cardOf(now, rule);
  return worked(of, {now, card, card.you});
}

bool saysNow(const Situation& now, const Standing& rule) { return holds(now, rule.only, cardOf(now, rule)); }

}  // namespace w13
