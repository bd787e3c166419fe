// Whom a step of a card concerns, and which dice.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"

namespace w13 {

Seat Doing::seatFor(const World& world, const CarryOut& card, Who who) {
  switch (who) {
    case Who::You: return card.you;
    case Who::Them: return card.them;
    case Who::FirstAgent: return world.firstAgent;
    case Who::Adversary: return world.traitor.revealed ? world.traitor.seat : Seat::Table;
    case Who::EachOwner: return card.die == DieId::None ? Seat::Table : world.ownerOf(card.die);
    case Who::Bearer: return world.bearerOf(card.card);
    case Who::Concerned:
    case Who::Roller:
    case Who::Traveller:
    case Who::Challenger:
    case Who::Drawer: return card.about;
  }
  return Seat::Table;
}

Seat chooserOf(const World& world, const CarryOut& card, Who by) {
  if (by == Who::Adversary) return world.traitor.revealed ? world.traitor.seat : world.firstAgent;
  const Seat seat = Doing::seatFor(world, card, by);
  return seat == Seat::Table ? world.firstAgent : seat;
}

bool byProtocol(const World& world, Who by) { return by == Who::Adversary && !world.traitor.revealed; }

// ---- dice -----------------------------------------------------------------------------------------------------------

Dice Doing::diceFor(const Situation& now, const WhichDice& dice, const CarryOut& card) {
  const World& w = now.world;
  const auto held = [&](Seat seat) { return w.isAgent(seat) ? w.agent(seat).claimed : Dice{}; };
  const auto ofAll = [&](auto part) {
    Dice found;
    for (const Seat seat : w.seats()) found |= part(seat);
    return found;
  };
  const auto revealed = [&](Seat seat) { return w.isAgent(seat) ? w.agent(seat).revealed : Dice{}; };
  Dice heap;
  switch (dice.heap) {
    case Heap::It: heap = card.die; break;
    case Heap::Accessible: heap = accessible(w, card.you); break;
    case Heap::Leads: heap = w.dice(Spot::Leads); break;
    case Heap::Field: heap = w.dice(Spot::Field); break;
    case Heap::Unclaimed: heap = w.unclaimed(); break;
    case Heap::YourClaimed: heap = held(card.you); break;
    case Heap::TheirClaimed: heap = held(card.them); break;
    case Heap::AnyClaimed: heap = ofAll(held); break;
    case Heap::Neutralized: heap = w.dice(Spot::Neutralized); break;
    case Heap::Misapplied: heap = w.dice(Spot::Misapplied); break;
    case Heap::Revealed: heap = ofAll(revealed); break;
    case Heap::YourRevealed: heap = revealed(card.you); break;
    case Heap::Supply: heap = w.dice(Spot::Supply); break;
    case Heap::InPlay: heap = w.unclaimed() | ofAll(held); break;
    case Heap::Anywhere: heap = Dice::all().without(w.dice(Spot::Locked)); break;
    case Heap::JustRolled: break;  // not one of the clue dice
  }
  heap = matching(w, heap, dice.filter);
  if (dice.filter.paidByTop && card.type != Symbol::None) {
    const CardId top = w.pile(card.type).topDiscard();
    if (top == CardId::None) return {};
    heap = payable(w, heap, now.cards.of(top).worth()).without(w.showing(Symbol::Wild));
  }
  return heap;
}

/// The lowest of an Agent's claimed dice. One behind a shield has no number that counts in the open (SECRET-34), so
/// that then all are alike.  WSP-04, WSP-05
static Dice lowestClaimed(const World& world, Dice dice) {
  return (dice & world.hidden).empty() ? lowest(world, dice) : dice;
}

Dice candidates(const Situation& now, const Effect& effect, const CarryOut& card) {
  const World& w = now.world;
  const auto& wanted = effect.as<DieWanted>();
  Dice open = Doing::diceFor(now, wanted, card);
  if (wanted.another) open = open.without(card.die);
  if (!byProtocol(w, effect.by)) return open;
  for (const Spot spot : {Spot::Leads, Spot::Field})  // WSP-02, WSP-03
    if (!(open & w.dice(spot)).empty()) return lowest(w, open & w.dice(spot));
  for (const Seat seat : w.clockwise(w.firstAgent)) {  // WSP-05
    if (w.isAgent(seat) && !(open & w.agent(seat).claimed).empty())
      return lowestClaimed(w, open & w.agent(seat).claimed);
  }
  return lowest(w, open);
}

// ---- Agents ---------------------------------------------------------------------------------------------------------

/// Whether an Agent may be chosen, leaving Standard Protocol aside.
static bool fits(const World& w, const Effect& effect, const CarryOut& card, Seat seat) {
  if (!w.isFree(seat)) return false;  // RULING-23, RULING-25
  const AgentFilters only = effect.part<AgentsWanted>()->filters;
  const Seat chooser = effect.by == Who::Them ? card.them : card.you;
  if (only.has(AgentFilter::Other) && seat == chooser) return false;  // FAQ-06
  if (only.has(AgentFilter::Here) && w.agent(seat).at != w.agent(card.you).at) return false;
  if (only.has(AgentFilter::InField) && !w.inField(seat)) return false;
  if (only.has(AgentFilter::Standing) && !w.isUp(seat)) return false;
  if (only.has(AgentFilter::HasClaimed) && w.agent(seat).claimed.empty()) return false;  // RULING-59
  if (only.has(AgentFilter::InWarehouse) && w.inField(seat)) return false;
  if (only.has(AgentFilter::Down) && w.isUp(seat)) return false;
  return !only.has(AgentFilter::HasCards) || w.agent(seat).handSize() > 0;
}

/// Keeps those who hold the most cards, or the fewest, if only they may be chosen.
static void keepByHand(const World& w, AgentFilters only, Few<Seat, kMaxPlayers>& found) {
  const bool most = only.has(AgentFilter::MostCards);
  if (found.empty() || (!most && !only.has(AgentFilter::FewestCards))) return;
  const auto size = [&](Seat seat) { return most ? -w.agent(seat).handSize() : w.agent(seat).handSize(); };
  const int best = size(*std::ranges::min_element(found, {}, size));
  Few<Seat, kMaxPlayers> kept;
  for (const Seat seat : found)
    if (size(seat) == best) kept.push(seat);
  found = kept;
}

/// Whether any Agent may be chosen.
bool anyFits(const World& w, const Effect& effect, const CarryOut& card) {
  return std::ranges::any_of(w.seats(), [&](Seat seat) { return fits(w, effect, card, seat); });
}

Few<Seat, kMaxPlayers> eligible(const Situation& now, const Effect& effect, const CarryOut& card) {
  const World& w = now.world;
  Few<Seat, kMaxPlayers> found;
  for (const Seat seat : w.clockwise(w.firstAgent))
    if (fits(w, effect, card, seat)) found.push(seat);
  keepByHand(w, effect.part<AgentsWanted>()->filters, found);
  if (byProtocol(w, effect.by) && found.size() > 1) found.shrink(1);  // WSP-06, WSP-07
  return found;
}

}  // namespace w13
