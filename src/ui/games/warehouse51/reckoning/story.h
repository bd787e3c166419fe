#pragma once
// The reckoning as data: the engine does it in one move, and this says afterwards, from what the table has learnt, what
// there is to tell step by step. END-10 to END-17, SCORE-02

#include <array>
#include <span>
#include <vector>

#include "engine/games/warehouse51/queries.h"
#include "engine/house/match/match.h"

namespace w51 {

/// What becomes of the relic that a counterfeit card names.
enum class Fate : std::uint8_t {
  Open,       ///< a fake that still lies in a collection: somebody may cancel its card
  Falls,      ///< END-14
  Sealed,     ///< END-12
  Cancelled,  ///< END-13
  Unsold,     ///< nobody had bid for it  END-17
  Discarded,  ///< an effect had thrown it out before  CARD-06
  Unseen,     ///< it never came up  VAR-05
};

/// What changes in a category when all fakes fall, and for the owner of one of them.
struct Change {
  Category category = Category::None;  ///< of the relic, as printed
  PerSeat<int> before{}, after{};      ///< values
  PerSeat<std::int8_t> points{};       ///< of the category afterwards
  SeatSet led, leads;                  ///< who was first in it, and is now; alone or tied
  bool final = true;                   ///< false: the points can still change, as a category is named after this
  Relics wake, sleep;                  ///< the owner's relics whose effects on the score act only now, or no longer
};

/// A counterfeit card on the table.
struct Turned {
  int place = 0;              ///< on the table
  Seat beside = Seat::Table;  ///< as OnTable has it
  bool laid = false;          ///< beside a collection, by an effect
  SeatSet knew;               ///< public  SECRET-02
  RelicId relic = RelicId::None;
  Fate fate = Fate::Open;
  Seat owner = Seat::Table;  ///< before it fell; Table: it was in no collection
  int price = 0;             ///< for which it was sold; 0: never
  bool pawned = false;       ///< when it fell
  Change change = {};        ///< of what falls
};

/// The parts of the score in the order in which they are told. SCORE-02
enum class PartOf : std::int8_t { None = -1, Ingots, Sets, Blue, Green, Gold, Red, Cards };
inline constexpr int kParts = 7;
/// The category whose majority a part is; None: it is another part.
[[nodiscard]] Category categoryOf(PartOf part);

/// Why a seat scores what it scores in a part.
enum class Reason : std::uint8_t {
  Nothing,
  Ingots,       ///< so many ingots
  IngotsBy,     ///< so many ingots, and an effect makes groups of another size
  Sets,         ///< so many complete sets
  First,        ///< alone, with this value
  Second,       ///< the same
  WinsTie,      ///< for this place, by a relic
  LosesTie,     ///< for the place above, by its own relic or another's, and still has this one
  TiedFirst,    ///< with as many others as the number says
  TiedSecond,   ///< the same
  NoPlace,      ///< with this value
  CardEffects,  ///< by a relic
};

/// What one seat gets in a part.
struct Block {
  int points = 0;
  Reason reason = Reason::Nothing;
  int number = 0;                 ///< as the reason says
  int place = 0;                  ///< of WinsTie and LosesTie: 1 or 2
  int each = 0;                   ///< of IngotsBy: ingots for a point
  RelicId relic = RelicId::None;  ///< that brings it about; None: no single one of the seat's own
};

struct ScorePart {
  PartOf part = PartOf::None;
  PerSeat<Block> blocks;
  PerSeat<int> totals{};  ///< up to here
  SeatSet leads;          ///< the highest total so far
};

struct Story {
  std::vector<Turned> turned;    ///< clockwise from the slot of the seat that won last; cards laid by effects last
  int dearest = -1;              ///< place in `turned` of the fallen relic with the highest price; -1: none has fallen
  std::vector<ScorePart> parts;  ///< empty until it is scored
  SeatSet winners;

  /// How many have this fate.
  [[nodiscard]] int count(Fate fate) const;
};

/// What there is to tell. The counterfeit cards must be turned up. `events` are those that the table has learnt since
/// the beginning.
[[nodiscard]] Story storyOf(const Situation& now, std::span<const house::Event> events);

}  // namespace w51
