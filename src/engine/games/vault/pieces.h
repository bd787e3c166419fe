#pragma once
// The pieces of Vault: its world, steps, events and views.
//
// Two to four thieves each hide their loot in one of four places. Three nights follow. All bid coins in secret; the
// highest bid pays and leads. The leader may lay a card face down and name its metal; the others may doubt that. Then
// the leader may search one place for another's loot, and all draw up to three cards. At any open question a seat may
// burn a lead card for a new one.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/kernel/agenda.h"
#include "engine/kernel/event.h"
#include "engine/kernel/order.h"
#include "engine/kernel/per.h"

namespace vault {

using kernel::Choice, kernel::Decision, kernel::Few, kernel::Move, kernel::Noun, kernel::Openness, kernel::Rule,
    kernel::Seat, kernel::SeatSet;

inline constexpr int kMostSeats = 4, kCards = 16, kHand = 3, kPlaces = 4, kCoins = 3, kNights = 3, kNone = -1;

namespace verb {
enum : std::uint8_t { Hide = 1, Bid, Lay, Pass, Say, Doubt, Believe, Search, Burn };
}
namespace noun {
enum : std::uint8_t { Card = 1, Place, Coins, Metal };  // a place: owner of the loot * kPlaces + number
}
namespace question {
enum : std::uint16_t { WhereToHide = 1, HowMuch, WhichCard, WhichMetal, DoDoubt, WhereToSearch, BurnLead };
}
namespace rule {
// Their texts are in data/rules/vault/ledger.json: 101 is VAULT-01.
inline constexpr Rule kHiding{101}, kBidding{102}, kLaying{103}, kClaiming{104}, kDoubting{105}, kSearching{106},
    kBurning{107}, kGoldNeedsABid{108}, kDoubtCosts{109}, kSearchedBefore{110}, kGoldDoesNotBurn{111};
inline constexpr std::array<std::string_view, 2> kSections = {"", "VAULT"};
}  // namespace rule

// ---- the world

using CardId = std::uint8_t;
inline constexpr CardId kUnknown = 0xFF;
[[nodiscard]] constexpr bool isGold(CardId card) { return card % 2 == 0; }
[[nodiscard]] constexpr Noun of(CardId card) { return {noun::Card, card}; }
/// The card that a choice names.
[[nodiscard]] constexpr CardId cardOf(Noun noun) { return static_cast<CardId>(noun.index); }
[[nodiscard]] constexpr Noun coinsOf(int coins) { return {noun::Coins, static_cast<std::uint16_t>(coins)}; }
[[nodiscard]] constexpr Noun metal(bool gold) { return {noun::Metal, std::uint16_t{gold}}; }
[[nodiscard]] constexpr Noun placeOf(Seat owner, int place) {
  return {noun::Place, static_cast<std::uint16_t>(index(owner) * kPlaces + place)};
}

/// A card in its place, and the seats that know it.
struct Card {
  CardId id = kUnknown;
  SeatSet seen;
};
using Cards = Few<Card, kCards>;

template <class T>
using PerSeat = kernel::PerSeat<T, kMostSeats>;

struct World {
  int seats = 2;
  int night = 0;
  Seat leader = Seat{0};
  bool bidsOpen = false;
  Cards deck;            ///< the last is on top
  Cards discard;         ///< face up
  Few<Card, 1> laid;     ///< the card that the leader makes a claim about
  PerSeat<Cards> hands;  ///< sorted, so that the order hides when a card came
  PerSeat<int> coins, score;
  PerSeat<int> bids;               ///< kNone: not yet; secret until bidsOpen
  PerSeat<int> loot;               ///< the place, 0 .. kPlaces - 1; kNone: not hidden
  PerSeat<std::uint8_t> searched;  ///< bits of the places that a search showed to be empty

  [[nodiscard]] Seat next(Seat seat) const { return kernel::clockwise(seat, 1, seats); }
  [[nodiscard]] kernel::Clockwise clockwise(Seat start) const { return {start, seats}; }
  [[nodiscard]] bool wasSearched(Seat owner, int place) const { return ((searched[owner] >> place) & 1) != 0; }
};

inline void sortHand(Cards& hand) {
  std::sort(hand.begin(), hand.end(), [](const Card& a, const Card& b) { return a.id < b.id; });
}

// ---- the agenda: the table of contents of the rules

struct Night {};
struct OpenBids {};
struct DrawUp {};

struct HideLoot {
  Seat seat;
};
struct SealedBids {};
struct LayCard {
  Seat seat;
};
struct SayMetal {
  Seat seat;
};
struct DoubtIt {
  Seat seat, leader;
  bool gold;  ///< the leader's claim; the card itself is in the world
};
struct SearchLoot {
  Seat seat;
};

using Agenda =
    kernel::Agenda<12, Night, OpenBids, DrawUp, HideLoot, SealedBids, LayCard, SayMetal, DoubtIt, SearchLoot>;

struct State {
  World world;
  Agenda agenda;
};

// ---- events and views

enum class Happened : std::uint8_t {
  Hid,        ///< place
  Bid,        ///< coins; only that seat learns that it has answered
  BidOpened,  ///< coins
  Laid,       ///< card
  Said,       ///< metal
  Doubted,
  Revealed,  ///< card
  Sank,      ///< card
  Missed,    ///< place
  Found,     ///< place
  Burned,    ///< card
  Drew,      ///< card
};
using Event = kernel::Event<Happened>;
using Events = std::vector<Event>;

using Ids = Few<CardId, kCards>;

/// What one seat may know; the rest is kUnknown or kNone.
struct View {
  Seat me = Seat::Table, leader = Seat::Table;
  int night = 0;
  Ids deck, discard, laid;
  PerSeat<Ids> hands;  ///< known cards first
  PerSeat<int> coins, score, bids, loot;
  PerSeat<std::uint8_t> searched;
  friend bool operator==(const View&, const View&) = default;
};

}  // namespace vault
