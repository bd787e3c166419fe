#pragma once
// Whole games of Warehouse 51, played at random, for tests that look on.

#include "engine/kernel/session.h"
#include "warehouse51/shipped.h"

namespace w51::test {

using Game = kernel::Session<Warehouse51>;

/// Plays a game to its end; whoever may pawn does so now and then. `before` is told of each move before it is made,
/// `after` once it has been.
template <class Before, class After>
void playOut(Game& game, std::uint64_t seed, Before before, After after) {
  kernel::Luck luck(seed);
  kernel::Decision d;
  while (!game.over()) {
    before();
    const Seat any = kernel::seatAt(luck.pick(game.seats(), kernel::ChanceOf::Card));
    if (game.mayInterject(any) && luck.pick(3, kernel::ChanceOf::Card) == 0) {
      game.interjections(any, d);
      game.interject(any, d[luck.pick(d.size(), kernel::ChanceOf::Card)]);
    } else {
      game.decision(game.asked().first(), d);
      game.chooseIndex(game.asked().first(), luck.pick(d.size(), kernel::ChanceOf::Card));
    }
    after();
  }
}

/// Calls with a new game for each number of seats, a few times.
template <class With>
void someGames(With with) {
  const Warehouse51 rules(shipped());
  for (std::uint64_t seed = 1; seed <= 9; ++seed) {
    INFO("seed " << seed);
    Warehouse51::Setup setup;
    setup.seats = kFewestSeats + static_cast<int>(seed % 3);
    Game game(rules, setup, seed);
    with(game, seed);
  }
}

}  // namespace w51::test
