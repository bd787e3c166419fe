#pragma once
// Two pieces of work at the same time, while the window goes on.

#include "engine/kernel/bot.h"

namespace ui {

/// On two threads if the computer has so many processors that the window keeps one; else nothing, and who thinks ahead
/// does one piece after the other.
[[nodiscard]] kernel::Both besideWindow(int processors);

}  // namespace ui
