#include "ui/games/warehouse51/reckoning/story.h"

#include <algorithm>
#include <cassert>

#include "engine/games/warehouse51/events.h"
#include "engine/games/warehouse51/majority.h"
#include "ui/games/warehouse51/reckoning/score_story.h"

namespace w51 {

namespace {

/// What the table remembers of each relic.
struct Memory {
  PerRelic<int> price{};
  PerRelic<Seat> fellFrom;
  Relics pawned, fell, unsold, discarded;
  explicit Memory(std::span<const house::Event> events) {
    fellFrom.fill(Seat::Table);
    for (const house::Event& event : events) note(event);
  }

 private:
  void note(const house::Event& event) {
    const RelicId relic = relicOf(event.noun);
    switch (static_cast<Happened>(event.what)) {
      case Happened::Sold: price[relic] = event.number; return;
      case Happened::Unsold: unsold |= relic; return;
      case Happened::Discarded: discarded |= relic; return;
      case Happened::Pawned: pawned |= relic; return;
      case Happened::BoughtBack: pawned = pawned.without(relic); return;
      case Happened::Fake:
        fell |= relic;
        fellFrom[relic] = event.seat;
        return;
      default: return;
    }
  }
};

/// The order of telling.
std::vector<int> inOrder(const Open& open) {
  std::vector<int> order;
  for (const bool laid : {false, true})
    for (const Seat seat : open.clockwise(open.first()))
      for (int place = 0; place < open.onTable.size(); ++place)
        if (open.onTable[place].laid == laid && open.onTable[place].beside == seat) order.push_back(place);
  return order;
}

Fate fateOf(const Open& open, const OnTable& card, const Memory& memory) {
  if (memory.fell.has(card.relic)) return Fate::Falls;
  if (card.card == Card::Ignored) return Fate::Sealed;
  const bool owned = open.owner(card.relic) != Seat::Table;  // what nobody has is not saved either
  if (owned) return card.card == Card::Cancelled ? Fate::Cancelled : Fate::Open;
  if (open.hidden.has(card.relic)) return Fate::Unseen;
  return memory.discarded.has(card.relic) ? Fate::Discarded : Fate::Unsold;
}

/// The table before the fakes fell. Categories were not named yet.
Open beforeFall(const Open& now, const Memory& memory) {
  Open then = now;
  for (const RelicId relic : memory.fell) {
    then.owned[memory.fellFrom[relic]] |= relic;
    then.fallen = then.fallen.without(relic);
    if (memory.pawned.has(relic)) then.pawned |= relic;
  }
  then.as.fill(Category::None);
  return then;
}

SeatSet firstIn(const Situation& now, Category category) {
  int best = 0;
  SeatSet first;
  for (const Seat seat : now.open.all()) {
    const int rank = 4 * valueIn(now, seat, category) + tieRank(now, seat);
    if (valueIn(now, seat, category) == 0 || rank < best) continue;
    if (rank > best) first = {};
    best = rank;
    first |= seat;
  }
  return first;
}

/// The relics of a seat that act on what is scored.
Relics scoringOf(const Situation& now, Seat seat) {
  Relics all;
  for (const RelicId relic : now.open.owned[seat]) {
    const Relic& each = now.cards.of(relic);
    const bool names = std::ranges::any_of(each.ends, [](const Step& s) { return s.verb == Do::NameCategory; });
    if ((names || each.keyword == Keyword::Scoring) && isActive(now, seat, relic)) all |= relic;
  }
  return all;
}

Change changeOf(const Turned& card, const Situation& before, const Situation& after, bool final) {
  Change change;
  change.category = before.cards.of(card.relic).category;
  const PerSeat<Score> scored = scores(after);
  for (const Seat seat : before.open.all()) {
    change.before[seat] = valueIn(before, seat, change.category);
    change.after[seat] = valueIn(after, seat, change.category);
    change.points[seat] = scored[seat].majority[change.category];
  }
  change.led = firstIn(before, change.category);
  change.leads = firstIn(after, change.category);
  change.final = final;
  const Relics had = scoringOf(before, card.owner), has = scoringOf(after, card.owner);
  change.wake = has.without(had);
  change.sleep = had.without(has) & after.open.owned[card.owner].without(after.open.fallen);
  return change;
}

/// Whether no category is named after the fall.
bool noneNamed(const Open& open) {
  return std::ranges::all_of(open.as, [](Category each) { return each == Category::None; });
}

int dearestOf(const std::vector<Turned>& turned, const Catalog& cards) {
  int best = -1;
  const auto worth = [&](int at) {
    const Turned& card = kernel::at(turned, at);
    return std::pair(card.price, cards.value[card.relic]);
  };
  for (int at = 0; at < kernel::count(turned); ++at)
    if (kernel::at(turned, at).fate == Fate::Falls && (best < 0 || worth(at) > worth(best))) best = at;
  return best;
}

}  // namespace

int Story::count(Fate fate) const {
  return kernel::countIf(turned, [fate](const Turned& each) { return each.fate == fate; });
}

Story storyOf(const Situation& now, std::span<const house::Event> events) {
  assert(now.open.turnedUp);
  const Memory memory(events);
  const Open before = beforeFall(now.open, memory);
  Open after = now.open;
  after.as.fill(Category::None);
  Story story;
  for (const int place : inOrder(now.open)) {
    const OnTable& card = now.open.onTable[place];
    Turned turned{place, card.beside, card.laid, card.seenBy, card.relic};
    turned.fate = fateOf(now.open, card, memory);
    turned.owner = before.owner(card.relic);
    turned.price = memory.price[card.relic];
    turned.pawned = memory.pawned.has(card.relic);
    if (turned.fate == Fate::Falls)
      turned.change = changeOf(turned, {before, now.cards}, {after, now.cards}, noneNamed(now.open));
    story.turned.push_back(turned);
  }
  story.dearest = dearestOf(story.turned, now.cards);
  if (!now.open.scored) return story;
  story.parts = partsOf(now);
  story.winners = winners(now, now.open.scores);
  return story;
}

}  // namespace w51
