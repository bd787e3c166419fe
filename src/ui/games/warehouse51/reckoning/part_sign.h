#pragma once
// The sign of a part of the score: ingots, sets, a category, card effects.

#include "ui/games/warehouse51/reckoning/story.h"
#include "ui/look/ink.h"

namespace w51 {

void drawSign(ui::Ink& ink, const QRectF& at, PartOf part);

}  // namespace w51
