#pragma once
// The box of Warehouse 13 on the shelf.

#include "ui/games/warehouse13/shell.h"
#include "ui/window/on_shelf.h"

namespace w13 {

/// Its look, in the current language.
[[nodiscard]] BoxLook boxOfSeasons();

}  // namespace w13
