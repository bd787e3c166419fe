#include "engine/games/warehouse51/scenario/laying.h"

#include <algorithm>

#include "engine/games/warehouse51/match.h"
#include "engine/games/warehouse51/rules/rules.h"
#include "engine/house/scenario/wording.h"
#include "engine/kernel/errors.h"

namespace w51 {

namespace {

using house::Member;
using house::Node;
using house::Reader;

/// One position, read key by key into a state.
class Laying {
 public:
  Laying(const Node& given, Warehouse51::Setup setup, const std::vector<std::string>& players, const Catalog& cards,
         Reader& reader)
      : given_(given), players_(players), cards_(cards), reader_(reader), table_(state_, cards, order_, nullptr) {
    if (setup.revealer == Seat::Table) setup.revealer = Seat{};
    table_.layOut(setup);
    open().looked = open().all();
  }

  /// The state at its first decision.
  State run() {
    seats("ingots", [&](Seat seat, const Node& node) {
      if (const auto number = reader_.whole(node, 0, kMostIngots)) open().ingots[seat] = small(*number);
    });
    seats("relics", [&](Seat seat, const Node& node) {
      for (const RelicId relic : relics(node)) open().owned[seat] |= taken(relic, node);
    });
    if (const Node* node = given_.find("discards"))
      for (const RelicId relic : relics(*node))
        for (const RelicId gone : taken(relic, *node)) open().discards.push(gone);
    pawned();
    if (const Node* node = given_.find("auction")) auction(*node);
    decks();
    counterfeits();
    certificates();
    reserve();
    if (const Node* node = given_.find("revealer")) open().revealer = seatIn(*node);
    if (const Node* node = given_.find("last-winner")) open().lastWinner = open().revealer = seatIn(*node);
    begin();
    return state_;
  }

 private:
  [[nodiscard]] Open& open() { return state_.world.open; }

  // ---- words

  Seat seatIn(const Node& node) {
    const int at = node.is(Node::Type::Text) ? kernel::placeOf(players_, house::plain(node.text)) : -1;
    if (at >= 0) return kernel::seatAt(at);
    reader_.unknownWord(node, players_, "one of the players");
    return Seat{};
  }
  std::vector<RelicId> relics(const Node& node) {
    std::vector<RelicId> all;
    for (const Node* each : house::textsIn(node, reader_)) {
      if (const RelicId found = cards_.find(house::plain(each->text)); found != RelicId::None) {
        all.push_back(found);
        continue;
      }
      std::vector<std::string> ids;
      for (const Relic& relic : cards_.relics) ids.push_back(relic.id);
      reader_.unknownWord(*each, ids, "a relic");
    }
    return all;
  }
  /// Calls with each seat and value of an object.
  template <class Do>
  void seats(const char* key, Do what) {
    const Node* node = given_.find(key);
    if (node == nullptr || !reader_.isObject(*node, "players, and what each has")) return;
    for (const Member& each : node->members) {
      const int at = kernel::placeOf(players_, house::plain(each.key));
      if (at < 0) reader_.unknownKey(*node, each, players_, "the players");
      else what(kernel::seatAt(at), each.value);
    }
  }

  // ---- pieces

  /// Takes a relic to put it somewhere; no relic lies in two places.
  Relics taken(RelicId relic, const Node& at) {
    if (!open().hidden.has(relic)) {
      reader_.error(at, "found " + cards_.of(relic).id + " a second time, expected it in one place");
      return {};
    }
    open().hidden = open().hidden.without(relic);
    return relic;
  }

  void pawned() {
    const Node* node = given_.find("pawned");
    if (node == nullptr) return;
    for (const RelicId relic : relics(*node)) {
      if (open().owner(relic) == Seat::Table || open().tokens == 0) {
        reader_.error(*node, "found " + cards_.of(relic).id + ", expected a relic of somebody's, and a token for it");
        continue;
      }
      open().pawned |= relic;
      --open().tokens;
    }
  }

  void auction(const Node& node) {
    if (!reader_.isObject(node, "an auction")) return;
    reader_.onlyKeys(node, {"lot", "standing", "bidder", "passed", "next"}, "an auction");
    Auction& auction = open().auction;
    if (const Node* lot = node.find("lot")) {
      for (const RelicId relic : relics(*lot)) auction.lot = taken(relic, *lot).first();
    } else {
      reader_.missing(node, "lot", "an auction");
    }
    if (const Node* standing = node.find("standing"))
      auction.standing = small(reader_.whole(*standing, 1, kMostIngots).value_or(1));
    if (const Node* bidder = node.find("bidder")) auction.bidder = seatIn(*bidder);
    if (const Node* passed = node.find("passed"))
      for (const Node* each : house::textsIn(*passed, reader_)) auction.passed |= seatIn(*each);
    auction.spoken = auction.passed | auction.bidder;
  }

  /// The relics of a deck, the first on top; those of its category that are not named are gone.
  RelicList named(const Node& node, Relics left) {
    RelicList deck;
    for (const RelicId relic : relics(node)) {
      if (left.has(relic) && !deck.has(relic)) deck.insert(0, relic);
      else
        reader_.error(node,
                      "found " + cards_.of(relic).id + ", expected a relic of this category that lies nowhere else");
    }
    for (const RelicId relic : left)
      if (!deck.has(relic)) open().discards.push(relic);
    return deck;
  }

