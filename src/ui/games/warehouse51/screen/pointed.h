#pragma once
// Where things lie on a screen that a lesson points at.

#include <QRect>
#include <vector>

#include "ui/games/warehouse51/shell.h"
#include "ui/plain/pointing.h"

namespace w51 {

class AuctionScreen;

/// In the screen's coordinates, what matters most first; empty: nothing of it is there.
[[nodiscard]] std::vector<QRect> placesOn(const AuctionScreen& screen, const ui::Pointing& pointing);

}  // namespace w51
