// Retrieval after the reveal: Wild symbols, Goo, applying and misapplying, swaps. Ledger section 14.

#include "engine/games/warehouse13/phases/phases.h"

#include <algorithm>

namespace w13 {

namespace {

bool adversaryRollsGoo(const World& w) { return !w.traitor.revealed || w.traitor.bronzed; }

/// The first revealed die, in order, that some Goo die matches.  GOO-02, VAR-18
DieId firstMatch(const Situation& now) {
  const World& w = now.world;
  for (const Seat seat : w.clockwise(w.firstAgent)) {
    if (!w.isAgent(seat)) continue;
    for (const DieId die : w.agent(seat).revealed)
      for (const GooFace goo : w.retrieval.goo)
        if (gooMatches(now, goo, w.clue(die))) return die;
  }
  return DieId::None;
}

/// The misapplied dice of a symbol that could serve as well: no 0-clue, and none that a card forbids to apply.
Dice swappable(const Situation& now, Symbol type) {
  const Dice alike = now.world.dice(Spot::Misapplied) & now.world.showing(type);
  Dice found;
  for (const DieId die : alike.without(now.world.numbered(0)))
    if (mayApply(now, now.world.clue(die))) found |= die;
  return found;
}

/// Whether a clue helps where so much of its symbol is applied already.  APPLY-02 to -05, RULING-13
bool helps(const Situation& now, Clue clue, int applied) {
  return clue.number > 0 && mayApply(now, clue) && applied < requirement(now, clue.symbol);
}

int surplus(const Situation& now, Symbol type) { return applied(now.world, type) - requirement(now, type); }

}  // namespace

// ---- decisions of the dice' owners ------------------------------------------------------------------------------

void resume(DeclareWilds step, Table& t) {
  const World& w = t.world;
  const Seat seat = t.next(step.round, [&](Seat each) { return w.isAgent(each); });
  if (!w.retrieval.open || seat == Seat::Table) return;
  t.run(step);
  for (const DieId die : w.agent(seat).revealed) t.run(DeclareSymbol{seat, die, true});
  t.run(ChooseApplied{seat});
}

// RETR-15: which of the revealed dice to apply, one by one. The others go back to the claimed dice.
void ask(const ChooseApplied& q, const Situation& now, Decision& d) {
  const Dice revealed = now.world.agent(q.seat).revealed;
  if (revealed.size() <= applyCount(now, q.seat)) return;
  d.ask(q.seat, id(Ask::ChooseApplied), "RETR-15"_rule, Openness::Public, {.automatic = true});
  for (const DieId die : distinct(now.world, revealed.without(Dice::fromBits(q.kept))))
    d.offer(choice(verb::Apply, of(die)));
}

void answer(const ChooseApplied& q, Table& t, Choice c) {
  const Dice kept = Dice::fromBits(q.kept) | dieOf(c.noun);
  if (kept.size() < applyCount(t.now(), q.seat)) return t.run(ChooseApplied{q.seat, kept.bits()});
  t.keepRevealed(q.seat, kept);
}

// A Wild's owner says which symbol it stands for; cards may open other dice as well.  DICE-08, GOO-06
void ask(const DeclareSymbol& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  if (q.revealed && !w.agent(q.seat).revealed.has(q.die)) return;
  const Clue clue = w.clue(q.die);
  if (clue.symbol != Symbol::Wild && !appliesAsAny(now, q.seat, q.die)) return;
  d.ask(q.seat, id(Ask::DeclareSymbol), "RETR-15"_rule, Openness::Public);
  for (const Symbol type : kTypes) d.offer(choice(verb::Declare, of(Clue{type, clue.number})));
}

void answer(const DeclareSymbol& q, Table& t, Choice c) { t.declare(q.die, faceOf(c.noun), q.seat); }

// ---- Goo --------------------------------------------------------------------------------------------------------

void resume(const GooStep& step, Table& t) {
  const World& w = t.world;
  if (!w.retrieval.open || w.retrieval.alone != Seat::Table) return;
  if (step.stage == 1) {
    const DieId hit = firstMatch(t.now());
    if (hit != DieId::None) t.neutralize(hit);  // GOO-03, RETR-17
    return;
  }
  if (adversaryRollsGoo(w)) {
    const int dice = w.variants.twoGoo && !w.traitor.revealed ? 2 : 1;  // GOO-01, GOO-05, VAR-18
    for (int die = 0; die < dice; ++die) t.rollGoo();
    return t.run(Commit{Window::Goo, w.firstAgent}, GooStep{1});
  }
  if (w.traitor.gooCover < 0) return;
  t.showGoo();  // TGOO-03
  t.run(Commit{Window::Goo, w.firstAgent}, UseGoo{});
}

void ask(const UseGoo&, const Situation& now, Decision& d) {
  const World& w = now.world;
  d.ask(w.traitor.seat, id(Ask::UseGoo), "TGOO-04"_rule, Openness::Public);
  for (const Seat seat : w.seats()) {
    if (!w.isAgent(seat)) continue;
    for (const DieId die : distinct(w, w.agent(seat).revealed))
      d.consider(choice(verb::Neutralize, of(die)),
                 gooMatches(now, w.retrieval.goo[0], w.clue(die)) ? Rule::None : "RULING-12"_rule);
  }
  if (!d.empty()) d.offer(choice(verb::Decline));  // TGOO-06, TGOO-07
}

void answer(const UseGoo&, Table& t, Choice c) {
  const bool used = c.verb == verb::Neutralize;
  t.takeBackGoo(!used);  // TGOO-05
  if (used) t.neutralize(dieOf(c.noun));
}

// ---- applying ---------------------------------------------------------------------------------------------------

void resume(ApplyInOrder step, Table& t) {
  const World& w = t.world;
  const Seat seat = t.next(step.round, [&](Seat each) { return w.isAgent(each); });  // RETR-18
  if (!w.retrieval.open || seat == Seat::Table) return;
  t.run(step);
  for (const DieId die : w.agent(seat).revealed) t.run(ApplyDie{die});
}

void resume(const ApplyDie& step, Table& t) {
  if (!t.world.retrieval.open || allMet(t.now())) return;  // OUT-01: the rest is not needed
  placeDie(t, step.die);
}

void placeDie(Table& t, DieId die) {
  const World& w = t.world;
  const Clue clue = w.clue(die);
  if (index(clue.symbol) >= kTypeCount) return;
  const Seat owner = w.ownerOf(die);
  const bool good = helps(t.now(), clue, applied(w, clue.symbol));
  t.place(die, good ? Spot::Applied : Spot::Misapplied);  // APPLY-01, APPLY-06
  sortPlaced(t);
  if (!good && owner != Seat::Table && t.cards.of(w.target()).kind != Kind::Adversary)
    t.carryOut(w.target(), When::Misapplied, owner, die);
}

void sortPlaced(Table& t) {
  const World& w = t.world;
  for (const Symbol type : kTypes) {
    const Dice alike = w.showing(type);
    const Dice before = w.dice(Spot::Applied) & alike;
    const Dice beside = w.dice(Spot::Misapplied) & alike;
    if ((before | beside).empty()) continue;
    const int needed = requirement(t.now(), type);
    int sum = 0;
    for (const DieId die : w.retrieval.placed) {  // those that lie applied keep their place as long as they help
      if (!before.has(die)) continue;
      if (sum >= needed) t.shift(die, Spot::Misapplied);
      else sum += w.clue(die).number;
    }
    for (const DieId die : w.retrieval.placed) {
      if (sum >= needed) break;
      if (!beside.has(die) || w.clue(die).number == 0 || !mayApply(t.now(), w.clue(die))) continue;
      t.shift(die, Spot::Applied);
      sum += w.clue(die).number;
    }
  }
}

// In the order in which they will be applied, after what the Goo takes.
DiceAhead diceAhead(const Situation& now, bool gooActs, bool traitorMay) {
  const World& w = now.world;
  DiceAhead ahead;
  ahead.goo = gooActs || traitorMay;
  if (traitorMay) {
    for (const Seat seat : w.seats())
      for (const DieId die : w.agent(seat).revealed)
        if (w.isAgent(seat) && gooMatches(now, w.retrieval.goo[0], w.clue(die))) ahead.open |= die;
    if (!ahead.open.empty()) return ahead;
  }
  if (gooActs)
    if (const DieId hit = firstMatch(now); hit != DieId::None) ahead.taken = hit;
  PerType sums{};
  for (const Symbol type : kTypes) sums[type] = applied(w, type);
  const auto met = [&] {
    return std::all_of(kTypes.begin(), kTypes.end(), [&](Symbol type) { return sums[type] >= requirement(now, type); });
  };
  for (const Seat seat : w.clockwise(w.firstAgent)) {
    if (!w.isAgent(seat)) continue;
    for (const DieId die : w.agent(seat).revealed.without(ahead.taken)) {
      const Clue clue = w.clue(die);
      if (index(clue.symbol) >= kTypeCount || met()) continue;  // OUT-01: the rest is not needed
      auto& sum = sums[clue.symbol];
      const bool good = helps(now, clue, sum);
      (good ? ahead.applied : ahead.misapplied) |= die;
      if (good) sum += clue.number;
    }
  }
  return ahead;
}

// ---- swaps ------------------------------------------------------------------------------------------------------

bool maySwap(const Situation& now, Symbol type) {
  const World& w = now.world;
  const Dice alike = w.showing(type);
  if (!w.retrieval.open || (w.dice(Spot::Applied) & alike).empty()) return false;
  return !swappable(now, type).empty() && surplus(now, type) >= 0;
}

// Dice come in first, then others may go out as long as the requirement stays met.  APPLY-07, RULING-14
void ask(const SwapDice& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  const Dice alike = w.showing(q.type);
  const Dice moved = Dice::fromBits(q.moved);
  d.ask(w.firstAgent, id(Ask::SwapDice), "APPLY-07"_rule, Openness::Public);
  for (const DieId die : swappable(now, q.type).without(moved)) d.offer(choice(verb::Swap, of(die)));
  for (const DieId die : (w.dice(Spot::Applied) & alike).without(moved))
    d.consider(choice(verb::Swap, of(die)), w.clue(die).number <= surplus(now, q.type) ? Rule::None : "RULING-14"_rule);
  d.offer(choice(verb::Keep));
}

void answer(const SwapDice& q, Table& t, Choice c) {
  const World& w = t.world;
  if (c.verb == verb::Swap) {
    const DieId die = dieOf(c.noun);
    t.shift(die, w.dice(Spot::Applied).has(die) ? Spot::Misapplied : Spot::Applied);
    return t.run(SwapDice{q.type, (Dice::fromBits(q.moved) | die).bits()});
  }
  // What no longer helps goes out: first the dice that were there before.
  const Dice alike = w.showing(q.type);
  for (const Dice group : {alike.without(Dice::fromBits(q.moved)), alike})
    for (const DieId die : w.dice(Spot::Applied) & group)
      if (w.clue(die).number <= surplus(t.now(), q.type)) t.shift(die, Spot::Misapplied);
}

}  // namespace w13
