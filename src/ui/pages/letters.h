#pragma once
// Letters on pages whose places grow with the text: as large as people want them, up to 200 %. (In its place on the
// table, text is drawn by `Ink`.)

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "ui/look/style.h"

namespace w13::letters {

/// How many times as large as drawn text is wanted.
[[nodiscard]] double growth();
/// A face at a size in points of the smallest window, on a page `scale` times as large.
[[nodiscard]] QFont face(Role role, double points, double scale);
/// What a text takes over as many lines as it needs in a width.
[[nodiscard]] double height(const QFont& face, double width, const QString& words);
/// Draws a text over as many lines as it needs; gives the height it took.
double paragraph(QPainter& p, const QRectF& at, const QString& words, const QFont& face, QColor with,
                 Qt::Alignment where = Qt::AlignLeft | Qt::AlignTop);
/// Draws one line; made smaller, to 70 %, and then cut where it is too long. Gives the width used.
double line(QPainter& p, const QRectF& at, const QString& words, QFont face, QColor with,
            Qt::Alignment where = Qt::AlignLeft | Qt::AlignVCenter);
/// The ring around what has the focus: white, and black outside of it, so that it stands out from any ground.
void ring(QPainter& p, const QRectF& around, double radius, double scale);
/// The cap of a key, right-aligned in a box; gives its width.
double cap(QPainter& p, const QRectF& at, const QString& key, double scale, QColor with);

}  // namespace w13::letters
