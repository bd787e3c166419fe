#pragma once
// What happened, for whoever may learn of it: log, motion, sound, recap. A screen is always set from the view.

#include <cstdint>

#include "engine/kernel/choice.h"

namespace kernel {

/// One thing that happened; `What` is the game's own list of such things, an enum of one byte. Who does not see it
/// clearly gets `veiled` and no noun; who is not in the audience does not learn of it at all.
template <class What>
struct Event {
  static_assert(sizeof(What) == 1);
  What what{};
  Seat seat = Seat::Table;
  SeatSet audience = SeatSet::all();  ///< who learns that it happened; the table only if everybody does
  SeatSet sees = SeatSet::all();      ///< who sees the noun
  bool veiled = false;
  Noun noun;
  std::int16_t number = 0;  ///< for the whole audience, also where the noun is veiled
  friend bool operator==(const Event&, const Event&) = default;
};

/// Turns the parts of an event into what a viewer learns of it; false if it learns nothing at all.
[[nodiscard]] bool redact(SeatSet& audience, SeatSet& sees, bool& veiled, Noun& noun, Seat viewer);
template <class What>
[[nodiscard]] bool redact(Event<What>& event, Seat viewer) {
  return redact(event.audience, event.sees, event.veiled, event.noun, viewer);
}

}  // namespace kernel
