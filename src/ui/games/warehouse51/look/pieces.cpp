#include "ui/games/warehouse51/look/pieces.h"

#include <QPainterPath>
#include <algorithm>

#include "ui/games/warehouse51/look/shade.h"

namespace w51 {

namespace {

constexpr QSizeF kIngotShape(64, 40), kPaddleShape(240, 300), kFistShape(200, 220), kCertificateShape(120, 150);
constexpr QSizeF kTicketShape(180, 130), kCrownShape(48, 40), kFlapShape(67, 82);
constexpr QSizeF kBar(106, 24), kOne(22, 24);

void drawShape(Ink& ink, const QRectF& at, const QSizeF& shape, const char* file) {
  ink.picture(QStringLiteral("auction/pieces/") + file, fitted(at, shape));
}

/// How a purse lies in rows: each place takes a bar of five, the last one what is left.
struct Rows {
  int number = 0, columns = 1;
  double scale = 1;
};
constexpr double kGapAcross = 10, kGapDown = 6;  // in units of the bar
constexpr int kUsualRows = 3, kUsualColumns = 2;

Rows rowsFor(const QSizeF& size, int places) {
  const auto scaleOf = [&](int columns, int rows) {
    return std::min(size.width() / (columns * (kBar.width() + kGapAcross) - kGapAcross),
                    size.height() / (rows * (kBar.height() + kGapDown) - kGapDown));
  };
  Rows best;
  best.scale = 0;
  for (int columns = 1; columns <= places; ++columns) {
    const int rows = (places + columns - 1) / columns;
    const double scale = scaleOf(std::max(columns, kUsualColumns), std::max(rows, kUsualRows));
    if (scale > best.scale + 1e-9) best = {rows, columns, scale};
  }
  return best;
}

}  // namespace

void drawIngot(Ink& ink, const QRectF& at) { drawShape(ink, at, kIngotShape, "ingot"); }

void drawIngots(Ink& ink, const QRectF& at, int number) {
  if (number <= 0) return;
  const int bars = number / 5;
  const int ones = number % 5;
  const int places = bars + (ones > 0 ? 1 : 0);
  const Rows rows = rowsFor(at.size(), places);
  const double pitchX = (kBar.width() + kGapAcross) * rows.scale;
  const double pitchY = (kBar.height() + kGapDown) * rows.scale;
  const double top = at.center().y() - (rows.number * pitchY - kGapDown * rows.scale) / 2;
  const int missing = rows.number * rows.columns - places;  // the first row is the short one
  for (int place = 0; place < places; ++place) {
    const bool first = place < rows.columns - missing;
    const int from = first ? place : place + missing;
    const QPointF corner(at.x() + from % rows.columns * pitchX, top + from / rows.columns * pitchY);
    if (place < bars) {
      ink.picture(QStringLiteral("auction/pieces/ingot-five"), {corner, kBar * rows.scale});
      continue;
    }
    for (int one = 0; one < ones; ++one)
      ink.picture(QStringLiteral("auction/pieces/ingot-one"),
                  {corner + QPointF(one * 21 * rows.scale, 0), kOne * rows.scale});
  }
}

void drawPaddle(Ink& ink, const QRectF& at, int number) {
  const QRectF there = fitted(at, kPaddleShape);
  ink.picture(QStringLiteral("auction/pieces/paddle"), there);
  if (number < 0) return;
  const double unit = there.width() / kPaddleShape.width();
  ink.outlined({there.x() + 40 * unit, there.y() + 16 * unit, 160 * unit, 172 * unit}, QString::number(number),
               Role::Heading, 150 * unit, QColor(colour::kLabelInk));
}

namespace {

/// The sleeve below a glove, with its braid.
void drawSleeve(QPainter& p, bool open, QColor sleeve) {
  QPainterPath cloth(open ? QPointF(62, 160) : QPointF(58, 160));
  for (const QPointF& next : open ? std::array{QPointF(142, 160), QPointF(152, 219), QPointF(52, 219)}
                                  : std::array{QPointF(146, 160), QPointF(156, 219), QPointF(48, 219)})
    cloth.lineTo(next);
  cloth.closeSubpath();
  QLinearGradient shade(0, 160, 0, 219);
  shade.setColorAt(0, sleeve);
  shade.setColorAt(1, sleeve.darker(190));
  p.fillPath(cloth, shade);
  p.setPen(QPen(QColor(0xFFD8C3A0), 4));
  p.drawLine(open ? QPointF(55, 196) : QPointF(52, 196), open ? QPointF(149, 196) : QPointF(153, 196));
}

}  // namespace

void drawFist(Ink& ink, const QRectF& at, bool open, QColor sleeve, double brightness) {
  const QString file = open ? QStringLiteral("auction/pieces/fist-open") : QStringLiteral("auction/pieces/fist-closed");
  drawKept(ink, fitted(at, kFistShape), kFistShape, file + sleeve.name(), {1, brightness}, [&](Ink& inside) {
    drawSleeve(inside.painter(), open, sleeve);
    inside.picture(file, {QPointF(0, 0), kFistShape});
  });
}

// Rows as a porter stacks them: the lowest has three, or what there is.
void drawOnPalm(Ink& ink, const QRectF& at, int number) {
  constexpr int kMost = 12, kAcross = 3;
  const QRectF there = fitted(at, kFistShape);
  const double unit = there.width() / kFistShape.width();
  const int drawn = std::clamp(number, 0, kMost);
  const double wide = 58 * unit;
  const double high = wide * kIngotShape.height() / kIngotShape.width();
  int left = drawn;
  for (int row = 0; left > 0; ++row) {
    const int inRow = std::min(left, kAcross);
    const double y = there.y() + 112 * unit - row * high * 0.86;
    const double x = there.x() + 104 * unit - inRow * wide * 0.96 / 2;
    for (int each = 0; each < inRow; ++each) drawIngot(ink, {x + each * wide * 0.96, y, wide, high});
    left -= inRow;
  }
}

void drawGavel(Ink& ink, const QRectF& at) { drawShape(ink, at, {1, 1}, "gavel"); }
void drawCrown(Ink& ink, const QRectF& at) { drawShape(ink, at, kCrownShape, "crown"); }
void drawRibbon(Ink& ink, const QRectF& at) { drawShape(ink, at, {1, 1}, "ribbon"); }
void drawCertificate(Ink& ink, const QRectF& at) { drawShape(ink, at, kCertificateShape, "certificate"); }
void drawSeal(Ink& ink, const QRectF& at) { drawShape(ink, at, {1, 1}, "counterfeit-seal"); }

void drawTicket(Ink& ink, const QRectF& at, const QString& words) {
  const QRectF there = fitted(at, kTicketShape);
  ink.picture(QStringLiteral("auction/pieces/pawn-ticket"), there);
  if (words.isEmpty()) return;
  const double unit = there.width() / kTicketShape.width();
  ink.text({there.x() + 9 * unit, there.y() + 96 * unit, 162 * unit, 28 * unit}, words, Role::Typed, 20 * unit,
           QColor(colour::kTicketInk), Qt::AlignCenter);
}

void drawFlaps(Ink& ink, const QRectF& at, int number, int digits) {
  const QRectF row = fitted(at, {kFlapShape.width() * digits, kFlapShape.height()});
  const double unit = row.height() / kFlapShape.height();
  const QString shown = QString::number(number).rightJustified(digits, u'0');
  const int idle = digits - kernel::count(QString::number(number));
  for (int place = 0; place < digits; ++place) {
    const QRectF flap(row.x() + place * kFlapShape.width() * unit, row.y(), 62 * unit, row.height());
    ink.panel(flap, colour::kFlapTop, colour::kFlapBottom, colour::kFlapEdge, 2 * unit, 7 * unit);
    ink.text(flap, shown.mid(place, 1), Role::Heading, 66 * unit,
             QColor(place < idle ? colour::kFlapIdle : colour::kCream), Qt::AlignCenter);
    ink.painter().fillRect(QRectF(flap.x(), flap.center().y() - unit, flap.width(), 2 * unit),
                           QColor(colour::kFlapEdge));
  }
}

}  // namespace w51
