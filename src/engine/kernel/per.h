#pragma once
// One value per seat, die, type of card or place: arrays indexed by the thing itself.

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <type_traits>

#include "engine/kernel/each.h"
#include "engine/kernel/seat.h"

namespace kernel {

/// A T for each of the first N values of an enum that counts from 0. As plain as its array.
template <class Key, class T, std::size_t N>
struct Per {
  static_assert(std::is_enum_v<Key>);
  std::array<T, N> all{};

  [[nodiscard]] constexpr T& operator[](Key key) { return all[place(key)]; }
  [[nodiscard]] constexpr const T& operator[](Key key) const { return all[place(key)]; }
  /// The same, by the key's number.
  template <std::integral Number>
  [[nodiscard]] constexpr T& operator[](Number at) {
    return all[place(at)];
  }
  template <std::integral Number>
  [[nodiscard]] constexpr const T& operator[](Number at) const {
    return all[place(at)];
  }
  [[nodiscard]] static constexpr std::size_t size() { return N; }
  [[nodiscard]] constexpr auto begin() { return all.begin(); }
  [[nodiscard]] constexpr auto end() { return all.end(); }
  [[nodiscard]] constexpr auto begin() const { return all.begin(); }
  [[nodiscard]] constexpr auto end() const { return all.end(); }
  /// All keys, in order.
  [[nodiscard]] static constexpr Each<Key> keys() { return Each<Key>(N); }
  /// The first key with this value.
  template <class Value>
  [[nodiscard]] constexpr std::optional<Key> find(const Value& value) const {
    for (const Key key : keys())
      if ((*this)[key] == value) return key;
    return std::nullopt;
  }
  constexpr void fill(const T& value) { all.fill(value); }
  friend bool operator==(const Per&, const Per&) = default;

 private:
  template <class Thing>
  [[nodiscard]] static constexpr std::size_t place(Thing thing) {
    return static_cast<std::size_t>(thing);
  }
};

/// A T for each seat of a game with at most N.
template <class T, std::size_t N = kMaxSeats>
using PerSeat = Per<Seat, T, N>;

}  // namespace kernel
