#pragma once
// The drawings of assets/svg, painted into pictures.

#include <QImage>
#include <QPainter>
#include <QString>

namespace w13 {

/// A part of a drawing ("boards/table") that is `whole` large, in pixels. Any thread may ask; a large one is painted
/// by several.
[[nodiscard]] QImage drawn(const QString& file, QSize whole, const QRect& part);
[[nodiscard]] inline QImage drawn(const QString& file, QSize whole) { return drawn(file, whole, QRect({}, whole)); }

/// A drawing as a part of a picture.
void draw(QPainter& p, const QString& file, const QRectF& at);

}  // namespace w13
