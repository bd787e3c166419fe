// What a seat of Warehouse 51 holds: the counterfeit cards that it knows, and its relics.

#include <algorithm>

#include "engine/games/warehouse51/said/voice.h"
#include "engine/house/said/filled.h"

namespace w51 {

using house::Voice;

std::string AuctionVoice::owned(const View& v, RelicId relic) const {
  const bool certified = std::ranges::any_of(v.open.certificates, [&](const Certificate& lies) {
    return lies.on == relic || (lies.on == RelicId::None && lies.giver == relic);
  });
  if (v.open.pawned.has(relic)) return say("table.pawned", {.noun = of(relic)});
  return certified ? say("table.certified", {.noun = of(relic)}) : this->relic(relic);
}

/// Where it lies and who else knows it: the neighbour must not hear a lie about that one.
Voice::Card AuctionVoice::counterfeit(const View& v, int place) const {
  const RelicId names = v.names[place];
  const SeatSet others = v.open.onTable[place].seenBy.without(v.me);
  const char* known = others.empty() ? "hand.alone" : "hand.shared";
  return {.name = relic(names),
          .text = say(known, {.noun = of(names), .number = place, .list = seats(others)}),
          .kind = say("hand.counterfeit", {}),
          .picture = picture(counterfeitAt(place), v.me)};
}

// Counterfeit cards that are turned up are nobody's secret any more.
std::vector<Voice::Card> AuctionVoice::hand(Seat seat) const {
  const View v = seen(seat);
  std::vector<Card> cards;
  for (int place = 0; place < v.names.size() && !v.open.turnedUp; ++place)
    if (v.names[place] != RelicId::None) cards.push_back(counterfeit(v, place));
  for (const RelicId each : v.open.owned[seat])
    cards.push_back({.name = owned(v, each),
                     .text = cards_.of(each).text.in(language_),
                     .kind = house::capital(category(cards_.of(each).category)),
                     .picture = picture(of(each), seat)});
  return cards;
}

std::vector<std::string> AuctionVoice::besidesHand(Seat seat) const {
  const View v = seen(seat);
  std::vector<std::string> lines;
  for (int place = 0; place < v.names.size() && v.open.turnedUp; ++place)
    lines.push_back(say("table.known", {.noun = of(v.names[place]), .number = place}));
  if (v.fists[seat] != kNoFist) lines.push_back(say("table.own-fist", {.number = v.fists[seat]}));
  return lines;
}

std::string AuctionVoice::picture(Noun thing, Seat viewer) const {
  if (thing.kind == noun::Relic) return cards_.of(relicOf(thing)).id;
  const View v = seen(viewer);
  if (thing.kind != noun::Counterfeit || thing.index >= v.names.size()) return {};
  const RelicId names = v.names[thing.index];
  return names == RelicId::None ? std::string() : cards_.of(names).id + "-counterfeit";
}

}  // namespace w51
