#include "ui/games/warehouse13/season/deal.h"

namespace w13 {

Deal::Deal(const Room& room, bool greets) : on_(room.steps() == 0), greets_(on_ && greets) {
  for (int seat = 0; on_ && seat < room.seats(); ++seat)
    if (room.isPerson(seatAt(seat))) waiting_.push_back(seatAt(seat));
}

Seat Deal::next() {
  greets_ = false;
  if (waiting_.empty()) {
    on_ = false;
    return Seat::Table;
  }
  const Seat next = waiting_.front();
  waiting_.erase(waiting_.begin());
  return next;
}

}  // namespace w13
