#pragma once
// How a game ended, for all that holds a game without knowing which one.

#include <cstdint>

#include "engine/kernel/per.h"

namespace kernel {

/// The result of a game. Public: it holds nothing that anybody may not know.
struct Result {
  bool over = false;
  SeatSet won;                  ///< empty while the game runs; then none, one or several seats
  PerSeat<std::int16_t> score;  ///< 0 for all where the game keeps no score
  std::uint8_t ending = 0;      ///< the game's own number for how it ended; 0 while it runs
  friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace kernel
