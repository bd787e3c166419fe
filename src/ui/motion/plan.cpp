#include "ui/motion/plan.h"

#include <algorithm>

namespace ui {

int Move::end() const {
  int end = begin;
  for (const Leg& leg : legs) end += leg.length;
  return end;
}

int Plan::length() const {
  int end = 0;
  for (const Move& move : moves) end = std::max(end, move.end());
  return end;
}

int Plan::underWay(int ms) const {
  int event = -1;
  int since = -1;
  for (const Move& move : moves) {
    if (move.begin > ms || move.begin < since) continue;
    event = move.event;
    since = move.begin;
  }
  return event;
}

Plan paced(Plan plan, Pace pace) {
  if (pace == Pace::Off) {
    plan.moves.clear();
    plan.showings.assign(plan.showings.size(), Showing());
  }
  for (Stop& stop : plan.stops) stop.ms = paced(stop.ms, pace);
  for (Move& move : plan.moves) {
    move.begin = paced(move.begin, pace);
    for (Leg& leg : move.legs) leg.length = paced(leg.length, pace);
  }
  for (Showing& moment : plan.showings)
    moment = {paced(moment.begins, pace), paced(moment.rests, pace), paced(moment.told, pace)};
  return plan;
}

}  // namespace ui
