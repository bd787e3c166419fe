#include "ui/pages/page.h"

#include <QEvent>
#include <QPainter>

#include "ui/look/art.h"
#include "ui/look/style.h"

namespace w13 {

Page::Page(QWidget* parent) : QWidget(parent) {}

void Page::paintEvent(QPaintEvent*) {
  QPainter p(this);
  const double dpr = devicePixelRatioF();
  const QPixmap ground = art::picture("boards/table", QSize(qRound(width() * dpr), qRound(height() * dpr)));
  p.drawPixmap(QRectF(rect()), ground, QRectF(ground.rect()));
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
  const QString sheet = now > 1 ? w13::styleSheet(now) : QString();
  if (sheet == styleSheet() && scale_ == now) return;
  scale_ = now;
  setStyleSheet(sheet);
  rescaled();
}

}  // namespace w13
