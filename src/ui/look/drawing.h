#pragma once
// The drawings of assets/svg, painted into pictures.

#include <QImage>
#include <QPainter>
#include <QString>

namespace w13 {

/// What of a drawing is painted: all; without what only sets the mood; for paper, without what glows: a gradient that
/// one can see through comes out solid in a PDF.
enum class Mood : std::uint8_t { Bare, Full, Matte };

/// A part of a drawing ("boards/table") that is `whole` large, in pixels. Any thread may ask; a large one is painted
/// by several.
[[nodiscard]] QImage drawn(const QString& file, QSize whole, const QRect& part, Mood mood = Mood::Full);
[[nodiscard]] inline QImage drawn(const QString& file, QSize whole) { return drawn(file, whole, QRect({}, whole)); }

/// A drawing as a part of a picture.
void draw(QPainter& p, const QString& file, const QRectF& at, Mood mood = Mood::Full);

}  // namespace w13
