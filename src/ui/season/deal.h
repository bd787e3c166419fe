#pragma once
// The deal: before a season opens, each person looks behind the curtain once, in seat order, whatever is dealt to them.
// In a first season the table is shown to all before that.  SETUP-21

#include <vector>

#include "ui/season/room.h"

namespace w13 {

class Deal {
 public:
  /// Nothing is dealt: a season that goes on, a lesson, an example.
  Deal() = default;
  /// Of a season that has just begun, also when the program was stopped in the middle of its deal.
  Deal(const Room& room, bool greets);

  /// Whether it is under way: nobody goes back to the table then.
  [[nodiscard]] bool on() const { return on_; }
  /// Whether the table is shown, and nobody has looked yet.
  [[nodiscard]] bool greets() const { return greets_; }
  /// Who looks next; Seat::Table: all have looked, and it is over.
  Seat next();

 private:
  std::vector<Seat> waiting_;
  bool on_ = false;
  bool greets_ = false;
};

}  // namespace w13
