#include "ui/games/warehouse51/table/chart_area.h"

#include <QFontMetricsF>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"

namespace w51 {

namespace {

constexpr double kEdge = 24, kTabs = 76, kFoot = 50;

}  // namespace

QString nameOf(Chart chart) {
  switch (chart) {
    case Chart::Relics: return ChartArea::tr("All relics");
    case Chart::Knowers: return ChartArea::tr("Who knows what");
    case Chart::Standings: return ChartArea::tr("Standings");
  }
  return {};
}

QString keyOf(Chart chart) {
  return chart == Chart::Relics    ? QStringLiteral("B")
         : chart == Chart::Knowers ? QStringLiteral("K")
                                   : QStringLiteral("S");
}

Command turnsTo(Chart chart) { return {Order::Chart, Noun{0, static_cast<std::uint16_t>(chart)}}; }

void ChartArea::addTabs() {
  constexpr double kWide = 330, kApart = 18;
  double x = (units().width() - kCharts * kWide - (kCharts - 1) * kApart) / 2;
  for (int at = 0; at < kCharts; ++at, x += kWide + kApart) {
    const Chart chart = static_cast<Chart>(at);
    const bool here = chart == chart_;
    PieceLook look;
    look.at = {x, 10, kWide, 54};
    look.name = nameOf(chart);
    look.glows = false;
    look.selected = here;
    look.radius = 8;
    look.light = tubeLight();
    if (!here) look.command = turnsTo(chart);
    look.draw = [=, name = nameOf(chart), key = keyOf(chart)](Ink& ink) {
      const QRectF all(3, 3, kWide - 6, 48);
      const QColor ground(here ? colour::kChampagne : colour::kPanel), with(here ? colour::kLabelInk : colour::kCream);
      ink.panel(all, ground, here ? ground : QColor(colour::kPanelFoot), QColor(colour::kChampagne600), 2, 7);
      const double cap = QFontMetricsF(font(Role::Bold, 15)).horizontalAdvance(key) + 16;
      ink.text({18, 0, kWide - cap - 50, 54}, name, Role::Title, 27, with);
      drawKeyCap(ink, {kWide - cap - 18, 15}, key, with);
    };
    add(std::move(look));
  }
}

void ChartArea::draw(const Sight& sight, Ink& ink) {
  const double w = units().width(), h = units().height();
  addTabs();
  drawChart(sight, ink, {kEdge, kTabs, w - 2 * kEdge, h - kTabs - kFoot - 4});
  const QRectF foot(kEdge, h - kFoot, w - 2 * kEdge, kFoot - 6);
  ink.text(foot.adjusted(0, 0, -foot.width() * 0.34, 0), asked_, Role::Bold, 22, QColor(colour::kText));
  ink.text(foot.adjusted(foot.width() * 0.68, 0, 0, 0), tr("Esc: back to the table"), Role::Body, 19,
           QColor(colour::kText2), Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace w51
