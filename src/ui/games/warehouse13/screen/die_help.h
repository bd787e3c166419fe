#pragma once
// The six faces of a clue die, and how they would help with the open artifact: public facts only.

#include <QString>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

/// "Its faces: 0-Logic, 1-Logic, ..." and, where something is still required, which of them help. Empty if the noun is
/// not a die.
[[nodiscard]] QString facesOf(kernel::Noun noun, const View& view, const Catalog& cards, const Words& words);

}  // namespace w13
