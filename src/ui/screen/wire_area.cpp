#include "ui/screen/wire_area.h"

#include <QFontMetricsF>
#include <QPainter>

#include "engine/kernel/count.h"
#include "ui/time/how_far.h"

namespace ui {

namespace {

constexpr double kText = 19, kGap = 26;
constexpr std::array<QRgb, WireArea::kLines - 1> kFading = {0xFF9A7A45, 0xFFC99B55};  // the older, the dimmer

}  // namespace

QString onTape(QString line) { return line.replace(" (", ", ").remove(')'); }

void WireArea::take(const QStringList& lines) {
  lines_ = lines;
  typed_ = kernel::count(line());
}

void WireArea::typed(int letters) {
  typed_ = std::min(letters, kernel::count(line()));
  update();
}

// The newest gets what it needs; older ones stand before it as far as they fit whole.
void WireArea::draw(Ink& ink) {
  if (lines_.isEmpty()) return;
  const QRectF all(QPointF(0, 0), units());
  ink.panel(all, QColor(colour::kWireGround), QColor(colour::kWireGround), QColor(colour::kBrass600), 1.5, 6);
  const double size = std::min(kText, units().height() * 0.7);
  const QRectF room = all.adjusted(14, 0, -14, 0);
  const QFontMetricsF letters(font(Role::Typed, size * textSize() / 100.0));
  const auto wide = [&](const QString& words) { return letters.horizontalAdvance(words) + 2; };
  double left = room.width() - wide(line());
  int first = kernel::count(lines_) - 1;
  while (first > 0 && wide(lines_[first - 1]) + kGap <= left) left -= wide(lines_[--first]) + kGap;
  double x = room.x();
  for (int at = first; at + 1 < kernel::count(lines_); ++at) {
    const QColor with(kernel::at(kFading, kLines - kernel::count(lines_) + at));
    ink.text({x, room.y(), wide(lines_[at]), room.height()}, lines_[at], Role::Typed, size, with);
    x += wide(lines_[at]) + kGap;
  }
  text_ = {x, room.y(), room.right() - x, room.height()};
  text_.setWidth(ink.text(text_, line(), Role::Typed, size, QColor(colour::kWire)));
}

// What has not been typed yet is covered by the tape; the head of the teletype stands where it begins.
void WireArea::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) {
  Area::paint(painter, option, widget);
  if (!typing()) return;
  const double part = howFar(typed_, kernel::count(line()));
  const QRectF blank = text_.adjusted(text_.width() * part, 2, 4, -2);
  painter->fillRect(blank, QColor(colour::kWireGround));
  painter->fillRect(QRectF(blank.x() + 2, blank.y() + 3, 8, blank.height() - 6), QColor(colour::kWire));
}

}  // namespace ui
