#pragma once
// The players that are programs, by name. A bot gets the view and the decision of its seat, and never the State.

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/seen/view.h"
#include "engine/kernel/bot.h"

namespace w13 {

using Bot = kernel::Bot<View>;

/// The names that makeBot knows: "random" takes any choice, "rule" plays by rules of thumb, "loyal" by the same ones,
/// but as the hidden Traitor it plays like a Loyal Agent: to measure what sabotage is worth.
[[nodiscard]] std::span<const std::string_view> botNames();

/// A bot as people call it, and how it plays in a few words.
struct BotAbout {
  std::string_view id;
  Text name;
  Text plays;
};
/// The same for all of botNames(), in their order.
[[nodiscard]] std::span<const BotAbout> botsAbout();

/// What keeps a name from being a bot, in one sentence with the remedy; empty if makeBot knows it.
[[nodiscard]] std::string faultOfBot(std::string_view name);

/// A bot for one seat of one season: it may remember what it was shown. The same name, luck, views and decisions give
/// the same answers. The catalog must outlive the bot. Throws kernel::RefusedError with faultOfBot(name) for a name it
/// does not know.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view name, const Catalog& cards);

}  // namespace w13
