#pragma once
// Counts what the program takes from the heap: the figure that must stay 0 while a season is played.

#include <cstdint>

namespace bench {

/// How many times `new` has been called in this program.
[[nodiscard]] std::int64_t heapCalls();

}  // namespace bench
