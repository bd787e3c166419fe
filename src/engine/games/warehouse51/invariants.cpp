// What must hold after each step of any game.

#include <algorithm>
#include <array>

#include "engine/games/warehouse51/game.h"

namespace w51 {

namespace {

// PAWN-09
std::string wrongIngots(const World& w, const Catalog& cards) {
  int sum = w.open.reserve;
  for (const Seat seat : w.open.all()) sum += w.open.ingots[seat];
  const int all = w.open.seats * cards.game.each + cards.game.reserve;
  return sum == all ? "" : "there are " + std::to_string(sum) + " ingots, not " + std::to_string(all);
}

/// COMP-08: each relic in one place.
std::string wrongRelics(const World& w, const Catalog& cards) {
  PerRelic<int> found{};
  Relics hidden;
  for (const Category category : kEachCategory) {
    for (const RelicList* pile : {&w.decks[category], &w.out[category]})
      for (const RelicId each : *pile) {
        ++found[each];
        hidden |= each;
      }
    if (w.decks[category].size() != w.open.deckSize[category]) return "the size of a deck is wrong";
  }
  if (hidden != w.open.hidden) return "what has not been turned up is not what lies in the decks";
  for (const RelicId each : w.open.discards) ++found[each];
  for (const Seat seat : w.open.all())
    for (const RelicId each : w.open.owned[seat]) ++found[each];
  if (w.open.auction.lot != RelicId::None) ++found[w.open.auction.lot];
  for (const RelicId each : cards.all())
    if (found[each] != 1) return cards.of(each).id + " lies in " + std::to_string(found[each]) + " places";
  return {};
}

/// COMP-09: each counterfeit card in one place.
std::string wrongCounterfeits(const World& w, const Catalog& cards) {
  PerRelic<int> found{};
  for (const RelicId each : w.names) ++found[each];
  for (const RelicId each : w.aside) ++found[each];
  for (const RelicId each : cards.all())
    if (found[each] != (cards.of(each).counterfeit ? 1 : 0)) return "the counterfeit card of " + cards.of(each).id;
  if (w.names.size() != w.open.onTable.size() || w.aside.size() != w.open.aside)
    return "counterfeit cards are miscounted";
  const int inSlots = static_cast<int>(std::ranges::count(w.open.onTable, false, &OnTable::laid));
  if (inSlots != w.open.seats * cardsPerSlot({w.open, cards})) return "a slot holds too many cards, or too few";
  for (const OnTable& each : w.open.onTable)
    if (!each.laid && (!each.seenBy.has(each.beside) || !each.seenBy.has(w.open.left(each.beside))))
      return "a seat does not know its own slot";
  return {};
}

std::string wrongPawns(const World& w, const Catalog& cards) {
  Relics owned;
  for (const Seat seat : w.open.all()) owned |= w.open.owned[seat];
  if (!w.open.pawned.without(owned).empty()) return "a relic is pawned that nobody owns";
  if (w.open.pawned.size() + w.open.tokens != cards.game.tokens) return "the Pawnbroker's tokens are miscounted";
  if (w.open.certificates.size() + w.open.certificatesLeft > cards.game.certificates) return "too many certificates";
  return {};
}

std::string wrongAuction(const World& w, const Catalog& cards) {
  const Situation now{w.open, cards};
  const Auction& auction = w.open.auction;
  if (auction.lot != RelicId::None && auction.bidder != Seat::Table && auction.standing > cap(now, auction.bidder))
    return "a bid stands that its seat cannot pay";
  for (const Seat seat : w.open.all())
    if (w.open.closed.has(seat) && auction.lot != RelicId::None && w.fists[seat] > cap(now, seat))
      return "a fist holds more than its seat may bid";
  if (w.open.auctions != cards.size() - w.open.hidden.size()) return "the lots are miscounted";
  if (w.open.lastWinner != Seat::Table && w.open.revealer != w.open.lastWinner) return "the wrong seat reveals";
  return {};
}

/// MAJ: a category pays at most 1st and 2nd place, or 2nd place twice.
std::string wrongScores(const World& w, const Catalog& cards) {
  if (!w.open.scored) return {};
  for (const Category category : kEachCategory) {
    int sum = 0;
    for (const Seat seat : w.open.all()) sum += w.open.scores[seat].majority[category];
    const CategoryDesign& pays = cards.categories[category];
    if (sum > pays.first + pays.second && sum > 2 * pays.second) return "a category pays too much";
  }
  return {};
}

/// OPEN-03, OPEN-08: who has passed is not asked, nor whose bid stands.
std::string wrongTurn(const State& s) {
  if (s.agenda.empty() || !std::holds_alternative<OpenTurn>(s.agenda.top())) return {};
  const Seat seat = std::get<OpenTurn>(s.agenda.top()).seat;
  const Auction& auction = s.world.open.auction;
  return auction.passed.has(seat) || auction.bidder == seat ? "a seat is asked that is out, or whose bid stands" : "";
}

}  // namespace

std::string Warehouse51::fault(const State& s) const {
  constexpr std::array kChecks = {wrongIngots, wrongRelics, wrongCounterfeits, wrongPawns, wrongAuction, wrongScores};
  for (const auto check : kChecks)
    if (std::string wrong = check(s.world, cards_); !wrong.empty()) return wrong;
  return wrongTurn(s);
}

}  // namespace w51
