#pragma once
// The cards of this game on paper: 44 x 67 and 63 x 88 millimetres, an Ability with its used side on the back.

#include <memory>

#include "engine/games/warehouse13/cards/card_set.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/print/printable.h"

namespace w13 {

/// The places are those of the catalog's designs. The pictures of a designer's own cards must be in use.
[[nodiscard]] std::shared_ptr<const Printable> printsOf(const CardSet& cards);

}  // namespace w13
