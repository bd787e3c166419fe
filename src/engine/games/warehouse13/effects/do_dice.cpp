// What cards do with clue dice.

#include "engine/games/warehouse13/effects/doing.h"

namespace w13 {

namespace {

/// The face a die is turned to where the card leaves no choice.
Clue given(const Effect& e, DieId die) {
  const Symbol own = colourOf(die);
  switch (e.turned) {
    case Turned::OwnOne: return {own, 1};
    case Turned::OwnTwo: return {own, 2};
    default: return e.clue;
  }
}

}  // namespace

void doClaim(const Doing& d) {
  const Dice dice = d.dice();
  const Seat seat = d.who();
  if (dice.empty() || seat == Seat::Table || !d.t.world.isFree(seat)) return d.unable();
  for (const DieId die : dice) d.t.claim(die, seat);
  d.goOn();
}

void doNeutralize(const Doing& d) {
  const Dice dice = d.dice();
  if (dice.empty()) return d.unable();
  for (const DieId die : dice) d.t.neutralize(die);
  d.goOn();
}

void doLock(const Doing& d) {
  for (const DieId die : d.dice()) d.t.lock(die);
  d.goOn();
}

/// The Warehouse or Goo die that is answered is rolled again, its result not used yet.  RULING-61
static void rollAgain(const Doing& d) {
  if (KeepRoll* lies = d.answered<KeepRoll>()) {
    lies->roll = d.t.rollWarehouse();
    return;
  }
  const Commit* window = d.answered<Commit>();
  if (window != nullptr && window->window == Window::Goo) d.t.rollGooAgain();
}

// A misapplied die is placed again by its new face; a Wild's owner declares.  RULING-15
void doReroll(const Doing& d) {
  const World& w = d.t.world;
  if (d.effect.heap == Heap::JustRolled) {
    rollAgain(d);
    return d.goOn();
  }
  const Dice dice = d.dice();
  if (dice.empty()) return d.unable();
  CarryOut rest = d.rest;
  rest.sameFace = true;
  for (const DieId die : dice) {
    const Clue before = w.clue(die);
    d.t.roll(die);
    if (w.clue(die) != before) rest.sameFace = false;
  }
  d.t.run(rest);
  for (const DieId die : dice&(w.dice(Spot::Misapplied) | w.dice(Spot::Applied))) {
    const Seat owner = w.ownerOf(die);
    d.t.run(DeclareSymbol{owner == Seat::Table ? w.firstAgent : owner, die, false}, ApplyDie{die});
  }
}

void doTurn(const Doing& d) {
  const Dice dice = d.dice();
  if (dice.empty()) return d.unable();
  if (d.effect.turned == Turned::AnyOne || d.effect.turned == Turned::AnyFace) return d.t.run(ChooseFace{d.card});
  for (const DieId die : dice) d.t.turn(die, given(d.effect, die));
  d.goOn();
}

void ask(const ChooseFace& q, const Situation& now, Decision& d) {
  const Effect& e = now.cards.effect(q.card.at);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseFace), "CARD-32"_rule, Openness::Public, {.automatic = true});
  const DieId die = Doing::diceFor(now, e, q.card).first();
  for (const Clue face : now.cards.dieFaces[colourOf(die)]) {
    if (e.turned == Turned::AnyOne && face.number != 1) continue;
    const bool same = !now.world.hidden.has(die) && face == now.world.clue(die);
    if (e.turned == Turned::AnyOne || !same) d.offer(choice(verb::Declare, of(face)));
  }
}

void answer(const ChooseFace& q, Table& t, Choice c) {
  const Effect& e = t.cards.effect(q.card.at);
  for (const DieId die : Doing::diceFor(t.now(), e, q.card)) t.turn(die, faceOf(c.noun));
  CarryOut rest = q.card;
  ++rest.at;
  t.run(rest);
}

void doMove(const Doing& d) {
  for (const DieId die : d.dice()) d.t.move(die, d.effect.to);
  d.goOn();
}

void doApply(const Doing& d) {
  const Dice dice = d.dice();
  if (dice.empty()) return d.unable();
  d.t.run(d.rest);
  for (const DieId die : dice) {
    const Seat owner = d.t.world.ownerOf(die);
    d.t.run(DeclareSymbol{owner == Seat::Table ? d.card.you : owner, die, false}, ApplyDie{die});
  }
}

void doTakeBack(const Doing& d) {
  for (const DieId die : d.dice())
    if (d.t.world.ownerOf(die) != Seat::Table) d.t.takeBack(die);
  d.goOn();
}

}  // namespace w13
