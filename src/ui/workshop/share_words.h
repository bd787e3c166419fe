#pragma once
// How packs, and what they do, are said in the window.

#include <QListWidget>
#include <QString>

#include "packs/changes.h"

namespace ui {

/// Lists what is wrong first, then what collides, then all that changes.
void list(QListWidget& into, const house::PackReport& report);
/// "2 changes, 0 conflicts, 0 errors, 0 warnings."
[[nodiscard]] QString countsOf(const house::PackReport& report);
/// "Night Shift 1.2 by Ada"
[[nodiscard]] QString lineOf(const house::PackLabel& label);
/// The ending of a game's packs.
[[nodiscard]] QString endingOf(const house::CardPart& cards);

}  // namespace ui
