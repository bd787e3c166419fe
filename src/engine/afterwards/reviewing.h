#pragma once
// The work of a review. Not for screens.

#include "engine/afterwards/move_review.h"
#include "engine/afterwards/played.h"

namespace w13 {

[[nodiscard]] std::vector<ReviewedMove> reviewOf(const Played& played, const ReviewPlan& plan);

}  // namespace w13
