// What a seat of Vault knows, and the same game with all the rest dealt again.

#include "engine/games/vault/game.h"

namespace vault {

namespace {

/// Calls `see` for every card that the viewer does not know.
template <class See>
void forHidden(World& w, Seat viewer, See see) {
  const auto in = [&](auto& cards) {
    for (Card& card : cards)
      if (!card.seen.has(viewer)) see(card);
  };
  in(w.deck);
  in(w.laid);
  for (Cards& hand : w.hands) in(hand);
}

/// The cards that the viewer knows, as bits.
std::uint32_t known(World world, Seat viewer) {
  std::uint32_t cards = (1u << kCards) - 1u;
  forHidden(world, viewer, [&](Card& card) { cards &= ~(1u << card.id); });
  return cards;
}

void imagineSecretsOf(Seat seat, World& w, kernel::Chance& chance, const Pins& pins) {
  if (w.bids[seat] != kNone && !w.bidsOpen && !pins.bids)
    w.bids[seat] = chance.pick(w.coins[seat] + 1, kernel::ChanceOf::Card);
  if (w.loot[seat] == kNone || pins.found[seat]) return;
  const int ruledOut = w.searched[seat] | pins.searched[seat];
  Few<int, kPlaces> places;
  for (int place = 0; place < kPlaces; ++place)
    if (((ruledOut >> place) & 1) == 0) places.push(place);
  w.loot[seat] = places[chance.pick(places.size(), kernel::ChanceOf::Card)];
}

}  // namespace

void Vault::view(const State& state, Seat me, View& v) const {
  const World& w = state.world;
  v.me = me;
  v.leader = w.leader;
  v.night = w.night;
  v.coins = w.coins;
  v.score = w.score;
  v.searched = w.searched;
  for (const Card& card : w.deck) v.deck.push(card.seen.has(me) ? card.id : kUnknown);
  for (const Card& card : w.discard) v.discard.push(card.id);
  for (const Card& card : w.laid) v.laid.push(card.seen.has(me) ? card.id : kUnknown);
  v.bids.fill(kNone);
  v.loot.fill(kNone);
  for (const Seat seat : SeatSet::firstOf(w.seats)) {
    for (const Card& card : w.hands[seat]) v.hands[seat].push(card.seen.has(me) ? card.id : kUnknown);
    std::sort(v.hands[seat].begin(), v.hands[seat].end());
    if (w.bidsOpen || seat == me) v.bids[seat] = w.bids[seat];
    if (seat == me) v.loot[seat] = w.loot[seat];
  }
}

State Vault::imagine(const State& state, Seat me, kernel::Chance& chance, const Pins& pins, kernel::Dealing) const {
  State dream = state;
  World& w = dream.world;
  Few<Card*, kCards> places;
  Few<CardId, kCards> ids;
  forHidden(w, me, [&](Card& card) {
    if (((pins.cards >> card.id) & 1u) != 0) return;
    places.push(&card);
    ids.push(card.id);
  });
  chance.shuffle(ids);
  for (int at = 0; at < ids.size(); ++at) places[at]->id = ids[at];
  for (Cards& hand : w.hands) sortHand(hand);
  for (const Seat seat : SeatSet::firstOf(w.seats).without(me)) imagineSecretsOf(seat, w, chance, pins);
  return dream;
}

void Vault::pin(Pins& pins, const State& after, Seat viewer, std::span<const Event> events, Choice choice) const {
  pins.cards |= known(after.world, viewer);
  if (choice.noun.kind == noun::Card) pins.cards |= 1u << choice.noun.index;
  if (after.world.bidsOpen) pins.bids = true;
  pins.searched = after.world.searched;
  for (const Event& event : events)
    if (event.what == Happened::Found) pins.found[event.seat] = true;
}

bool Vault::learned(const State& before, const State& after, Seat viewer) const {
  const World &a = before.world, &b = after.world;
  if ((known(b, viewer) & ~known(a, viewer)) != 0 || (b.bidsOpen && !a.bidsOpen)) return true;
  for (const Seat seat : SeatSet::firstOf(b.seats))
    if ((b.searched[seat] & ~a.searched[seat]) != 0 || (b.loot[seat] == kNone && a.loot[seat] != kNone)) return true;
  return false;
}

bool Vault::couldDiffer(const State& state, Seat viewer) const {
  World w = state.world;
  int hidden = 0;
  forHidden(w, viewer, [&](Card&) { ++hidden; });
  return hidden > kHand;
}

}  // namespace vault
