#pragma once
// One value per seat, die, type of card or place: arrays indexed by the thing itself.

#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>

#include "engine/kernel/seat.h"

namespace kernel {

/// A T for each of the first N values of an enum that counts from 0. As plain as its array.
template <class Key, class T, std::size_t N>
struct Per {
  static_assert(std::is_enum_v<Key>);
  std::array<T, N> all{};

  [[nodiscard]] constexpr T& operator[](Key key) { return all[static_cast<std::size_t>(key)]; }
  [[nodiscard]] constexpr const T& operator[](Key key) const { return all[static_cast<std::size_t>(key)]; }
  /// The same, by the key's number.
  template <std::integral Number>
  [[nodiscard]] constexpr T& operator[](Number at) {
    return all[static_cast<std::size_t>(at)];
  }
  template <std::integral Number>
  [[nodiscard]] constexpr const T& operator[](Number at) const {
    return all[static_cast<std::size_t>(at)];
  }
  [[nodiscard]] static constexpr std::size_t size() { return N; }
  [[nodiscard]] constexpr auto begin() { return all.begin(); }
  [[nodiscard]] constexpr auto end() { return all.end(); }
  [[nodiscard]] constexpr auto begin() const { return all.begin(); }
  [[nodiscard]] constexpr auto end() const { return all.end(); }
  constexpr void fill(const T& value) { all.fill(value); }
  friend bool operator==(const Per&, const Per&) = default;
};

/// A T for each seat of a game with at most N.
template <class T, std::size_t N = kMaxSeats>
using PerSeat = Per<Seat, T, N>;

}  // namespace kernel
