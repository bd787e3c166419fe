// The Retrieval and Stop the Plot: rounds, covers and Goo dice.

#include <algorithm>

#include "engine/games/warehouse13/table.h"

namespace w13 {

using kernel::ChanceOf;

void Table::openRetrieval() {
  world_.retrieval.open = true;
  world_.traitor.goo = static_cast<std::uint8_t>((1u << static_cast<unsigned>(cards.game.gooDice)) - 1u);  // RULING-39
}

void Table::closeRetrieval() { world_.retrieval.open = false; }

void Table::beginRetrievalRound() {
  Retrieval& r = world_.retrieval;
  ++r.round;
  r.goo.clear();
  r.rolled = {};
  forgetSnagRolls();
  tell(Happened::RoundBegan, Seat::Table, {}, r.round);
}

void Table::endRetrievalRound() {
  world_.retrieval.sitOut = world_.retrieval.rolled = {};
  world_.retrieval.alone = Seat::Table;
  world_.traitor.gooCover = -1;
}

void Table::playAlone(Seat seat) { world_.retrieval.alone = seat; }

void Table::sitOut(Seat seat) { world_.retrieval.sitOut |= seat; }

void Table::require(Symbol type, int more) {
  constexpr int kMost = 99;  // as far as numbers of cards go
  world_.retrieval.raised[type] = std::clamp(world.retrieval.raised[type] + more, -kMost, kMost);
}

// ---- behind the shields -----------------------------------------------------------------------------------------

void Table::rollBehindShield(Seat seat) {
  world_.retrieval.rolled |= seat;
  for (const DieId die : world.agent(seat).claimed) rollHidden(die, seat);
  tell(Happened::Rolled, seat, {}, world.agent(seat).claimed.size());
}

void Table::useUpLook() { world_.retrieval.lookUsed = true; }

void Table::nameCover(Seat seat, DieId die) {
  agent(seat).covered |= die;
  world_.retrieval.named |= die;
  tell(Happened::CoverNamed, seat, of(die));
}

void Table::cover(Seat seat, Dice dice, bool done) {
  agent(seat).covered |= dice;
  if (done) tell(Happened::Covered, seat);
}

void Table::liftCovers() {
  for (const Seat seat : world.clockwise(world.firstAgent)) {
    if (!world.isAgent(seat)) continue;
    Agent& lifts = agent(seat);
    lifts.revealed = lifts.covered;
    lifts.covered = {};
    for (const DieId die : lifts.revealed) show(die);  // RETR-14; the others keep their faces: RETR-13
  }
  world_.retrieval.named = {};
}

void Table::keepRevealed(Seat seat, Dice kept) { agent(seat).revealed = kept; }

void Table::takeBack(DieId die) {
  const Seat owner = world.ownerOf(die);
  agent(owner).revealed = agent(owner).revealed.without(die);
  tell(Happened::DieMoved, owner, of(die), index(Spot::Claimed));
}

// ---- Goo dice ---------------------------------------------------------------------------------------------------

GooFace Table::rollGooFace() {
  chance_.about(nounOf(Thing::Goo, 0));
  return cards.gooFaces[at(chance_.pick(6, ChanceOf::Die))];
}

void Table::rollGoo() {
  const GooFace face = rollGooFace();
  world_.retrieval.goo.push(face);
  tell(Happened::GooRolled, Seat::Table, {}, of(face).index);
}

void Table::rollGooAgain() {
  for (GooFace& goo : world_.retrieval.goo) {
    goo = rollGooFace();
    tell(Happened::GooRolled, Seat::Table, {}, of(goo).index);  // SECRET-39
  }
}

void Table::rollGooHidden() {
  for (int die = 0; die < kGooDice; ++die)
    if ((world.traitor.goo >> die) & 1) world_.traitor.gooFaces[at(die)] = rollGooFace();
}

void Table::coverGoo(int die) {
  world_.traitor.gooCover = static_cast<std::int8_t>(die);
  tell(Happened::Covered, world.traitor.seat);
}

void Table::showGoo() {
  const GooFace face = world.traitor.gooFaces[at(world.traitor.gooCover)];
  world_.retrieval.goo.push(face);
  tell(Happened::GooRolled, world.traitor.seat, {}, of(face).index);
}

void Table::takeBackGoo(bool stays) {
  TraitorSeat& traitor = world_.traitor;
  if (!stays) traitor.goo = static_cast<std::uint8_t>(traitor.goo & ~(1u << traitor.gooCover));  // TGOO-05
  traitor.gooCover = -1;
}

}  // namespace w13
