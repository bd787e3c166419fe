#pragma once
// The cards' illustrations: icons of game-icons.net (CC BY 3.0), brought in at build time.

#include <QStringList>
#include <string>

#include "ui/look/ink.h"

namespace ui {

/// Draws the icon that a card names ("game-icons:compass") in a colour, square, `size` high, centred in `well`, with
/// its shadow and, on a screen, a glow behind it; or a picture of a designer's own (own_pictures.h), as large as fits
/// into the well. False, drawing nothing, if there is no such picture.
bool illustrate(Ink& ink, const QRectF& well, double size, const std::string& art, QColor tint);

/// Draws the picture that a card names, plainly; an icon in this colour. False, drawing nothing, if there is none.
bool drawArt(QPainter& p, const QRectF& at, const QString& art, QColor with);
/// The names of all icons that can be drawn, sorted; none in a program that was built without.
[[nodiscard]] QStringList allIllustrations();

/// Whether the program was built with illustrations, and so credits them.
[[nodiscard]] bool isIllustrated();
/// The number of illustrations that shipped cards name; 0: none were built in.
[[nodiscard]] int illustrationCount();

}  // namespace ui
