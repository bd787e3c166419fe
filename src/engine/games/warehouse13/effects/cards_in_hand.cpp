// Verbs about the cards in a hand: discarding, Stress, the willing transfer, where a played Trait goes.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

/// Every Agent with a card is asked, whatever it is.  RULING-59
static bool holdsCards(const Situation& now, const CarryOut& card, EffectAt at) {
  const Seat seat = Doing::seatFor(now.world, card, now.cards.effect(at).who);
  return isFree(now.world, seat) && now.world.agent(seat).handSize() > 0;
}

// ---- discarding ----------------------------------------------------------------------------------------------------

static std::string sayDiscard(const Effect& step, const Speech& in) {
  const auto& some = step.as<Dropped>();
  return in.does(step.who, "discard ") + (some.upTo ? "up to " : "") + say::many(some.amount, "Trait", in) +
         (some.random ? " at random" : "");
}

static void doDiscard(const Doing& d) {
  const World& w = d.t.world;
  const Seat seat = d.who();
  if (!isFree(w, seat) || w.agent(seat).handSize() == 0) return d.unable();
  const int count = d.amount();
  if (count <= 0) return d.goOn();  // nobody is asked for nothing: the question would tell who holds Stress alone
  const auto& some = d.as<Dropped>();
  if (!some.random) return d.t.run(DiscardTraits{d.card, static_cast<std::uint8_t>(count), false});
  if (w.agent(seat).hand.size() < count && !some.upTo) {  // CARD-29
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
  const bool fewerWillDo = e.as<Dropped>().upTo;
  const bool enough = fewerWillDo || hand.size() >= q.left;
  if (enough)
    for (const CardId card : hand) d.offer(choice(verb::Discard, of(card)));
  if (fewerWillDo) d.offer(choice(verb::Decline));
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

// ---- Stress --------------------------------------------------------------------------------------------------------

static std::string sayDrawStress(const Effect& step, const Speech& in) {
  return in.does(step.who, "draw ") + say::many(step.as<HowMany>().amount, "Stress", in);
}

static bool canDrawStress(const Situation& now, const CarryOut& card, EffectAt at) {
  const Effect& e = now.cards.effect(at);
  const int price = amount(e.as<HowMany>().amount, {now, card, Doing::seatFor(now.world, card, e.who), true});
  return now.world.stressDeck >= price;  // RULING-33
}

static void doDrawStress(const Doing& d) {
  const Seat seat = d.who();
  if (!isFree(d.t.world, seat)) return d.unable();
  d.goOnAfter(DrawStress{seat, static_cast<std::uint8_t>(std::max(0, d.amount()))});
}

static std::string sayReturnStress(const Effect& step, const Speech& in) {
  const auto& some = step.as<Returned>();
  return in.does(step.who, "return ") + (some.upTo ? "up to " : "") + say::many(some.amount, "Stress", in);
}

static void doReturnStress(const Doing& d) {
  const Seat seat = d.who();
  if (!isFree(d.t.world, seat) || d.t.world.agent(seat).handSize() == 0) return d.unable();
  d.t.run(ReturnStressBy{d.card});
}

void ask(const ReturnStressBy& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  const Seat seat = Doing::seatFor(now.world, q.card, e.who);
  const auto& some = e.as<Returned>();
  const int most = std::max(0, amount(some.amount, {now, q.card, seat}));
  const int held = now.world.agent(seat).stress;
  d.ask(seat, id(Ask::ReturnStress), "RULING-59"_rule, Openness::Secret);
  for (int count = some.upTo ? 0 : most; count <= std::min(most, held); ++count)
    d.offer(choice(verb::Return, nounOf(Thing::Number, count)));
  if (!some.upTo && held < most) d.offer(choice(verb::Cannot));
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

// ---- the willing transfer: RULING-49 -------------------------------------------------------------------------------

static std::string sayTransfer(const Effect& step, const Speech&) {
  return words::kPassings.say(step.as<Passed>().passing);
}

/// Both must be free to hold cards, and whoever gives must hold one.
static bool canGive(const World& w, Seat from, Seat to) {
  return from != to && isFree(w, from) && isFree(w, to) && w.agent(from).handSize() > 0;
}

// Of those who can, nobody may be left: then nobody is asked, and the list ends.
static void doTransfer(const Doing& d) {
  if (!isFree(d.t.world, d.card.you)) return d.unable();
  d.t.run(OfferTransfer{d.card});
}

void ask(const OfferTransfer& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  const Passing passing = effectOf(now, q.card).as<Passed>().passing;
  d.ask(q.card.you, id(Ask::OfferTransfer), "PRINT-02"_rule, Openness::Public);
  for (const Seat seat : w.seats()) {
    if (passing != Passing::Take && canGive(w, q.card.you, seat)) d.offer(choice(verb::Give, of(seat)));
    if (passing != Passing::Give && canGive(w, seat, q.card.you)) d.offer(choice(verb::Take, of(seat)));
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
  if (c.verb == verb::Refuse || (!q.take && gift == CardId::None)) {
    const bool ofHand = t.cards.of(q.card.card).kind == Kind::Trait;
    return ofHand ? t.takeBackPlayed(q.card.card, q.card.you) : unable(t, t.cards.effect(q.card.at), q.card);
  }
  if (q.take) t.hand(q.card.them, q.card.you, cardOf(c.noun));
  else t.hand(q.card.you, q.card.them, gift);
  t.run(HandLimit{q.take ? q.card.you : q.card.them}, next(q.card));
}

// ---- where a played Trait goes -------------------------------------------------------------------------------------

static std::string sayStash(const Effect& step, const Speech&) {
  return "put the Trait " + words::kStashes.say(step.as<StashedTo>().stash);
}

static bool canStash(const Situation& now, const CarryOut& card, EffectAt) {
  return now.world.playing.has(card.card) && now.cards.of(card.card).kind == Kind::Trait;
}

static void doStash(const Doing& d) {
  if (!canStash(d.t.now(), d.card, d.card.at)) return d.unable();
  if (d.as<StashedTo>().stash == Stashed::Bag) d.t.stash(d.card.you, d.card.card);
  else d.t.putUnderPile(d.card.card);
  d.goOn();
}

constexpr VerbsFrom<Do::Discard, Do::Ko> kHandVerbs = {{
    {.id = Do::Discard,
     .name = "discard",
     .takes = Takes::Number,
     .taken = Dropped{},
     .details = Detail::Who | Detail::Random | Detail::UpTo | Detail::IfUnable,
     .means = "Traits are discarded from the hand: the owner's pick, or `random`. All of them or none: an Agent with "
              "too few "
              "is unable. `up_to`: fewer will do. Every Agent with cards is asked (RULING-59).",
     .example = R"({ "discard": 2, "who": "them", "if_unable": [{ "ko": true, "who": "them" }] })",
     .say = sayDiscard,
     .does = doDiscard,
     .possible = holdsCards},
    {.id = Do::DrawStress,
     .name = "draw_stress",
     .takes = Takes::Number,
     .taken = HowMany{},
     .details = Detail::Who,
     .means = "Stress is drawn, singly (RULING-33). As a price in `may`, the deck must hold so much.",
     .example = R"({ "draw_stress": 1, "who": "them" })",
     .say = sayDrawStress,
     .does = doDrawStress,
     .possible = canDrawStress},
    {.id = Do::ReturnStress,
     .name = "return_stress",
     .takes = Takes::Number,
     .taken = Returned{},
     .details = Detail::Who | Detail::UpTo | Detail::IfUnable,
     .means = "Stress goes from the hand back to the deck.",
     .example = R"({ "return_stress": 2, "up_to": true })",
     .say = sayReturnStress,
     .does = doReturnStress,
     .possible = holdsCards},
    {.id = Do::Transfer,
     .name = "transfer",
     .takes = Takes::Passing,
     .taken = Passed{},
     .details = kInOwnWords,
     .means = "You name another Agent, anywhere, and give or take one Trait, if the other is willing; refused, a card "
              "played "
              "for it stays in your hand (RULING-49). `ask`, `yes` and `no` are what the other is asked if you give.",
     .example = R"({ "transfer": "give", "ask": { "en": "{other} offers you a Trait. Accept it?", )"
                R"("de": "{other} bietet dir ein Merkmal an. Annehmen?" }, "yes": { "en": "Accept the Trait", )"
                R"("de": "Das Merkmal annehmen" }, "no": { "en": "Refuse", "de": "Ablehnen" } })",
     .say = sayTransfer,
     .does = doTransfer},
    {.id = Do::Stash,
     .name = "stash",
     .takes = Takes::Stash,
     .taken = StashedTo{},
     .means = "The Trait just played or spent goes there instead of onto its discards.",
     .example = R"({ "stash": "bag" })",
     .say = sayStash,
     .does = doStash,
     .possible = canStash},
}};
static_assert(complete(kHandVerbs));

}  // namespace w13
