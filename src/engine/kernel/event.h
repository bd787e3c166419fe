#pragma once
// What happened, for those who may know: log, motion, sound, recap. Screens are always drawn from the view.

#include <cstdint>

#include "engine/kernel/choice.h"

namespace kernel {

/// One thing that happened; `What` is the game's own one-byte enum of such things. Viewers outside `sees` get the event
/// veiled, without its noun; viewers outside `audience` do not get it at all.
template <class What>
struct Event {
  static_assert(sizeof(What) == 1);
  What what{};
  Seat seat = Seat::Table;
  SeatSet audience = SeatSet::all();  ///< viewers that learn of it; the table only if all do
  SeatSet sees = SeatSet::all();      ///< viewers that see the noun
  bool veiled = false;
  Noun noun;
  std::int16_t number = 0;  ///< for the whole audience, even if veiled
  friend bool operator==(const Event&, const Event&) = default;
};

/// Redacts the parts of an event for a viewer; false if it learns nothing at all.
[[nodiscard]] bool redact(SeatSet& audience, SeatSet& sees, bool& veiled, Noun& noun, Seat viewer);
template <class What>
[[nodiscard]] bool redact(Event<What>& event, Seat viewer) {
  return redact(event.audience, event.sees, event.veiled, event.noun, viewer);
}

}  // namespace kernel
