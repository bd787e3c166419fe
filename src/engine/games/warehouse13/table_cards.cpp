// How cards move between piles, hands and the middle of the table.

#include "engine/games/warehouse13/table.h"

#include <utility>

namespace w13 {

using kernel::ChanceOf;

namespace {

template <int N>
void shuffleDraw(Tray<N>& tray, kernel::Chance& chance) {
  for (int left = tray.drawSize(); left > 1; --left) {
    const int other = chance.pick(left, ChanceOf::Shuffle);
    const CardId last = tray.drawAt(left - 1);
    tray.setDraw(left - 1, tray.drawAt(other));
    tray.setDraw(other, last);
  }
}

/// All discards become the draw pile, shuffled; nobody knows any of them any more.  PILE-02, PILE-03
template <int N>
bool refillTray(Tray<N>& tray, World& world, kernel::Chance& chance) {
  if (tray.discardSize() == 0) return false;
  while (tray.discardSize() > 0) tray.putOnTop(tray.takeTopDiscard());
  for (int place = 0; place < tray.drawSize(); ++place) world.knows[tray.drawAt(place)] = {};
  shuffleDraw(tray, chance);
  return true;
}

template <int N>
CardId takeFrom(Tray<N>& tray, Table& t, Pile pile) {
  if (tray.drawSize() == 0) {
    if (!refillTray(tray, t.world, t.chance())) return CardId::None;
    t.tell(Happened::PileRefilled, Seat::Table, {}, index(pile));
  }
  return tray.takeTop();
}

}  // namespace

// ---- Traits -----------------------------------------------------------------------------------------------------

void Table::refill(Symbol type) {
  if (refillTray(world.traits[type], world, chance_)) tell(Happened::PileRefilled, Seat::Table, of(type), index(type));
}

CardId Table::takeTrait(Symbol type) { return takeFrom(world.traits[type], *this, static_cast<Pile>(type)); }

CardId Table::drawTrait(Seat seat, Symbol type) {
  const CardId card = takeTrait(type);
  if (card == CardId::None) return card;
  if (cards.of(card).kind == Kind::Calamity) {
    world.calamities.push(card);
    tell(Happened::CardTurnedUp, seat, of(card));
  } else {
    giveToHand(seat, card, seat, type);
  }
  return card;
}

CardId Table::takeTopDiscard(Symbol type) { return world.traits[type].takeTopDiscard(); }

void Table::giveToHand(Seat seat, CardId card, SeatSet known, Symbol from) {
  world.knows[card] |= known;
  agent(seat).hand.push(card);
  tell(Happened::CardDrawn, seat, of(card), index(from), known);
}

void Table::discard(CardId card, Seat from) {
  const Design& design = cards.of(card);
  world.knows[card] = {};
  switch (design.kind) {
    case Kind::Trait:
    case Kind::Calamity: world.traits[design.type].discard(card); break;  // PILE-01
    case Kind::Traitor: world.traitorDeck.discard(card); break;
    case Kind::Consequence: world.consequences.discard(card); break;
    case Kind::Ping: world.pings.discard(card); break;
    case Kind::Plot: world.plots.discard(card); break;
    default: break;  // the box
  }
  tell(Happened::CardDiscarded, from, of(card));
}

/// Copies of a card are alike: if one leaves a hand, whoever knew of one there thinks of that one.  SECRET-45
static void leavesHand(World& world, const Catalog& cards, Seat seat, CardId card) {
  SeatSet fooled = SeatSet::all().without(world.knows[card]).without(seat);
  for (const CardId held : world.agent(seat).hand) {
    if (held == card || cards.designOf(held) != cards.designOf(card)) continue;
    SeatSet& known = world.knows[held];
    const SeatSet now = known.without(fooled);
    fooled = fooled.without(known);
    known = now;
  }
}

void Table::discardFromHand(Seat seat, CardId card) {
  leavesHand(world, cards, seat, card);
  if (!agent(seat).hand.remove(card)) world.traitor.hand.remove(card);
  discard(card, seat);
}

void Table::discardRandom(Seat seat) {
  Hand& hand = agent(seat).hand;
  chance_.about(of(seat));
  discardFromHand(seat, hand[chance_.pick(hand.size(), ChanceOf::Card)]);
}

void Table::hand(Seat from, Seat to, CardId card) {
  // Giver and receiver know the card; whoever knew a card of the giver no longer knows where it is.  SECRET-45
  const SeatSet both = SeatSet(from) | SeatSet(to);
  const auto forget = [&](CardId held) { world.knows[held] = world.knows[held] & both; };
  for (const CardId held : agent(from).hand) forget(held);
  for (const Owned& laid : world.aside)  // any of those may have been the one
    if (laid.seat == from) forget(laid.card);
  agent(from).hand.remove(card);
  world.knows[card] = both;
  agent(to).hand.push(card);
  tell(Happened::CardHanded, from, of(card), index(to), both);
}

void Table::play(Seat seat, CardId card) {
  if (cards.of(card).kind == Kind::Traitor) {
    world.traitor.hand.remove(card);
  } else if (agent(seat).bag == card) {
    agent(seat).bag = CardId::None;
  } else {
    leavesHand(world, cards, seat, card);
    agent(seat).hand.remove(card);
  }
  world.playing.push(card);
  world.knows[card] = SeatSet::all();
  tell(Happened::CardPlayed, seat, of(card));
}

void Table::layOpen(Seat seat, CardId card) {
  leavesHand(world, cards, seat, card);
  agent(seat).hand.remove(card);
  world.playing.push(card);
  world.knows[card] = SeatSet::all();
  tell(Happened::CardTurnedUp, seat, of(card));
}

void Table::turnUp(CardId card) {
  world.playing.push(card);
  world.knows[card] = SeatSet::all();
  tell(Happened::CardTurnedUp, Seat::Table, of(card));
}

namespace {

/// The place of a card among those that belong to somebody; -1 if it is not there.
int placeOf(const Few<Owned, 8>& cards, CardId card) {
  for (int place = 0; place < cards.size(); ++place)
    if (cards[place].card == card) return place;
  return -1;
}

}  // namespace

void Table::putAway(CardId card) {
  if (!world.playing.remove(card)) {
    const int place = placeOf(world.staying, card);
    if (place < 0) return;
    world.staying.take(place);
  }
  discard(card);
}

void Table::stash(Seat seat, CardId card) {
  if (!world.playing.remove(card)) return;
  Agent& owner = agent(seat);
  if (owner.bag != CardId::None) discard(owner.bag);  // PRINT-15
  owner.bag = card;
  tell(Happened::CardStored, seat, of(card));
}

void Table::putUnderPile(CardId card) {
  if (!world.playing.remove(card)) return;
  world.traits[cards.of(card).type].putUnder(card);
  tell(Happened::CardGone, Seat::Table, of(card));
}

void Table::takeBackPlayed(CardId card, Seat seat) {
  if (!world.playing.remove(card)) return;
  agent(seat).hand.push(card);
  tell(Happened::CardGone, seat, of(card));
}

// ---- Stress -----------------------------------------------------------------------------------------------------

void Table::drawStress(Seat seat) {
  if (world.stressDeck == 0) return end(Winner::Traitor, Ending::StressRanOut);  // BED-02, CLEAN-07
  --world.stressDeck;
  if (agent(seat).stress < kHandLimit) ++agent(seat).stress;  // HAND-04: any further one goes to the box
  tell(Happened::StressDrawn, seat, {}, 1);
}

void Table::returnStress(Seat seat, int count) {
  agent(seat).stress = static_cast<std::uint8_t>(agent(seat).stress - count);
  world.stressDeck = static_cast<std::uint8_t>(world.stressDeck + count);
  tell(Happened::StressReturned, seat, {}, count);
}

void Table::loseHand(Seat seat, bool toBox) {
  Agent& loser = agent(seat);
  if (toBox) {
    for (const CardId card : loser.hand) world.knows[card] = {};
  } else {
    for (const CardId card : loser.hand) discard(card);
    world.stressDeck = static_cast<std::uint8_t>(world.stressDeck + loser.stress);
  }
  loser.hand.clear();
  loser.stress = 0;
  if (loser.bag != CardId::None) {
    if (!toBox) discard(loser.bag);
    loser.bag = CardId::None;
  }
}

// ---- Traitor cards, Plots, Pings, Consequences ------------------------------------------------------------------

CardId Table::takeTraitorCard() { return takeFrom(world.traitorDeck, *this, Pile::Traitor); }
CardId Table::takePlot() { return takeFrom(world.plots, *this, Pile::Plot); }
CardId Table::takePing() { return takeFrom(world.pings, *this, Pile::Ping); }

void Table::drawTraitorCard() {
  const CardId card = takeTraitorCard();
  if (card == CardId::None) return;
  world.knows[card] = world.traitor.seat;
  world.traitor.hand.push(card);
  tell(Happened::CardDrawn, world.traitor.seat, of(card), index(Pile::Traitor), world.traitor.seat);
}

void Table::turnUpConsequence(bool stays) {
  const CardId card = takeFrom(world.consequences, *this, Pile::Consequence);
  if (card == CardId::None) return;
  world.knows[card] = SeatSet::all();
  tell(Happened::ConsequenceTurnedUp, Seat::Table, of(card));
  if (stays) return keepConsequence(card);
  world.faceUp.push(card);
  enforce(card, false);  // RULING-21: ongoing text at once, permanent marks later
}

void Table::keepConsequence(CardId card) {
  world.faceUp.remove(card);
  world.inForce.push(card);
  tell(Happened::ConsequenceStays, Seat::Table, of(card));
  enforce(card, true);
  carryOut(card, When::Lost, world.firstAgent);
}

void Table::dropConsequence(CardId card, bool discarded) {
  world.faceUp.remove(card);
  world.inForce.remove(card);
  lift(card);
  if (discarded) discard(card);
}

void Table::enforce(CardId card, bool marks) {
  const Design& design = cards.of(card);
  for (int entry = 0; entry < design.standingCount; ++entry) {
    const std::size_t number = static_cast<std::size_t>(design.firstStanding + entry);
    const Standing& rule = cards.standing[number];
    if ((rule.mark && !marks) || (rule.whammy && !world.whammied)) continue;
    world.standing.set(number);
    if (rule.query == Query::SnagPlace) placeSnag(rule.place, rule.amount.number);
  }
}

void Table::lift(CardId card) {
  const Design& design = cards.of(card);
  for (int entry = 0; entry < design.standingCount; ++entry) {
    const std::size_t number = static_cast<std::size_t>(design.firstStanding + entry);
    const Standing& rule = cards.standing[number];
    if (rule.query == Query::SnagPlace && world.standing.test(number)) placeSnag(rule.place, -1);  // RULING-57
    world.standing.reset(number);
  }
}

void Table::stay(CardId card, Seat seat) {
  world.playing.remove(card);
  world.staying.push({card, seat});
  enforce(card, true);
}

Few<Owned, 8> Table::endStays(Stays stays) {
  Few<Owned, 8> ended;
  for (int place = world.staying.size(); place-- > 0;) {
    const Owned gone = world.staying[place];
    if (cards.of(gone.card).stays != stays) continue;
    lift(gone.card);
    world.staying.take(place);
    if (cards.of(gone.card).kind == Kind::Ability) continue;  // it lies with its Agent
    world.playing.push(gone.card);
    ended.push(gone);
  }
  return ended;
}

void Table::useAbility(Seat seat, Slot slot) {
  Agent& user = agent(seat);
  if (slot == Slot::Episode || slot == Slot::Season)
    user.usedSlots = static_cast<std::uint8_t>(user.usedSlots | (1u << static_cast<unsigned>(slot)));  // CARD-15
  tell(Happened::AbilityUsed, seat, of(cards.abilityCard(user.who, slot)));
}

}  // namespace w13
