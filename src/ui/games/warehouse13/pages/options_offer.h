#pragma once
// What the options show of this game.

#include "ui/pages/options_screen.h"

namespace w13 {

/// In the current language.
[[nodiscard]] ui::OptionsOffer optionsOffer();

}  // namespace w13
