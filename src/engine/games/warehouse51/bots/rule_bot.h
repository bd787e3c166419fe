#pragma once
// The bot that goes by rules of thumb: it appraises relics, bids up what it knows to be fake, and seldom pawns.

#include <memory>

#include "engine/games/warehouse51/seen/view.h"
#include "engine/kernel/bot.h"

namespace w51 {

/// The cards must outlive it.
[[nodiscard]] std::unique_ptr<kernel::Bot<View>> ruleBot(const Catalog& cards);

}  // namespace w51
