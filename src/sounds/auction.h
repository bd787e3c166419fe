#pragma once
// The sounds of an auction, one entry each: gavel, ingots, torn paper.

#include "sounds/synth.h"

namespace sounds {

[[nodiscard]] std::vector<Sound> auctionSounds();

}  // namespace sounds
