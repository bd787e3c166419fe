// The first look, and a turn: a deck is picked, its top relic is sold or not. SETUP-10, TURN, LOT

#include "engine/games/warehouse51/rules/rules.h"

namespace w51 {

// ---- the first look

SeatSet asked(FirstLook, const Situation& now) { return now.open.all().without(now.open.looked); }

// SECRET-31
Seat nextAsked(FirstLook, const Situation& now) {
  for (const Seat seat : now.open.clockwise(now.open.left(now.open.revealer)))
    if (!now.open.looked.has(seat)) return seat;
  return Seat::Table;
}
void ask(FirstLook, const Situation&, Seat seat, Decision& d) {
  pose(d, seat, Ask::FirstLook, "SETUP-10"_rule, Openness::Secret);
  d.offer({verb::Seen, {}});
}
void answer(FirstLook, Table& t, Seat seat, Choice) { t.lookFirst(seat); }

// ---- a turn

namespace {

bool anyLeft(const Open& open) {
  for (const std::uint8_t size : open.deckSize)
    if (size > 0) return true;
  return false;
}

// VAR-08
Category nextInOrder(const Open& open) {
  int at = open.lastDeck == Category::None ? kCategories - 1 : static_cast<int>(open.lastDeck);
  do at = (at + 1) % kCategories;
  while (open.deckSize[categoryAt(at)] == 0);
  return categoryAt(at);
}

// LOT-01, LOT-02
void auction(Table& t, Category deck) {
  t.turnUp(deck);
  if (t.cards().of(t.open().auction.lot).fist) t.run(BlindAuction{});
  else t.run(OpenRound{t.open().left(t.open().revealer)});
}

}  // namespace

void resume(NextLot, Table& t) {
  if (!anyLeft(t.open())) t.run(EndOfAuctions{});
  else if (t.open().plays(Variant::FixedOrder)) auction(t, nextInOrder(t.open()));
  else t.run(PickDeck{t.open().revealer});
}

// TURN-07, TURN-08
void ask(PickDeck q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::PickDeck, "TURN-07"_rule, Openness::Public, {.automatic = true});
  for (const Category category : kEachCategory)
    d.consider({verb::Reveal, deckOf(category)}, now.open.deckSize[category] == 0 ? "TURN-07"_rule : Rule::None);
}
void answer(PickDeck, Table& t, Choice c) { auction(t, categoryOf(c.noun)); }

// LOT-04, LOT-05, TURN-05
void resume(Sell step, Table& t) {
  const RelicId lot = t.open().auction.lot;
  t.sell(step.seat, step.bid);
  t.run(CarryOut{lot, step.seat}, NextLot{});
}

// LOT-07, LOT-08
void resume(Unsold, Table& t) {
  t.leaveUnsold();
  t.run(NextLot{});
}

}  // namespace w51
