#pragma once
// Text on pages whose layout grows with it: in the user's size, up to 200 %. (Text in place on the table is drawn by
// `Ink`.)

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "ui/look/style.h"

namespace ui::letters {

/// The user's text size as a factor of the design.
[[nodiscard]] double growth();
/// A font at a size in points of the smallest window, on a page at `scale`.
[[nodiscard]] QFont face(Role role, double points, double scale);
/// The height of one line of it.
[[nodiscard]] double lineHeight(Role role, double points, double scale);
/// The height of a text wrapped to a width.
[[nodiscard]] double height(const QFont& face, double width, const QString& words);
/// Draws a wrapped text; returns its height.
double paragraph(QPainter& p, const QRectF& at, const QString& words, const QFont& face, QColor with,
                 Qt::Alignment where = Qt::AlignLeft | Qt::AlignTop);
/// Draws one line, shrunk to 70 % and then cut if too long. Returns the width used.
double line(QPainter& p, const QRectF& at, const QString& words, QFont face, QColor with,
            Qt::Alignment where = Qt::AlignLeft | Qt::AlignVCenter);
/// The focus ring: white with black outside it, so that it stands out from any ground.
void ring(QPainter& p, const QRectF& around, double radius, double scale);
/// A key cap, right-aligned in a box; returns its width.
double cap(QPainter& p, const QRectF& at, const QString& key, double scale, QColor with);

}  // namespace ui::letters
