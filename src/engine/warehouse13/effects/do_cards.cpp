// What cards do with cards: drawing, discarding, handing over, Stress, the willing transfer.

#include "engine/warehouse13/effects/doing.h"

#include <algorithm>

namespace w13 {

namespace {

constexpr std::uint16_t id(Ask ask) { return static_cast<std::uint16_t>(ask); }
const Effect& effectOf(const Situation& now, const CarryOut& card) { return now.cards.effect(card.at); }

/// The pile a step is about: its own, or the one chosen.
Symbol pileFor(const Effect& e, const CarryOut& card) { return e.type != Symbol::None ? e.type : card.type; }

CarryOut next(CarryOut card) {
  ++card.at;
  return card;
}

bool mayHold(const World& w, Seat seat) { return seat != Seat::Table && w.isFree(seat); }

/// A card that was laid aside goes to another Agent.
void giveAside(Table& t, Seat to, CardId card) {
  World& w = t.world;
  w.aside.remove(card);
  w.agents[static_cast<std::size_t>(index(w.asideOf))].hand.push(card);
  t.hand(w.asideOf, to, card);
  t.run(HandLimit{to});
}

}  // namespace

// ---- drawing ----------------------------------------------------------------------------------------------------

void doDraw(const Doing& d) {
  if (d.effect.who == Who::Adversary) {
    if (!d.t.world.traitor.revealed) return d.goOn();
    for (int drawn = 0; drawn < d.amount() && !d.t.world.traitor.hand.full(); ++drawn) d.t.drawTraitorCard();
    return d.goOnAfter(TraitorHandLimit{});
  }
  const Seat seat = d.who();
  const Symbol type = pileFor(d.effect, d.card);
  if (type == Symbol::None || !mayHold(d.t.world, seat) || !mayDraw(d.t.now(), seat, type)) return d.unable();
  const Seat challenger = d.t.world.isAgent(d.card.you) ? d.card.you : seat;  // RULING-09
  d.goOnAfter(DrawTraits{seat, challenger, type, static_cast<std::uint8_t>(std::max(0, d.amount()))});
}

void doDrawAside(const Doing& d) {
  const Symbol type = pileFor(d.effect, d.card);
  if (type == Symbol::None || !mayHold(d.t.world, d.who()) || !mayDraw(d.t.now(), d.who(), type)) return d.unable();
  d.t.world.challengeWon = true;
  d.t.run(DrawAsideNow{d.card});
  if (!d.t.world.obstacleOn(pileOf(type)).none()) d.t.run(ClearPlace{d.card.you, pileOf(type)});
}

void resume(const DrawAsideNow& step, Table& t) {
  World& w = t.world;
  if (!w.challengeWon) return;  // OBST-14, OBST-15: the card is discarded all the same
  const Effect& e = t.cards.effect(step.card.at);
  const Seat seat = Doing::seatFor(w, step.card, e.who);
  const Symbol type = pileFor(e, step.card);
  w.aside.clear();
  w.asideOf = seat;
  const int count = amount(t.now(), e.amount, step.card.you, step.card.number);
  for (int drawn = 0; drawn < count && !w.aside.full(); ++drawn) {
    const CardId card = t.takeTrait(type);
    if (card == CardId::None) break;
    if (t.cards.of(card).kind == Kind::Calamity) {
      t.tell(Happened::CardTurnedUp, seat, of(card));
      if (e.free || w.calamities.full()) t.discard(card);  // PRINT-04
      else w.calamities.push(card);
      continue;
    }
    w.knows[static_cast<std::size_t>(index(card))] |= seat;
    w.aside.push(card);
    t.tell(Happened::CardDrawn, seat, of(card), index(type), seat);
  }
  t.run(next(step.card), KeepAside{seat});
}

// What is left aside goes to the hand of who drew it.
void resume(const KeepAside& step, Table& t) {
  World& w = t.world;
  for (const CardId card : w.aside) w.agents[static_cast<std::size_t>(index(step.seat))].hand.push(card);
  w.aside.clear();
  w.asideOf = Seat::Table;
  t.run(ResolveCalamities{step.seat}, HandLimit{step.seat});
}

void doHandOver(const Doing& d) {
  const int laid = d.t.world.aside.size();  // public, as the draw was
  if (laid == 0 || !mayHold(d.t.world, d.card.you)) return d.unable();
  d.goOn();
  if (laid <= d.amount())  // all of them: there is nothing to choose
    while (!d.t.world.aside.empty()) giveAside(d.t, d.card.you, d.t.world.aside[0]);
  else
    for (int left = d.amount(); left > 0; --left) d.t.run(HandOver{d.card});
}

void ask(const HandOver&, const Situation& now, Decision& d) {
  if (now.world.aside.empty()) return;
  d.ask(now.world.asideOf, id(Ask::HandOver), "PRINT-03"_rule, Openness::Secret);
  for (const CardId card : now.world.aside) d.offer(choice(verb::Give, of(card)));
}

void answer(const HandOver& q, Table& t, Choice c) { giveAside(t, q.card.you, cardOf(c.noun)); }

void doTakeTop(const Doing& d) {
  const Symbol type = pileFor(d.effect, d.card);
  const Seat seat = d.who();
  if (type == Symbol::None || !mayHold(d.t.world, seat)) return d.unable();  // taking what lies open is no draw
  const CardId top = d.t.world.pile(type).topDiscard();
  if (top == CardId::None || d.t.cards.of(top).kind == Kind::Calamity) return d.unable();  // PILE-06
  for (int left = d.amount(); left > 0; --left) {
    const CardId next = d.t.world.pile(type).topDiscard();
    if (next == CardId::None || d.t.cards.of(next).kind == Kind::Calamity) break;
    d.t.giveToHand(seat, d.t.takeTopDiscard(type), SeatSet::all(), type);
  }
  d.goOnAfter(HandLimit{seat});
}

void doDigForCalamity(const Doing& d) {
  World& w = d.t.world;
  const Symbol type = pileFor(d.effect, d.card);
  if (type == Symbol::None) return d.unable();
  for (int left = w.pile(type).drawSize() + w.pile(type).discardSize(); left > 0; --left) {
    const CardId card = d.t.takeTrait(type);
    if (card == CardId::None) break;
    d.t.tell(Happened::CardTurnedUp, Seat::Table, of(card));
    if (d.t.cards.of(card).kind == Kind::Calamity) {
      w.calamities.push(card);
      break;
    }
    d.t.discard(card);
  }
  d.goOnAfter(ResolveCalamities{d.card.you});
}

void doShuffleDiscards(const Doing& d) {
  for (const Symbol type : kTypes) d.t.refill(type);
  d.goOn();
}

// ---- discarding -------------------------------------------------------------------------------------------------

void doDiscard(const Doing& d) {
  World& w = d.t.world;
  const Seat seat = d.who();
  if (!mayHold(w, seat) || w.agent(seat).handSize() == 0) return d.unable();
  const int count = d.amount();
  if (!d.effect.random) return d.t.run(DiscardTraits{d.card, static_cast<std::uint8_t>(std::max(0, count)), false});
  if (w.agent(seat).hand.size() < count && !d.effect.upTo) {  // CARD-29
    d.t.pick(1, kernel::ChanceOf::Card);  // drawn from the hand all the same, so that the attempt tells no more
    d.t.tell(Happened::CouldNot, seat);
    return d.unable();
  }
  for (int left = std::min(count, w.agent(seat).hand.size()); left > 0; --left) d.t.discardRandom(seat);
  d.goOn();
}

// Everybody with a card in hand is asked, so that being asked tells nothing of the split.  RULING-59
void ask(const DiscardTraits& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  const Seat seat = Doing::seatFor(now.world, q.card, e.who);
  d.ask(seat, id(Ask::DiscardTraits), "RULING-59"_rule, Openness::Secret);
  const Hand& hand = now.world.agent(seat).hand;
  const bool enough = e.upTo || hand.size() >= q.left;
  if (enough)
    for (const CardId card : hand) d.offer(choice(verb::Discard, of(card)));
  if (e.upTo) d.offer(choice(verb::Decline));
  else if (!enough) d.offer(choice(verb::Cannot));
}

void answer(const DiscardTraits& q, Table& t, Choice c) {
  const Effect& e = t.cards.effect(q.card.at);
  const Seat seat = Doing::seatFor(t.world, q.card, e.who);
  if (c.verb == verb::Cannot) {
    t.tell(Happened::CouldNot, seat);
    return unable(t, e, q.card);
  }
  if (c.verb == verb::Discard) {
    t.discardFromHand(seat, cardOf(c.noun));
    const bool more = q.left > 1 && t.world.agent(seat).handSize() > 0;
    if (more) return t.run(DiscardTraits{q.card, static_cast<std::uint8_t>(q.left - 1), true});
  } else if (!q.begun) {
    return unable(t, e, q.card);  // declined altogether
  }
  t.run(next(q.card));
}

// ---- Stress -----------------------------------------------------------------------------------------------------

void doDrawStress(const Doing& d) {
  const Seat seat = d.who();
  if (!mayHold(d.t.world, seat)) return d.unable();
  const int count = w13::amount(d.t.now(), d.effect.amount, seat, d.card.number);
  d.goOnAfter(DrawStress{seat, static_cast<std::uint8_t>(std::max(0, count))});
}

void doReturnStress(const Doing& d) {
  const Seat seat = d.who();
  if (!mayHold(d.t.world, seat) || d.t.world.agent(seat).handSize() == 0) return d.unable();
  d.t.run(ReturnStressBy{d.card});
}

void ask(const ReturnStressBy& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  const Seat seat = Doing::seatFor(now.world, q.card, e.who);
  const int most = amount(now, e.amount, q.card.you, q.card.number);
  const int held = now.world.agent(seat).stress;
  d.ask(seat, id(Ask::ReturnStress), "RULING-59"_rule, Openness::Secret);
  for (int count = e.upTo ? 0 : most; count <= std::min(most, held); ++count)
    d.offer(choice(verb::Return, nounOf(Thing::Number, count)));
  if (!e.upTo && held < most) d.offer(choice(verb::Cannot));
}

void answer(const ReturnStressBy& q, Table& t, Choice c) {
  const Effect& e = t.cards.effect(q.card.at);
  const Seat seat = Doing::seatFor(t.world, q.card, e.who);
  if (c.verb == verb::Cannot) {
    t.tell(Happened::CouldNot, seat);
    return unable(t, e, q.card);
  }
  if (c.noun.index > 0) t.returnStress(seat, c.noun.index);
  t.run(next(q.card));
}

// ---- where played cards go --------------------------------------------------------------------------------------

void doStash(const Doing& d) {
  if (!d.t.world.playing.has(d.card.card)) return d.unable();
  if (d.effect.stash == Stashed::Bag) d.t.stash(d.card.you, d.card.card);
  else d.t.putUnderPile(d.card.card);
  d.goOn();
}

// ---- the willing transfer: RULING-49 ----------------------------------------------------------------------------

void doTransfer(const Doing& d) { d.t.run(OfferTransfer{d.card}); }

void ask(const OfferTransfer& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  const Passing passing = effectOf(now, q.card).passing;
  d.ask(q.card.you, id(Ask::OfferTransfer), "PRINT-02"_rule, Openness::Public);
  for (int at = 0; at < w.players; ++at) {
    const Seat seat = seatAt(at);
    if (seat == q.card.you || !w.isFree(seat)) continue;
    if (passing != Passing::Take && w.agent(q.card.you).handSize() > 0) d.offer(choice(verb::Give, of(seat)));
    if (passing != Passing::Give && w.agent(seat).handSize() > 0) d.offer(choice(verb::Take, of(seat)));
  }
}

void answer(const OfferTransfer& q, Table& t, Choice c) {
  CarryOut card = q.card;
  card.them = seatOf(c.noun);
  if (c.verb == verb::Take) return t.run(AnswerTransfer{card, true});
  t.world.aside.clear();
  t.world.asideOf = card.you;
  t.run(PickGift{card}, AnswerTransfer{card, false});
}

void ask(const PickGift& q, const Situation& now, Decision& d) {
  d.ask(q.card.you, id(Ask::HandOver), "PRINT-02"_rule, Openness::Secret);
  for (const CardId card : now.world.agent(q.card.you).hand) d.offer(choice(verb::Give, of(card)));
  d.offer(choice(verb::Decline));
}

void answer(const PickGift&, Table& t, Choice c) {
  if (c.verb == verb::Give) t.world.aside.push(cardOf(c.noun));  // sealed; it leaves the hand once accepted
}

// The partner consents, in private; for a take the partner picks the card.
void ask(const AnswerTransfer& q, const Situation& now, Decision& d) {
  d.ask(q.card.them, id(Ask::AnswerTransfer), "RULING-49"_rule, Openness::Secret);
  if (q.take)
    for (const CardId card : now.world.agent(q.card.them).hand) d.offer(choice(verb::Give, of(card)));
  else d.offer(choice(verb::Accept));
  d.offer(choice(verb::Refuse));
}

void answer(const AnswerTransfer& q, Table& t, Choice c) {
  World& w = t.world;
  const bool picked = q.take || !w.aside.empty();
  if (c.verb == verb::Refuse || !picked) {
    w.aside.clear();
    t.takeBackPlayed(q.card.card, q.card.you);
    return;
  }
  if (q.take) t.hand(q.card.them, q.card.you, cardOf(c.noun));
  else t.hand(q.card.you, q.card.them, w.aside[0]);
  w.aside.clear();
  t.run(HandLimit{q.take ? q.card.you : q.card.them}, next(q.card));
}

}  // namespace w13
