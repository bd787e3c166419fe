// What cards do with cards: drawing, discarding, handing over, Stress, the willing transfer.

#include "engine/games/warehouse13/effects/doing.h"

#include <algorithm>

namespace w13 {

namespace {

/// The pile a step is about: its own, or the one chosen.
Symbol pileFor(const Effect& e, const CarryOut& card) { return e.type != Symbol::None ? e.type : card.type; }

bool mayHold(const World& w, Seat seat) { return seat != Seat::Table && w.isFree(seat); }

/// Who challenges what blocks a pile: whose card it is, else who draws.  RULING-09
Seat challengerFor(const World& w, const CarryOut& card, Seat drawer) {
  return w.isAgent(card.you) ? card.you : drawer;
}

std::uint8_t size(const auto& cards) { return static_cast<std::uint8_t>(cards.size()); }

/// A card that was laid aside goes to another Agent.
void giveAside(Table& t, Owned given, Seat to) {
  t.handAside(given, to);
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
  if (d.effect.anyTypes) {
    if (!mayHold(d.t.world, seat)) return d.unable();
    const int count = std::clamp(d.amount(), 0, kMostNamed);
    return d.t.run(NamePile{d.card, {}, static_cast<std::uint8_t>(count)});
  }
  const Symbol type = pileFor(d.effect, d.card);
  if (type == Symbol::None || !mayHold(d.t.world, seat) || !mayDraw(d.t.now(), seat, type)) return d.unable();
  const Seat challenger = challengerFor(d.t.world, d.card, seat);
  d.goOnAfter(DrawTraits{seat, challenger, type, static_cast<std::uint8_t>(std::max(0, d.amount()))});
}

// For the next card: a pile that still has one; a blocked one is challenged, once for each card.  RULING-08, RULING-62
void ask(const NamePile& q, const Situation& now, Decision& d) {
  if (q.left == 0) return;
  const Effect& e = effectOf(now, q.card);
  const Seat drawer = Doing::seatFor(now.world, q.card, e.who);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChoosePile), "RULING-62"_rule, Openness::Public,
        {.automatic = true});
  bool open = false;
  for (const Symbol type : kTypes) {
    const Tray<32>& pile = now.world.pile(type);
    const bool free = now.world.obstacleOn(pileOf(type)).none();
    const Rule broken = pile.drawSize() + pile.discardSize() <= q.piles.count(type) ? "RULING-07"_rule
                        : !mayDraw(now, drawer, type)                               ? "CARD-14"_rule
                        : q.lost && !free                                           ? "RULING-08"_rule
                                                                                    : Rule::None;
    d.consider(choice(verb::Choose, of(type)), broken);
    open = open || (broken == Rule::None && free);
  }
  if (q.lost || (!d.empty() && !open)) d.offer(choice(verb::Decline));
}

void answer(const NamePile& q, Table& t, Choice c) {
  NamePile next = q;
  next.lost = false;
  if (c.verb == verb::Decline) {
    --next.left;
    return t.run(next);
  }
  next.blocked = typeOf(c.noun);
  if (t.world.obstacleOn(pileOf(next.blocked)).none()) {
    next.name(next.blocked);
    return t.run(next);
  }
  const Seat drawer = Doing::seatFor(t.world, q.card, t.cards.effect(q.card.at).who);
  t.run(ClearPlace{challengerFor(t.world, q.card, drawer), pileOf(next.blocked)}, next);
}

// All are named that will be: the whole draw, before anything else.  FAQ-07
void skipped(const NamePile& q, Table& t) {
  const Seat seat = Doing::seatFor(t.world, q.card, t.cards.effect(q.card.at).who);
  t.run(next(q.card));
  if (!mayHold(t.world, seat)) return;  // Bronzed since
  const std::uint8_t from = size(t.world.calamities);
  for (int at = 0; at < q.piles.size(); ++at) t.drawTrait(seat, q.piles[at]);
  t.run(ResolveCalamities{seat, from}, HandLimit{seat});
}

void doDrawAside(const Doing& d) {
  const Symbol type = pileFor(d.effect, d.card);
  if (type == Symbol::None || !mayHold(d.t.world, d.who()) || !mayDraw(d.t.now(), d.who(), type)) return d.unable();
  d.t.run(ClearPlace{d.card.you, pileOf(type)}, DrawAsideNow{d.card});
}

