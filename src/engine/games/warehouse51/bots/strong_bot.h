#pragma once
// The bot that plays on in its head: in dreams in which all seats go by the rules of thumb, to the end of the game.

#include <memory>

#include "engine/games/warehouse51/seen/view.h"
#include "engine/kernel/bot.h"

namespace w51 {

/// `dreams`: played on for each answer. The cards must outlive it.
[[nodiscard]] std::unique_ptr<kernel::Bot<View>> strongBot(const Catalog& cards, int dreams);

}  // namespace w51
