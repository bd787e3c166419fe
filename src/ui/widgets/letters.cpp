#include "ui/widgets/letters.h"

#include <QFontMetricsF>
#include <algorithm>

#include "ui/look/contrast.h"

namespace ui::letters {

namespace {

constexpr double kSmallest = 0.7;  // of the size that was meant

}  // namespace

double growth() { return readingSize() / 100.0; }

QFont face(Role role, double points, double scale) {
  QFont it = font(role, points * scale * growth());
  if (role == Role::Body || role == Role::Typed) it.setWeight(QFont::Normal);  // whatever the widget's own is
  return it;
}

double lineHeight(Role role, double points, double scale) { return QFontMetricsF(face(role, points, scale)).height(); }

double height(const QFont& face, double width, const QString& words) {
  return QFontMetricsF(face).boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, words).height();
}

double paragraph(QPainter& p, const QRectF& at, const QString& words, const QFont& face, QColor with,
                 Qt::Alignment where) {
  p.setFont(face);
  p.setPen(textNow(with));
  QRectF taken;
  p.drawText(at, static_cast<int>(where) | Qt::TextWordWrap, words, &taken);
  return taken.height();
}

double line(QPainter& p, const QRectF& at, const QString& words, QFont face, QColor with, Qt::Alignment where) {
  const double meant = face.pixelSize();
  double wide = QFontMetricsF(face).horizontalAdvance(words);
  while (wide > at.width() && face.pixelSize() - 1 >= meant * kSmallest) {
    face.setPixelSize(face.pixelSize() - 1);
    wide = QFontMetricsF(face).horizontalAdvance(words);
  }
  const QString shown = wide > at.width() ? QFontMetricsF(face).elidedText(words, Qt::ElideRight, at.width()) : words;
  p.setFont(face);
  p.setPen(textNow(with));
  p.drawText(at, static_cast<int>(where) | Qt::TextSingleLine, shown);
  return std::min(wide, at.width());
}

void ring(QPainter& p, const QRectF& around, double radius, double scale) {
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(QColor(0, 0, 0, 210), 5 * scale));
  p.drawRoundedRect(around, radius, radius);
  p.setPen(QPen(QColor(colour::kWhite), 2.5 * scale));
  p.drawRoundedRect(around, radius, radius);
}

double cap(QPainter& p, const QRectF& at, const QString& key, double scale, QColor with) {
  const QFont small = font(Role::Bold, 12 * scale * std::min(growth(), 1.4));
  const QFontMetricsF metrics(small);
  const double wide = std::max(metrics.horizontalAdvance(key) + 12 * scale, 22 * scale);
  const double high = metrics.height() + 4 * scale;
  const QRectF box(at.right() - wide, at.center().y() - high / 2, wide, high);
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(edgeNow(with), 1.4 * scale));
  p.drawRoundedRect(box, 4 * scale, 4 * scale);
  p.setFont(small);
  p.setPen(textNow(with));
  p.drawText(box, Qt::AlignCenter, key);
  return wide;
}

}  // namespace ui::letters
