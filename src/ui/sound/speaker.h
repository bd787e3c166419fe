#pragma once
// The way to the loudspeaker.

#include "ui/sound/sounds.h"

namespace ui {

/// Plays through the module of src/loudspeaker on a thread of its own, which opens module and device and reads files on
/// the first sound. Without module or device it is silent and reports nothing.
[[nodiscard]] Speaker loudspeaker();

}  // namespace ui
