#pragma once
// How the window looks to people who see colours differently, and in grey: the finished picture goes through a filter.
// For people who make cards and pictures, and for everybody who wants to check that no colour stands alone.

#include <QImage>

class QWidget;

namespace w13 {

enum class ColourVision { Normal, Protanopia, Deuteranopia, Tritanopia, Grey };
inline constexpr int kColourVisions = 5;

/// A picture as it is seen. Opaque or not, in any format; the result has 32 bits a pixel.
[[nodiscard]] QImage seen(QImage picture, ColourVision vision);

/// Whether a widget leaves no pixel of its place free.
enum class Cover { Whole, Part };
/// From now on a widget, with all that stands in it, is shown through a filter; Normal: without. One that covers its
/// whole place is filtered where it was painted, and only what was painted.
void seeThrough(QWidget& widget, ColourVision vision, Cover cover = Cover::Part);

}  // namespace w13
