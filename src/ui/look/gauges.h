#pragma once
// What an artifact or Plot still needs, as a gauge for each type of clue: on the table and on secret screens.

#include <vector>

#include "engine/games/warehouse13/seen/view.h"
#include "ui/look/ink.h"

namespace w13 {

/// How far a requirement is met.
struct Gauge {
  int need = 0;
  int has = 0;
  int pending = 0;  ///< what the revealed dice will give, if nothing comes between
  int dice = 0;     ///< how many dice are applied
  QString reason;   ///< why more or less is needed than the card says; empty: it is not so
  QString why;      ///< the same where there is little room
  [[nodiscard]] bool met() const { return need > 0 && has >= need; }
};
[[nodiscard]] Gauge gaugeOf(const View& v, Symbol type);

/// Draws a gauge from (0, 0): one cell for each clue needed, and the tray for misapplied dice. Small ones leave out
/// what has no room.
void drawGauge(Ink& ink, QSizeF size, Symbol type, const Gauge& gauge);

/// A die and where it lies.
struct LyingDie {
  DieId die;
  QRectF at;
};
/// The applied and misapplied dice of a type on a gauge at this place.
[[nodiscard]] std::vector<LyingDie> diceOn(const View& v, Symbol type, const QRectF& gauge);

}  // namespace w13
