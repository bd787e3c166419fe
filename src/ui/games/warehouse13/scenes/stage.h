#pragma once
// The ground of a scene: the table, dimmed and out of focus, with the lamp over it.

#include <QPixmap>

#include "ui/games/warehouse13/scenes/scene.h"

namespace w13 {

/// The stage in device pixels, opaque. At high contrast it is black.
[[nodiscard]] QPixmap stageOf(const QPixmap& table, QSizeF pixels, const StageLight& light);

}  // namespace w13
