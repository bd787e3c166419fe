#pragma once
// Codes to be scanned, as pictures: dark on bone, with the quiet zone that cameras need.

#include <QPixmap>
#include <QString>

namespace ui {

/// A text as a code, in a square with this many device pixels a side; empty in a build without shields.
[[nodiscard]] QPixmap pictureOfCode(const QString& text, int side);

}  // namespace ui
