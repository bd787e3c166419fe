#pragma once
// This game's cards in the workshop: a relic with its counterfeit on the back, and a collector's figure.

#include <memory>

#include "engine/house/match/box.h"
#include "ui/games/warehouse51/shell.h"
#include "ui/look/card_picture.h"

namespace w51 {

/// Brings in the title's face, and the designers' own pictures that come with a box.
void bringPicturesOf(const house::Box& box);

/// The card of a file in a box of this game; nullptr if nothing is drawn for it. Brings in its pictures.
[[nodiscard]] std::unique_ptr<CardPicture> cardIn(const std::shared_ptr<const house::Box>& box, const QString& path);

}  // namespace w51
