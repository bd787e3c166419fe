#pragma once
// The name on the lid of a box.

#include <QFont>

#include "ui/window/on_shelf.h"

namespace ui {

/// Its face in this size, or as large as fits into the width. `pixels`: the size, which letters' growth does not
/// change.
[[nodiscard]] QFont titleFace(const BoxLook& box, double pixels, double width);

}  // namespace ui
