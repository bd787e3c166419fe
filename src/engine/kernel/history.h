#pragma once
// What a session records: plain values, from which a log can be written.

#include <cstddef>
#include <cstdint>

#include "engine/kernel/choice.h"

namespace kernel {

/// One move made. Its index in the history is its step; the opening is step 0, the first move leads to step 1.
struct Entry : Move {
  std::uint32_t group = 0;    ///< entries of one visit share it; undo takes whole groups back
  std::size_t chanceEnd = 0;  ///< number of chance outcomes once it was done: Session::outcomesOf
  friend bool operator==(const Entry&, const Entry&) = default;
};

/// A seat's look at its secret screen, at a step of the game.
struct Look {
  Seat seat = Seat::Table;
  std::size_t step = 0;
  friend bool operator==(Look, Look) = default;
};

/// A point in the history of a session, to go back to.
struct Mark {
  std::size_t step;
  std::size_t answeredSince;
  std::size_t newsAfter;
};

}  // namespace kernel
