#pragma once
// How good beliefs are: Brier scores beside those of rules of thumb and of the even guess, and whether what they call
// likely happens as often as they say.

#include <array>
#include <span>
#include <vector>

#include "measure/learning/notes.h"
#include "measure/statistics.h"

namespace w13 {

/// Mean squared errors over notes: the sum over the candidates, 0 being perfect.
struct Brier {
  long notes = 0;
  double even = 0, thumb = 0, learnt = 0;
  Estimate overEven;   ///< by what share the learnt one is smaller than the even guess
  Estimate overThumb;  ///< than the rules of thumb
};

/// Probabilities that were said, and what came of them.
struct Reliability {
  long said = 0;
  double mean = 0;    ///< of what was said
  long happened = 0;  ///< how often it was so
};
inline constexpr int kBins = 10;

struct Scores {
  std::vector<Brier> byEpisode;  ///< at the ends of Episodes and when their Retrieval begins, from the first on
  Brier later;                   ///< all notes from Episode 2 on
  std::array<Reliability, kBins> reliability;  ///< of all notes from Episode 2 on, in tenths
};

/// Intervals take the seasons as drawn, not the notes: those of one season are alike.
[[nodiscard]] Scores scoresOf(const std::vector<std::vector<Note>>& seasons, const Beliefs& beliefs);

}  // namespace w13
