#pragma once
// Numbers that cards work out: one that is counted or rolled, more or less of it, half of it.

#include <optional>

#include "engine/games/warehouse13/cards/terms.h"

namespace w13 {

inline constexpr const char* kPlus = "plus";
inline constexpr const char* kPlusMeans = "the sum of these; one of them at most is counted or rolled";
inline constexpr const char* kHalf = "half";
inline constexpr const char* kHalfMeans = "half of it, rounded down; once in a number";

/// The sum; nothing if both are counted.
[[nodiscard]] std::optional<Amount> plus(Amount one, Amount other);
/// The half, rounded down; nothing if it would be the half of a half.
[[nodiscard]] std::optional<Amount> half(Amount of);
/// What it comes to once the number it counts is known; no half of what is below 0.
[[nodiscard]] constexpr int workedOut(Amount amount, int counted) {
  const int sum = counted + amount.number;
  return amount.half ? (sum > 0 ? sum / 2 : 0) + amount.more : sum;
}

}  // namespace w13
