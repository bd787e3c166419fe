#pragma once
// The pieces in the box: dice, clues, obstacles, places, and the small numbers that stand for them.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/kernel/bit_set.h"
#include "engine/kernel/choice.h"
#include "engine/kernel/each.h"
#include "engine/kernel/few.h"
#include "engine/kernel/per.h"
#include "engine/kernel/seat.h"
#include "engine/kernel/small.h"

namespace w13 {

using kernel::Few;
using kernel::index;
using kernel::Rule;
using kernel::Seat;
using kernel::seatAt;
using kernel::SeatSet;

inline constexpr int kMaxPlayers = 6;  ///< GameNumbers says how many may play: of the box five (COMP-01)
/// One T per player.
template <class T>
using PerSeat = kernel::PerSeat<T, kMaxPlayers>;

/// The number of a piece, a pile or a place, from 0; of None whatever it is kept as.
template <class Thing>
requires(std::is_enum_v<Thing>) [[nodiscard]] constexpr int index(Thing thing) { return static_cast<int>(thing); }

/// What a clue shows, and a Trait's type. `Wild` is the printed `?`.
enum class Symbol : std::uint8_t { Logic, Intuition, Lore, Tech, Wild, None };
inline constexpr std::array kTypes = {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech};
inline constexpr int kTypeCount = 4;
/// What a die may show, and the colours of the dice: the types and Wild.
inline constexpr kernel::Each<Symbol> kAllSymbols(kTypeCount + 1);
/// The card piles, Trait piles first.
enum class Pile : std::uint8_t { Logic, Intuition, Lore, Tech, Traitor, Consequence, Ping, Plot, Artifact };
inline constexpr int kPileCount = 9;
inline constexpr kernel::Each<Pile> kAllPiles(kPileCount);
[[nodiscard]] constexpr bool isTraitPile(Pile pile) { return index(pile) < kTypeCount; }
/// One small number per type: requirements, sums.
using PerType = kernel::Per<Symbol, kernel::Small<std::int8_t>, kTypeCount>;

/// The highest number on a face, and of a Trait. The box has none above 2.
inline constexpr int kHighestClue = 3;
/// A clue: number and symbol, read from the face of a die; also what a Trait is worth.
struct Clue {
  Symbol symbol = Symbol::None;
  std::uint8_t number = 0;
  friend constexpr bool operator==(Clue, Clue) = default;
};

// ---- dice -------------------------------------------------------------------------------------------------------

/// One of the 13 clue dice. Three each of Logic, Intuition, Lore and Tech, then the Wild die.  COMP-04
enum class DieId : std::uint8_t { None = 0xFF };
inline constexpr int kDice = 13;
inline constexpr DieId kWildDie{12};
template <class T>
using PerDie = kernel::Per<DieId, T, kDice>;
[[nodiscard]] constexpr DieId dieAt(int index) { return static_cast<DieId>(index); }
/// The colour of a die, as the type it belongs to (Wild: black).
[[nodiscard]] constexpr Symbol colourOf(DieId die) { return kAllSymbols[index(die) / 3]; }

/// A set of clue dice.
using Dice = kernel::BitSet<DieId, kDice>;
[[nodiscard]] constexpr Dice diceOf(Symbol colour) {
  return colour == Symbol::Wild ? Dice(kWildDie) : Dice::fromBits(static_cast<Dice::Bits>(7u << (3 * index(colour))));
}

/// Where the revealed dice go after the Goo roll if nobody responds: the rules leave no choice. Empty otherwise.
struct DiceAhead {
  Dice taken;        ///< by the Adversary's Goo.  GOO-02
  Dice open;         ///< the revealed Traitor's Goo may take one of these; if any, the rest stays empty.  TGOO-04
  Dice applied;      ///< APPLY-02
  Dice misapplied;   ///< APPLY-04
  bool goo = false;  ///< the Goo has yet to act: if it takes none and may take none, it finds no match
  friend bool operator==(const DiceAhead&, const DiceAhead&) = default;
};

/// Where a clue die lies.
enum class Spot : std::uint8_t {
  Supply,
  Leads,
  Field,        ///< on the artifact
  Claimed,      ///< in front of its owner
  Neutralized,  ///< in the Neutralizer bucket until the Episode ends
  Bronze,       ///< on the Bronze Sector
  Applied,
  Misapplied,
  Locked,  ///< out of the game
};
inline constexpr int kSpots = 9;

inline constexpr int kGooDice = 3;        // COMP-03
inline constexpr int kWarehouseDice = 2;  // COMP-03
/// A face of a Goo die: a clue, a 2? (Wild, 2), or blank (None).
using GooFace = Clue;

// ---- cards ------------------------------------------------------------------------------------------------------

/// One physical card: its index in the catalog's list of cards.
enum class CardId : std::uint16_t { None = 0xFFFF };
/// A card's design: all copies share it.
enum class DesignId : std::uint16_t { None = 0xFFFF };
inline constexpr int kMaxCards = 320;

/// The unsigned index that std containers take, from a number, seat or card.
template <class Thing>
requires(std::is_enum_v<Thing> || std::is_integral_v<Thing>) [[nodiscard]] constexpr std::size_t at(Thing thing) {
  return static_cast<std::size_t>(thing);
}

enum class Kind : std::uint8_t {
  Trait,
  Calamity,
  Stress,
  Traitor,
  Consequence,
  Loyalty,
  Ability,
  Ping,
  Artifact,
  Adversary,  ///< an Adversary Artifact
  Plot,
};
inline constexpr int kKinds = 11;
inline constexpr kernel::Each<Kind> kAllKinds(kKinds);

enum class Timing : std::uint8_t { None, Action, Instant, Retrieval };
/// The four kinds of Ability, in the order of a seat's ability cards.  CARD-11 to CARD-14
enum class Slot : std::uint8_t { Asset, Episode, Season, Downside };
inline constexpr int kSlots = 4;
inline constexpr kernel::Each<Slot> kAllSlots(kSlots);
/// Some of a seat's Abilities. Where they are kept as bits: SlotSet::fromBits.
using SlotSet = kernel::BitSet<Slot, kSlots>;

// ---- agents and places ------------------------------------------------------------------------------------------

/// An agent of the catalog (Artie, Claudia ...), by number.
enum class AgentId : std::uint8_t { None = 0xFF };

enum class Location : std::uint8_t {
  Warehouse,
  Field,
  BronzeSector,
  LostBoard,  ///< the revealed Traitor's token stands on the Lost Artifacts board
};
enum class Health : std::uint8_t { Standing, Ko, Wounded };
enum class Attribute : std::uint8_t { Physical, Mental };

/// The places of the board that an Agent can use and an obstacle or Snag can block.
enum class Place : std::uint8_t {
  LogicPile,
  IntuitionPile,
  LorePile,
  TechPile,
  Travel,
  WarehouseResearch,
  BedAndBreakfast,
  Maintenance,
  BronzeSector,
  FieldResearch,
  FieldInvestigation,
  PingAction,
  None,
};
inline constexpr int kPlaces = 12;
inline constexpr kernel::Each<Place> kAllPlaces(kPlaces);
template <class T>
using PerPlace = kernel::Per<Place, T, kPlaces>;
[[nodiscard]] constexpr Place pileOf(Symbol type) { return kAllPlaces[index(type)]; }
[[nodiscard]] constexpr bool isPile(Place place) { return index(place) < kTypeCount; }

// ---- obstacles --------------------------------------------------------------------------------------------------

/// One obstacle. First the 18 of the box: nine Physical, then nine Mental; of each kind four of 2, three of 3, two of 4
/// (COMP-14, -15). After them spare ones for games with other numbers: of each kind nine of every difficulty.
enum class ObstacleId : std::uint8_t { None = 0xFF };
inline constexpr int kBoxObstacles = 18;
inline constexpr int kHardest = 5;     ///< difficulties go from 1 to this
inline constexpr int kMostAlike = 9;   ///< obstacles of one kind and difficulty
inline constexpr int kObstacles = 18;  ///< as many are in a game at most
inline constexpr kernel::Each<ObstacleId> kAllObstacles(kBoxObstacles + 2 * kHardest * kMostAlike);
[[nodiscard]] constexpr Attribute attributeOf(ObstacleId obstacle) {
  const int spare = index(obstacle) - kBoxObstacles;
  const bool physical = spare < 0 ? index(obstacle) < kBoxObstacles / 2 : spare < kHardest * kMostAlike;
  return physical ? Attribute::Physical : Attribute::Mental;
}
[[nodiscard]] constexpr int difficultyOf(ObstacleId obstacle) {
  constexpr std::array<int, kBoxObstacles / 2> kByPlace = {2, 2, 2, 2, 3, 3, 3, 4, 4};
  const int spare = index(obstacle) - kBoxObstacles;
  return spare < 0 ? kByPlace[at(index(obstacle) % (kBoxObstacles / 2))] : 1 + spare / kMostAlike % kHardest;
}

/// An obstacle in play, perhaps with a ring on it.
struct Obstacle {
  ObstacleId id = ObstacleId::None;
  bool ring = false;
  [[nodiscard]] constexpr bool none() const { return id == ObstacleId::None; }
  friend constexpr bool operator==(Obstacle, Obstacle) = default;
};
inline constexpr int kMostTrackSpaces = 8;

// ---- the season -------------------------------------------------------------------------------------------------

enum class Phase : std::uint8_t { Setup, Ping, Investigation, Retrieval, Cleanup, Finale, Over };
enum class Winner : std::uint8_t { None, Warehouse, Traitor };
/// Why the season ended.  WIN-01 to WIN-05, VAR-28
enum class Ending : std::uint8_t {
  None,
  ThreeArtifacts,
  TwoPlotsStopped,
  StressRanOut,
  MaintenanceFull,
  PlotsExecuted,
  ShorterGame,
};

/// A card on the table and its owner.
struct Owned {
  CardId card = CardId::None;
  Seat seat = Seat::Table;
  friend bool operator==(const Owned&, const Owned&) = default;
};

/// A card that is laid on an Agent, and who knows on whom.
struct LaidOn {
  CardId card = CardId::None;
  Seat seat = Seat::Table;
  kernel::SeatSet known;  ///< seats that know it; all if it was laid openly
  kernel::SeatSet could;  ///< on whom it could have been laid
  friend bool operator==(const LaidOn&, const LaidOn&) = default;
};

/// The counters on a card in play.
struct Counters {
  CardId on = CardId::None;
  kernel::Small<std::uint8_t> number;
  friend bool operator==(const Counters&, const Counters&) = default;
};

}  // namespace w13
