#include "ui/games/warehouse13/measure/measure_chart.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/measure/measure_words.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/contrast.h"
#include "ui/look/saved_file.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr double kWide = 760, kHead = 44, kRow = 106, kFoot = 6;
constexpr double kWinsAt = 96, kWinsWide = 250, kChangeAt = 392, kChangeWide = 130, kLengthAt = 548, kLengthWide = 200;
constexpr double kLeastEnd = 0.05;  // of the axis of differences: five percentage points
constexpr std::size_t kFewestLengths = 5;

/// The words of the picture.
struct ChartWords {
  Q_DECLARE_TR_FUNCTIONS(ChartWords)
};

/// The colours of a picture.
struct ChartInk {
  QColor ground, text, faint, before, after, line;
};

ChartInk inkFor(ChartOn on) {
  if (on == ChartOn::Paper)
    return {Qt::white, Qt::black, QColor(0xFFBBBBBB), QColor(0xFF8A6329), QColor(0xFF2B6CB0), Qt::black};
  return {groundNow(QColor(colour::kWell)), textNow(QColor(colour::kText)), QColor(colour::kEdge),
          QColor(colour::kBrass500),        QColor(colour::kLightLogic),    textNow(QColor(colour::kWhite))};
}

/// How a bar is filled: before the change, after it.
enum class Filled : bool { Hatched, Wholly };

/// One picture while it is drawn.
class Chart {
 public:
  Chart(QPainter& p, const Measured& measured, ChartOn on) : p_(p), measured_(measured), ink_(inkFor(on)) {
    for (const MeasuredTable& table : measured.tables)
      end_ = std::max({end_, std::fabs(table.wins.low), std::fabs(table.wins.high)});
    end_ = std::min(1.0, std::ceil(end_ * 20) / 20);
  }

  void draw() {
    p_.setRenderHint(QPainter::Antialiasing);
    p_.fillRect(QRectF(QPointF(0, 0), chartSize(measured_)), ink_.ground);
    write({kWinsAt, 4, kWinsWide, 20}, ChartWords::tr("The Warehouse wins"), Qt::AlignLeft, true);
    write({kChangeAt, 4, kChangeWide, 20}, ChartWords::tr("Change in points"), Qt::AlignLeft, true);
    write({kLengthAt, 4, kLengthWide, 20}, ChartWords::tr("Episodes, in % of seasons"), Qt::AlignLeft, true);
    write({kWinsAt, 22, kWinsWide, 18}, ChartWords::tr("hatched: before, filled: after the change"), Qt::AlignLeft,
          false);
    double y = kHead;
    for (const MeasuredTable& table : measured_.tables) {
      drawRow(table, y);
      y += kRow;
    }
  }

 private:
  void drawRow(const MeasuredTable& table, double y) {
    write({4, y + 8, kWinsAt - 12, 20}, ChartWords::tr("%n players", nullptr, table.players), Qt::AlignLeft, true);
    write({4, y + 30, kWinsAt - 12, 18}, ChartWords::tr("2 x %1", "seasons").arg(table.seasons), Qt::AlignLeft, false);
    if (table.seasons == 0) return;
    drawWins(table, y);
    drawDifference(table.wins, y);
    drawLengths(table, y);
  }

  void drawWins(const MeasuredTable& table, double y) {
    for (int share = 0; share <= 100; share += 25) {
      const double x = kWinsAt + kWinsWide * share / 100;
      rule({x, y + 4}, {x, y + 72}, ink_.faint);
      write({x - 24, y + 74, 48, 16}, QString::number(share), Qt::AlignHCenter, false);
    }
    drawBar(table.before.wins, y + 8, ink_.before, Filled::Hatched);
    drawBar(table.after.wins, y + 42, ink_.after, Filled::Wholly);
  }
  void drawBar(const Ranged& share, double y, QColor with, Filled filled) {
    const QRectF bar(kWinsAt, y, kWinsWide * share.value, 26);
    fill(bar, with, filled);
    whisker(kWinsAt + kWinsWide * share.low, kWinsAt + kWinsWide * share.high, bar.center().y());
    write({kWinsAt + kWinsWide * std::max(share.high, 0.02) + 6, y + 3, 70, 20}, percentSaid(share.value),
          Qt::AlignLeft, false);
  }

