#pragma once
// The face of a player's figure, wherever it is shown.

#include "ui/games/warehouse13/screen/game_area.h"
#include "ui/games/warehouse13/shell.h"

namespace w13 {

/// The portrait of a seat's agent, with KO, wound and bronze.
void drawMedallion(Ink& ink, const QRectF& at, const Sight& sight, Seat seat);

}  // namespace w13
