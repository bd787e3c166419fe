#include "ui/games/warehouse13/look/gauges.h"

#include <QCoreApplication>
#include <QtMath>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"

namespace w13 {

namespace {

struct GaugeWords {
  Q_DECLARE_TR_FUNCTIONS(GaugeWords)
};

constexpr double kSmall = 330;   // gauges lower than this are drawn small
constexpr double kNarrow = 200;  // and narrower ones have their name below the symbol

/// Where the parts of a gauge lie.
struct Parts {
  double icon, head, bar, barHeight, applied, tray, side;
};
Parts partsOf(double height) {
  if (height < kSmall) return {28, 24, 37, 11, 53, height * 0.64, 40};
  const double tray = std::clamp(height * 0.26, 96.0, 150.0);
  const double room = height - tray - 140;  // two rows of dice, or one where they would get too small
  return {54, 48, 72, 28, 136, height - tray, std::min(98.0, room / 2 >= 56 ? room / 2 : room)};
}

/// A cell of a gauge, one for each clue needed: full, striped while it is on its way, or empty.
enum class Cell { Empty, Pending, Full };
void drawCell(Ink& in, const QRectF& at, Cell cell, QColor with) {
  const QColor none(0, 0, 0, 0);
  in.panel(at, cell == Cell::Full ? with : none, cell == Cell::Full ? with : none, with, 2, 4);
  if (cell != Cell::Pending) return;
  QLinearGradient stripes(at.topLeft(), at.topLeft() + QPointF(7, 7));
  stripes.setSpread(QGradient::RepeatSpread);
  stripes.setStops({{0, with}, {0.45, with}, {0.5, none}, {0.95, none}, {1, with}});
  in.painter().fillRect(at.adjusted(2, 2, -2, -2), stripes);
}

/// Dice in rows from the left, closer together where there are many.
void layOut(const std::vector<DieId>& dice, const QRectF& room, double largest, std::vector<LyingDie>& all) {
  if (dice.empty()) return;
  constexpr double kSeen = 0.4;  // of a die, at least, above the row that lies over it
  const int count = kernel::count(dice);
  const auto placesIn = [&](double of) { return std::max(1, qFloor((room.width() + 4) / (of + 4))); };
  double side = std::min(largest, room.height());
  int perRow = placesIn(side), rows = (count + perRow - 1) / perRow;
  while (rows > 1 && side > 12 && side * (1 + kSeen * (rows - 1)) > room.height()) {
    side -= 2;
    perRow = placesIn(side), rows = (count + perRow - 1) / perRow;
  }
  const double step = rows > 1 ? std::min(side + 4, (room.height() - side) / (rows - 1)) : 0;
  int place = 0;
  for (const DieId die : dice) {
    all.push_back({die, {room.x() + (side + 4) * (place % perRow), room.y() + step * (place / perRow), side, side}});
    ++place;
  }
}

}  // namespace

Gauge gaugeOf(const View& v, Symbol type) {
  Gauge gauge{v.needed[type], v.applied[type], 0, 0, {}, {}};
  for (const DieView& die : v.dice) gauge.dice += die.spot == Spot::Applied && die.shows.symbol == type ? 1 : 0;
  if (!v.retrievalOpen) return gauge;
  const DiceAhead& ahead = v.ahead;
  if (!(ahead.taken | ahead.applied | ahead.misapplied).empty()) {  // the rules have settled what will help
    for (const DieId die : ahead.applied)
      if (const Clue shows = v.dice[die].shows; shows.symbol == type) gauge.pending += shows.number;
    return gauge;
  }
  for (int seat = 0; seat < v.players; ++seat)
    for (const DieId die : v.seats[seat].revealed)
      if (const Clue shows = v.dice[die].shows; shows.symbol == type) gauge.pending += shows.number;
  return gauge;
}

namespace {

// Where the dice will lie that are still missing.
void drawSockets(Ink& in, QSizeF size, Symbol type, const Gauge& gauge, const Parts& parts) {
  const QRectF room(12, parts.applied, size.width() - 24, parts.tray - parts.applied - 6);
  const int perRow = std::max(1, qFloor((room.width() + 4) / (parts.side + 4)));
  const int rows = std::max(1, qFloor((room.height() + 4) / (parts.side + 4)));
  const int last = std::min(gauge.dice + std::max(0, gauge.need - gauge.has), perRow * rows);
  for (int place = gauge.dice; place < last; ++place) {
    const QRectF at(room.x() + (parts.side + 4) * (place % perRow), room.y() + (parts.side + 4) * (place / perRow),
                    parts.side, parts.side);
    in.dashed(at.adjusted(4, 4, -4, -4), lightOf(type), 10);
    in.painter().setOpacity(0.45);
    in.picture(art::symbolFile(type) + QStringLiteral("-hollow"), at.adjusted(26, 26, -26, -26));
    in.painter().setOpacity(1);
  }
}

// What is not needed lies here.
void drawTray(Ink& in, QSizeF size, const Parts& parts) {
  const bool small = size.height() < kSmall;
  const double in4 = small ? 4 : 8;
  in.dashed({in4, parts.tray, size.width() - 2 * in4, size.height() - parts.tray - in4}, QColor(colour::kText3));
  in.text({in4 + 8, parts.tray + 2, size.width() - 2 * in4 - 16, small ? 17.0 : 22.0}, GaugeWords::tr("Misapplied"),
          Role::Body, small ? 13 : 16, QColor(colour::kText2));
}

}  // namespace

void drawGauge(Ink& in, QSizeF size, Symbol type, const Gauge& gauge) {
  Parts parts = partsOf(size.height());
  parts.icon = std::min(parts.icon, size.width() * 0.34);
  parts.head = std::min(parts.head, size.width() * 0.3);
  const bool small = size.height() < kSmall;
  const int need = gauge.need;
  const QRectF all(QPointF(0, 0), size);
  in.panel(all, wellOf(type), QColor(colour::kInk900), need == 0 ? QColor(colour::kEdge) : lightOf(type),
           gauge.met() ? 4 : 2, 10);
  const double edge = small ? 7 : 12;
  if (need == 0 && !small && size.width() < kNarrow) {
    in.picture(art::symbolFile(type) + "-outline", {size.width() / 2 - 27, 12, 54, 54});
    in.text({4, 70, size.width() - 8, 34}, GaugeWords::tr("not needed"), Role::Heading, 26, QColor(colour::kText3),
            Qt::AlignCenter);
    return drawTray(in, size, parts);
  }
  in.picture(art::symbolFile(type) + (need == 0 ? "-outline" : ""), {edge, small ? 5.0 : 10.0, parts.icon, parts.icon});
  QString text = small ? QStringLiteral("–") : GaugeWords::tr("not needed");
  const double x = edge + parts.icon + 6;
  if (need > 0) {
    const QString whole = GaugeWords::tr("%1 of %2").arg(gauge.has).arg(need);
    const QString tick = gauge.met() && !small ? QStringLiteral(" ✓") : QString();
    const QString brief = QStringLiteral("%1/%2").arg(gauge.has).arg(need);
    text = in.fitting(size.width() - x - 4, {whole + tick, brief + tick, brief}, Role::Heading, parts.head);
  }
  in.text({x, small ? 5.0 : 10.0, size.width() - x - 4, parts.icon}, text, Role::Heading,
          need == 0 ? parts.head * 0.7 : parts.head, need == 0 ? QColor(colour::kText3) : lightOf(type));
  for (int cell = 0; cell < need; ++cell) {
    const double cw = (size.width() - 2 * edge - 4.0 * (need - 1)) / need;
    drawCell(in, {edge + (cw + 4) * cell, parts.bar, cw, parts.barHeight},
             cell < gauge.has                   ? Cell::Full
             : cell < gauge.has + gauge.pending ? Cell::Pending
                                                : Cell::Empty,
             lightOf(type));
  }
  if (!small && need > 0) {
    const int missing = need - gauge.has - gauge.pending;
    const double wide = size.width() - 2 * edge;
    const QString left =
        gauge.met()
            ? in.fitting(wide, {GaugeWords::tr("full, more goes below"), GaugeWords::tr("full")}, Role::Bold, 18)
        : missing > 0
            ? GaugeWords::tr("%n missing", nullptr, missing)
            : in.fitting(wide, {GaugeWords::tr("filled this round"), GaugeWords::tr("filling")}, Role::Bold, 18);
    const QString line = gauge.reason.isEmpty() ? left : in.fitting(wide, {gauge.reason, gauge.why}, Role::Bold, 18);
    in.text({edge, 106, wide, 24}, line, Role::Bold, 18,
            gauge.reason.isEmpty() ? QColor(colour::kText) : QColor(colour::kAlarmText));
    drawSockets(in, size, type, gauge, parts);
  }
  drawTray(in, size, parts);
}

std::vector<LyingDie> diceOn(const View& v, Symbol type, const QRectF& gauge) {
  const Parts parts = partsOf(gauge.height());
  const bool small = gauge.height() < kSmall;
  std::vector<DieId> applied;
  std::vector<DieId> misapplied;
  for (int die = 0; die < kDice; ++die) {
    const DieView& d = v.dice[die];
    if (d.shows.symbol != type) continue;
    if (d.spot == Spot::Applied) applied.push_back(dieAt(die));
    if (d.spot == Spot::Misapplied) misapplied.push_back(dieAt(die));
  }
  std::vector<LyingDie> all;
  const double edge = small ? 7 : 12;
  const double label = small ? 20 : 28;
  layOut(applied,
         {gauge.x() + edge, gauge.y() + parts.applied, gauge.width() - 2 * edge, parts.tray - parts.applied - 4},
         parts.side, all);
  layOut(misapplied,
         {gauge.x() + edge, gauge.y() + parts.tray + label, gauge.width() - 2 * edge,
          gauge.height() - parts.tray - label - (small ? 7 : 12)},
         parts.side, all);
  return all;
}

}  // namespace w13
