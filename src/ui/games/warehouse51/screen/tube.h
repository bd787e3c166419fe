#pragma once
// Buttons of this game's screens: lit glass means you may, dead glass means not now.

#include "ui/games/warehouse51/shell.h"
#include "ui/screen/piece.h"

namespace w51 {

enum class Glass : std::uint8_t {
  Lit,   ///< the main button
  Line,  ///< another that may be pressed
  Dead,  ///< it may not be pressed now: `below` or its help says why
};

/// What stands on a button.
struct Label {
  QString words;
  QString key;    ///< its shortcut as shown; empty: none
  QString below;  ///< in small type below the words; empty: nothing
};

/// A button. The caller adds what it does.
[[nodiscard]] PieceLook tubeButton(const QRectF& at, const Label& label, Glass glass, double size = 24);
/// A key cap; returns its width.
double drawKeyCap(Ink& ink, QPointF at, const QString& key, QColor with);
/// A panel of the house, quiet or asked.
void drawPanel(Ink& ink, const QRectF& at, QColor edge, double width = 2);

}  // namespace w51
