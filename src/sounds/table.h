#pragma once
// All sounds of the window, one entry each.

#include "sounds/synth.h"

namespace sounds {

[[nodiscard]] const std::vector<Sound>& allSounds();

}  // namespace sounds
