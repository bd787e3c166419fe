#pragma once
// A learner's way through a lesson: which step is next, what may be chosen in it, and when it is done.

#include <span>
#include <vector>

#include "engine/house/lesson/lesson.h"
#include "engine/kernel/count.h"

namespace house {

/// Whether a way of a step begins with these choices.
[[nodiscard]] bool beginsWith(const std::vector<kernel::Move>& way, std::span<const kernel::Choice> choices);

class Learner {
 public:
  /// The lesson must outlive it. `step`: the one it begins at.
  Learner(const Lesson& lesson, int step) : lesson_(lesson), step_(step) {}

  [[nodiscard]] const Lesson& lesson() const { return lesson_; }
  /// The step that is next; the number of steps once the lesson is done.
  [[nodiscard]] int step() const { return step_; }
  [[nodiscard]] bool done() const { return step_ == kernel::count(lesson_.steps); }
  /// Not once the lesson is done.
  [[nodiscard]] const LessonStep& now() const { return kernel::at(lesson_.steps, step_); }
  /// Whether the step is a puzzle's.
  [[nodiscard]] bool puzzling() const { return !done() && now().puzzles(); }
  /// Whether the learner only reads in it.
  [[nodiscard]] bool reads() const { return !done() && now().ways.empty() && now().press.empty(); }
  /// The choices made in this step so far.
  [[nodiscard]] const std::vector<kernel::Choice>& made() const { return made_; }
  /// Whether a match with so many moves has come to the step; before that, others move.
  [[nodiscard]] bool due(int moves) const { return done() || moves >= now().from; }

  /// What became of choices that the learner wants to make.
  struct Answer {
    enum class Is : std::uint8_t { Wanted, TooEarly, Worse, Other };
    Is is = Is::Wanted;
    Text why{};  ///< if Worse
    [[nodiscard]] bool wanted() const { return is == Is::Wanted; }
  };
  /// Takes choices that go on along one of the step's ways. What is not wanted is not taken: it is too early while the
  /// learner has to read or open something, worse if a puzzle says so, or only something else.
  Answer choose(std::span<const kernel::Choice> choices, kernel::How how);
  /// Drops the choices of this step: the match has refused them.
  void takeBack() { made_.clear(); }
  /// Notes that "hand" or "rules" has been opened.
  void opened(std::string_view what) { opened_ = opened_ || (!done() && now().press == what); }
  /// Whether all that the step asks for has happened in a match with so many moves.
  [[nodiscard]] bool did(int moves) const;
  /// On to the next step.
  void advance();

 private:
  const Lesson& lesson_;
  int step_;
  std::vector<kernel::Choice> made_;
  bool opened_ = false;
};

}  // namespace house
