#pragma once
// The rolls of a season and their odds. Not for screens.

#include <vector>

#include "engine/afterwards/fortune.h"
#include "engine/afterwards/played.h"

namespace w13 {

/// One die, rolled.
struct RolledDie {
  RollOf of = RollOf::Clue;
  Seat seat = Seat::Table;
  double chance = 0;  ///< that it comes out well
  bool good = false;
};

/// All that were rolled for something, in order.
[[nodiscard]] std::vector<RolledDie> rollsOf(const Played& played);
/// What rolls of one kind amount to.
[[nodiscard]] Fortune fortuneOf(const std::vector<RolledDie>& rolls);

}  // namespace w13
