#pragma once
// The illustrations of the cards: icons of game-icons.net (CC BY 3.0), picked while the program is built.

#include <string>

#include "ui/look/ink.h"

namespace w13 {

/// Draws the icon that a card names ("game-icons:compass") in a colour, square, around the middle of a box `size` high,
/// with its shadow and, on a screen, a glow behind it. False if there is no such icon; then nothing is drawn.
bool illustrate(Ink& ink, const QRectF& well, double size, const std::string& art, QColor tint);

/// Whether the program was built with illustrations, and so shows whose they are.
[[nodiscard]] bool isIllustrated();
/// How many illustrations the program was built with; 0: without.
[[nodiscard]] int illustrationCount();

}  // namespace w13
