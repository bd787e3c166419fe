#include "ui/games/warehouse13/table/neutralizing.h"

#include <QPainterPath>
#include <algorithm>
#include <utility>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"

namespace w13 {

bool Neutralizing::offeredBy(const kernel::Decision& asked) {
  if (askOf(asked) != Ask::WorkTheCase) return false;
  return std::ranges::any_of(asked.openChoices(),
                             [](const kernel::Choice& each) { return each.verb == verb::Neutralize; });
}

bool Neutralizing::onlyWay(const kernel::Decision& asked, Dice reach) { return offeredBy(asked) && reach.empty(); }

void ShadeArea::draw(Ink& ink) {
  constexpr int kShade = 107;  // the board keeps 58 % of its light
  QPainterPath path;
  path.addRect(QRectF(QPointF(0, 0), units()));
  for (const QRectF& lit : lit_) {
    QPainterPath hole;
    hole.addRoundedRect(mapRectFromScene(lit), 10, 10);
    path -= hole;
  }
  QPainter& p = ink.painter();
  p.fillPath(path, QColor(0, 0, 0, kShade));
  if (!way_) return;
  const QPointF from = mapFromScene(way_->p1()), to = mapFromScene(way_->p2());
  QPainterPath way(from);
  way.cubicTo(from + QPointF(0, (to.y() - from.y()) * 0.5), to - QPointF(0, (to.y() - from.y()) * 0.6), to);
  p.setBrush(Qt::NoBrush);
  QPen dots(QColor(colour::kLostText), 5, Qt::SolidLine, Qt::RoundCap);
  dots.setDashPattern({0.1, 2.2});
  p.setPen(dots);
  p.drawPath(way);
  p.setPen(Qt::NoPen);
  p.setBrush(QColor(colour::kLostText));
  p.drawPolygon(std::array{to + QPointF(-11, -12), to + QPointF(11, -12), to + QPointF(0, 8)}.data(), 3);
}

}  // namespace w13
