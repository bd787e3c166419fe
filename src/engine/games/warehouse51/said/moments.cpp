#include "engine/games/warehouse51/said/moments.h"

#include <array>

namespace w51 {

namespace {

constexpr int kLastLots = 3;

int lotsLeft(const Open& open) {
  int left = 0;
  for (const int each : open.deckSize) left += each;
  return left;
}

struct Moment {
  std::string_view name;
  bool (*is)(const View& view, const Catalog& cards);
};

constexpr std::array kMoments = {
    Moment{"may-pawn",
           [](const View& view, const Catalog& cards) {
             return !whoMayPawn({view.open, cards}).empty();
           }},
    Moment{"cursed-lot",
           [](const View& view, const Catalog& cards) {
             const RelicId lot = view.open.auction.lot;
             return lot != RelicId::None && cards.of(lot).symbol == Symbol::Curse;
           }},
    Moment{"last-lots",
           [](const View& view, const Catalog&) { return view.open.auctions > 0 && lotsLeft(view.open) <= kLastLots; }},
    // Any that has been turned up so far: the visit at which it is said then tells nothing of the lot.
    Moment{"known-fake",
           [](const View& view, const Catalog&) {
             const bool secret = view.me != Seat::Table && !view.open.turnedUp;
             return secret && !view.knownFakes().without(view.open.hidden).empty();
           }},
};

}  // namespace

std::span<const std::string_view> momentNames() {
  static constexpr auto kNames = [] {
    std::array<std::string_view, kMoments.size()> names{};
    for (std::size_t at = 0; at < names.size(); ++at) names[at] = kMoments[at].name;
    return names;
  }();
  return kNames;
}

std::vector<std::string_view> momentsIn(const View& view, const Catalog& cards) {
  std::vector<std::string_view> now;
  for (const Moment& each : kMoments)
    if (each.is(view, cards)) now.push_back(each.name);
  return now;
}

}  // namespace w51
