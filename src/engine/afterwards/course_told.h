#pragma once
// The parts of a course. Not for screens.

#include "engine/afterwards/course.h"
#include "engine/afterwards/played.h"

namespace w13 {

/// The course of what was played, without what turned it.
[[nodiscard]] SeasonCourse courseOf(const Played& played, std::span<const std::string> bots);
/// What turned it.
[[nodiscard]] std::vector<Swing> swingsOf(const SeasonCourse& course, const Played& played);

}  // namespace w13
