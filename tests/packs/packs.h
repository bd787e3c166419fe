#pragma once
// Packs of this game's cards.

#include "engine/games/warehouse13/designing/season_cards.h"
#include "packs/changes.h"
#include "packs/pack.h"

namespace w13::test {

using house::Pack;
using house::PackChange;
using house::PackLabel;
using house::PackReport;

}  // namespace w13::test
