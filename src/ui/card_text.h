#pragma once
// Card texts with their icons: "{ko} for the lowest-ranked Field Agent".

#include "ui/ink.h"

namespace w13 {

/// Draws a text centred in a rectangle, smaller (to 70 %) if it would not fit. `dark`: light icons on dark paper.
void drawCardText(Ink& ink, const QRectF& at, const QString& text, double size, QColor with, bool dark = false);

}  // namespace w13
