#pragma once
// Seats: the players' places at the table, and sets of them.

#include <cstdint>

#include "engine/kernel/bit_set.h"

namespace kernel {

/// A player's place, counted clockwise from 0. `Table` is nobody's: as the seat of a decision it means "no one is
/// asked", as a viewer the screen that everybody sees.
enum class Seat : std::int8_t { Table = -1 };

/// At most this many seats, in every game.
inline constexpr int kMaxSeats = 8;

[[nodiscard]] constexpr int index(Seat seat) { return static_cast<int>(seat); }
[[nodiscard]] constexpr Seat seatAt(int index) { return static_cast<Seat>(index); }

/// A set of seats.
using SeatSet = BitSet<Seat, kMaxSeats>;

}  // namespace kernel
