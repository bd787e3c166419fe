#include "ui/look/page.h"

#include <QEvent>
#include <QPainter>

#include "ui/look/art.h"
#include "ui/look/style.h"

namespace ui {

// As large as it will be, and in its sheet, before anything stands on it: else everything would be dressed twice.
Page::Page(QWidget* parent, int largestText) : QWidget(parent), largestText_(largestText) {
  if (parent != nullptr) resize(parent->size());
  follow();
}

void Page::paintEvent(QPaintEvent*) {
  QPainter p(this);
  paintGround(p, rect());
}

void Page::paintGround(QPainter& p, const QRectF& part) const {
  const double dpr = devicePixelRatioF();
  const QRect all(0, 0, qRound(width() * dpr), qRound(height() * dpr));
  const QRect pixels = QRectF(part.topLeft() * dpr, part.size() * dpr).toAlignedRect() & all;
  const QPixmap ground = art::part(ground_, all.size(), pixels);
  p.drawPixmap(QRectF(QPointF(pixels.topLeft()) / dpr, QSizeF(pixels.size()) / dpr), ground, QRectF(ground.rect()));
}

void Page::setGround(const QString& file) {
  ground_ = file;
  update();
}

void Page::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  follow();
}

void Page::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() ==
      QEvent::StyleChange)  // the text size may have changed; the window is still setting its own sheet
    QMetaObject::invokeMethod(this, &Page::follow, Qt::QueuedConnection);
}

void Page::follow() {
  const double fits = std::max(1.0, std::min(width() / 1280.0, height() / 800.0));
  const double now =
      std::floor(fits * 20) / 20;  // in steps: dragging the window's edge does not set all anew each time
  const bool larger = std::min(readingSize(), largestText_) > kLargestOnPages;
  const QString sheet = now > 1 || larger ? ui::styleSheet(now, largestText_) : QString();
  if (sheet == styleSheet() && scale_ == now) return;
  scale_ = now;
  setStyleSheet(sheet);
  rescaled();
}

}  // namespace ui
