#pragma once
// Card texts with their icons: "{ko} for the lowest-ranked Field Agent".

#include "ui/games/warehouse13/shell.h"
#include "ui/look/ink.h"

namespace w13 {

/// Draws a text in the middle of a rectangle, shrunk (to 60 %) to fit. `dark`: light icons on dark paper; `left`:
/// left-aligned instead of centred.
void drawCardText(Ink& ink, const QRectF& at, const QString& text, double size, QColor with, bool dark = false,
                  bool left = false);

/// The drawing of an icon in a text: tokens/ko for "ko", symbols/lore for "2-lore", dice/body-lore for "lore-die".
[[nodiscard]] QString iconFile(const QString& token, bool dark = false);

}  // namespace w13
