#pragma once
// The secrets a seat knows at a moment, as sets: for undo limits and for pinning dreams.

#include <array>

#include "engine/games/warehouse13/cards/card_marks.h"
#include "engine/games/warehouse13/world.h"

namespace w13 {

/// What a seat (or the table) knows of pieces that can be hidden.
struct Knowledge {
  CardMarks cards;              ///< cards whose place it knows
  Dice dice;                    ///< dice whose face it knows
  bool traitor = false;         ///< who the Traitor is
  std::uint8_t shownVotes = 0;  ///< open votes, by seat
  int shownGoo = 0;             ///< the Adversary's or the Traitor's open Goo dice
  /// Cards and obstacles in each draw pile: the seat that takes one sees it. Stress too: whether a 14th card must go
  /// depends on how the hand splits.
  std::array<int, kTypeCount + 7> faceDown{};
};

[[nodiscard]] Knowledge knowledgeOf(const World& world, Seat viewer);
/// The seat whose hand a card is in; Table: none.
[[nodiscard]] Seat holderOf(const World& world, CardId card);
/// Whether a seat, or the table, knows the chosen Plot: all do once it is revealed.
[[nodiscard]] bool plotKnown(const World& world, Seat viewer);
/// Whether a viewer knows on whom a card lies.
[[nodiscard]] bool knowsBearer(const LaidOn& laid, Seat viewer);
/// Whether the seat has Traits drawn aside.
[[nodiscard]] bool laysAside(const World& world, Seat seat);
/// What is not in the box, of the kinds of which some may be: Traits, Pings, artifacts and Adversaries.
[[nodiscard]] CardMarks outOfTheBox(const World& world);

}  // namespace w13
