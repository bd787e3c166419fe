// Dice, Agents, obstacles and the end of a season. Cards move in table_cards.cpp.

#include "engine/games/warehouse13/table.h"

#include <algorithm>

#include "engine/games/warehouse13/card_fault.h"

namespace w13 {

using kernel::ChanceOf;

namespace {

Noun ofTrack(int space) { return nounOf(Thing::Track, space); }

/// The face of a die for an event that everybody sees: nothing of one that lies behind a shield.
int openFace(const World& world, DieId die) { return of(world.hidden.has(die) ? Clue{} : world.clue(die)).index; }

}  // namespace

void Table::end(Winner winner, Ending ending) {
  if (world.over()) return;  // the first condition to occur wins: RULING-47
  world.winner = winner;
  world.ending = ending;
  world.phase = Phase::Over;
  agenda_.clear();
  tell(Happened::SeasonEnded, Seat::Table, {}, static_cast<int>(ending));
}

void Table::carryOut(CardId card, When event, Seat you, DieId die, Answering answers) {
  const Design& design = cards.of(card);
  const EffectAt list = design.at(event);
  if (list == 0) return;
  CarryOut step;
  step.at = list;
  step.card = card;
  step.you = you;
  step.die = die;
  step.answers = answers;
  blamed(card, cards, [&] { run(step, UncoverArtifact{}); });  // RULING-22: once the whole effect is done
}

// ---- chance -----------------------------------------------------------------------------------------------------

Clue Table::rollFace(DieId die) {
  chance_.about(of(die));
  return cards.dieFaces[colourOf(die)][at(chance_.pick(6, ChanceOf::Die))];
}

GooFace Table::rollGoo() {
  chance_.about(nounOf(Thing::Goo, 0));
  return cards.gooFaces[at(chance_.pick(6, ChanceOf::Die))];
}

Roll Table::rollWarehouse() {
  chance_.about({});
  const auto roll = [&] { return cards.warehouseFaces[at(chance_.pick(6, ChanceOf::Die))]; };
  int number = roll();
  bool final = false;
  for (const Owned& stays : world.staying) {  // PRINT-05, PRINT-06: both dice, the worse counts, no reroll
    const CardId card = stays.card;
    if (!cards.says(cards.of(card), Query::WorseRoll)) continue;
    number = std::min<int>(number, roll());
    final = true;
    lift(card);
    putAway(card);
    break;
  }
  world.warehouseRoll = static_cast<std::int8_t>(number);
  tell(Happened::WarehouseRolled, Seat::Table, {}, number);
  return {world.warehouseRoll, final};
}

// ---- dice -------------------------------------------------------------------------------------------------------

void Table::setFace(DieId die, Clue face) {
  for (Dice& dice : world.showing) dice = dice.without(die);
  for (Dice& dice : world.numbered) dice = dice.without(die);
  world.shows[die] = face;
  if (face.symbol == Symbol::None) return;
  world.showing[face.symbol] |= die;
  world.numbered[at(face.number)] |= die;
}

void Table::roll(DieId die) {
  const Clue face = rollFace(die);
  world.hidden = world.hidden.without(die);
  setFace(die, face);
  tell(Happened::DieRolled, world.ownerOf(die), of(die), of(face).index);
}

void Table::rollHidden(DieId die, Seat roller) {
  const Clue face = rollFace(die);
  world.hidden |= die;
  world.dieKnownTo[die] = roller;
  setFace(die, face);
  tellOnly(roller, Happened::DieRolled, roller, of(die), of(face).index);
}

void Table::show(DieId die) {
  world.hidden = world.hidden.without(die);
  world.dieKnownTo[die] = SeatSet::all();
  tell(Happened::CoverLifted, world.ownerOf(die), of(die), of(world.clue(die)).index);
}

void Table::turn(DieId die, Clue face) {
  world.hidden = world.hidden.without(die);
  setFace(die, face);
  tell(Happened::DieTurned, world.ownerOf(die), of(die), of(face).index);
}

void Table::move(DieId die, Spot to, Seat owner) {
  for (Dice& dice : world.diceAt) dice = dice.without(die);
  world.diceAt[to] |= die;
  const Seat before = world.ownerOf(die);
  if (before != Seat::Table) {
    Agent& was = agent(before);
    was.claimed = was.claimed.without(die);
    was.covered = was.covered.without(die);
    was.revealed = was.revealed.without(die);
  }
  world.owner[die] = owner;
  world.retrieval.placed.remove(die);
  tell(Happened::DieMoved, owner, of(die), static_cast<int>(to));
}

void Table::shift(DieId die, Spot to) {
  const bool applied = to == Spot::Applied;
  Dice& from = world.diceAt[applied ? Spot::Misapplied : Spot::Applied];
  from = from.without(die);
  world.diceAt[to] |= die;
  tell(applied ? Happened::DieApplied : Happened::DieMisapplied, world.ownerOf(die), of(die), openFace(world, die));
}

void Table::claim(DieId die, Seat seat) {
  move(die, Spot::Claimed, seat);
  agent(seat).claimed |= die;
  tell(Happened::DieClaimed, seat, of(die), openFace(world, die));
}

void Table::neutralize(DieId die) {
  tell(Happened::DieNeutralized, world.ownerOf(die), of(die), openFace(world, die));
  move(die, Spot::Neutralized);  // DICE-12
  world.hidden = world.hidden.without(die);
  setFace(die, {});
}

void Table::lock(DieId die) {
  tell(Happened::DieLocked, world.ownerOf(die), of(die), openFace(world, die));
  move(die, Spot::Locked);  // DICE-14
  world.hidden = world.hidden.without(die);
  setFace(die, {});
}

void Table::layInBronze(DieId die) {
  move(die, Spot::Bronze);
  if (!world.hidden.has(die)) return;
  world.hidden = world.hidden.without(die);
  setFace(die, {});
}

void Table::lookBehind(Seat looker, Seat shield) {
  for (const DieId die : world.agent(shield).claimed& world.hidden) world.dieKnownTo[die] |= looker;
  tell(Happened::LookedBehind, looker, {}, index(shield));
}

void Table::sweepDice() {
  for (const DieId die : Dice::all().without(world.dice(Spot::Locked))) {  // CLEAN-03
    setFace(die, {});
    world.owner[die] = Seat::Table;
  }
  const Dice locked = world.dice(Spot::Locked);
  world.diceAt.fill({});
  world.diceAt[Spot::Locked] = locked;
  world.diceAt[Spot::Supply] = Dice::all().without(locked);
  world.hidden = {};
  for (Agent& each : world.agents) each.claimed = each.covered = each.revealed = {};
  world.retrieval.placed.clear();
  tell(Happened::DiceSwept);
}

// ---- Agents -----------------------------------------------------------------------------------------------------

void Table::move(Seat seat, Location to) {
  agent(seat).at = to;
  tell(Happened::AgentMoved, seat, {}, static_cast<int>(to));
}

void Table::ko(Seat seat) {
  if (agent(seat).health != Health::Standing) return;  // HEAL-06
  agent(seat).health = Health::Ko;
  tell(Happened::AgentKo, seat);
}

void Table::wound(Seat seat) {
  if (agent(seat).health == Health::Wounded) return;  // HEAL-07
  agent(seat).health = Health::Wounded;               // HEAL-08
  tell(Happened::AgentWounded, seat);
}

void Table::heal(Seat seat) {
  Agent& healed = agent(seat);
  if (healed.health == Health::Standing) return;
  healed.health = healed.health == Health::Wounded ? Health::Ko : Health::Standing;  // HEAL-03, HEAL-04, HEAL-05
  tell(Happened::AgentHealed, seat);
}

void Table::passFirstAgent() {
  Seat next = world.leftOf(world.firstAgent);
  while (!world.isAgent(next)) next = world.leftOf(next);  // RULING-26
  world.firstAgent = next;
  tell(Happened::FirstAgentPassed, next);
}

// ---- obstacles --------------------------------------------------------------------------------------------------

ObstacleId Table::takeObstacle() {
  if (world.obstacleSupply.empty()) {  // OBST-19
    world.obstacleSupply = world.obstacleDiscard;
    world.obstacleDiscard.clear();
    chance_.shuffle(world.obstacleSupply);
  }
  return world.obstacleSupply.empty() ? ObstacleId::None : world.obstacleSupply.pop();
}

void Table::ringOn(Obstacle& obstacle, Noun where) {
  if (world.ringsLeft == 0 || obstacle.ring) return;  // RING-02, RULING-10
  --world.ringsLeft;
  obstacle.ring = true;
  tell(Happened::RingPlaced, Seat::Table, where);
}

bool Table::block(Place place, bool ring) {
  Obstacle& here = world.blocks[place];
  if (!here.none()) return false;  // RULING-10: one for each place
  const ObstacleId taken = takeObstacle();
  if (taken == ObstacleId::None) return false;
  here = {taken, false};
  tell(Happened::ObstaclePlaced, Seat::Table, of(place), index(taken));
  if (ring) ringOn(here, of(place));
  return true;
}

bool Table::addToTrack(bool ring) {
  if (world.trackRoom() <= 0) return false;
  const ObstacleId taken = takeObstacle();
  if (taken == ObstacleId::None) return false;
  world.track.push({taken, false});  // MAINT-05
  const int space = world.track.size() - 1;
  tell(Happened::ObstaclePlaced, Seat::Table, ofTrack(space), index(taken));
  if (ring) ringOn(world.track[space], ofTrack(space));
  checkTrack();
  return true;
}

void Table::checkTrack() {
  if (world.trackRoom() <= 0) end(Winner::Traitor, Ending::MaintenanceFull);  // MAINT-04, GEAR-02
}

void Table::discardObstacle(Obstacle obstacle) {
  if (obstacle.ring) ++world.ringsLeft;     // RING-03
  world.obstacleDiscard.push(obstacle.id);  // OBST-18
}

void Table::removeBlock(Place place) {
  Obstacle& here = world.blocks[place];
  tell(Happened::ObstacleGone, Seat::Table, of(place), index(here.id));
  discardObstacle(here);
  here = {};
}

void Table::removeFromTrack(int space) {
  const Obstacle gone = world.track.take(space);
  tell(Happened::ObstacleGone, Seat::Table, ofTrack(space), index(gone.id));
  discardObstacle(gone);
}

void Table::placeGear() {
  if (world.gear) return;  // RULING-05: a second one has no effect
  world.gear = true;       // GEAR-01, GEAR-03
  tell(Happened::GearPlaced);
  checkTrack();
}

void Table::placeSnag(Place place, int value) {
  world.snags[place] = static_cast<std::int8_t>(value);
  tell(Happened::Snagged, Seat::Table, of(place), value);
}

}  // namespace w13
