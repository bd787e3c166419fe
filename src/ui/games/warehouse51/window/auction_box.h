#pragma once
// The box of Warehouse 51 on the shelf.

#include "ui/games/warehouse51/shell.h"
#include "ui/window/on_shelf.h"

namespace w51 {

/// Its look, in the current language.
[[nodiscard]] BoxLook boxOfAuctions();
/// How far a saved match is: "lot 20".
[[nodiscard]] QString lotReached(int lot);

}  // namespace w51
