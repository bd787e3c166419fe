#pragma once
// What a search would have done in a seat's place, move by move: from that seat's view, and from what it had seen and
// heard until then. Of a season that is over.

#include <functional>
#include <vector>

#include "engine/games/warehouse13/season/season.h"

namespace w13 {

/// An answer of the seat's, and the best that a search finds in its place.
struct ReviewedMove {
  std::size_t step = 0;  ///< moves made before it
  kernel::Choice played;
  kernel::Choice better;  ///< as played, if the search finds nothing that gains
  double worth = 0;       ///< of what was played: the chance to win, from 0 to 1, as the search sees it
  double gain = 0;        ///< of the better one beyond it, in the same dreams
  double error = 0;       ///< the standard error of the gain

  static constexpr double kWorthTelling = 0.001;
  /// Whether dreams tell them apart: by more than two standard errors, and by a tenth of a point.
  [[nodiscard]] bool told() const { return !(better == played) && gain >= kWorthTelling && gain > 2 * error; }
};

/// How a seat's moves are looked at.
struct ReviewPlan {
  Seat seat = Seat::Table;
  int dreams = 600;  ///< for each answer; the same number gives the same review
  std::uint64_t seed = 1;
  /// Hears how many of how many moves are done, and says whether to go on; may be empty.
  std::function<bool(int done, int all)> progress = {};
};

/// All answers of the seat that it had a choice in, in order; those so far if it was stopped. What was played while
/// nobody asked, such as responses, is not looked at: the search makes those by habit. Throws kernel::RefusedError
/// while the season is played, or if nobody sits there.
[[nodiscard]] std::vector<ReviewedMove> reviewOf(const Season& season, const ReviewPlan& plan);

/// The question that the seat answered with a move, in full, and what it saw then. Throws as reviewOf does.
struct AskedThen {
  kernel::Decision decision;
  View view;
};
[[nodiscard]] AskedThen askedAt(const Season& season, std::size_t step);

}  // namespace w13
