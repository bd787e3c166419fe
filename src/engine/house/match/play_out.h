#pragma once
// A whole match that bots play, and what it asked of those who played it.

#include <cstdint>
#include <functional>

#include "engine/house/match/referee.h"

namespace house {

/// Matches longer than this do not come to an end.
inline constexpr int kMostMoves = 100'000;

/// What a match asked of those who played it.
struct Asked {
  std::int64_t choices = 0;  ///< on offer
  /// Times that the screen would be given to one person alone, were there people at all seats: a secret question, or a
  /// choice from the hand. Answers of one seat in a row are one visit; looks that nobody asked for do not count, nor
  /// do visits on phones.
  std::int64_t visits = 0;
};

/// Lets bots play a match to its end; they play every seat. `each` is called at every decision, before it is made.
/// `onShields`: seats whose visits are on phones. Throws kernel::RefusedError if it has no end.
Asked playOut(Match& match, Referee& bots, const std::function<void()>& each = {}, kernel::SeatSet onShields = {});

/// What the bots of a match draw, from its seed: it tells nothing of what the match draws.
[[nodiscard]] constexpr std::uint64_t luckOfBots(std::uint64_t seed) { return seed ^ 0x9E3779B97F4A7C15; }

}  // namespace house
