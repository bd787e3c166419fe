#include "ui/games/warehouse13/pages/title_room.h"

#include <QLinearGradient>
#include <QPainter>
#include <QWidget>
#include <cmath>
#include <numbers>

#include "ui/look/art.h"
#include "ui/look/contrast.h"
#include "ui/look/drawing.h"
#include "ui/look/style.h"
#include "ui/time/clock.h"

namespace w13 {

namespace {

// In the units of the drawing.
constexpr QSizeF kDrawing(1920, 1080);
constexpr QRectF kLamp(930, 0, 500, 420);
constexpr double kSwing = 3, kSwingTime = 7000;  // degrees and milliseconds

}  // namespace

TitleRoom::TitleRoom(QWidget* on) : QObject(on), on_(*on) {
  connect(&frames_, &Alarm::rang, this, [this] {
    const double reach = lampAt().height() * 0.08;
    on_.update(lampAt().adjusted(-reach, 0, reach, reach).toAlignedRect());
  });
}

TitleRoom::~TitleRoom() {
  if (drawing_.valid()) drawing_.wait();
}

QSize TitleRoom::pixels() const {
  const double dpr = on_.devicePixelRatioF();
  return {qRound(on_.width() * dpr), qRound(on_.height() * dpr)};
}

// It covers the widget; what is too wide goes at the left, where it is dark.
QRectF TitleRoom::whole() const {
  const double scale = std::max(on_.width() / kDrawing.width(), on_.height() / kDrawing.height());
  const QSizeF size = kDrawing * scale;
  return {QPointF(on_.width() - size.width(), 0), size};
}

QRectF TitleRoom::lampAt() const {
  const QRectF all = whole();
  const double scale = all.width() / kDrawing.width();
  return {all.topLeft() + kLamp.topLeft() * scale, kLamp.size() * scale};
}

double TitleRoom::angle() const {
  if (pace_ == Pace::Off) return 0;
  return kSwing * std::sin(2 * std::numbers::pi * timeSince(since_) / kSwingTime);
}

void TitleRoom::paint(QPainter& p) {
  const QRectF all(on_.rect());
  if (aisle_.isNull() || highContrast()) {
    QLinearGradient night(all.topLeft(), all.bottomLeft());
    night.setColorAt(0, groundNow(QColor(0xFF0D0906)));
    night.setColorAt(1, groundNow(QColor(0xFF060403)));
    p.fillRect(all, night);
  } else {
    p.drawPixmap(all, aisle_, QRectF(aisle_.rect()));
    const QRectF lamp = lampAt();
    p.save();
    p.translate(lamp.center().x(), lamp.y());
    p.rotate(angle());
    const double dpr = on_.devicePixelRatioF();
    const QPixmap picture = art::picture("title/lamp", (lamp.size() * dpr).toSize());
    p.drawPixmap(QRectF(QPointF(-lamp.width() / 2, 0), lamp.size()), picture, QRectF(picture.rect()));
    p.restore();
  }
  if (drawnFor_ != pixels() && !highContrast())
    QMetaObject::invokeMethod(this, &TitleRoom::prepare, Qt::QueuedConnection);
}

void TitleRoom::prepare() {
  if (drawing_.valid() || drawnFor_ == pixels() || !seen_) return;
  drawnFor_ = pixels();
  const double dpr = on_.devicePixelRatioF();
  const QRectF all = whole();
  const QSize size = (all.size() * dpr).toSize();
  const QRect part(QPoint(size.width() - drawnFor_.width(), 0), drawnFor_);
  drawing_ = std::async(std::launch::async, [this, size, part] {
    QImage made = drawn("title/aisle", size, part);
    QMetaObject::invokeMethod(this, &TitleRoom::take, Qt::QueuedConnection);
    return made;
  });
}

void TitleRoom::take() {
  if (!drawing_.valid()) return;
  aisle_ = QPixmap::fromImage(drawing_.get());
  on_.update();  // if the size has changed meanwhile, this begins the next one
}

void TitleRoom::finish() {
  if (drawnFor_ != pixels() && drawing_.valid()) take();
  prepare();
  take();
}

void TitleRoom::setPace(Pace pace) {
  pace_ = pace;
  follow();
}

void TitleRoom::setSeen(bool seen) {
  seen_ = seen;
  if (seen) since_ = timeNow();
  follow();
}

void TitleRoom::follow() {
  const bool swings = seen_ && pace_ != Pace::Off;
  if (swings && !frames_.isActive()) frames_.start();
  if (!swings) frames_.stop();
  on_.update();
}

}  // namespace w13