  /// Decks that are named hold what is named; "empty": none holds anything.
  void decks() {
    Node none;
    none.type = Node::Type::List;
    const Node* node = given_.find("decks");
    const bool empty = node != nullptr && node->is(Node::Type::Text) && node->text == "empty";
    if (node != nullptr && !empty) {
      if (!reader_.isObject(*node, "decks by category, or \"empty\"")) return;
      reader_.onlyKeys(*node, {kCategoryNames.begin(), kCategoryNames.end()}, "the four categories");
    }
    for (const Category category : kEachCategory) {
      const Relics left = open().hidden & cards_.byCategory[category];
      const Node* said = node == nullptr ? nullptr : empty ? &none : node->find(nameOf(category));
      RelicList deck;
      if (said != nullptr) deck = named(*said, left);
      else
        for (const RelicId relic : left) deck.push(relic);
      open().hidden = open().hidden.without(left);
      for (const RelicId relic : deck) open().hidden |= relic;
      state_.world.decks[category] = deck;
      open().deckSize[category] = small(deck.size());
    }
    open().auctions = small(cards_.size() - open().hidden.size());
  }

  // ---- counterfeit cards

  /// Takes the counterfeit card of a relic from those not laid yet.
  RelicId fromPile(RelicList& pile, RelicId relic, const Node& at) {
    if (!pile.remove(relic))
      reader_.error(
          at, "found " + cards_.of(relic).id + ", expected a relic with a counterfeit card that lies nowhere else");
    return relic;
  }

  /// Named cards first; the others are of relics in no collection, so that they do no harm.
  void counterfeits() {
    World& w = state_.world;
    RelicList pile = w.aside;
    for (const RelicId each : w.names) pile.push(each);
    PerSeat<std::vector<RelicId>> slots, laid;
    seats("slots", [&](Seat seat, const Node& node) {
      for (const RelicId relic : relics(node)) slots[seat].push_back(fromPile(pile, relic, node));
    });
    seats("laid", [&](Seat seat, const Node& node) {
      for (const RelicId relic : relics(node)) laid[seat].push_back(fromPile(pile, relic, node));
    });
    std::ranges::stable_sort(pile, {}, [&](RelicId relic) { return open().owner(relic) == Seat::Table ? 1 : 0; });
    for (int place = 0; place < w.names.size(); ++place) {
      std::vector<RelicId>& said = slots[open().onTable[place].beside];
      w.names[place] = said.empty() ? pile.pop() : said.front();
      if (!said.empty()) said.erase(said.begin());
    }
    for (const Seat seat : open().all()) {
      if (!slots[seat].empty())
        reader_.error(*given_.find("slots"),
                      "found more cards beside " + kernel::at(players_, index(seat)) + " than a slot holds");
      for (const RelicId relic : laid[seat]) {
        open().onTable.push({seat, true, open().left(seat)});
        w.names.push(relic);
      }
    }
    w.aside = pile;
    open().aside = small(pile.size());
  }

  /// By the relics that gave them.
  void certificates() {
    const Node* node = given_.find("certificates");
    if (node == nullptr) return;
    for (const RelicId relic : relics(*node)) {
      if (open().certificatesLeft == 0 || open().owner(relic) == Seat::Table) {
        reader_.error(*node,
                      "found " + cards_.of(relic).id + ", expected a relic of somebody's, and a certificate for it");
        continue;
      }
      open().certificates.push({relic, RelicId::None});
      --open().certificatesLeft;
    }
  }

  // PAWN-09
  void reserve() {
    int left = open().seats * cards_.game.each + cards_.game.reserve;
    for (const Seat seat : open().all()) left -= open().ingots[seat];
    const Node* node = given_.find("reserve");
    if (left < 0)
      return reader_.error(node != nullptr ? *node : given_, "found more ingots with the seats than there are");
    open().reserve = small(left);
    if (node == nullptr) return;
    if (const auto said = reader_.whole(*node, 0, kMostIngots); said && *said != left)
      reader_.error(*node, "found a reserve of " + std::to_string(*said) + ", expected " + std::to_string(left) +
                               ": what the seats do not have");
  }

  void begin() {
    Agenda& agenda = state_.agenda;
    agenda.clear();
    const Auction& auction = open().auction;
    if (auction.lot == RelicId::None) {
      agenda.push(NextLot{});
    } else if (cards_.of(auction.lot).fist) {
      agenda.push(BlindAuction{});
    } else {
      const Node* next = given_.find("auction")->find("next");
      const Seat last = auction.bidder != Seat::Table ? auction.bidder : open().revealer;
      agenda.push(OpenRound{next != nullptr ? seatIn(*next) : open().left(last)});
    }
    Decision d;
    kernel::settle(agenda, table_, d);
  }

  const Node& given_;
  const std::vector<std::string>& players_;
  const Catalog& cards_;
  Reader& reader_;
  kernel::Script order_;  ///< shuffles keep the order
  State state_{};
  Table table_;
};

class AuctionPositions final : public house::Positions {
 public:
  [[nodiscard]] std::vector<std::string> keys() const override {
    return {"ingots", "relics",       "pawned",  "decks",    "discards",    "slots",
            "laid",   "certificates", "reserve", "revealer", "last-winner", "auction"};
  }
  [[nodiscard]] std::optional<std::vector<std::uint8_t>> lay(const Node& given, const house::SetupValues& setup,
                                                             const std::vector<std::string>& players,
                                                             const house::Box& box, Reader& reader) const override {
    const std::size_t before = reader.told();
    const AuctionBox& own = static_cast<const AuctionBox&>(box);
    if (const std::string fault = box.fault(setup); !fault.empty()) {
      reader.error(given, fault);
      return std::nullopt;
    }
    const State state = Laying(given, layoutOf(setup, own.cards()), players, own.cards(), reader).run();
    if (reader.told() != before) return std::nullopt;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&state);
    return std::vector<std::uint8_t>(bytes, bytes + sizeof state);
  }
};

}  // namespace

const house::Positions& positions() {
  static const AuctionPositions kPositions;
  return kPositions;
}

}  // namespace w51
