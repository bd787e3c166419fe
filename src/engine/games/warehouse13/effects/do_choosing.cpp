// Choosing and flow: who and what a card is about, alternatives, loops, rolls. The questions stand beside the verbs.

#include "engine/games/warehouse13/effects/doing.h"

#include <algorithm>

namespace w13 {

namespace {

/// Whether a type may be chosen: any, or one that artifact or Plot still asks for.
bool typeOpen(const Situation& now, const Effect& e, Symbol type) {
  return !e.required || applied(now.world, type) < requirement(now, type);
}

/// Whether an Agent chooses the pile to draw from.
bool toDraw(const Effect& e) {
  return e.verb == Do::ChoosePile && e.by != Who::Adversary && (e.piles == Piles::Any || e.piles == Piles::Focus);
}

}  // namespace

// ---- an Agent ---------------------------------------------------------------------------------------------------

void doChooseAgent(const Doing& d) {
  if (eligible(d.t.now(), d.effect, d.card).empty()) return d.unable();
  d.t.run(ChooseAgent{d.card});
}

void ask(const ChooseAgent& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseAgent), "TRT-04"_rule, Openness::Public, {.automatic = true});
  for (const Seat seat : eligible(now, e, q.card)) d.offer(choice(verb::Choose, of(seat)));
}

void answer(const ChooseAgent& q, Table& t, Choice c) {
  CarryOut rest = next(q.card);
  rest.them = seatOf(c.noun);
  t.run(rest);
}

// ---- a die ------------------------------------------------------------------------------------------------------

void doChooseDie(const Doing& d) {
  if (candidates(d.t.now(), d.effect, d.card).empty()) return d.unable();
  d.t.run(ChooseDie{d.card});
}

void ask(const ChooseDie& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  const Rule rule = byProtocol(now.world, e.by) ? "WSP-04"_rule : "CARD-32"_rule;
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseDie), rule, Openness::Public, {.automatic = true});
  for (const DieId die : distinct(now.world, candidates(now, e, q.card))) d.offer(choice(verb::Choose, of(die)));
}

void answer(const ChooseDie& q, Table& t, Choice c) {
  CarryOut rest = next(q.card);
  rest.die = dieOf(c.noun);
  t.run(rest);
}

// ---- a pile, a type ---------------------------------------------------------------------------------------------

void doChoosePile(const Doing& d) {
  if (!possible(d.t.now(), d.card, d.card.at)) return d.unable();
  d.t.run(ChoosePile{d.card});
}

void doChooseType(const Doing& d) {
  const auto open = [&](Symbol type) { return typeOpen(d.t.now(), d.effect, type); };
  if (std::none_of(kTypes.begin(), kTypes.end(), open)) return d.unable();
  d.t.run(ChoosePile{d.card});
}

void ask(const ChoosePile& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChoosePile), "CARD-32"_rule, Openness::Public, {.automatic = true});
  bool blocked = true;
  for (const Symbol type : kTypes) {
    const bool free = now.world.obstacleOn(pileOf(type)).none();
    const bool open = e.verb == Do::ChooseType   ? typeOpen(now, e, type)
                      : e.verb == Do::ChoosePile ? pileOpen(now, q.card.at, q.card, type)
                                                 : free;
    if (!open) continue;
    d.offer(choice(verb::Choose, of(type)));
    blocked = blocked && !free;
  }
  if (!d.empty() && blocked && toDraw(e)) d.offer(choice(verb::Decline));  // RULING-08: only a challenge is left
}

void answer(const ChoosePile& q, Table& t, Choice c) {
  CarryOut rest = q.card;
  if (c.verb == verb::Decline) return t.report(Unable{});
  rest.type = typeOf(c.noun);
  const Do verb = t.cards.effect(q.card.at).verb;
  if (verb == Do::ChoosePile || verb == Do::ChooseType) ++rest.at;  // else the step itself looks again
  t.run(rest);
}

// ---- alternatives -----------------------------------------------------------------------------------------------

void doChooseOne(const Doing& d) { d.goOnAfter(ChooseOption{d.card}); }

void ask(const ChooseOption& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseOption), "ADV-03"_rule, Openness::Public,
        {.automatic = true});
  for (EffectAt at = e.then; now.cards.effect(at).verb == Do::Option; ++at)
    if (possible(now, q.card, now.cards.effect(at).then)) d.offer(choice(verb::Choose, nounOf(Thing::Option, at)));
}

