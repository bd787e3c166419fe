#pragma once
// What would come of choices that a seat has made in a visit, and not yet confirmed.

#include <optional>

#include "engine/games/warehouse13/pieces.h"
#include "engine/kernel/choice.h"

namespace w13 {

struct Foreseen {
  std::optional<kernel::Decision> next;  ///< the seat's next question; none: the visit is complete
  DieId claimed = DieId::None;  ///< the clue that is claimed by itself, as no other could be; None: there is none
};

}  // namespace w13
