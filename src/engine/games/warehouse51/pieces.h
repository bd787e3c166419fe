#pragma once
// The small numbers that stand for seats, relics, categories and places; what can be pointed at, chosen and asked.

#include <cstdint>

#include "engine/kernel/bit_set.h"
#include "engine/kernel/choice.h"
#include "engine/kernel/count.h"
#include "engine/kernel/each.h"
#include "engine/kernel/few.h"
#include "engine/kernel/per.h"
#include "engine/kernel/seat.h"

namespace w51 {

using kernel::Choice, kernel::Decision, kernel::Few, kernel::Noun, kernel::Openness, kernel::Rule, kernel::Seat,
    kernel::SeatSet;

inline constexpr int kFewestSeats = 3, kMostSeats = 5;  // COMP-01
inline constexpr int kMostRelics = 32;                  // the box has 26
inline constexpr int kMostOnTable = 20;                 // counterfeit cards on the table; the box needs 11 at most
inline constexpr int kMostCertificates = 4;             // the box has 2
inline constexpr int kMostIngots = 90;                  // a bid for each, pass, and a little room in a Decision

template <class T>
using PerSeat = kernel::PerSeat<T, kMostSeats>;

// ---- relics

enum class Category : std::int8_t { None = -1, Blue, Green, Gold, Red };
inline constexpr int kCategories = 4;
template <class T>
using PerCategory = kernel::Per<Category, T, kCategories>;
inline constexpr kernel::Each<Category> kEachCategory{kCategories};
[[nodiscard]] constexpr Category categoryAt(int at) { return static_cast<Category>(at); }

/// Its place in the catalog.
enum class RelicId : std::int8_t { None = -1 };
[[nodiscard]] constexpr RelicId relicAt(int at) { return static_cast<RelicId>(at); }
using Relics = kernel::BitSet<RelicId, kMostRelics>;
using RelicList = Few<RelicId, kMostRelics>;
template <class T>
using PerRelic = kernel::Per<RelicId, T, kMostRelics>;

/// Blessed, cursed or neutral. CAT-09
enum class Symbol : std::int8_t { None = -1, Neutral, Blessing, Curse };
inline constexpr int kSymbols = 3;

// ---- what can be pointed at

namespace noun {
enum : std::uint8_t { Deck = 1, Ingots, Relic, Counterfeit, Category };  // a counterfeit card by its place on the table
}
[[nodiscard]] constexpr Noun deckOf(Category category) { return {noun::Deck, static_cast<std::uint16_t>(category)}; }
[[nodiscard]] constexpr Noun of(Category category) { return {noun::Category, static_cast<std::uint16_t>(category)}; }
[[nodiscard]] constexpr Noun ingots(int number) { return {noun::Ingots, static_cast<std::uint16_t>(number)}; }
[[nodiscard]] constexpr Noun of(RelicId relic) { return {noun::Relic, static_cast<std::uint16_t>(relic)}; }
[[nodiscard]] constexpr Noun counterfeitAt(int place) { return {noun::Counterfeit, static_cast<std::uint16_t>(place)}; }
/// The category of a deck or a category; the relic of a relic.
[[nodiscard]] constexpr Category categoryOf(Noun noun) { return categoryAt(noun.index); }
[[nodiscard]] constexpr RelicId relicOf(Noun noun) { return relicAt(noun.index); }

// ---- what can be chosen

namespace verb {
enum : std::uint8_t {
  Seen = 1,  ///< I have looked
  Reveal,    ///< deck
  Bid,       ///< ingots
  Pass,
  Land,  ///< ingots: a bid although the seat has passed
  StayOut,
  Shut,      ///< the purses, for the whole table
  Fist,      ///< ingots: closes a fist around so many
  Discard,   ///< relic
  Exchange,  ///< relic
  Keep,      ///< nothing is exchanged, no certificate placed
  Point,     ///< counterfeit
  Buy,       ///< relic: back from the Pawnbroker
  Done,
  Seal,    ///< relic: places a certificate
  Cancel,  ///< counterfeit
  CancelNone,
  Name,  ///< category
  Pawn,  ///< relic
};
}

// ---- what can be asked

enum class Ask : std::uint16_t {
  FirstLook = 1,
  PickDeck,
  OpenTurn,
  Land,
  Purses,
  TalkFist,
  Fists,
  RealFist,
  PawDiscard,
  Lamp,
  MimirPoint,
  MimirLook,
  PandoraLook,
  BuyBack,
  Certify,
  Horn,
  NameCategory,
  Pawn,
};

}  // namespace w51
