#pragma once
// This game's cards in the workshop: a relic with its counterfeit on the back, and a collector's figure.

#include <memory>

#include "engine/house/match/box.h"
#include "ui/games/warehouse51/shell.h"
#include "ui/look/card_picture.h"

namespace w51 {

/// The card of a file in a box of this game; nullptr if nothing is drawn for it. Brings in the designers' own pictures
/// that come with the box.
[[nodiscard]] std::unique_ptr<CardPicture> cardIn(const std::shared_ptr<const house::Box>& box, const QString& path);

}  // namespace w51
