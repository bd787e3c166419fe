// Verbs about the Trait piles: drawing from them, taking their discards, shuffling them back.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

/// " from the Tech pile", " from that pile".
static std::string from(const OfType& pile) {
  return pile.type == Symbol::None ? " from that pile" : " from the " + words::kTypes.say(pile.type) + " pile";
}

/// The pile a step is about: its own, or the one chosen.
static Symbol pileFor(const OfType& pile, const CarryOut& card) {
  return pile.type != Symbol::None ? pile.type : card.type;
}

/// Who challenges what blocks a pile: whose card it is, else who draws.  RULING-09
static Seat challengerFor(const World& w, const CarryOut& card, Seat drawer) {
  return w.isAgent(card.you) ? card.you : drawer;
}

static std::uint8_t size(const auto& cards) { return static_cast<std::uint8_t>(cards.size()); }

// ---- a draw --------------------------------------------------------------------------------------------------------

static std::string sayDraw(const Effect& step, const Speech& in) {
  const auto& drawn = step.as<Drawn>();
  if (step.who == Who::Adversary) return in.does(step.who, "draw ") + say::many(drawn.amount, "Traitor card", in);
  const std::string traits = in.does(step.who, "draw ") + say::many(drawn.amount, "Trait", in);
  if (!drawn.anyTypes) return traits + from(drawn);
  return traits + ", each from a pile that " + in.does(step.by, "name ") + "for it";
}

static void doDraw(const Doing& d) {
  if (d.effect.who == Who::Adversary) {
    if (!d.t.world.traitor.revealed) return d.goOn();
    for (int left = d.amount(); left > 0 && !d.t.world.traitor.hand.full(); --left) d.t.drawTraitorCard();
    return d.goOnAfter(TraitorHandLimit{});
  }
  const Seat seat = d.who();
  if (d.as<Drawn>().anyTypes) {
    if (!isFree(d.t.world, seat)) return d.unable();
    const int count = std::clamp(d.amount(), 0, kMostNamed);
    return d.t.run(NamePile{d.card, {}, static_cast<std::uint8_t>(count)});
  }
  const Symbol type = pileFor(d.as<Drawn>(), d.card);
  if (type == Symbol::None || !isFree(d.t.world, seat) || !mayDraw(d.t.now(), seat, type)) return d.unable();
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
  if (!isFree(t.world, seat)) return;  // Bronzed since
  const std::uint8_t from = size(t.world.calamities);
  for (int at = 0; at < q.piles.size(); ++at) t.drawTrait(seat, q.piles[at]);
  t.run(ResolveCalamities{seat, from}, HandLimit{seat});
}

// ---- a draw that is laid aside -------------------------------------------------------------------------------------

static std::string sayDrawAside(const Effect& step, const Speech& in) {
  const auto& drawn = step.as<DrawnAside>();
  return in.does(step.who, "draw ") + say::many(drawn.amount, "Trait", in) + from(drawn) +
         (drawn.free ? "; Calamities among them are discarded without effect" : "");
}

static void doDrawAside(const Doing& d) {
  const Symbol type = pileFor(d.as<DrawnAside>(), d.card);
  if (type == Symbol::None || !isFree(d.t.world, d.who()) || !mayDraw(d.t.now(), d.who(), type)) return d.unable();
  d.t.run(ClearPlace{d.card.you, pileOf(type)}, DrawAsideNow{d.card});
}

void resume(const DrawAsideNow& step, Table& t) {
  const World& w = t.world;
  if (!step.won) return;  // OBST-14, OBST-15: the card is discarded all the same
  const Effect& e = t.cards.effect(step.card.at);
  const Seat seat = Doing::seatFor(w, step.card, e.who);
  const auto& drawn = e.as<DrawnAside>();
  const Symbol type = pileFor(drawn, step.card);
  const KeepAside keep{seat, size(w.aside), size(w.calamities)};
  const int count = amount(drawn.amount, {t.now(), step.card, seat});
  for (int left = count; left > 0 && !w.aside.full(); --left)
    if (t.drawAside(seat, type, drawn.free) == CardId::None) break;  // PRINT-04
  t.run(next(step.card), keep);
}

// What is left aside goes to the hand of who drew it.
void resume(const KeepAside& step, Table& t) {
  t.keepAside(step.seat, step.from);
  t.run(ResolveCalamities{step.seat, step.calamities}, HandLimit{step.seat});
}

static std::string sayHandOver(const Effect& step, const Speech& in) {
  return in.does(step.who, "hand ") + "you " + say::number(step.as<HowMany>().amount, in) + " of them";
}

/// A card that was laid aside goes to another Agent.
static void giveAside(Table& t, Owned given, Seat to) {
  t.handAside(given, to);
  t.run(HandLimit{to});
}

