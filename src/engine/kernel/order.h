#pragma once
// Turn order: seats in turn, clockwise.

#include <cassert>
#include <cstdint>

#include "engine/kernel/seat.h"

namespace kernel {

/// The seat `places` clockwise of `start`, at a table of `seats`.
[[nodiscard]] constexpr Seat clockwise(Seat start, int places, int seats) {
  return seatAt((index(start) + places) % seats);
}

/// All seats of a table, clockwise from one: for (const Seat seat : Clockwise(first, seats)).
class Clockwise {
 public:
  constexpr Clockwise(Seat start, int seats) : start_(start), seats_(seats) {}
  struct Walk {
    using value_type = Seat;
    using difference_type = int;
    Seat start = Seat::Table;
    int seats = 1;
    int places = 0;
    constexpr Seat operator*() const { return clockwise(start, places, seats); }
    constexpr Walk& operator++() { return ++places, *this; }
    constexpr Walk operator++(int) {
      const Walk was = *this;
      ++places;
      return was;
    }
    friend constexpr bool operator==(const Walk& a, const Walk& b) { return a.places == b.places; }
  };
  [[nodiscard]] constexpr Walk begin() const { return {start_, seats_, 0}; }
  [[nodiscard]] constexpr Walk end() const { return {start_, seats_, seats_}; }

 private:
  Seat start_;
  int seats_;
};

/// A round of turns. A step that goes round holds it, and pushes itself again below the steps it starts for a seat.
struct OneByOne {
  Seat start = Seat::Table;
  std::uint8_t passed = 0;  ///< seats from the start on that have acted or take no part

  /// The seat that acts next, marked as passed; Seat::Table once the round is over.
  template <class TakesPart>
  [[nodiscard]] Seat next(int seats, TakesPart takesPart) {
    assert(start != Seat::Table);
    while (passed < seats)
      if (const Seat seat = clockwise(start, passed++, seats); takesPart(seat)) return seat;
    return Seat::Table;
  }
};

}  // namespace kernel
