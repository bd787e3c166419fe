#pragma once
// Lessons of this game: house/lesson with the game's own cards and seasons.

#include <memory>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/house/lesson/lesson.h"

namespace w13 {

using house::effortOf;
using house::effortToFirstChoice;
using house::Lesson;
using house::LessonAnswer;
using house::LessonCase;
using house::LessonEffort;
using house::LessonQuestion;
using house::LessonSlip;
using house::LessonStep;
using house::LessonTarget;
using house::minutesOf;
using house::ReadLesson;
using house::secondsOf;

/// What the coach points at that is not a piece: an area of the screen, or a button. The window knows each.
[[nodiscard]] const std::vector<std::string>& lessonPlaces();

/// house::readLesson with these cards, which must outlive the lesson.
[[nodiscard]] ReadLesson readLesson(const std::string& file, const std::string& text, const Catalog& cards);

/// Who plays in a lesson, by seat.
[[nodiscard]] std::vector<AgentId> agentsOf(const Lesson& lesson);
/// The season of a lesson after its first `moves` moves. Chance gives what the lesson says, then is drawn from `seed`.
/// `cards` are those the lesson was read with.
[[nodiscard]] Season lessonSeason(const Lesson& lesson, std::shared_ptr<const Catalog> cards, int moves,
                                  std::uint64_t seed);

}  // namespace w13
