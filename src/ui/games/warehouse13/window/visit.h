#pragma once
// Who goes behind the curtain, and what for.

#include "ui/games/warehouse13/secret/secret_areas.h"

namespace w13 {

struct Visit {
  Seat seat = Seat::Table;
  VisitFor purpose = VisitFor::Look;
  DieId first = DieId::None;  ///< the clue clicked on the table, to be claimed
  [[nodiscard]] kernel::How how() const {
    return purpose == VisitFor::Respond ? kernel::How::Interjection : kernel::How::Answer;
  }
};

}  // namespace w13
