#include "ui/games/warehouse13/print/card_raster.h"

#include <QPainter>
#include <cmath>

#include "ui/games/warehouse13/look/card_picture.h"

namespace w13 {

namespace {

constexpr double kCorner = 3.1, kInset = 0.2;  // millimetres: the middle of the dark edge that every frame has

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

QSize CardRaster::sizeOf(Kind kind) const {
  const QSizeF size = millimetresOf(kind) * dots_;
  const int bleed = qRound(bleed_ * dots_);
  return {static_cast<int>(size.width() + 1e-6) + 2 * bleed, static_cast<int>(size.height() + 1e-6) + 2 * bleed};
}

template <class Draw>
QImage CardRaster::drawn(Kind kind, Draw draw) const {
  const int bleed = qRound(bleed_ * dots_);
  QImage card(sizeOf(kind) - 2 * QSize(bleed, bleed), QImage::Format_ARGB32_Premultiplied);
  card.fill(Qt::transparent);
  {
    const QSizeF size = millimetresOf(kind);
    QPainter p(&card);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    p.scale(card.width() / size.width(), card.height() / size.height());
    Ink ink(p, dots_, Onto::Paper);
    draw(ink, QRectF(QPointF(0, 0), size));
  }
  return drawnOut(card, bleed, kCorner * dots_, kInset * dots_);
}

QImage CardRaster::front(DesignId design) {
  if (design == last_) return lastFront_;
  last_ = design;
  return lastFront_ = drawn(cards_.of(design).kind,
                            [&](Ink& ink, const QRectF& at) { drawDesign(ink, at, cards_, words_, design); });
}

QImage CardRaster::back(DesignId id) {
  const Design& design = cards_.of(id);
  if (design.kind == Kind::Ability)
    return drawn(design.kind, [&](Ink& ink, const QRectF& at) { drawUsed(ink, at, words_, design); });
  QImage& made = backs_[backOf(design.kind)];
  if (made.isNull())
    made = drawn(design.kind, [&](Ink& ink, const QRectF& at) { drawBack(ink, at, backOf(design.kind)); });
  return made;
}

}  // namespace w13
