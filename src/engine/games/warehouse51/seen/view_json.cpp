#include "engine/games/warehouse51/seen/view_json.h"

#include <array>
#include <nlohmann/json.hpp>

#include "engine/games/warehouse51/said/keys.h"

namespace w51 {

namespace {

using house::Json;

std::string spelled(Category category) { return std::string(nameOf(category)); }
Json spelled(RelicId relic, const Catalog& cards) {
  return relic == RelicId::None ? Json(nullptr) : Json(cards.of(relic).id);
}
Json spelled(Seat seat) { return seat == Seat::Table ? Json(nullptr) : Json(index(seat)); }
Json spelled(SeatSet seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(index(seat));
  return list;
}
template <class Many>
Json listed(const Many& relics, const Catalog& cards) {
  Json list = Json::array();
  for (const RelicId each : relics) list.push_back(cards.of(each).id);
  return list;
}

Json auctionOf(const View& v, const Catalog& cards) {
  const Auction& auction = v.open.auction;
  Json json = {{"relic", spelled(auction.lot, cards)},
               {"standing", auction.standing},
               {"bidder", spelled(auction.bidder)},
               {"passed", spelled(auction.passed)},
               {"closed", spelled(v.open.closed)}};
  json["lowest"] = auction.lot == RelicId::None ? Json(nullptr) : Json(lowestBid({v.open, cards}));
  return json;
}

Json scoreOf(const Score& score) {
  Json json = {{"total", score.total()}, {"ingots", score.ingots}, {"sets", score.sets}, {"cards", score.cards}};
  for (const Category category : kEachCategory) json[spelled(category)] = score.majority[category];
  return json;
}

Json seatOf(const View& v, Seat seat, const Catalog& cards) {
  const Situation now{v.open, cards};
  Relics active;
  for (const RelicId relic : v.open.owned[seat])
    if (isActive(now, seat, relic)) active |= relic;
  Json value = Json::object();
  for (const Category category : kEachCategory) value[spelled(category)] = valueIn(now, seat, category);
  Json json = {{"ingots", v.open.ingots[seat]},
               {"relics", listed(v.open.owned[seat], cards)},
               {"pawned", listed(v.open.owned[seat] & v.open.pawned, cards)},
               {"active", listed(active, cards)},
               {"value", value},
               {"sets", setsOf(now, seat)},
               {"cap", cap(now, seat)}};
  json["fist"] = v.fists[seat] == kNoFist ? Json(nullptr) : Json(v.fists[seat]);
  json["score"] = v.open.scored ? scoreOf(v.open.scores[seat]) : Json(nullptr);
  return json;
}

Json counterfeitOf(const View& v, int place, const Catalog& cards) {
  constexpr std::array kStates = {"hidden", "stands", "ignored", "cancelled"};
  const OnTable& card = v.open.onTable[place];
  return {{"place", keyOfPlace(place, v.open)},
          {"names", spelled(v.names[place], cards)},
          {"seen", spelled(card.seenBy)},
          {"card", kernel::at(kStates, static_cast<int>(card.card))}};
}

}  // namespace

house::Json jsonOf(const View& v, const Catalog& cards) {
  const Open& open = v.open;
  Json json = {{"auctions", open.auctions},
               {"revealer", spelled(open.revealer)},
               {"last-winner", spelled(open.lastWinner)},
               {"auction", auctionOf(v, cards)},
               {"reserve", open.reserve},
               {"tokens", open.tokens},
               {"discards", listed(open.discards, cards)},
               {"aside", open.aside},
               {"turned-up", open.turnedUp},
               {"fallen", listed(open.fallen, cards)}};
  for (const Category category : kEachCategory)
    json["decks"][spelled(category)] = {{"size", open.deckSize[category]},
                                        {"left", listed(v.left(cards, category), cards)}};
  json["counterfeits"] = Json::array();
  for (int place = 0; place < open.onTable.size(); ++place)
    json["counterfeits"].push_back(counterfeitOf(v, place, cards));
  json["certificates"] = Json::array();
  for (const Certificate& each : open.certificates)
    json["certificates"].push_back({{"giver", spelled(each.giver, cards)}, {"on", spelled(each.on, cards)}});
  json["seats"] = Json::array();
  for (const Seat seat : open.all()) json["seats"].push_back(seatOf(v, seat, cards));
  return json;
}

}  // namespace w51
