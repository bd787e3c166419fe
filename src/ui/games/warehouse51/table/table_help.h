#pragma once
// Help on a thing of the auction, from what the viewer of its screen may know.

#include "ui/games/warehouse51/screen/auction_area.h"
#include "ui/screen/help.h"

namespace w51 {

/// `why`: why a thing is no choice now; may be empty.
[[nodiscard]] Help helpOn(const Sight& sight, const PieceLook& look, const std::function<QString(Noun)>& why);

}  // namespace w51
