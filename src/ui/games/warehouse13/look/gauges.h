#pragma once
// The needs of an artifact or Plot, as a gauge for each type of clue: on the table and on secret screens.

#include <vector>

#include "engine/games/warehouse13/seen/view.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/ink.h"

namespace w13 {

/// How far a requirement is met.
struct Gauge {
  int need = 0;
  int has = 0;
  int pending = 0;  ///< what the revealed dice will add, barring other effects
  int dice = 0;     ///< the number of applied dice
  QString reason;   ///< why the need differs from the card's; empty: it does not
  QString why;      ///< a short form of the same
  [[nodiscard]] bool met() const { return need > 0 && has >= need; }
};
[[nodiscard]] Gauge gaugeOf(const View& v, Symbol type);

/// Draws a gauge from (0, 0): a cell for each clue needed, and the tray for misapplied dice. Small gauges omit what
/// does not fit.
void drawGauge(Ink& ink, QSizeF size, Symbol type, const Gauge& gauge);

/// A die and its place.
struct LyingDie {
  DieId die;
  QRectF at;
};
/// The applied and misapplied dice of a type on a gauge at this place.
[[nodiscard]] std::vector<LyingDie> diceOn(const View& v, Symbol type, const QRectF& gauge);

}  // namespace w13
