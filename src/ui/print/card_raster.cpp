#include "ui/print/card_raster.h"

#include <QPainter>
#include <cmath>

#include "engine/kernel/count.h"

namespace ui {

namespace {

/// The nearest place to `at` inside a box with round corners.
QPointF nearestIn(const QRectF& box, double radius, QPointF at) {
  const QRectF inner = box.adjusted(radius, radius, -radius, -radius);
  const QPointF core(std::clamp(at.x(), inner.left(), inner.right()), std::clamp(at.y(), inner.top(), inner.bottom()));
  const QPointF away = at - core;
  const double length = std::hypot(away.x(), away.y());
  return length <= radius ? at : core + away * (radius / length);
}

}  // namespace

QImage drawnOut(const QImage& card, int bleed, double radius, double inset) {
  QImage made(card.size() + 2 * QSize(bleed, bleed), QImage::Format_RGB32);
  const QImage from = card.convertToFormat(QImage::Format_RGB32);
  const QRectF box = QRectF(0, 0, card.width() - 1, card.height() - 1).adjusted(inset, inset, -inset, -inset);
  for (int y = 0; y < made.height(); ++y) {
    QRgb* row = reinterpret_cast<QRgb*>(made.scanLine(y));
    for (int x = 0; x < made.width(); ++x) {
      const QPointF near = nearestIn(box, radius - inset, QPointF(x - bleed, y - bleed));
      row[x] = from.pixel(qRound(near.x()), qRound(near.y()));
    }
  }
  return made;
}

QSize CardRaster::sizeOf(const QSizeF& card) const {
  const QSizeF size = card * dots_;
  const int bleed = qRound(bleed_ * dots_);
  return {static_cast<int>(size.width() + 1e-6) + 2 * bleed, static_cast<int>(size.height() + 1e-6) + 2 * bleed};
}

QImage CardRaster::drawn(int card, CardSide side) const {
  const PrintedCard& it = kernel::at(printable_.cards(), card);
  const QSizeF& size = it.size;
  const int bleed = qRound(bleed_ * dots_);
  QImage made(sizeOf(size) - 2 * QSize(bleed, bleed), QImage::Format_ARGB32_Premultiplied);
  made.fill(Qt::transparent);
  {
    QPainter p(&made);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    p.scale(made.width() / size.width(), made.height() / size.height());
    Ink ink(p, dots_, Onto::Paper);
    printable_.draw(ink, QRectF(QPointF(0, 0), size), card, side, language_);
  }
  return drawnOut(made, bleed, it.corner * dots_, it.edge * dots_);
}

QImage CardRaster::front(int card) {
  if (card == last_) return lastFront_;
  last_ = card;
  return lastFront_ = drawn(card, CardSide::Front);
}

QImage CardRaster::back(int card) {
  const PrintedCard& it = kernel::at(printable_.cards(), card);
  if (it.ownBack) return drawn(card, CardSide::Back);
  QImage& made = backs_[it.deck];
  if (made.isNull()) made = drawn(card, CardSide::Back);
  return made;
}

}  // namespace ui
