#pragma once
// Seasons played out between bots, for tests about how they play.

#include <functional>
#include <memory>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/game.h"

namespace played {

/// How a season ended, and what lay on the table then.
struct Season {
  w13::Winner winner = w13::Winner::None;
  w13::Ending ending = w13::Ending::None;
  int episodes = 0;
  int retrieved = 0;
  int lost = 0;
  int captured = 0;
  int plotTurns = 0;
  int choices = 0;
  bool traitorBronzed = false;  ///< ever
  bool loyalBronzed = false;
  std::uint64_t trace = 0;  ///< over all choices made: equal for equal seasons
  friend bool operator==(const Season&, const Season&) = default;
};

/// Gives a seat its bot; the Traitor's may be another than the Agents'.
using MakeBot = std::function<std::unique_ptr<w13::Bot>(w13::Seat seat, bool traitor)>;

/// Plays a season to its end. Each seat is polled once for each question on the table, and again after it has
/// interjected. Throws std::out_of_range if a bot answers with what was not offered.
[[nodiscard]] Season play(const w13::Catalog& cards, const w13::Setup& setup, std::uint64_t seed, const MakeBot& make);

/// So many seats with the first agents of the catalog.
[[nodiscard]] w13::Setup seats(int players);

}  // namespace played
