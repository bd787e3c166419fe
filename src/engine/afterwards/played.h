#pragma once
// A season that is over, move by move and with all its secrets: what looking back is made of. Not for screens.

#include <functional>
#include <span>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/house/match/recollection.h"

namespace w13 {

struct Played : house::Past<Warehouse13> {
  /// What happened in the move that led to this step, secrets too; nothing of the opening.
  std::function<std::span<const Event>(std::size_t step)> eventsOf;

  [[nodiscard]] const Catalog& cards() const { return game.cards(); }
  [[nodiscard]] int seats() const { return game.seats(stateAt(0)); }
};

/// Throws kernel::RefusedError while the season is played: nothing is told of it before its end.
[[nodiscard]] Played playedIn(const Season& season);

}  // namespace w13
