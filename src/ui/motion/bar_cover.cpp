#include "ui/motion/bar_cover.h"

#include <QEasingCurve>
#include <QPainter>

#include "ui/time/how_far.h"

namespace ui {

BarCover::BarCover() {
  setAcceptedMouseButtons(Qt::NoButton);
  setVisible(false);
  setZValue(8);  // under a card that is held up to be read
}

void BarCover::show(const QRectF& at, const QPixmap& picture, int ms, int length) {
  prepareGeometryChange();
  at_ = at;
  leaving_ = steady_;
  steady_ = picture;
  began_ = ms;
  length_ = std::max(1, length);
  gone_ = 0;
  setVisible(!leaving_.isNull() || !steady_.isNull());
  update();
}

void BarCover::goTo(int ms) {
  if (leaving_.isNull()) return;
  const double part = std::clamp(howFar(ms - began_, length_), 0.0, 1.0);
  gone_ = QEasingCurve(QEasingCurve::OutQuad).valueForProgress(part);
  if (part >= 1) leaving_ = {};
  if (leaving_.isNull() && steady_.isNull()) setVisible(false);
  update();
}

void BarCover::clear() {
  steady_ = {};
  leaving_ = {};
  setVisible(false);
}

void BarCover::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::SmoothPixmapTransform);
  if (!steady_.isNull()) painter->drawPixmap(at_, steady_, QRectF(steady_.rect()));
  if (leaving_.isNull()) return;
  painter->setOpacity(1 - gone_);
  painter->drawPixmap(at_, leaving_, QRectF(leaving_.rect()));
}

}  // namespace ui
