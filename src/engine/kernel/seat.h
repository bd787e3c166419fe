#pragma once
// Seats: the players' places at the table, and sets of them.

#include <bit>
#include <cstdint>

namespace kernel {

/// A player's place, counted clockwise from 0. `Table` is nobody's place: as the seat of a decision it means
/// "no one is asked", as a viewer it means the screen that everybody sees.
enum class Seat : std::int8_t { Table = -1 };

/// At most this many seats, in every game.
inline constexpr int kMaxSeats = 8;

[[nodiscard]] constexpr int index(Seat seat) { return static_cast<int>(seat); }
[[nodiscard]] constexpr Seat seatAt(int index) { return static_cast<Seat>(index); }

/// A set of seats.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat one) : bits_(static_cast<std::uint8_t>(one == Seat::Table ? 0u : 1u << index(one))) {}

  /// The first `count` seats.
  [[nodiscard]] static constexpr SeatSet firstOf(int count) {
    return SeatSet(static_cast<std::uint8_t>((1u << count) - 1u));
  }
  [[nodiscard]] static constexpr SeatSet all() { return SeatSet(std::uint8_t{0xFF}); }

  [[nodiscard]] constexpr bool has(Seat seat) const {
    return seat != Seat::Table && ((bits_ >> index(seat)) & 1u) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }

  constexpr SeatSet& operator|=(SeatSet other) { return *this = *this | other; }
  [[nodiscard]] friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    return SeatSet(static_cast<std::uint8_t>(a.bits_ | b.bits_));
  }
  [[nodiscard]] friend constexpr SeatSet operator&(SeatSet a, SeatSet b) {
    return SeatSet(static_cast<std::uint8_t>(a.bits_ & b.bits_));
  }
  [[nodiscard]] constexpr SeatSet without(SeatSet other) const {
    return SeatSet(static_cast<std::uint8_t>(bits_ & ~other.bits_));
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  explicit constexpr SeatSet(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

}  // namespace kernel