void resume(const DrawAsideNow& step, Table& t) {
  const World& w = t.world;
  if (!step.won) return;  // OBST-14, OBST-15: the card is discarded all the same
  const Effect& e = t.cards.effect(step.card.at);
  const Seat seat = Doing::seatFor(w, step.card, e.who);
  const Symbol type = pileFor(e, step.card);
  const KeepAside keep{seat, size(w.aside), size(w.calamities)};
  const int count = amount(t.now(), e.amount, step.card.you, step.card.number);
  for (int drawn = 0; drawn < count && !w.aside.full(); ++drawn)
    if (t.drawAside(seat, type, e.free) == CardId::None) break;  // PRINT-04
  t.run(next(step.card), keep);
}

// What is left aside goes to the hand of who drew it.
void resume(const KeepAside& step, Table& t) {
  t.keepAside(step.seat, step.from);
  t.run(ResolveCalamities{step.seat, step.calamities}, HandLimit{step.seat});
}

// Of the Traits that this card's draw has laid aside. How many these are is public, as the draw was.
void doHandOver(const Doing& d) {
  const KeepAside* keep = d.t.nearest<KeepAside>();
  const int laid = keep == nullptr ? 0 : d.t.world.aside.size() - keep->from;
  if (laid == 0 || !mayHold(d.t.world, d.card.you)) return d.unable();
  const HandOver question{d.card, keep->seat, keep->from};
  d.goOn();
  if (laid <= d.amount())  // all of them: there is nothing to choose
    while (d.t.world.aside.size() > question.from) giveAside(d.t, d.t.world.aside[question.from], d.card.you);
  else
    for (int left = d.amount(); left > 0; --left) d.t.run(question);
}

void ask(const HandOver& q, const Situation& now, Decision& d) {
  if (now.world.aside.size() <= q.from) return;
  d.ask(q.giver, id(Ask::HandOver), "PRINT-03"_rule, Openness::Secret);
  for (int place = q.from; place < now.world.aside.size(); ++place)
    d.offer(choice(verb::Give, of(now.world.aside[place].card)));
}

void answer(const HandOver& q, Table& t, Choice c) { giveAside(t, {cardOf(c.noun), q.giver}, q.card.you); }

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
  const World& w = d.t.world;
  const Symbol type = pileFor(d.effect, d.card);
  if (type == Symbol::None) return d.unable();
  const std::uint8_t from = size(w.calamities);
  for (int left = w.pile(type).drawSize() + w.pile(type).discardSize(); left > 0; --left) {
    const CardId card = d.t.turnUpTrait(type);
    if (card == CardId::None || d.t.cards.of(card).kind == Kind::Calamity) break;
  }
  d.goOnAfter(ResolveCalamities{d.card.you, from});
}

void doShuffleDiscards(const Doing& d) {
  for (const Symbol type : kTypes) d.t.refill(type);
  d.goOn();
}

// ---- discarding -------------------------------------------------------------------------------------------------

void doDiscard(const Doing& d) {
  const World& w = d.t.world;
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
  for (const Seat seat : w.seats()) {
    if (seat == q.card.you || !w.isFree(seat)) continue;
    if (passing != Passing::Take && w.agent(q.card.you).handSize() > 0) d.offer(choice(verb::Give, of(seat)));
    if (passing != Passing::Give && w.agent(seat).handSize() > 0) d.offer(choice(verb::Take, of(seat)));
  }
}

void answer(const OfferTransfer& q, Table& t, Choice c) {
  CarryOut card = q.card;
  card.them = seatOf(c.noun);
  if (c.verb == verb::Take) return t.run(AnswerTransfer{card, true});
  t.sealGift(CardId::None);
  t.run(PickGift{card}, AnswerTransfer{card, false});
}

void ask(const PickGift& q, const Situation& now, Decision& d) {
  d.ask(q.card.you, id(Ask::HandOver), "PRINT-02"_rule, Openness::Secret);
  for (const CardId card : now.world.agent(q.card.you).hand) d.offer(choice(verb::Give, of(card)));
  d.offer(choice(verb::Decline));
}

void answer(const PickGift&, Table& t, Choice c) {
  if (c.verb == verb::Give) t.sealGift(cardOf(c.noun));  // sealed; it leaves the hand once accepted
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
  const CardId gift = t.world.gift;
  t.sealGift(CardId::None);
  if (c.verb == verb::Refuse || (!q.take && gift == CardId::None)) return t.takeBackPlayed(q.card.card, q.card.you);
  if (q.take) t.hand(q.card.them, q.card.you, cardOf(c.noun));
  else t.hand(q.card.you, q.card.them, gift);
  t.run(HandLimit{q.take ? q.card.you : q.card.them}, next(q.card));
}

}  // namespace w13
