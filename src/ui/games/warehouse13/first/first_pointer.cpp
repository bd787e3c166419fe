#include "ui/games/warehouse13/first/first_pointer.h"

#include <QLineF>
#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/games/warehouse13/shell.h"
#include "ui/look/style.h"

namespace w13 {

namespace {
constexpr int kRing = 4, kHead = 12;  // pixels
}  // namespace

FirstPointer::FirstPointer(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
}

void FirstPointer::point(const QRect& thing, const QRect& note) {
  thing_ = thing;
  note_ = note;
  setGeometry(parentWidget()->rect());
  update();
}

// From the edge of the note that is nearest to the edge of the thing that is.
void FirstPointer::paintEvent(QPaintEvent*) {
  const QRectF ring = QRectF(thing_).adjusted(-kRing, -kRing, kRing, kRing);
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setPen(QPen(QColor(colour::kAmber), 3, Qt::SolidLine, Qt::RoundCap));
  p.drawRoundedRect(ring, 10, 10);
  const auto into = [](QPointF at, const QRectF& inside) {
    return QPointF(std::clamp(at.x(), inside.left(), inside.right()),
                   std::clamp(at.y(), inside.top(), inside.bottom()));
  };
  const QPointF from = into(ring.center(), QRectF(note_));
  const QPointF to = into(from, ring);
  const QLineF way(from, to);
  if (way.length() < kHead) return;
  const QPointF along(way.dx() / way.length(), way.dy() / way.length());
  const QPointF across(-along.y(), along.x());
  p.drawLine(way);
  p.drawPolyline(std::array{to - along * kHead + across * 7, to - along * 1, to - along * kHead - across * 7}.data(),
                 3);
}

}  // namespace w13
