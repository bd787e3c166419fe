#pragma once
// Numbers and places of elements as ints: what a table holds is little, and rules, scripts and players count in ints.

#include <cassert>
#include <cstddef>
#include <functional>
#include <iterator>
#include <ranges>
#include <utility>

namespace kernel {

/// The number of elements of a container. Containers here are small: it must fit.
template <class Items>
[[nodiscard]] constexpr int count(const Items& items) {
  assert(std::in_range<int>(std::size(items)));
  return static_cast<int>(std::size(items));
}

/// How many elements pass a test: a function, or a member of theirs.
template <class Items, class Test>
[[nodiscard]] constexpr int countIf(const Items& items, Test passes) {
  int found = 0;
  for (const auto& item : items) found += std::invoke(passes, item) ? 1 : 0;
  return found;
}

/// The element at a place, counted from 0. It must be there.
template <class Items>
[[nodiscard]] constexpr decltype(auto) at(Items& items, int place) {
  assert(place >= 0 && place < count(items));
  return std::ranges::begin(items)[place];
}

/// The place of the first element that passes a test, or -1.
template <class Items, class Test>
[[nodiscard]] constexpr int placeWhere(const Items& items, Test passes) {
  int place = 0;
  for (const auto& item : items) {
    if (std::invoke(passes, item)) return place;
    ++place;
  }
  return -1;
}
/// The place of the first equal element, or -1.
template <class Items, class Value>
[[nodiscard]] constexpr int placeOf(const Items& items, const Value& value) {
  return placeWhere(items, [&](const auto& item) { return item == value; });
}

/// A number of things, as std takes sizes. It must not be negative.
[[nodiscard]] constexpr std::size_t sizeOf(int number) {
  assert(number >= 0);
  return static_cast<std::size_t>(number);
}

}  // namespace kernel