// Of the Traits that this card's draw has laid aside. How many these are is public, as the draw was.
static void doHandOver(const Doing& d) {
  const KeepAside* keep = d.t.nearest<KeepAside>();
  const int laid = keep == nullptr ? 0 : d.t.world.aside.size() - keep->from;
  if (laid == 0 || !isFree(d.t.world, d.card.you)) return d.unable();
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

// ---- discards ------------------------------------------------------------------------------------------------------

static std::string sayTakeTop(const Effect& step, const Speech& in) {
  const Amount count = step.as<ManyOfType>().amount;
  return in.does(step.who, "take ") + (count.is(1) ? "the top discard of that pile"
                                                   : say::number(count, in) + " discards from the top of that pile");
}

static void doTakeTop(const Doing& d) {
  const Symbol type = pileFor(d.as<ManyOfType>(), d.card);
  const Seat seat = d.who();
  if (type == Symbol::None || !isFree(d.t.world, seat)) return d.unable();  // taking what lies open is no draw
  const CardId top = d.t.world.pile(type).topDiscard();
  if (top == CardId::None || d.t.cards.of(top).kind == Kind::Calamity) return d.unable();  // PILE-06
  for (int left = d.amount(); left > 0; --left) {
    const CardId next = d.t.world.pile(type).topDiscard();
    if (next == CardId::None || d.t.cards.of(next).kind == Kind::Calamity) break;
    d.t.giveToHand(seat, d.t.takeTopDiscard(type), SeatSet::all(), type);
  }
  d.goOnAfter(HandLimit{seat});
}

static std::string sayShuffleDiscards(const Effect&, const Speech&) {
  return "every Trait discard pile is shuffled back into its pile";
}

static void doShuffleDiscards(const Doing& d) {
  for (const Symbol type : kTypes) d.t.refill(type);
  d.goOn();
}

static std::string sayDigForCalamity(const Effect&, const Speech&) {
  return "cards of that pile are discarded one by one until a Calamity comes, which is resolved";
}

static void doDigForCalamity(const Doing& d) {
  const World& w = d.t.world;
  const Symbol type = pileFor(d.as<OfType>(), d.card);
  if (type == Symbol::None) return d.unable();
  const std::uint8_t from = size(w.calamities);
  for (int left = w.pile(type).drawSize() + w.pile(type).discardSize(); left > 0; --left) {
    const CardId card = d.t.turnUpTrait(type);
    if (card == CardId::None || d.t.cards.of(card).kind == Kind::Calamity) break;
  }
  d.goOnAfter(ResolveCalamities{d.card.you, from});
}

// ---- the top of a pile ---------------------------------------------------------------------------------------------

static std::string sayArrange(const Effect& step, const Speech& in) {
  const auto& top = step.as<Arranged>();
  const std::string pile = top.type == Symbol::None ? "that pile" : "the " + words::kTypes.say(top.type) + " pile";
  std::string text = in.does(step.who, "look ") + "at the top " + say::many(top.amount, "card", in) + " of " + pile;
  if (top.take > 0) text += ", " + std::string("take ") + std::to_string(top.take) + " of them";
  return text + " and put the rest back in any order";
}

static bool canArrange(const Situation& now, const CarryOut& card, EffectAt at) {
  const Effect& e = now.cards.effect(at);
  const Symbol type = pileFor(e.as<Arranged>(), card);
  const bool some = type == Symbol::None || now.world.pile(type).drawSize() > 0;  // the pile is chosen before it
  return some && isFree(now.world, Doing::seatFor(now.world, card, e.who));
}

static void doArrange(const Doing& d) {
  const auto& top = d.as<Arranged>();
  const Symbol type = pileFor(top, d.card);
  const auto from = size(d.t.world.aside);
  const int count = type == Symbol::None || !isFree(d.t.world, d.who()) ? 0 : d.amount();
  if (count <= 0 || d.t.layTopAside(d.who(), type, count) == 0) return d.unable();
  d.goOnAfter(ArrangeTop{d.card, d.who(), type, from, static_cast<std::uint8_t>(top.take)});
}

static bool canTake(const Situation& now, const Owned& laid) { return now.cards.of(laid.card).kind == Kind::Trait; }

/// Whether one is to be taken first. Who finds Calamities alone is asked as well, so that being asked tells nothing.
static bool takes(const ArrangeTop& q, const World& w) {
  return q.take > 0 && w.isFree(q.seat) && w.aside.size() > q.from;
}

void ask(const ArrangeTop& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  const bool take = takes(q, w);
  if (!take && w.aside.size() - q.from < 2) return;  // of a single one to put back nobody is asked
  d.ask(q.seat, id(take ? Ask::TakeFromTop : Ask::OrderTop), "CARD-29"_rule, Openness::Secret);
  for (int at = q.from; at < w.aside.size(); ++at)
    if (!take || canTake(now, w.aside[at])) d.offer(choice(verb::Choose, of(w.aside[at].card)));
  if (d.empty()) d.offer(choice(verb::Cannot));
}

void answer(const ArrangeTop& q, Table& t, Choice c) {
  ArrangeTop rest = q;
  const bool take = takes(q, t.world);
  if (take) --rest.take;
  if (c.verb == verb::Cannot) return t.run(rest);
  const Owned laid{cardOf(c.noun), q.seat};
  if (take) {
    t.takeAside(laid, q.type);
    return t.run(rest, HandLimit{q.seat});
  }
  rest.take = 0;
  t.putBackAside(laid, q.type);
  t.run(rest);
}

// One card is left, or none.
void skipped(const ArrangeTop& q, Table& t) {
  while (t.world.aside.size() > q.from) t.putBackAside(t.world.aside[q.from], q.type);
}

constexpr VerbsFrom<Do::Draw, Do::Discard> kDrawingVerbs = {{
    {.id = Do::Draw,
     .name = "draw",
     .takes = Takes::Number,
     .taken = Drawn{},
     .details = Detail::Who | Detail::By | Detail::Type | Detail::AnyTypes,
     .means = "Traits are drawn from the pile of `type`, or from the pile chosen; of the Adversary: Traitor cards. "
              "What blocks "
              "the pile is challenged first; Calamities act after the draw. `any_types`: each Trait is drawn from a "
              "pile that "
              "`by` "
              "names for it; all are named first (RULING-62).",
     .example = R"({ "draw": 2, "type": "lore" })",
     .say = sayDraw,
     .does = doDraw,
     .needsPile = true},
    {.id = Do::DrawAside,
     .name = "draw_aside",
     .takes = Takes::Number,
     .taken = DrawnAside{},
     .details = Detail::Who | Detail::Type | Detail::Free,
     .means =
         "Traits are drawn and laid aside for `hand_over`; only who draws sees them. `free`: Calamities among them are "
         "discarded without effect.",
     .example = R"({ "draw_aside": 3, "who": "them", "free": true })",
     .say = sayDrawAside,
     .does = doDrawAside,
     .leaves = Leaves::Aside,
     .needsPile = true,
     .most = 8},
    {.id = Do::HandOver,
     .name = "hand_over",
     .takes = Takes::Number,
     .taken = HowMany{},
     .details = Detail::Who | Detail::IfUnable,
     .means = "Who drew the Traits aside hands so many of them to you, or all there are, and keeps the rest.",
     .example = R"({ "hand_over": 1, "who": "them" })",
     .say = sayHandOver,
     .does = doHandOver,
     .most = 8},
    {.id = Do::TakeTop,
     .name = "take_top",
     .takes = Takes::Number,
     .taken = ManyOfType{},
     .details = Detail::Who | Detail::Type | Detail::IfUnable,
     .means = "So many discards are taken from the top of the pile into the hand, fewer if a Calamity comes (PILE-06).",
     .example = R"({ "take_top": 1 })",
     .say = sayTakeTop,
     .does = doTakeTop,
     .needsPile = true},
    {.id = Do::ShuffleDiscards,
     .name = "shuffle_discards",
     .takes = Takes::True,
     .means = "Every Trait discard pile is shuffled back into its draw pile.",
     .example = R"({ "shuffle_discards": true })",
     .say = sayShuffleDiscards,
     .does = doShuffleDiscards},
    {.id = Do::DigForCalamity,
     .name = "dig_for_calamity",
     .takes = Takes::True,
     .taken = OfType{},
     .details = Detail::Type,
     .means = "Cards of the pile are drawn and discarded until a Calamity comes, which acts.",
     .example = R"({ "dig_for_calamity": true })",
     .say = sayDigForCalamity,
     .does = doDigForCalamity,
     .needsPile = true},
    {.id = Do::Arrange,
     .name = "arrange",
     .takes = Takes::Number,
     .taken = Arranged{},
     .details = Detail::Who | Detail::Type | Detail::Take | Detail::IfUnable,
     .means =
         "So many cards from the top of the draw pile are looked at in secret, fewer if it has fewer, and put back one "
         "after the other: the last lies on top. `take`: so many Traits among them go to the hand first.",
     .example = R"({ "arrange": 3, "type": "lore", "take": 1 })",
     .say = sayArrange,
     .does = doArrange,
     .possible = canArrange,
     .needsPile = true,
     .most = kMostAside},
}};
static_assert(complete(kDrawingVerbs));

}  // namespace w13
