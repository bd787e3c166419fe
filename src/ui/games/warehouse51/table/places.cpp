#include "ui/games/warehouse51/table/places.h"

#include <array>

namespace w51 {

namespace {

struct Seating {
  std::array<QPointF, kMostSeats> at;  ///< from the design's left and top edge
  double height;
};

constexpr double kWide = 520;

const Seating& seatingOf(int seats) {
  static const std::array<Seating, 3> kSeatings = {{
      {{{{24, 640}, {24, 90}, {1376, 365}}}, 400},
      {{{{24, 640}, {24, 90}, {1376, 90}, {1376, 640}}}, 400},
      {{{{24, 750}, {24, 415}, {24, 80}, {1376, 190}, {1376, 640}}}, 290},
  }};
  return kernel::at(kSeatings, seats - kFewestSeats);
}

/// From one seat to the next: straight between panels that lie above or beside one another, else round a corner.
QPolygonF wayBetween(const QRectF& from, const QRectF& to, double lowest, double highest) {
  const QPointF a = from.center(), b = to.center();
  if (std::abs(a.x() - b.x()) < 1)
    return a.y() > b.y() ? QPolygonF{{a.x(), from.top()}, {b.x(), to.bottom()}}
                         : QPolygonF{{a.x(), from.bottom()}, {b.x(), to.top()}};
  const bool above = a.x() < b.x();  // from the left to the right the way runs above, back it runs below
  const double y = above ? lowest : highest;
  QPolygonF way;
  if (y > from.top() && y < from.bottom()) way << QPointF(above ? from.right() : from.left(), y);
  else way << QPointF(a.x(), above ? from.top() : from.bottom()) << QPointF(a.x(), y);
  if (y > to.top() && y < to.bottom()) way << QPointF(above ? to.left() : to.right(), y);
  else way << QPointF(b.x(), y) << QPointF(b.x(), above ? to.top() : to.bottom());
  return way;
}

}  // namespace

Places::Places(QSizeF all, int howMany) : units(all), seats(howMany) {
  const double wider = all.width() - 1920, higher = all.height() - 1080;
  const double middle = wider / 2, down = higher / 2;
  const Seating& seating = seatingOf(seats);
  for (int at = 0; at < seats; ++at) {
    const QPointF from = kernel::at(seating.at, at);
    const double part = (from.y() - 80) / (1080 - 80 - seating.height);  // the free height lies between the panels
    seat[kernel::seatAt(at)] = {from.x() + (from.x() > 960 ? wider : 0), from.y() + higher * part, kWide,
                                seating.height};
  }
  hall = {560 + middle, 162 + down * 0.6, 800, 400};
  board = {560 + middle, 576 + down, 800, 100};
  desk = {560 + middle, 688 + down * 1.4, 800, 318};
  const double top = 104 + down * 0.4, bottom = seat[Seat{}].bottom() - 6;
  for (int at = 0; at < seats; ++at) {
    const Seat from = kernel::seatAt(at), to = kernel::seatAt((at + 1) % seats);
    way[from] = wayBetween(seat[from], seat[to], top, bottom);
    upright[from] = std::abs(seat[from].center().x() - seat[to].center().x()) > 1;
    if (upright[from]) slot[from] = {960 + middle, seat[from].center().x() < seat[to].center().x() ? top : bottom};
    else slot[from] = {seat[from].center().x(), (way[from].first().y() + way[from].last().y()) / 2};
  }
  fists = {24, kBar + 18, all.width() - 48, all.height() - kBar - 18 - 190};
  bar = {24, all.height() - 178, all.width() - 48, 154};
}

}  // namespace w51
