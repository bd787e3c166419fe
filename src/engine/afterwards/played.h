#pragma once
// A season that is over, move by move and with all its secrets: what looking back is made of. Not for screens.

#include <functional>
#include <span>
#include <string>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/kernel/history.h"

namespace w13 {

/// It refers to the season, which must outlive it. A step is a number of moves made: 0 is the opening.
struct Played {
  const Warehouse13& game;
  std::span<const kernel::Entry> moves;
  std::span<const kernel::Said> said;
  bool talks = false;
  std::function<const State&(std::size_t step)> stateAt;
  /// What happened in the move that led to this step, secrets too; nothing of the opening.
  std::function<std::span<const Event>(std::size_t step)> eventsOf;

  [[nodiscard]] const Catalog& cards() const { return game.cards(); }
  [[nodiscard]] std::size_t last() const { return moves.size(); }
  [[nodiscard]] int seats() const { return game.seats(stateAt(0)); }
  void view(std::size_t step, Seat viewer, View& v) const { game.view(stateAt(step), viewer, v); }
  /// What had been said when the move with this index was made.
  [[nodiscard]] std::span<const kernel::Said> saidBy(std::size_t step) const;
};

/// Throws kernel::RefusedError while the season is played: nothing is told of it before its end.
[[nodiscard]] Played playedIn(const Season& season);

}  // namespace w13
