#pragma once
// Which secrets a seat holds in its head at a moment, as sets: for undo limits and for pinning dreams.

#include <array>
#include <bitset>

#include "engine/games/warehouse13/world.h"

namespace w13 {

/// What a seat (or the table) knows of the pieces that can be hidden.
struct Knowledge {
  std::bitset<kMaxCards> cards;  ///< cards whose place it knows
  Dice dice;                     ///< dice whose face it knows
  bool traitor = false;          ///< who the Traitor is
  std::uint8_t shownVotes = 0;   ///< votes that lie open, by seat
  int shownGoo = 0;              ///< the Adversary's or the Traitor's Goo dice that lie open
  /// Cards and obstacles in each draw pile: who takes one off looks at it. Stress too, for whether a 14th card must go
  /// then depends on how the hand splits.
  std::array<int, kTypeCount + 7> faceDown{};
};

[[nodiscard]] Knowledge knowledgeOf(const World& world, Seat viewer);
/// Whose hand a card is in; Table: nobody's.
[[nodiscard]] Seat holderOf(const World& world, CardId card);
/// Whether a seat, or the table, knows the Plot that has been chosen: all do once it is revealed.
[[nodiscard]] bool plotKnown(const World& world, Seat viewer);
/// Whether Traits lie aside that the seat has drawn.
[[nodiscard]] bool laysAside(const World& world, Seat seat);
/// All cards that are anywhere on the table, in hands or in piles: the rest lies in the box.
[[nodiscard]] std::bitset<kMaxCards> allOnTable(const World& world);

}  // namespace w13