  /// A ring, or a triangle that points to the side it goes with if the interval leaves nothing out.
  void drawDifference(const Ranged& difference, double y) {
    const auto x = [&](double value) {
      return kChangeAt + kChangeWide / 2 * (1 + std::clamp(value / end_, -1.0, 1.0));
    };
    const double middle = y + 38;
    rule({x(-end_), middle}, {x(end_), middle}, ink_.faint);
    rule({x(0), y + 8}, {x(0), y + 68}, ink_.text);
    for (const double end : {-end_, end_})
      write({x(end) - 30, y + 74, 60, 16},
            (end < 0 ? QStringLiteral("\u2212%1") : QStringLiteral("%1")).arg(qRound(100 * end_)), Qt::AlignHCenter,
            false);
    whisker(x(difference.low), x(difference.high), middle);
    const double here = x(difference.value);
    p_.setPen(QPen(ink_.line, 1.5));
    if (difference.low <= 0 && difference.high >= 0) {
      p_.setBrush(ink_.ground);
      p_.drawEllipse(QPointF(here, middle), 5, 5);
    } else {
      const double tip = difference.value > 0 ? 9 : -9;
      p_.setBrush(ink_.after);
      p_.drawPolygon(QPolygonF({{here + tip, middle}, {here - tip, middle - 9}, {here - tip, middle + 9}}));
    }
    write({kChangeAt - 14, y + 88, kChangeWide + 28, 16}, differenceSaid(difference), Qt::AlignHCenter, false);
  }

  /// For each number of Episodes a column before and one after.
  void drawLengths(const MeasuredTable& table, double y) {
    int last = kFewestLengths;
    double most = 0.01;
    for (const MeasuredSide* side : {&table.before, &table.after})
      for (int at = 0; at < kernel::count(side->lengths); ++at) {
        most = std::max(most, kernel::at(side->lengths, at));
        if (kernel::at(side->lengths, at) > 0) last = std::max(last, at + 1);
      }
    const double step = kLengthWide / last;
    const double foot = y + 72;
    rule({kLengthAt, foot}, {kLengthAt + kLengthWide, foot}, ink_.text);
    for (int at = 0; at < last; ++at) {
      const double x = kLengthAt + step * at;
      const auto column = [&](double share, double left, QColor with, Filled filled) {
        fill(QRectF(left, foot - 52 * share / most, step * 0.38, 52 * share / most), with, filled);
      };
      column(kernel::at(table.before.lengths, at), x + step * 0.08, ink_.before, Filled::Hatched);
      column(kernel::at(table.after.lengths, at), x + step * 0.5, ink_.after, Filled::Wholly);
      const bool longer = at + 1 == kernel::count(table.before.lengths);
      write({x, foot + 2, step, 16}, QString::number(at + 1) + (longer ? "+" : ""), Qt::AlignHCenter, false);
      const double higher = std::max(kernel::at(table.before.lengths, at), kernel::at(table.after.lengths, at));
      if (higher > 0)
        write({x - 8, foot - 52 * higher / most - 17, step + 16, 16},
              QString::number(qRound(100 * kernel::at(table.after.lengths, at))), Qt::AlignHCenter, false);
    }
    write({kLengthAt - 10, y + 88, kLengthWide + 20, 16}, differenceSaid(table.episodes, 1), Qt::AlignHCenter, false);
  }

