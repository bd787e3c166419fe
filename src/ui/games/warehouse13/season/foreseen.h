#pragma once
// The outcome of choices that a seat has made in a visit but not yet confirmed.

#include <optional>

#include "engine/games/warehouse13/pieces.h"
#include "engine/kernel/choice.h"

namespace w13 {

struct Foreseen {
  std::optional<kernel::Decision> next;  ///< the seat's next question; none: the visit is complete
  DieId claimed = DieId::None;           ///< the clue claimed automatically as the only one possible; None: none is
};

}  // namespace w13
