#include "ui/games/warehouse51/table/ring_area.h"

#include <QFontMetricsF>
#include <QLineF>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/table/course.h"

namespace w51 {

namespace {

constexpr double kBarThick = 16, kHead = 34;

/// The point so far along a way, and the direction there.
QPointF along(const QPolygonF& way, double far) {
  for (int at = 1; at < way.size(); ++at) {
    const QLineF part(way[at - 1], way[at]);
    if (far <= part.length() || at + 1 == way.size()) return part.pointAt(std::min(1.0, far / part.length()));
    far -= part.length();
  }
  return way.first();
}

double lengthOf(const QPolygonF& way) {
  double all = 0;
  for (int at = 1; at < way.size(); ++at) all += QLineF(way[at - 1], way[at]).length();
  return all;
}

void drawHead(Ink& ink, const QPolygonF& way, QColor with, double size) {
  QLineF last(way[way.size() - 2], way.last());
  const QLineF side = last.normalVector().unitVector();
  const QPointF out(side.dx() * size * 0.72, side.dy() * size * 0.72);
  const QPointF base = last.pointAt(1 - size / last.length());
  ink.painter().setPen(Qt::NoPen);
  ink.painter().setBrush(with);
  ink.painter().drawPolygon(QPolygonF{way.last(), base + out, base - out});
}

constexpr double kBetween = 8;  // the cards of a slot

}  // namespace

void RingArea::drawWay(const Sight& sight, Ink& ink, Seat from) const {
  const Open& open = sight.view.open;
  const bool paid = open.auction.bidder == from && courseOf(sight.view, sight.cards) == Course::Open;
  if (paid) return drawPayment(sight, ink, from);
  QPen dots(QColor(colour::kChampagne600), 3, Qt::DotLine, Qt::RoundCap);
  ink.painter().setPen(dots);
  ink.painter().setBrush(Qt::NoBrush);
  ink.painter().drawPolyline(places_.way[from]);
  drawHead(ink, places_.way[from], QColor(colour::kChampagne600), 15);
}

QString RingArea::paysIn(const Sight& sight, Seat from) {
  const Open& open = sight.view.open;
  return tr("if sold now, %1 is paid %2").arg(sight.nameOf(open.left(from))).arg(open.auction.standing);
}

// Gold is money: the bar runs from the standing bidder to the left neighbour, with the ingots on it.
void RingArea::drawPayment(const Sight& sight, Ink& ink, Seat from) const {
  const Open& open = sight.view.open;
  const QPolygonF& way = places_.way[from];
  QPainterPath bar(way.first());
  for (int at = 1; at + 1 < way.size(); ++at) bar.lineTo(way[at]);
  const QLineF last(way[way.size() - 2], way.last());
  bar.lineTo(last.pointAt(1 - kHead / last.length() * 0.8));
  ink.painter().setBrush(Qt::NoBrush);
  ink.painter().setPen(QPen(QColor(0xFF6E4E12), kBarThick + 4, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  ink.painter().drawPath(bar);
  ink.painter().setPen(QPen(QColor(colour::kIngot), kBarThick, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  ink.painter().drawPath(bar);
  drawHead(ink, way, QColor(colour::kIngot), kHead);
  const int number = open.auction.standing, shown = std::min(number, 8);
  const double all = lengthOf(way), room = all / 2 - 80, pitch = std::min(54.0, room / std::max(1, shown));
  if (places_.upright[from] && room > 60)
    for (int at = 0; at < shown; ++at) {
      const QPointF middle = along(way, all - 60 - (shown - at) * pitch);
      drawIngot(ink, {middle.x() - 22, middle.y() - 18, 44, 28});
    }
  if (!places_.upright[from]) return;  // beside the cards stands who would be paid
  const QString stands = tr("%1 stands at %2").arg(sight.nameOf(from)).arg(number);
  const QString pays = paysIn(sight, from);
  const QColor gold(colour::kIngotText);
  const bool above = places_.slot[from].y() < places_.units.height() / 2;
  const double y = places_.slot[from].y() + (above ? 14 : 12);
  const double row = rowOf(sight, from).width() / 2 + 14, middle = places_.slot[from].x();
  const double begin = places_.hall.left() + kHead, end = places_.hall.right() - kHead;  // past the heads of arrows
  const QRectF left(begin, y, middle - row - begin, 26), right(middle + row, y, end - middle - row, 26);
  ink.text(above ? left : right, stands, Role::Bold, 18, gold, above ? Qt::AlignLeft : Qt::AlignRight);
  ink.text(above ? right : left, pays, Role::Bold, 18, gold, above ? Qt::AlignRight : Qt::AlignLeft);
}

std::vector<int> RingArea::cardsBeside(const Sight& sight, Seat from) {
  const Open& open = sight.view.open;
  std::vector<int> here;
  for (int place = 0; place < open.onTable.size(); ++place)
    if (!open.onTable[place].laid && open.onTable[place].beside == from) here.push_back(place);
  return here;
}

double RingArea::gapOf(Seat from) const {
  return std::abs(places_.way[from].first().y() - places_.way[from].last().y());
}

QSizeF RingArea::cardOf(Seat from) const {
  return places_.upright[from] ? QSizeF(64, 90) : gapOf(from) < 80 ? QSizeF(52, 37) : QSizeF(90, 64);
}

QSizeF RingArea::rowOf(const Sight& sight, Seat from) const {
  const int many = kernel::count(cardsBeside(sight, from));
  return {many * cardOf(from).width() + std::max(0, many - 1) * kBetween, cardOf(from).height()};
}

void RingArea::addSlot(const Sight& sight, Ink& ink, Seat from) {
  const Open& open = sight.view.open;
  const std::vector<int> here = cardsBeside(sight, from);
  if (here.empty()) return;
  const bool upright = places_.upright[from];
  const double gap = gapOf(from), all = rowOf(sight, from).width();
  const QSizeF card = cardOf(from);
  double x = places_.slot[from].x() - all / 2;
  SeatSet seen;
  for (const int place : here) {
    seen |= open.onTable[place].seenBy;
    add(backLook(sight, place, {QPointF(x, places_.slot[from].y() - card.height() / 2), card}));
    x += card.width() + kBetween;
  }
  const bool paid = open.auction.bidder == from && courseOf(sight.view, sight.cards) == Course::Open;
  if (paid && upright) return;
  const QString who = paid               ? paysIn(sight, from)
                      : seen.empty()     ? tr("not seen yet")
                      : here.size() == 1 ? tr("%1 have seen it").arg(sight.namesOf(seen))
                                         : tr("%1 have seen them").arg(sight.namesOf(seen));
  const QPointF middle = places_.slot[from];
  const double high = std::min(52.0, gap - 6);
  const double edge = middle.x() < places_.hall.left() ? places_.hall.left() - 6 : places_.units.width() - 8;
  const QRectF beside =
      upright ? QRectF(middle.x() + all / 2 + 14, middle.y() - 14, 420, 28)
              : QRectF(middle.x() + all / 2 + 12, middle.y() - high / 2, edge - middle.x() - all / 2 - 12, high);
  if (upright) {
    const double wide =
        std::min(beside.width(), QFontMetricsF(font(Role::Body, 17)).horizontalAdvance(who) * textSize() / 100);
    ink.panel(beside.adjusted(-8, 0, wide + 8 - beside.width(), 0), QColor(colour::kVelvet800),
              QColor(colour::kVelvet800), Qt::transparent, 0, 14);
    ink.text(beside, who, Role::Body, 17, QColor(colour::kText2));
  } else {
    ink.paragraph(beside, who, paid ? Role::Bold : Role::Body, 17, QColor(paid ? colour::kIngotText : colour::kText2),
                  Qt::AlignLeft | Qt::AlignVCenter);
  }
}

void RingArea::draw(const Sight& sight, Ink& ink) {
  const Open& open = sight.view.open;
  for (const Seat seat : open.all()) drawWay(sight, ink, seat);
  for (const Seat seat : open.all()) addSlot(sight, ink, seat);
  PerSeat<int> laid{};
  for (int place = 0; place < open.onTable.size(); ++place) {
    const OnTable& card = open.onTable[place];
    if (!card.laid) continue;
    const QRectF seat = places_.seat[card.beside];
    const bool left = seat.center().x() < places_.units.width() / 2;
    const double x = left ? seat.right() - 18 : seat.left() - 22;
    add(backLook(sight, place, {x, seat.y() + 84 + 62.0 * laid[card.beside]++, 40, 56}));
  }
}

}  // namespace w51