  /// Hatched by lines of our own: a brush's pattern is not read alike in all programs.
  void fill(const QRectF& box, QColor with, Filled filled) {
    p_.setPen(QPen(with, 1.2));
    p_.setBrush(filled == Filled::Wholly ? QBrush(with) : QBrush(Qt::NoBrush));
    p_.drawRect(box);
    if (filled == Filled::Wholly) return;
    for (double along = 5; along < box.width() + box.height(); along += 5) {
      const double down = std::min(along, box.height());
      const double right = std::min(along, box.width());
      p_.drawLine(QPointF(box.left() + along - down, box.top() + down),
                  QPointF(box.left() + right, box.top() + along - right));
    }
  }
  void whisker(double from, double to, double y) {
    rule({from, y}, {to, y}, ink_.line, 2);
    rule({from, y - 6}, {from, y + 6}, ink_.line, 2);
    rule({to, y - 6}, {to, y + 6}, ink_.line, 2);
  }
  void rule(QPointF from, QPointF to, QColor with, double width = 1) {
    p_.setPen(QPen(with, width));
    p_.drawLine(from, to);
  }
  void write(const QRectF& at, const QString& words, Qt::Alignment where, bool bold) {
    p_.setFont(font(bold ? Role::Bold : Role::Body, bold ? 15 : 13));
    p_.setPen(ink_.text);
    p_.drawText(at, static_cast<int>(where) | Qt::AlignVCenter | Qt::TextDontClip | Qt::TextSingleLine, words);
  }

  QPainter& p_;
  const Measured& measured_;
  ChartInk ink_;
  double end_ = kLeastEnd;
};

}  // namespace

QSizeF chartSize(const Measured& measured) {
  return {kWide, kHead + kRow * std::max(1, kernel::count(measured.tables)) + kFoot};
}

void drawChart(QPainter& p, const Measured& measured, ChartOn on) { Chart(p, measured, on).draw(); }

void writeChartSvg(const Measured& measured, const QString& file) {
  QBuffer bytes;
  {
    QSvgGenerator svg;
    svg.setOutputDevice(&bytes);
    svg.setSize(chartSize(measured).toSize());
    svg.setViewBox(QRectF(QPointF(0, 0), chartSize(measured)));
    svg.setTitle(ChartWords::tr("Seasons with and without a change of the cards"));
    QPainter p(&svg);
    drawChart(p, measured, ChartOn::Paper);
  }
  writeFile(file, bytes.data());
}

void writeChartPdf(const Measured& measured, const QString& file) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  {
    QPdfWriter pdf(&bytes);
    pdf.setResolution(1200);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    pdf.setTitle(ChartWords::tr("Seasons with and without a change of the cards"));
    QPainter p(&pdf);
    const double scale = pdf.width() / chartSize(measured).width();
    p.scale(scale, scale);
    drawChart(p, measured, ChartOn::Paper);
  }
  writeFile(file, bytes.data());
}

// ---- on the screen ----------------------------------------------------------------------------------------------

MeasureChart::MeasureChart(QWidget* parent) : QWidget(parent) {
  setMinimumSize(380, 160);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Expanding);
  setSizePolicy(policy);
}

void MeasureChart::show(const Measured& measured) {
  measured_ = measured;
  QStringList told;
  for (const MeasuredTable& table : measured.tables)
    told << ChartWords::tr("%n players", nullptr, table.players) + ": " + differenceSaid(table.wins);
  setAccessibleName(ChartWords::tr("Change of the Warehouse's wins in points"));
  setAccessibleDescription(told.join("; "));
  update();
}

QSize MeasureChart::sizeHint() const { return chartSize(measured_).toSize(); }

void MeasureChart::paintEvent(QPaintEvent*) {
  const QSizeF size = chartSize(measured_);
  const double scale = std::min(width() / size.width(), height() / size.height());
  QPainter p(this);
  p.fillRect(rect(), inkFor(ChartOn::Screen).ground);
  p.translate((width() - size.width() * scale) / 2, 0);
  p.scale(scale, scale);
  drawChart(p, measured_, ChartOn::Screen);
}

}  // namespace w13
