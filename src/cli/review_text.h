#pragma once
// What `w13 review` prints.

#include <optional>
#include <string>
#include <vector>

#include "engine/afterwards/move_review.h"

namespace w13 {

/// A season that is over, and who played it.
struct LookedBack {
  Season season;
  std::vector<std::string> players;  ///< names by seat; may be empty
  std::vector<std::string> bots;     ///< names by seat, "" for a person
};

/// In sentences and tables. `plan`: whose moves are compared with a search's; none: nobody's. Throws
/// kernel::RefusedError while the season is played.
[[nodiscard]] std::string reviewText(const LookedBack& looked, const std::optional<ReviewPlan>& plan);
/// The same as one JSON object.
[[nodiscard]] std::string reviewJson(const LookedBack& looked, const std::optional<ReviewPlan>& plan);

}  // namespace w13
