#pragma once
// The sentences of refusals, built only when something is refused.

#include <string>

#include "engine/kernel/choice.h"
#include "engine/kernel/seat.h"

namespace kernel {

[[nodiscard]] inline std::string named(Seat seat) {
  return seat == Seat::Table ? "the table" : "seat " + std::to_string(index(seat));
}

/// "verb 3 at 1:12", as in the protocol; only the game knows names.
[[nodiscard]] inline std::string named(Choice choice) {
  std::string text = "verb " + std::to_string(choice.verb);
  if (choice.noun != Noun{})
    text += " at " + std::to_string(choice.noun.kind) + ":" + std::to_string(choice.noun.index);
  return text;
}

/// Says which seats are asked instead of the one that answered.
[[nodiscard]] inline std::string notAsked(Seat seat, SeatSet asked) {
  if (asked.empty()) return named(seat) + " cannot choose: nobody is asked any more";
  std::string text = named(seat) + " cannot choose: the question is for ";
  bool first = true;
  for (int at = 0; at < kMaxSeats; ++at) {
    if (!asked.has(seatAt(at))) continue;
    if (!first) text += ", ";
    text += named(seatAt(at));
    first = false;
  }
  return text;
}

/// Says that the decision does not offer a choice.
[[nodiscard]] inline std::string notOffered(Choice choice, const Decision& d) {
  return "question " + std::to_string(d.question()) + " to " + named(d.seat()) + " does not offer " + named(choice) +
         " among its " + std::to_string(d.size()) + (d.size() == 1 ? " choice" : " choices");
}

}  // namespace kernel
