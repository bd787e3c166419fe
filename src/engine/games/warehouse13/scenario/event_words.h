#pragma once
// Events in short words, for scenarios: "die-claimed pete red 2-intuition".

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/scenario/spelling.h"
#include "engine/games/warehouse13/world.h"

namespace w13 {

/// "die-claimed"; an event's kind.
[[nodiscard]] std::string wordFor(Happened what);
/// Whether some kind of event has this name.
[[nodiscard]] bool isHappened(std::string_view name);
/// All kinds, in the order of events.h.
[[nodiscard]] std::vector<std::string> happenedNames();
/// The kind, the seat's agent, the thing, and the number if it means something: "challenge-lost claudia logic-pile 5".
/// Dice are written with their colour, and with the face that the event saw: "die-claimed pete red 2-intuition".
[[nodiscard]] std::string wordsOf(const Event& event, const Situation& now);

}  // namespace w13
