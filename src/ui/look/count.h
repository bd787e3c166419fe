#pragma once
// Lists counted with int, as Qt counts and as places on the screen are worked out.

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <ranges>

namespace ui {

/// How many items a range has.
template <std::ranges::sized_range Range>
[[nodiscard]] constexpr int countOf(const Range& range) {
  return static_cast<int>(std::ranges::ssize(range));  // nothing in the window comes near the largest int
}

/// The item at a place, which the range must have.
template <std::ranges::random_access_range Range>
[[nodiscard]] constexpr decltype(auto) nth(Range& range, int place) {
  assert(place >= 0 && place < countOf(range));
  return std::ranges::begin(range)[place];
}

/// The place of the first item that `is` holds for; -1: there is none.
template <std::ranges::random_access_range Range, class Is>
[[nodiscard]] constexpr int placeWhere(const Range& range, Is is) {
  int place = 0;
  for (const auto& item : range) {
    if (std::invoke(is, item)) return place;
    ++place;
  }
  return -1;
}

/// The number of items that `is` holds for.
template <std::ranges::input_range Range, class Is>
[[nodiscard]] constexpr int howMany(const Range& range, Is is) {
  int all = 0;
  for (const auto& item : range) all += std::invoke(is, item) ? 1 : 0;
  return all;
}

/// Which part of a whole is done; 1 at its end, more after it. No whole counts as one.
[[nodiscard]] constexpr double howFar(int done, int whole) {
  const double all = std::max(1, whole);
  return done / all;
}

}  // namespace ui
