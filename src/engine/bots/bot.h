#pragma once
// The computer players, by name. A bot gets the view and the decision of its seat, never the State.

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/seen/view.h"
#include "engine/house/match/player.h"

namespace w13 {

using Bot = kernel::Bot<View>;
class Beliefs;

/// How a bot speaks at the table while it is the hidden Traitor.
enum class Tongue : std::uint8_t {
  Lies,    ///< says what serves it
  Silent,  ///< says nothing; this and the next are for measuring what lies are worth
  Honest,  ///< says the truth only, and does what it has announced
};

/// The names that makeBot knows: "random" takes any choice; "rule" plays by rules of thumb; "wary" does too, but judges
/// the others by what has been learnt; "quick" and "strong" think ahead; "loyal" plays like a Loyal Agent as the hidden
/// Traitor, to measure what sabotage is worth; "frank" thinks like "quick" and supposes that nobody makes anything of
/// what is done, to measure what planning for the beliefs of others is worth.
[[nodiscard]] std::span<const std::string_view> botNames();

using house::BotAbout;
/// What people may know of all botNames(), in order.
[[nodiscard]] std::span<const BotAbout> botsAbout();

/// Why a name is no bot, in one sentence with the remedy; empty if makeBot knows it.
[[nodiscard]] std::string faultOfBot(std::string_view name);

/// A bot for one seat of one season; it may remember what it was shown. The same name, luck, views and decisions give
/// the same answers. Given a match to dream of it plays out what no rule of thumb weighs, else it goes by the rules of
/// thumb alone. The catalog must outlive it. `tongue`: how it talks as the hidden Traitor. Throws kernel::RefusedError
/// with faultOfBot(name) for an unknown name. `beliefs`: what it judges by if it goes by what has been learnt; nullptr:
/// by the shipped ones. They must outlive it.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view name, const Catalog& cards, Tongue tongue = Tongue::Lies,
                                           const Beliefs* beliefs = nullptr);

}  // namespace w13
