#pragma once
// What everybody sees, as one value: whoever decides by public facts cannot read a secret. Rules, bots and screens ask
// it the same questions (queries.h).

#include "engine/games/warehouse51/pieces.h"
#include "engine/games/warehouse51/variants.h"
#include "engine/kernel/order.h"

namespace w51 {

/// What became of a counterfeit card on the table.
enum class Card : std::uint8_t {
  Hidden,
  Stands,     ///< turned up: the relic it names is a fake
  Ignored,    ///< the relic has a certificate  END-12
  Cancelled,  ///< by the Unicorn's Horn  END-13
};

/// A counterfeit card on the table, in a slot or beside a collection.
struct OnTable {
  Seat beside = Seat::Table;  ///< the seat on whose left the slot is; of Pandora's card, the seat of the collection
  bool laid = false;          ///< by an effect, beside a collection  CARD-10
  SeatSet seenBy = {};        ///< the seats that have looked at it: public  SECRET-02
  Card card = Card::Hidden;
  RelicId relic = RelicId::None;  ///< None until END-10
  friend bool operator==(const OnTable&, const OnTable&) = default;
};

struct Certificate {
  RelicId giver = RelicId::None;  ///< where it lies until it is placed  CERT-04
  RelicId on = RelicId::None;     ///< None: not placed
  friend bool operator==(const Certificate&, const Certificate&) = default;
};

/// The auction of one lot.
struct Auction {
  RelicId lot = RelicId::None;
  std::uint8_t standing = 0;  ///< the standing bid; 0: none
  Seat bidder = Seat::Table;  ///< whose it is
  SeatSet passed;
  SeatSet spoken;                  ///< seats that have had a turn
  PerSeat<std::uint8_t> landed{};  ///< bids made, or declined, after passing  CARD-14
  friend bool operator==(const Auction&, const Auction&) = default;
};

/// What a seat's points come from, as they are told. SCORE-02
struct Score {
  std::int16_t ingots = 0, sets = 0, cards = 0;
  PerCategory<std::int8_t> majority{};
  [[nodiscard]] int total() const {
    int sum = ingots + sets + cards;
    for (const int points : majority) sum += points;
    return sum;
  }
  friend bool operator==(const Score&, const Score&) = default;
};

inline constexpr std::int8_t kNoFist = -1;

/// What everybody sees.
struct Open {
  std::uint8_t seats = kFewestSeats;
  Variants variants;
  SeatSet programs;                    ///< seats that the program plays
  Seat revealer{};                     ///< the seat that picks the deck
  Seat lastWinner = Seat::Table;       ///< of an auction; Table: nobody yet
  std::uint8_t auctions = 0;           ///< relics turned up so far
  Category lastDeck = Category::None;  ///< where the last one came from
  Auction auction;

  PerCategory<std::uint8_t> deckSize{};
  Relics hidden;          ///< not turned up yet: in the decks, or out unseen  VAR-05
  PerSeat<Relics> owned;  ///< the collections
  Relics pawned;
  Relics fallen;  ///< fakes that stay for sets alone  VAR-04
  RelicList discards;
  PerRelic<Category> as{};  ///< a category that is named for a relic; None: the printed one  CARD-22

  PerSeat<std::uint8_t> ingots{};
  std::uint8_t reserve = 0;
  std::uint8_t tokens = 0;  ///< of the Pawnbroker, left

  SeatSet looked;  ///< seats that have had their first look
  Few<OnTable, kMostOnTable> onTable;
  std::uint8_t aside = 0;  ///< counterfeit cards set aside
  bool turnedUp = false;   ///< END-10

  SeatSet closed;                ///< fists
  PerSeat<std::int8_t> fists{};  ///< those that are open; kNoFist: none, or closed

  Few<Certificate, kMostCertificates> certificates;  ///< given
  std::uint8_t certificatesLeft = 0;

  bool scored = false;
  PerSeat<Score> scores{};

  [[nodiscard]] SeatSet all() const { return SeatSet::firstOf(seats); }
  [[nodiscard]] Seat left(Seat seat) const { return kernel::clockwise(seat, 1, seats); }
  [[nodiscard]] Seat right(Seat seat) const { return kernel::clockwise(seat, seats - 1, seats); }
  [[nodiscard]] kernel::Clockwise clockwise(Seat start) const { return {start, seats}; }
  /// The first seat in turn order.
  [[nodiscard]] Seat first() const { return lastWinner == Seat::Table ? revealer : lastWinner; }
  [[nodiscard]] bool plays(Variant variant) const { return variants.has(variant); }
  /// The seat in whose collection a relic is; Table: in none.
  [[nodiscard]] Seat owner(RelicId relic) const {
    for (const Seat seat : all())
      if (owned[seat].has(relic)) return seat;
    return Seat::Table;
  }
  /// The certificate that is placed on a relic; nullptr: none.
  [[nodiscard]] const Certificate* certificateOn(RelicId relic) const {
    for (const Certificate& each : certificates)
      if (each.on == relic) return &each;
    return nullptr;
  }
  friend bool operator==(const Open&, const Open&) = default;
};

}  // namespace w51
