#pragma once
// What the options do to any window, and the keys that change them.

#include <QWidget>
#include <functional>

#include "ui/settings/options.h"

namespace ui {

/// Gives a window the size of text, the contrast and the look that the options name.
void dress(QWidget& window, const Options& options);

/// A change of the options.
using OptionsChange = std::function<void(Options&)>;
/// Adds the keys of the options to a window: F11, Ctrl with plus and minus, and with M. `change` gets what a key
/// changes.
void addOptionKeys(QWidget& window, const std::function<void(const OptionsChange&)>& change);

/// What is said when the sound is switched off or on.
[[nodiscard]] QString saidOfMute(bool mute);

}  // namespace ui
