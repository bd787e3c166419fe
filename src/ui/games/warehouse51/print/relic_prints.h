#pragma once
// The cards of this game on paper, of the size of poker cards: the relics with the backs of their decks, and the
// counterfeits, which look alike from behind.

#include <memory>

#include "engine/house/match/box.h"
#include "ui/games/warehouse51/shell.h"
#include "ui/print/printable.h"

namespace w51 {

/// The box must be one of this game.
[[nodiscard]] std::shared_ptr<const Printable> printsOf(const std::shared_ptr<const house::Box>& box);

}  // namespace w51
