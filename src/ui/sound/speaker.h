#pragma once
// The way to the loudspeaker.

#include "ui/sound/sound.h"

namespace w13 {

/// Plays through Qt Multimedia on a thread of its own, where the device is opened and files are read when the first
/// sound is played. Without that module, or without a device, nothing is heard and nothing is said about it.
[[nodiscard]] Speaker loudspeaker();

}  // namespace w13
