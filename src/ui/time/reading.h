#pragma once
// How long people need to read.

#include <QtGlobal>

namespace ui {

/// Milliseconds for a text of so many letters: 20 of them a second, as slow readers read, and one second to begin.
[[nodiscard]] constexpr int timeToRead(qsizetype letters) { return 1000 + 50 * static_cast<int>(letters); }

}  // namespace ui