void answer(const ChooseOption& q, Table& t, Choice c) {
  t.run(q.card.list(t.cards.effect(static_cast<EffectAt>(c.noun.index)).then));
}

// What is offered here may cost something: it is offered only where the price could be paid, by public facts.
void doMay(const Doing& d) {
  if (possible(d.t.now(), d.card, d.effect.then) && affordable(d.t.now(), d.effect.then))
    return d.goOnAfter(MayDo{d.card});
  if (d.effect.otherwise != 0) return d.goOnAfter(d.list(d.effect.otherwise));
  d.goOn();
}

void ask(const MayDo& q, const Situation& now, Decision& d) {
  const Seat seat = chooserOf(now.world, q.card, effectOf(now, q.card).by);
  d.ask(seat, id(Ask::MayDo), "CARD-32"_rule, Openness::Public);
  d.offer(choice(verb::Accept));
  d.offer(choice(verb::Refuse));
}

void answer(const MayDo& q, Table& t, Choice c) {
  const Effect& e = t.cards.effect(q.card.at);
  const EffectAt list = c.verb == verb::Accept ? e.then : e.otherwise;
  if (list != 0) t.run(q.card.list(list));
}

// ---- flow -------------------------------------------------------------------------------------------------------

void doEach(const Doing& d) {
  const World& w = d.t.world;
  if (d.effect.group == Group::LowestInField || d.effect.group == Group::FirstAgent) {
    const Seat seat = d.effect.group == Group::LowestInField ? lowestRankedInField(d.t.now()) : w.firstAgent;
    if (seat == Seat::Table || !w.isFree(seat)) return d.goOn();
    CarryOut list = d.list(d.effect.then);
    list.you = seat;
    return d.goOnAfter(list);
  }
  d.goOnAfter(EachAgent{d.card, {w.firstAgent}});
}

void resume(EachAgent step, Table& t) {
  const World& w = t.world;
  const Effect& e = t.cards.effect(step.card.at);
  const Seat you = step.card.you;
  const Seat seat = t.next(step.round, [&](Seat each) {
    if (!w.isFree(each) || (e.other && each == you)) return false;           // RULING-30
    if (e.group == Group::Here) return w.agent(each).at == w.agent(you).at;  // FAQ-05
    return e.group != Group::FieldAgents || w.inField(each);
  });
  if (seat == Seat::Table) return;
  CarryOut list = step.card.list(e.then);
  list.you = seat;
  t.run(list, step);
}

void doRepeat(const Doing& d) {
  const int times =
      d.effect.amount.number == kAllOfThem && d.effect.amount.of == Amount::Of::Fixed ? kDice : d.amount();
  d.goOnAfter(RepeatList{d.card, static_cast<std::uint8_t>(times)});
}

void resume(const RepeatList& step, Table& t) {
  if (step.left == 0) return;
  t.run(step.card.list(t.cards.effect(step.card.at).then),
        RepeatList{step.card, static_cast<std::uint8_t>(step.left - 1)});
}

void doIf(const Doing& d) {
  const bool yes = holds(d.t.now(), d.effect.condition, d.effect.conditionNumber, d.card);
  const EffectAt list = yes ? d.effect.then : d.effect.otherwise;
  if (list == 0) return d.goOn();
  d.goOnAfter(d.list(list));
}

void doRoll(const Doing& d) { d.t.run(KeepRoll{d.card.you, d.t.rollWarehouse()}, UseRoll{d.rest}); }

void resume(const UseRoll& step, Table& t) { t.run(step.card); }

// An obstacle faced at once; beaten or not, it is discarded.  OBST-17
void doFace(const Doing& d) {
  const ObstacleId obstacle = d.t.takeObstacle();
  const Seat seat = d.who();
  if (obstacle == ObstacleId::None || seat == Seat::Table || !d.t.world.isFree(seat)) return d.unable();
  Challenge c;
  c.seat = seat;
  c.attribute = attributeOf(obstacle);
  c.obstacle = obstacle;
  c.difficulty = static_cast<std::int8_t>(difficultyOf(obstacle));
  d.goOnAfter(c, AfterFace{d.card, obstacle});
}

void resume(const AfterFace& step, Table& t) {
  t.discardObstacle({step.obstacle, false});
  const Effect& e = t.cards.effect(step.card.at);
  const EffectAt list = step.won ? e.then : e.otherwise;
  if (list != 0) t.run(step.card.list(list));
}

}  // namespace w13
