#include "ui/curtain/curtain_halves.h"

#include <QEasingCurve>
#include <QPainter>

#include "ui/time/clock.h"
#include "ui/time/how_far.h"

namespace ui {

CurtainHalves::CurtainHalves(QWidget* parent) : QWidget(parent) {
  hide();
  setFocusPolicy(Qt::NoFocus);
  connect(&opens_, &Alarm::rang, this, [this] {
    if (since_ && timeNow() - *since_ >= lasts()) finish();
    update();
  });
}

void CurtainHalves::setPace(Pace pace) {
  pace_ = pace;
  if (pace_ == Pace::Off) finish();
}

int CurtainHalves::lasts() const { return paced(kFades, pace_) + paced(kOpens, pace_); }

void CurtainHalves::open(const QPixmap& curtain, const QPixmap& cloth, const QRect& at) {
  if (pace_ == Pace::Off) return;
  curtain_ = curtain;
  cloth_ = cloth;
  setGeometry(at);
  raise();
  show();
  since_.reset();
  opens_.start();
}

void CurtainHalves::finish() {
  opens_.stop();
  hide();
  curtain_ = cloth_ = {};
  emit opened();
}

void CurtainHalves::paintEvent(QPaintEvent*) {
  if (!since_) since_ = timeNow();  // by the first picture: the screen behind it takes a moment to be drawn
  QPainter p(this);
  const int parting = timeSince(*since_) - paced(kFades, pace_);
  if (parting < 0) {
    p.drawPixmap(rect(), cloth_);
    p.setOpacity(-howFar(parting, paced(kFades, pace_)));
    return p.drawPixmap(rect(), curtain_);
  }
  const double part = howFar(parting, paced(kOpens, pace_));
  paintHalves(p, cloth_, rect(), QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(std::min(1.0, part)));
}

void CurtainHalves::mousePressEvent(QMouseEvent*) { finish(); }

void paintHalves(QPainter& p, const QPixmap& curtain, const QRect& at, double open) {
  const int half = at.width() / 2;
  const int shift = qRound(half * std::clamp(open, 0.0, 1.0));
  const double dpr = curtain.devicePixelRatio();
  const QRectF left(0, 0, half * dpr, curtain.height());
  const QRectF right(half * dpr, 0, curtain.width() - half * dpr, curtain.height());
  p.drawPixmap(QRectF(at.x() - shift, at.y(), half, at.height()), curtain, left);
  p.drawPixmap(QRectF(at.x() + half + shift, at.y(), at.width() - half, at.height()), curtain, right);
}

}  // namespace ui
