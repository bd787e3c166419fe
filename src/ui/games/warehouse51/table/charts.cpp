#include "ui/games/warehouse51/table/charts.h"

namespace w51 {

namespace {

/// The chart that a key turns to; none: it turns to no chart.
std::optional<Chart> chartOf(int key) {
  switch (key) {
    case Qt::Key_B:
    case Qt::Key_L: return Chart::Relics;
    case Qt::Key_K: return Chart::Knowers;
    case Qt::Key_S: return Chart::Standings;
    default: return {};
  }
}

bool leadsBack(int key) {
  return key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

/// Keys that work on a chart as they do on the table: those that go from thing to thing, hold it up, or explain it, and
/// those of the dock for large text.
bool staysItself(int key) {
  switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Question:
    case Qt::Key_Z:
    case Qt::Key_F1:
    case Qt::Key_F2:
    case Qt::Key_F3: return true;
    default: return false;
  }
}

}  // namespace

void Charts::turnTo(Chart chart) {
  if (open_ == chart) open_.reset();
  else open_ = chart;
}

Charts::Takes Charts::press(const QKeyEvent& key) {
  if (key.key() == turnedBy_ && turning_.repeats(key)) return Takes::Key;
  turnedBy_ = 0;
  const std::optional<Chart> to = chartOf(key.key());
  if (!open_ && !to) return Takes::Nothing;
  if (!to && !leadsBack(key.key())) return staysItself(key.key()) ? Takes::Nothing : Takes::Key;
  if (key.isAutoRepeat()) return Takes::Key;
  turnedBy_ = key.key();
  turning_ = {};
  turnTo(to ? *to : *open_);
  return Takes::Turned;
}

void Charts::release(const QKeyEvent& key) {
  if (key.key() == turnedBy_) turning_.wentUp(key);
}

void Charts::show(const Sight& sight, const Prices& prices, const QString& asked) {
  relics_.take(prices);
  for (ChartArea* each : areas()) {
    each->ask(asked);
    const bool on = open_ == each->chart();
    if (on) each->show(sight);
    else each->clear();
    each->setVisible(on);
  }
}

}  // namespace w51
