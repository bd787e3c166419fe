// What a seat knows, and the same game with all the rest dealt again. They must agree: one test holds them.

#include <algorithm>

#include "engine/games/warehouse51/game.h"

namespace w51 {

namespace {

bool knows(const Open& open, Seat viewer, int place) { return open.turnedUp || open.onTable[place].seenBy.has(viewer); }

/// Whether the number in a seat's fist is unknown to the viewer. SECRET-19
bool isClosedTo(const World& w, Seat viewer, Seat seat) {
  return seat != viewer && w.open.closed.has(seat) && w.open.fists[seat] == kNoFist;
}

int openFists(const Open& open) {
  int many = 0;
  for (const std::int8_t fist : open.fists) many += fist != kNoFist ? 1 : 0;
  return many;
}

/// Deals things again over the places where they lie. Sorted first: equal luck gives equal dreams in all worlds that
/// look alike.
template <class Places>
void dealAgain(const Places& places, kernel::Chance& chance) {
  Few<RelicId, Places::kCapacity> things;
  for (const RelicId* each : places) things.push(*each);
  std::ranges::sort(things);
  chance.shuffle(things);
  for (int at = 0; at < things.size(); ++at) *places[at] = things[at];
}

Relics namesKnown(const State& s, Seat viewer) {
  Relics known;
  for (int place = 0; place < s.world.names.size(); ++place)
    if (knows(s.world.open, viewer, place)) known |= s.world.names[place];
  return known;
}

}  // namespace

void Warehouse51::view(const State& s, Seat viewer, View& v) const {
  const World& w = s.world;
  v.me = viewer;
  v.open = w.open;
  v.names.clear();
  for (int place = 0; place < w.names.size(); ++place)
    v.names.push(knows(w.open, viewer, place) ? w.names[place] : RelicId::None);
  v.fists = w.open.fists;
  if (viewer != Seat::Table && w.open.closed.has(viewer)) v.fists[viewer] = static_cast<std::int8_t>(w.fists[viewer]);
}

State Warehouse51::imagine(const State& s, Seat viewer, kernel::Chance& chance, const Pins& keep,
                           kernel::Dealing) const {
  State dream = s;
  World& w = dream.world;
  for (const Category category : kEachCategory) {
    Few<RelicId*, kMostRelics> places;
    for (RelicList* pile : {&w.decks[category], &w.out[category]})
      for (RelicId& each : *pile)
        if (!keep.lots.has(each)) places.push(&each);
    dealAgain(places, chance);
  }
  Few<RelicId*, 2 * kMostRelics> places;
  for (int place = 0; place < w.names.size(); ++place)
    if (!knows(w.open, viewer, place) && !keep.names.has(w.names[place])) places.push(&w.names[place]);
  for (RelicId& each : w.aside)
    if (!keep.names.has(each)) places.push(&each);
  dealAgain(places, chance);
  for (const Seat seat : w.open.all())
    if (isClosedTo(w, viewer, seat) && !keep.fists)
      w.fists[seat] = small(chance.pick(cap(now(dream), seat) + 1, kernel::ChanceOf::Card));
  return dream;
}

void Warehouse51::pin(Pins& pins, const State& after, Seat viewer, std::span<const Event> events, Choice) const {
  pins.lots = cards_.all().without(after.world.open.hidden);
  pins.names |= namesKnown(after, viewer);
  for (const Event& event : events)
    if (event.what == Happened::FistOpened) pins.fists = true;
}

// RULING-50, SECRET-40
bool Warehouse51::learned(const State& before, const State& after, Seat viewer) const {
  const Open &a = before.world.open, &b = after.world.open;
  if (a.hidden != b.hidden || a.turnedUp != b.turnedUp || openFists(b) > openFists(a)) return true;
  if (!namesKnown(after, viewer).without(namesKnown(before, viewer)).empty()) return true;
  return b.plays(Variant::NoTakeBacks) && !(a.auction == b.auction);
}

bool Warehouse51::couldDiffer(const State& s, Seat viewer) const {
  const World& w = s.world;
  for (const Category category : kEachCategory)
    if (w.decks[category].size() + w.out[category].size() > 2) return true;
  for (const Seat seat : w.open.all())
    if (isClosedTo(w, viewer, seat) && cap(now(s), seat) > 1) return true;
  return !w.open.turnedUp && w.aside.size() > 2;
}

}  // namespace w51
