#include "ui/pages/motion_sample.h"

#include <QEasingCurve>
#include <QPainter>
#include <QtMath>
#include <utility>

#include "ui/time/clock.h"

namespace ui {

namespace {

constexpr double kWay = 700, kRest = 900;  // milliseconds at the normal pace

}  // namespace

MotionSample::MotionSample(Draw die) : die_(std::move(die)) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  connect(&frames_, &Alarm::rang, this, [this] { update(); });
  setScale(1);
}

void MotionSample::setPace(Pace pace) {
  if (pace_ == pace) return;
  pace_ = pace;
  follow();
}

void MotionSample::setScale(double scale) { setFixedHeight(qRound(52 * scale)); }

void MotionSample::showEvent(QShowEvent*) { follow(); }
void MotionSample::hideEvent(QHideEvent*) { frames_.stop(); }

void MotionSample::follow() {
  since_ = timeNow();
  if (isVisible() && pace_ != Pace::Off) frames_.start();
  else frames_.stop();
  update();
}

void MotionSample::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, devicePixelRatioF());
  ink.panel(rect(), QColor(colour::kWell), QColor(colour::kWell), QColor(colour::kEdge), 1, 8);
  const double side = height() * 0.7;
  const double fast = pace_ == Pace::Fast ? 0.5 : 1;
  const double now = timeSince(since_) / fast;
  const double round = 2 * (kWay + kRest);
  const double at = pace_ == Pace::Off ? 0 : now - round * qFloor(now / round);
  const bool back = at >= kWay + kRest;
  const double part = std::min(1.0, (back ? at - kWay - kRest : at) / kWay);
  const double gone = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(part);
  const double way = width() - side - 16;
  const double x = 8 + way * (pace_ == Pace::Off ? 1 : back ? 1 - gone : gone);
  p.translate(x + side / 2, height() / 2.0);
  if (pace_ != Pace::Off) p.rotate((back ? -1 : 1) * 360 * gone);
  die_(ink, {-side / 2, -side / 2, side, side});
}

}  // namespace ui
