#include "ui/look/drawing.h"

#include <QSemaphore>
#include <QSvgRenderer>
#include <QThreadPool>
#include <memory>

namespace w13 {

namespace {

constexpr int kWorthHelp = 400 * 400;  // pixels from which on a second thread is worth its start

/// Grounds leave no pixel of a picture free.
bool isOpaque(const QString& file) {
  return file == u"boards/table" || file == u"boards/secret-desk" || file == u"curtain/curtain";
}

/// Paints a part of a drawing over a whole picture.
void drawOver(QImage& picture, const QString& file, QSize whole, QPoint from) {
  if (picture.hasAlphaChannel()) picture.fill(Qt::transparent);
  QPainter p(&picture);
  draw(p, file, QRectF(-from, QSizeF(whole)));
}

}  // namespace

QImage drawn(const QString& file, QSize whole, const QRect& part) {
  QImage picture(part.size(), isOpaque(file) ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
  if (part.width() * part.height() < kWorthHelp) {
    drawOver(picture, file, whole, part.topLeft());
    return picture;
  }
  const int half = part.height() / 2;  // a picture of its own in the same memory
  uchar* middle = picture.bits() + half * picture.bytesPerLine();
  QImage below(middle, part.width(), part.height() - half, picture.bytesPerLine(), picture.format());
  QImage above(picture.bits(), part.width(), half, picture.bytesPerLine(), picture.format());
  const auto drawBelow = [&] { drawOver(below, file, whole, part.topLeft() + QPoint(0, half)); };
  QSemaphore done;
  const bool helped = QThreadPool::globalInstance()->tryStart([&] {
    drawBelow();
    done.release();
  });
  drawOver(above, file, whole, part.topLeft());
  helped ? done.acquire() : drawBelow();
  return picture;
}

// Each thread keeps the drawing it read last: a ground is asked for in parts.
void draw(QPainter& p, const QString& file, const QRectF& at) {
  thread_local QString name;
  thread_local std::unique_ptr<QSvgRenderer> drawing;
  if (drawing == nullptr || name != file) {
    drawing = std::make_unique<QSvgRenderer>(QStringLiteral(":/svg/") + file + QStringLiteral(".svg"));
    name = file;
  }
  drawing->render(&p, at);
}

}  // namespace w13
