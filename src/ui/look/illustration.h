#pragma once
// The cards' illustrations: icons of game-icons.net (CC BY 3.0), selected at build time.

#include <string>

#include "ui/look/ink.h"

namespace ui {

/// Draws the icon that a card names ("game-icons:compass") in a colour, square, `size` high, centred in `well`, with
/// its shadow and, on a screen, a glow behind it. False, drawing nothing, if there is no such icon.
bool illustrate(Ink& ink, const QRectF& well, double size, const std::string& art, QColor tint);

/// Whether the program was built with illustrations, and so credits them.
[[nodiscard]] bool isIllustrated();
/// The number of illustrations built in; 0: none.
[[nodiscard]] int illustrationCount();

}  // namespace ui
