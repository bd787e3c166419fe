#include "ui/screen/chip_area.h"

#include <QFontMetricsF>
#include <algorithm>

namespace ui {

namespace {
constexpr double kPad = 12, kFromThing = 10;  // inside the pill, and between it and the thing
}  // namespace

ChipArea::ChipArea() {
  setZValue(kFront);
  setAcceptedMouseButtons(Qt::NoButton);
  setVisible(false);
}

void ChipArea::take(const QString& words, Kind kind, const QRectF& thing, const QSizeF& screen) {
  words_ = words;
  kind_ = kind;
  size_ = screen.height() / 50;
  const QFontMetricsF metrics(font(Role::Body, size_ * textSize() / 100));
  const double sign = kind == Kind::WhyNot ? size_ * 2 : 0;
  const double most = std::min(screen.width() * 0.6, size_ * 34 * textSize() / 100);
  const QRectF text = metrics.boundingRect(QRectF(0, 0, most - sign, 1e6), Qt::TextWordWrap, words);
  const double w = text.width() + sign + 2 * kPad + 2;
  const double h = std::min(std::max(text.height(), sign) + 2 * kPad, screen.height() - 8);
  double y = thing.bottom() + kFromThing;
  if (y + h > screen.height() - 4) y = thing.top() - kFromThing - h;
  const double x = std::clamp(thing.center().x() - w / 2, 4.0, std::max(4.0, screen.width() - w - 4));
  place({x, std::clamp(y, 4.0, std::max(4.0, screen.height() - h - 4))}, {w, h}, 1);
}

void ChipArea::draw(Ink& ink) {
  const QRectF all(QPointF(0, 0), units());
  const QColor ground(colour::kNight);
  ink.panel(all, ground, ground, QColor(colour::kSteel400), 2, std::min(units().height() / 2, 18.0));
  QRectF text = all.adjusted(kPad, kPad - 2, -kPad, 2 - kPad);
  if (kind_ == Kind::WhyNot) {
    const double side = size_ * 1.5;
    ink.picture("icons/whynot", {kPad, (units().height() - side) / 2, side, side});
    text.setLeft(kPad + size_ * 2);
  }
  ink.paragraph(text, words_, Role::Body, size_, QColor(colour::kSteel300), Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace ui
