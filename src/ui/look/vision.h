#pragma once
// How the window looks with colour vision deficiencies, and in grey: the finished picture goes through a filter. For
// makers of cards and pictures, and for checking that nothing relies on colour alone.

#include <QImage>

class QWidget;

namespace ui {

enum class ColourVision { Normal, Protanopia, Deuteranopia, Tritanopia, Grey };
inline constexpr int kColourVisions = 5;
/// The one with a number, such as an option keeps.
[[nodiscard]] constexpr ColourVision visionAt(int number) { return static_cast<ColourVision>(number); }

/// A picture as seen with `vision`. Takes any format, opaque or not; the result has 32 bits per pixel.
[[nodiscard]] QImage seen(QImage picture, ColourVision vision);

/// Whether a widget paints every pixel of its area.
enum class Cover { Whole, Part };
/// Shows a widget with all its contents through a filter; Normal: without. For one that covers its whole area, only
/// what is repainted is filtered.
void seeThrough(QWidget& widget, ColourVision vision, Cover cover = Cover::Part);

}  // namespace ui
