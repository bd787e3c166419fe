#pragma once
// The deal: before a season opens, each person looks behind the curtain once, in seat order, whatever their cards. In a
// first season all see the table before that.  SETUP-21

#include <vector>

#include "ui/games/warehouse13/season/room.h"

namespace w13 {

class Deal {
 public:
  /// Nothing is dealt: a resumed season, a lesson, an example.
  Deal() = default;
  /// For a season that has just begun, even if the program was stopped during its deal.
  Deal(const Room& room, bool greets);

  /// Whether it is under way: nobody may go back to the table then.
  [[nodiscard]] bool on() const { return on_; }
  /// Whether the table is shown, and nobody has looked yet.
  [[nodiscard]] bool greets() const { return greets_; }
  /// The seat that looks next; Seat::Table: all have looked, and it is over.
  Seat next();

 private:
  std::vector<Seat> waiting_;
  bool on_ = false;
  bool greets_ = false;
};

}  // namespace w13
