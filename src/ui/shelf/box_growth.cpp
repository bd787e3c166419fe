#include "ui/shelf/box_growth.h"

#include <QEasingCurve>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/shelf/shelf_box.h"
#include "ui/time/how_far.h"

namespace ui {

namespace {

constexpr double kCorner = 12;  // of the box, as its corners begin

}  // namespace

BoxGrowth::BoxGrowth(ShelfBox& box, int length, QWidget* parent)
    : QWidget(parent), look_(box.game().box), picture_(box.picture()), from_(box.boxOn(parent)), length_(length),
      began_(timeNow()) {
  setGeometry(parent->rect());
  connect(&frame_, &Alarm::rang, this, &BoxGrowth::step);
  length_ > 0 ? frame_.start() : frame_.start(0);  // without motion nobody waits for a frame
  show();
  raise();
  setFocus();
}

double BoxGrowth::past() const { return over_ ? 1 : std::min(1.0, howFar(timeSince(began_), length_)); }

void BoxGrowth::step() {
  update();
  if (timeSince(began_) >= length_) end();
}

void BoxGrowth::end() {
  if (std::exchange(over_, true)) return;
  frame_.stop();
  update();
  emit ended();
}

void BoxGrowth::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const double part = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(past());
  const QRectF to(rect());
  const auto between = [part](double a, double b) { return a + (b - a) * part; };
  const QRectF at(QPointF(between(from_.left(), to.left()), between(from_.top(), to.top())),
                  QPointF(between(from_.right(), to.right()), between(from_.bottom(), to.bottom())));
  Ink ink(p, devicePixelRatioF());
  ink.panel(at, look_.top, look_.bottom, look_.edge, 2, kCorner * (1 - part));
  p.setOpacity(1 - part);
  p.drawPixmap(at, picture_, QRectF(picture_.rect()));
}

// A key that is still held from before is none.
void BoxGrowth::keyPressEvent(QKeyEvent* event) {
  if (!event->isAutoRepeat()) end();
}

void BoxGrowth::mousePressEvent(QMouseEvent*) { end(); }

}  // namespace ui
