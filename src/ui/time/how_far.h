#pragma once
// What is done of a whole.

#include <algorithm>

namespace ui {

/// The part that is done; 1 at the end of the whole, more after it. No whole counts as one.
[[nodiscard]] constexpr double howFar(int done, int whole) {
  const double all = std::max(1, whole);
  return done / all;
}

}  // namespace ui
