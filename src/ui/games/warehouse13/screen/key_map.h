#pragma once
// The keys of table and secret screen.

#include <vector>

#include "ui/games/warehouse13/shell.h"
#include "ui/screen/keys_overlay.h"

namespace w13 {

/// All of them; docs/window.md lists the same.
[[nodiscard]] std::vector<ui::KeyLine> keyMap();

}  // namespace w13
