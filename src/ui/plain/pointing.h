#pragma once
// What a lesson points at, for the page that shows it.

#include <vector>

#include "engine/house/lesson/lesson.h"

namespace ui {

struct Pointing {
  std::vector<house::LessonTarget> things;  ///< of the game; what the note is about first
  std::vector<kernel::Choice> choices;      ///< each leads on
  bool curtain = false;                     ///< the way behind the curtain leads on, or the way back to the table
  kernel::Seat you = kernel::Seat::Table;   ///< the learner's
  bool rules = false;                       ///< the rule book leads on
};

}  // namespace ui
