#pragma once
// The drawings of assets/svg, painted into pictures.

#include <QImage>
#include <QPainter>
#include <QString>

namespace ui {

/// How much of a drawing is painted: Full: all; Bare: no ambience; Matte: for paper, without glows: a translucent
/// gradient comes out solid in a PDF.
enum class Mood : std::uint8_t { Bare, Full, Matte };

/// A part of a drawing ("boards/table") of size `whole`, in pixels. Any thread may call; several threads paint a large
/// one.
[[nodiscard]] QImage drawn(const QString& file, QSize whole, const QRect& part, Mood mood = Mood::Full);
[[nodiscard]] inline QImage drawn(const QString& file, QSize whole) { return drawn(file, whole, QRect({}, whole)); }

/// A drawing as a part of a picture. A picture of a designer's own ("pictures/rookie.png") becomes a round portrait;
/// behind # may stand what tells it from an older one of that name (own_pictures.h).
void draw(QPainter& p, const QString& file, const QRectF& at, Mood mood = Mood::Full);

}  // namespace ui
