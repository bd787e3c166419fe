#pragma once
// Who has won a season, and how, for the pages that show it.

#include <QString>

#include "engine/games/warehouse13/said/words.h"

namespace w13 {

/// "The Traitor wins". Without a Traitor it is the Adversary.
[[nodiscard]] QString whoWon(const View& view);
/// "The Maintenance track is full.": the game's closing text, without who won.
[[nodiscard]] QString howWon(const View& view, const Words& words);

}  // namespace w13
