#pragma once
// Where a lesson begins: with its secrets, so not for screens.

#include "engine/warehouse13/lesson/lesson.h"
#include "engine/warehouse13/scenario/said_chance.h"
#include "engine/warehouse13/setup.h"

namespace w13 {

class LessonOpening {
 public:
  LessonOpening(const State& state, Setup setup, bool deals, SaidChance chance)
      : state(state), setup(std::move(setup)), deals(deals), chance(std::move(chance)) {}

  State state;  ///< at its first decision
  Setup setup;
  bool deals;         ///< it begins as a season does, with the deal
  SaidChance chance;  ///< all that the lesson says, from that decision on; from the deal on if it deals
};

}  // namespace w13
