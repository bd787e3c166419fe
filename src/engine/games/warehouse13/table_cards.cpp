// How cards move between piles, hands and the middle of the table.

#include "engine/games/warehouse13/table.h"

#include <algorithm>
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

}  // namespace

/// All discards become the draw pile, shuffled; nobody knows any of them any more.  PILE-02, PILE-03
template <int N>
bool Table::refillTray(Tray<N>& tray) {
  if (tray.discardSize() == 0) return false;
  while (tray.discardSize() > 0) tray.putOnTop(tray.takeTopDiscard());
  for (int place = 0; place < tray.drawSize(); ++place) world_.knows[tray.drawAt(place)] = {};
  shuffleDraw(tray, chance_);
  return true;
}

template <int N>
CardId Table::takeFrom(Tray<N>& tray, Pile pile) {
  if (tray.drawSize() == 0) {
    if (!refillTray(tray)) return CardId::None;
    tell(Happened::PileRefilled, Seat::Table, {}, index(pile));
  }
  return tray.takeTop();
}

// ---- Traits -----------------------------------------------------------------------------------------------------

void Table::refill(Symbol type) {
  if (refillTray(world_.traits[type])) tell(Happened::PileRefilled, Seat::Table, of(type), index(type));
}

CardId Table::takeTrait(Symbol type) { return takeFrom(world_.traits[type], kAllPiles[index(type)]); }

CardId Table::drawTrait(Seat seat, Symbol type) {
  const CardId card = takeTrait(type);
  if (card == CardId::None) return card;
  if (cards.of(card).kind == Kind::Calamity) {
    world_.calamities.push(card);
    tell(Happened::CardTurnedUp, seat, of(card));
  } else {
    giveToHand(seat, card, seat, type);
  }
  return card;
}

CardId Table::takeTopDiscard(Symbol type) { return world_.traits[type].takeTopDiscard(); }

CardId Table::drawAside(Seat seat, Symbol type, bool harmless) {
  const CardId card = takeTrait(type);
  if (card == CardId::None) return card;
  if (cards.of(card).kind == Kind::Calamity) {
    tell(Happened::CardTurnedUp, seat, of(card));
    if (harmless) discard(card);
    else world_.calamities.push(card);
  } else {
    world_.knows[card] |= seat;
    world_.aside.push({card, seat});
    tell(Happened::CardDrawn, seat, of(card), index(type), seat);
  }
  return card;
}

int Table::layTopAside(Seat seat, Symbol type, int count) {
  const int laid = std::min({count, world.pile(type).drawSize(), world.aside.kCapacity - world.aside.size()});
  for (int left = laid; left > 0; --left) {
    const CardId card = world_.traits[type].takeTop();
    world_.knows[card] = seat;  // whoever knew one of them does not know where it lies then
    world_.aside.push({card, seat});
  }
  if (laid > 0) tell(Happened::TopLookedAt, seat, of(type), laid);
  return laid;
}

void Table::takeAside(Owned laid, Symbol from) {
  world_.aside.remove(laid);
  giveToHand(laid.seat, laid.card, laid.seat, from);
}

void Table::putBackAside(Owned laid, Symbol type) {
  world_.aside.remove(laid);
  world_.traits[type].putOnTop(laid.card);
}

void Table::handAside(Owned laid, Seat to) {
  agent(laid.seat).hand.push(laid.card);
  hand(laid.seat, to, laid.card);
  world_.aside.remove(laid);
}

// Who has been Bronzed since holds no cards.
void Table::keepAside(Seat seat, int from) {
  for (int place = from; place < world.aside.size(); ++place) {
    const CardId card = world.aside[place].card;
    if (world.isFree(seat)) agent(seat).hand.push(card);
    else discard(card);
  }
  world_.aside.shrink(from);
}

CardId Table::turnUpTrait(Symbol type) {
  const CardId card = takeTrait(type);
  if (card == CardId::None) return card;
  tell(Happened::CardTurnedUp, Seat::Table, of(card));
  if (cards.of(card).kind == Kind::Calamity) world_.calamities.push(card);
  else discard(card);
  return card;
}

CardId Table::takeCalamity(int place) {
  const CardId card = world_.calamities.take(place);
  world_.playing.push(card);
  return card;
}

void Table::sealGift(CardId card) { world_.gift = card; }

void Table::giveToHand(Seat seat, CardId card, SeatSet known, Symbol from) {
  world_.knows[card] |= known;
  agent(seat).hand.push(card);
  tell(Happened::CardDrawn, seat, of(card), index(from), known);
}

void Table::discard(CardId card, Seat from) {
  const Design& design = cards.of(card);
  world_.knows[card] = {};
  switch (design.kind) {
    case Kind::Trait:
    case Kind::Calamity: world_.traits[design.type].discard(card); break;  // PILE-01
    case Kind::Traitor: world_.traitorDeck.discard(card); break;
    case Kind::Consequence: world_.consequences.discard(card); break;
    case Kind::Ping: world_.pings.discard(card); break;
    case Kind::Plot: world_.plots.discard(card); break;
    default: break;  // the box
  }
  tell(Happened::CardDiscarded, from, of(card));
}

