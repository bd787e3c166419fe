#pragma once
// Pictures of designers, which cards name by their path, "pictures/coffee.png": whole, in their own colours.

#include <QByteArray>
#include <QPainter>
#include <QString>

namespace ui {

/// Whether a card means a picture of a designer's by this name, be it there or not.
[[nodiscard]] bool isOwnPicture(const QString& art);
/// Brings a picture in: cards that name it show it from now on, in place of an older one of that name. It must have
/// been found harmless (engine/house/cards/own_pictures.h). Any thread may call what is in this file.
void useOwnPicture(const QString& art, const QByteArray& bytes);
/// Differs whenever the picture does, for keys of caches; empty: it is not there.
[[nodiscard]] QString stampOf(const QString& art);
/// Draws a picture as large as fits, centred. False, drawing nothing, if it is not there.
bool drawOwnPicture(QPainter& p, const QRectF& at, const QString& art);
/// Draws its middle as a round portrait with a rim, like those of the shipped Agents.
bool drawPortrait(QPainter& p, const QRectF& at, const QString& art);

}  // namespace ui
