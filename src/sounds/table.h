#pragma once
// All sounds of the window, one entry each.

#include "sounds/synth.h"

namespace w13::sounds {

[[nodiscard]] const std::vector<Sound>& allSounds();

}  // namespace w13::sounds
