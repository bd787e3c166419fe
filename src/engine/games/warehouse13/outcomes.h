#pragma once
// Outcomes of steps, for the step below that waits (kernel::Hears). Each step gets its own: cards played in response in
// between never change it.  RULING-61, RULING-63

#include <cstdint>

#include "engine/kernel/seat.h"

namespace w13 {

/// A Warehouse die as it counts once its window has closed.
struct Roll {
  std::int8_t number = -1;
  bool final = false;  ///< no reroll of it is allowed (PRINT-06)
};
/// Whether a challenge or Snag roll was won, and so the way is clear.
struct Beaten {
  bool yes = false;
};
/// A step of a card could not be done in full.
struct Unable {};
/// An Agent has covered as many dice as are due.
struct HasCovered {
  kernel::Seat seat = kernel::Seat::Table;
};

}  // namespace w13
