#pragma once
// What a session remembers: plain values, from which a log can be written.

#include <cstdint>

#include "engine/kernel/choice.h"
#include "engine/kernel/seat.h"

namespace kernel {

/// One choice that was made. Its place in the history is its step; the opening is step 0, the first choice leads to
/// step 1.
struct Entry {
  Seat seat = Seat::Table;
  Choice choice;
  bool interjection = false;
  std::uint32_t group = 0;      ///< entries of one visit share it; undo takes whole groups back
  std::uint32_t chanceEnd = 0;  ///< how many outcomes chance had given once it was carried out: Session::outcomesOf
  friend bool operator==(const Entry&, const Entry&) = default;
};

/// A seat looked at its secret screen when the game stood at a step.
struct Look {
  Seat seat = Seat::Table;
  std::uint32_t step = 0;
  friend bool operator==(Look, Look) = default;
};

}  // namespace kernel
