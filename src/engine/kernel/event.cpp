#include "engine/kernel/event.h"

namespace kernel {

namespace {

/// The table learns what everybody learns.
bool reaches(SeatSet seats, Seat viewer) { return viewer == Seat::Table ? seats == SeatSet::all() : seats.has(viewer); }

}  // namespace

bool redact(SeatSet& audience, SeatSet& sees, bool& veiled, Noun& noun, Seat viewer) {
  if (!reaches(audience, viewer)) return false;
  if (!reaches(sees, viewer)) {
    veiled = true;
    noun = {};
  }
  audience = sees = SeatSet::all();  // who else learns of it is nobody's to know
  return true;
}

}  // namespace kernel
