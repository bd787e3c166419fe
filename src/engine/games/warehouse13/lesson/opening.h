#pragma once
// Where a lesson or a worked example begins: with its secrets, so not for screens.

#include <span>

#include "engine/games/warehouse13/lesson/lesson.h"
#include "engine/games/warehouse13/scenario/said_chance.h"
#include "engine/games/warehouse13/season/setup.h"

namespace w13 {

class LessonOpening {
 public:
  LessonOpening(const State& state, Setup setup, bool deals, SaidChance chance)
      : state(state), setup(std::move(setup)), deals(deals), chance(std::move(chance)) {}

  State state;  ///< at its first decision
  Setup setup;
  bool deals;         ///< it begins as a season does, with the deal
  SaidChance chance;  ///< all that the lesson says, from that decision on; from the deal on if it deals
};

/// The season of an opening after these moves. Chance gives what is said, then is drawn from `seed`. `cards` are those
/// the opening was read with.
[[nodiscard]] Season seasonFrom(const LessonOpening& opening, std::shared_ptr<const Catalog> cards,
                                std::span<const kernel::Move> moves, std::uint64_t seed);

}  // namespace w13
