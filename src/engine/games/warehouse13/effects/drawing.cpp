// Verbs about the piles: drawing from them, taking their discards, shuffling them back, turning up what comes next.

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

/// "hand you ", "hands you ".
static std::string handsOver(const Effect& step, const Speech& in) {
  return std::string(in.isPlural(step.who) ? "hand " : "hands ") + in.name(Who::You) + " ";
}

static std::string sayDraw(const Effect& step, const Speech& in) {
  const auto& drawn = step.as<Drawn>();
  if (step.who == Who::Adversary) return in.does(step.who, "draw ") + say::many(drawn.amount, "Traitor card", in);
  const std::string traits = in.does(step.who, "draw ") + say::many(drawn.amount, "Trait", in);
  if (drawn.anyTypes) return traits + ", each from a pile that " + in.does(step.by, "name ") + "for it";
  return traits + from(drawn) +
         (drawn.isShared() ? " and " + handsOver(step, in) + say::number(drawn.give, in) + " of them" : "") +
         (drawn.free ? "; Calamities among them are discarded without effect" : "");
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
  if (d.as<Drawn>().isAside()) return d.t.run(ClearPlace{challenger, pileOf(type)}, DrawAsideNow{d.card});
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

static void shareAside(const CarryOut& card, const KeepAside& keep, Table& t);

void resume(const DrawAsideNow& step, Table& t) {
  const World& w = t.world;
  if (!step.won) return;  // OBST-14, OBST-15: the card is discarded all the same
  const Effect& e = t.cards.effect(step.card.at);
  const Seat seat = Doing::seatFor(w, step.card, e.who);
  const auto& drawn = e.as<Drawn>();
  const Symbol type = pileFor(drawn, step.card);
  const KeepAside keep{seat, size(w.aside), size(w.calamities)};
  const int count = amount(drawn.amount, {t.now(), step.card, seat});
  for (int left = count; left > 0 && !w.aside.full(); --left)
    if (t.drawAside(seat, type, drawn.free) == CardId::None) break;  // PRINT-04
  if (drawn.isShared()) return shareAside(step.card, keep, t);
  t.run(keep, next(step.card));
}

// What is left aside goes to the hand of who drew it.
void resume(const KeepAside& step, Table& t) {
  t.keepAside(step.seat, step.from);
  t.run(ResolveCalamities{step.seat, step.calamities}, HandLimit{step.seat});
}

/// A card that was laid aside goes to another Agent.
static void giveAside(Table& t, Owned given, Seat to) {
  t.handAside(given, to);
  t.run(HandLimit{to});
}

// How many Traits the draw has laid aside is public, as the draw was. Who draws keeps the rest of them.
static void shareAside(const CarryOut& card, const KeepAside& keep, Table& t) {
  const Effect& e = t.cards.effect(card.at);
  const int laid = t.world.aside.size() - keep.from;
  if (laid == 0 || !isFree(t.world, card.you)) {
    unable(t, e, card);
    return t.run(keep);
  }
  const int given = amount(e.as<Drawn>().give, {t.now(), card, keep.seat});
  t.run(keep, next(card));
  if (laid <= given)  // all of them: there is nothing to choose
    while (t.world.aside.size() > keep.from) giveAside(t, t.world.aside[keep.from], card.you);
  else
    for (int left = given; left > 0; --left) t.run(HandOver{card, keep.seat, keep.from});
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

// ---- what comes next -----------------------------------------------------------------------------------------------

static std::string sayTurnUp(const Effect& step, const Speech&) {
  const auto& next = step.as<NextOf>();
  if (next.what == TurnedUp::Ping) return "a new Ping replaces this one";
  const std::string pile = next.type == Symbol::None ? "that pile" : "the " + words::kTypes.say(next.type) + " pile";
  return "cards of " + pile + " are discarded one by one until a Calamity comes, which is resolved";
}

static void turnUpPing(const Doing& d) {
  if (d.t.world.ping == CardId::None) return d.unable();
  const CardId ping = d.t.takePing();
  if (ping == CardId::None) return d.unable();
  d.t.dropPing();
  d.t.layPing(ping);
  d.goOn();
}

static void turnUpCalamity(const Doing& d) {
  const World& w = d.t.world;
  const Symbol type = pileFor(d.as<NextOf>(), d.card);
  if (type == Symbol::None) return d.unable();
  const std::uint8_t from = size(w.calamities);
  for (int left = w.pile(type).drawSize() + w.pile(type).discardSize(); left > 0; --left) {
    const CardId card = d.t.turnUpTrait(type);
    if (card == CardId::None || d.t.cards.of(card).kind == Kind::Calamity) break;
  }
  d.goOnAfter(ResolveCalamities{d.card.you, from});
}

static void doTurnUp(const Doing& d) {
  if (d.as<NextOf>().what == TurnedUp::Ping) turnUpPing(d);
  else turnUpCalamity(d);
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
     .details =
         Detail::Who | Detail::By | Detail::Type | Detail::AnyTypes | Detail::Free | Detail::Give | Detail::IfUnable,
     .means = "Traits are drawn from the pile of `type`, or from the pile chosen; of the Adversary: Traitor cards. "
              "What blocks the pile is challenged first; Calamities act after the draw. `give`: who draws hands you so "
              "many of the Traits, or all there are, and keeps the rest. `any_types`: each Trait is drawn from a pile "
              "that `by` names for it; all are named first (RULING-62).",
     .example = R"({ "draw": 3, "who": "them", "give": 1, "free": true })",
     .say = sayDraw,
     .does = doDraw,
     .needsPile = true},
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
    {.id = Do::TurnUp,
     .name = "turn_up",
     .takes = Takes::TurnedUp,
     .taken = NextOf{},
     .details = Detail::Type,
     .means = "The next Ping, which replaces the one on the table (the dice stay), or the next Calamity of the pile of "
              "`type` or the pile chosen: the cards above it are discarded, and it acts.",
     .example = R"({ "turn_up": "calamity", "type": "lore" })",
     .say = sayTurnUp,
     .does = doTurnUp,
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
