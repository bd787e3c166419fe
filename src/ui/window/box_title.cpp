#include "ui/window/box_title.h"

#include <QFontMetricsF>

#include "ui/look/style.h"

namespace ui {

namespace {

constexpr int kSmallest = 12;  // pixels

}  // namespace

QFont titleFace(const BoxLook& box, double pixels, double width) {
  QFont face = font(box.face, pixels);
  while (face.pixelSize() > kSmallest && QFontMetricsF(face).horizontalAdvance(box.name) > width)
    face.setPixelSize(face.pixelSize() - 1);
  return face;
}

}  // namespace ui
