#pragma once
// The way to the loudspeaker.

#include "ui/sound/sound.h"

namespace w13 {

/// Plays through the module of src/loudspeaker on a thread of its own, where that and the device are opened and files
/// are read when the first sound is played. Without module or device nothing is heard and nothing is said about it.
[[nodiscard]] Speaker loudspeaker();

}  // namespace w13