/// Copies of a card are alike: if one leaves a hand, whoever knew of one there thinks of that one.  SECRET-45
void Table::leavesHand(Seat seat, CardId card) {
  SeatSet fooled = SeatSet::all().without(world.knows[card]).without(seat);
  for (const CardId held : world.agent(seat).hand) {
    if (held == card || cards.designOf(held) != cards.designOf(card)) continue;
    SeatSet& known = world_.knows[held];
    const SeatSet now = known.without(fooled);
    fooled = fooled.without(known);
    known = now;
  }
}

void Table::discardFromHand(Seat seat, CardId card) {
  leavesHand(seat, card);
  if (!agent(seat).hand.remove(card)) world_.traitor.hand.remove(card);
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
  const auto forget = [&](CardId held) { world_.knows[held] = world.knows[held] & both; };
  for (const CardId held : agent(from).hand) forget(held);
  for (const Owned& laid : world.aside)  // any of those may have been the one
    if (laid.seat == from) forget(laid.card);
  agent(from).hand.remove(card);
  world_.knows[card] = both;
  agent(to).hand.push(card);
  tell(Happened::CardHanded, from, of(card), index(to), both);
}

// Both know all of it from then on; what a third seat knew of a hand, it knows of its new place.
void Table::swapHands(Seat one, Seat other) {
  const SeatSet both = SeatSet(one) | SeatSet(other);
  for (const Seat seat : both)
    for (const CardId held : agent(seat).hand) world_.knows[held] |= both;
  std::swap(agent(one).hand, agent(other).hand);
  std::swap(agent(one).stress, agent(other).stress);
  tell(Happened::HandsSwapped, one, {}, index(other));
}

void Table::play(Seat seat, CardId card) {
  if (cards.of(card).kind == Kind::Traitor) {
    world_.traitor.hand.remove(card);
  } else if (agent(seat).bag == card) {
    agent(seat).bag = CardId::None;
  } else {
    leavesHand(seat, card);
    agent(seat).hand.remove(card);
  }
  world_.playing.push(card);
  world_.knows[card] = SeatSet::all();
  tell(Happened::CardPlayed, seat, of(card));
}

void Table::layOpen(Seat seat, CardId card) {
  leavesHand(seat, card);
  agent(seat).hand.remove(card);
  world_.playing.push(card);
  world_.knows[card] = SeatSet::all();
  tell(Happened::CardTurnedUp, seat, of(card));
}

void Table::turnUp(CardId card) {
  world_.playing.push(card);
  world_.knows[card] = SeatSet::all();
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
  if (!world_.playing.remove(card)) {
    const int place = placeOf(world.staying, card);
    if (place < 0) return;
    world_.staying.take(place);
  }
  discard(card);
}

void Table::stash(Seat seat, CardId card) {
  if (!world_.playing.remove(card)) return;
  Agent& owner = agent(seat);
  if (owner.bag != CardId::None) discard(owner.bag);  // PRINT-15
  owner.bag = card;
  tell(Happened::CardStored, seat, of(card));
}

void Table::putUnderPile(CardId card) {
  if (!world_.playing.remove(card)) return;
  world_.traits[cards.of(card).type].putUnder(card);
  tell(Happened::CardGone, Seat::Table, of(card));
}

void Table::takeBackPlayed(CardId card, Seat seat) {
  if (!world_.playing.remove(card)) return;
  agent(seat).hand.push(card);
  tell(Happened::CardGone, seat, of(card));
}

// ---- Stress -----------------------------------------------------------------------------------------------------

void Table::drawStress(Seat seat) {
  if (world.stressDeck == 0) return end(Winner::Traitor, Ending::StressRanOut);  // BED-02, CLEAN-07
  --world_.stressDeck;
  if (agent(seat).stress < cards.game.handLimit) ++agent(seat).stress;  // HAND-04: any further one goes to the box
  tell(Happened::StressDrawn, seat, {}, 1);
}

void Table::returnStress(Seat seat, int count) {
  agent(seat).stress -= count;
  world_.stressDeck += count;
  tell(Happened::StressReturned, seat, {}, count);
}

void Table::loseHand(Seat seat, bool toBox) {
  Agent& loser = agent(seat);
  if (toBox) {
    for (const CardId card : loser.hand) world_.knows[card] = {};
  } else {
    for (const CardId card : loser.hand) discard(card);
    world_.stressDeck += loser.stress;
  }
  loser.hand.clear();
  loser.stress = 0;
  if (loser.bag != CardId::None) {
    if (!toBox) discard(loser.bag);
    loser.bag = CardId::None;
  }
}

// ---- other piles ------------------------------------------------------------------------------------------------

CardId Table::takeTraitorCard() { return takeFrom(world_.traitorDeck, Pile::Traitor); }
CardId Table::takePlot() { return takeFrom(world_.plots, Pile::Plot); }
CardId Table::takePing() { return takeFrom(world_.pings, Pile::Ping); }
CardId Table::takeConsequence() { return takeFrom(world_.consequences, Pile::Consequence); }

void Table::drawTraitorCard() {
  const CardId card = takeTraitorCard();
  if (card == CardId::None) return;
  world_.knows[card] = world.traitor.seat;
  world_.traitor.hand.push(card);
  tell(Happened::CardDrawn, world.traitor.seat, of(card), index(Pile::Traitor), world.traitor.seat);
}

}  // namespace w13
