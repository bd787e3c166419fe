#pragma once
// What the plain numbers in decisions and events mean.

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"

namespace w13 {

/// What a decision asks.
[[nodiscard]] inline Ask questionOf(const kernel::Decision& decision) { return static_cast<Ask>(decision.question()); }

/// Whether a phase begins with an event.
[[nodiscard]] inline bool beginsPhase(const Event& event, Phase phase) {
  return event.what == Happened::PhaseBegan && static_cast<Phase>(event.number) == phase;
}

}  // namespace w13
