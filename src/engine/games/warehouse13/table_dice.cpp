// The clue dice: their faces, where they lie and whose they are.

#include "engine/games/warehouse13/table.h"

namespace w13 {

using kernel::ChanceOf;

namespace {

/// The face of a die for an event that everybody sees: nothing of one that lies behind a shield.
int openFace(const World& world, DieId die) { return of(world.hidden.has(die) ? Clue{} : world.clue(die)).index; }

}  // namespace

Clue Table::rollFace(DieId die) {
  chance_.about(of(die));
  return cards.dieFaces[colourOf(die)][at(chance_.pick(6, ChanceOf::Die))];
}

void Table::roll(DieId die) {
  const Clue face = rollFace(die);
  world_.hidden = world.hidden.without(die);
  world_.faces.set(die, face);
  tell(Happened::DieRolled, world.ownerOf(die), of(die), of(face).index);
}

void Table::rollHidden(DieId die, Seat roller) {
  const Clue face = rollFace(die);
  world_.hidden |= die;
  world_.dieKnownTo[die] = roller;
  world_.faces.set(die, face);
  tellOnly(roller, Happened::DieRolled, roller, of(die), of(face).index);
}

void Table::show(DieId die) {
  world_.hidden = world.hidden.without(die);
  world_.dieKnownTo[die] = SeatSet::all();
  tell(Happened::CoverLifted, world.ownerOf(die), of(die), of(world.clue(die)).index);
}

void Table::turn(DieId die, Clue face) {
  world_.hidden = world.hidden.without(die);
  world_.faces.set(die, face);
  tell(Happened::DieTurned, world.ownerOf(die), of(die), of(face).index);
}

void Table::declare(DieId die, Clue as, Seat owner) {
  world_.faces.set(die, as);
  tell(Happened::SymbolDeclared, owner, of(die), of(as).index);
}

void Table::move(DieId die, Spot to, Seat owner) {
  for (Dice& dice : world_.diceAt) dice = dice.without(die);
  world_.diceAt[to] |= die;
  const Seat before = world.ownerOf(die);
  if (before != Seat::Table) {
    Agent& was = agent(before);
    was.claimed = was.claimed.without(die);
    was.covered = was.covered.without(die);
    was.revealed = was.revealed.without(die);
  }
  world_.owner[die] = owner;
  world_.retrieval.placed.remove(die);
  tell(Happened::DieMoved, owner, of(die), index(to));
}

void Table::passDie(DieId die, Seat to) {
  move(die, Spot::Claimed, to);
  agent(to).claimed |= die;
}

void Table::shift(DieId die, Spot to) {
  const bool applied = to == Spot::Applied;
  Dice& from = world_.diceAt[applied ? Spot::Misapplied : Spot::Applied];
  from = from.without(die);
  world_.diceAt[to] |= die;
  tell(applied ? Happened::DieApplied : Happened::DieMisapplied, world.ownerOf(die), of(die), openFace(world, die));
}

void Table::place(DieId die, Spot to) {
  const Seat owner = world.ownerOf(die);
  move(die, to, owner);
  world_.retrieval.placed.push(die);
  tell(to == Spot::Applied ? Happened::DieApplied : Happened::DieMisapplied, owner, of(die), of(world.clue(die)).index);
}

void Table::claim(DieId die, Seat seat) {
  move(die, Spot::Claimed, seat);
  agent(seat).claimed |= die;
  tell(Happened::DieClaimed, seat, of(die), openFace(world, die));
}

void Table::neutralize(DieId die, Seat by) {
  if (by == Seat::Table) tell(Happened::DieNeutralized, world.ownerOf(die), of(die), openFace(world, die));
  else tell(Happened::ClueNeutralized, by, of(die), openFace(world, die));
  move(die, Spot::Neutralized);  // DICE-12
  world_.hidden = world.hidden.without(die);
  world_.faces.set(die, {});
}

void Table::lock(DieId die) {
  tell(Happened::DieLocked, world.ownerOf(die), of(die), openFace(world, die));
  move(die, Spot::Locked);  // DICE-14
  world_.hidden = world.hidden.without(die);
  world_.faces.set(die, {});
}

void Table::layInBronze(DieId die) {
  move(die, Spot::Bronze);
  if (!world.hidden.has(die)) return;
  world_.hidden = world.hidden.without(die);
  world_.faces.set(die, {});
}

void Table::lookBehind(Seat looker, Seat shield) {
  for (const DieId die : world.agent(shield).claimed& world.hidden) world_.dieKnownTo[die] |= looker;
  tell(Happened::LookedBehind, looker, {}, index(shield));
}

void Table::sweepDice() {
  for (const DieId die : Dice::all().without(world.dice(Spot::Locked))) {  // CLEAN-03
    world_.faces.set(die, {});
    world_.owner[die] = Seat::Table;
  }
  const Dice locked = world.dice(Spot::Locked);
  world_.diceAt.fill({});
  world_.diceAt[Spot::Locked] = locked;
  world_.diceAt[Spot::Supply] = Dice::all().without(locked);
  world_.hidden = {};
  for (Agent& each : world_.agents) each.claimed = each.covered = each.revealed = {};
  world_.retrieval.placed.clear();
  tell(Happened::DiceSwept);
}

}  // namespace w13
