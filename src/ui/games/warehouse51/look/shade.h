#pragma once
// Pictures that are paler or darker than they were drawn, made once and kept.

#include <QPixmap>
#include <functional>

#include "ui/games/warehouse51/shell.h"
#include "ui/look/ink.h"

namespace w51 {

/// How a picture is toned; 1 is as drawn.
struct Shade {
  double saturation = 1;
  double brightness = 1;
  friend bool operator==(const Shade&, const Shade&) = default;
};

/// The picture in this shade.
[[nodiscard]] QPixmap shaded(const QPixmap& picture, Shade shade);

/// Draws what `draw` draws into (0, 0) to `units`, in this shade. On a screen it is kept by its key, which says all
/// that it depends on but size, contrast and text size. On paper there is no shade, and drawings stay vectors.
void drawKept(Ink& ink, const QRectF& at, const QSizeF& units, const QString& key, Shade shade,
              const std::function<void(Ink&)>& draw);

}  // namespace w51
