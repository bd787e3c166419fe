#include "ui/screen/carry.h"

#include <algorithm>
#include <utility>

namespace ui {

Carry::Carry() {
  constexpr double kOverAll = 20;
  setZValue(kOverAll);
  setAcceptedMouseButtons(Qt::NoButton);
  hide();
}

void Carry::lift(const Piece& piece, std::vector<Taker> takers) {
  if (takers.empty()) return;
  prepareGeometryChange();
  takers_ = std::move(takers);
  face_ = piece.face();
  at_ = piece.mapRectToScene(QRectF(QPointF(0, 0), piece.look().at.size()));
  show();
}

void Carry::move(QPointF to) {
  prepareGeometryChange();
  at_.moveCenter(to);
  update();
}

const Carry::Taker* Carry::taker() const {
  const auto found = std::ranges::find_if(takers_, [&](const Taker& each) { return each.at.contains(at_.center()); });
  return found == takers_.end() ? nullptr : &*found;
}

std::function<void()> Carry::lay() {
  std::function<void()> does;
  if (const Taker* found = taker()) does = found->take;
  takers_.clear();
  hide();
  return does;
}

QRectF Carry::boundingRect() const {
  constexpr double kRing = 8;
  QRectF all = at_;
  for (const Taker& each : takers_) all |= each.at;
  return all.adjusted(-kRing, -kRing, kRing, kRing);
}

void Carry::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  const Taker* here = taker();
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter->setBrush(Qt::NoBrush);
  for (const Taker& each : takers_) {
    const bool over = &each == here;
    painter->setPen(QPen(over ? QColor(Qt::white) : QColor(colour::kGold), over ? 5 : 3));
    painter->drawRoundedRect(each.at.adjusted(-3, -3, 3, 3), 12, 12);
  }
  painter->setOpacity(0.9);
  if (!face_.isNull()) painter->drawPixmap(at_, face_, QRectF(face_.rect()));
}

}  // namespace ui
