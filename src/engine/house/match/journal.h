#pragma once
// Who writes down what happens in a match.

#include <cstddef>
#include <string>

#include "engine/kernel/seat.h"
#include "engine/kernel/talk.h"

namespace house {

/// Keeps a record of one match while it is played. If it cannot write, it throws, and the match has not changed.
class Journal {
 public:
  virtual ~Journal() = default;
  /// The moves from place `since` of the history on were made, as one unit.
  virtual void made(std::size_t since) = 0;
  /// The last unit is about to be taken back.
  virtual void undoing() = 0;
  /// A seat is about to look at its secret screen.
  virtual void looking(kernel::Seat seat) = 0;
  /// A seat is about to replace its notes.
  virtual void noting(kernel::Seat seat, const std::string& text) = 0;
  /// Something is about to be said in the open.
  virtual void saying(const kernel::Said& said) = 0;
};

}  // namespace house
