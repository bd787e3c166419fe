// That rules of thumb are worth something: win rates over the same seasons. In each run with few seasons and wide
// bounds; with `./check --long` with so many that the whole of a 95 % interval lies beyond the bound.

#include <cmath>

#include "engine/bots/bot.h"
#include "support/catch.h"
#include "warehouse13/bots/played.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// Wins of the Warehouse in a hundred seasons, and the variance of that figure.
struct Share {
  double wins = 0;
  double variance = 0;
};

/// What one share lies above another, in points, and at least so with 95 %.
struct Gap {
  double points = 0;
  double surely = 0;
};

Gap gap(const Share& high, const Share& low) {
  const double points = high.wins - low.wins;
  return {points, points - 1.96 * std::sqrt(high.variance + low.variance)};
}

/// Plays the seeds from 1 on, each time with the next agents, with a bot for the Agents and one for the Traitor.
Share wins(int players, int seasons, const char* agents, const char* traitor) {
  int won = 0;
  for (int seed = 1; seed <= seasons; ++seed) {
    Setup setup = played::seats(players);
    setup.variants.cooperative = players == 2;
    for (int seat = 0; seat < players; ++seat) setup.agents[seat] = static_cast<AgentId>((seat + seed) % 5);
    const played::Season season =
        played::play(shipped::cards(), setup, static_cast<std::uint64_t>(seed),
                     [&](Seat, bool isTraitor) { return makeBot(isTraitor ? traitor : agents, shipped::cards()); });
    won += season.winner == Winner::Warehouse ? 1 : 0;
  }
  const double share = 100.0 * won / seasons;
  return {share, share * (100 - share) / seasons};
}

}  // namespace

TEST_CASE("Agents who play by rules of thumb win more often than random ones against the same Traitor", "[heavy]") {
  for (int players = 3; players <= 5; ++players) {
    CAPTURE(players);
    CHECK(gap(wins(players, 250, "rule", "rule"), wins(players, 100, "random", "rule")).points > 15);
  }
}

TEST_CASE("two Agents who play by rules of thumb win more often than random ones", "[VAR-02][heavy]") {
  CHECK(gap(wins(2, 250, "rule", "rule"), wins(2, 100, "random", "random")).points > 25);
}

TEST_CASE("a Traitor who sabotages wins more often than one who plays loyal", "[heavy]") {
  for (int players = 3; players <= 5; ++players) {
    CAPTURE(players);
    CHECK(gap(wins(players, 500, "rule", "loyal"), wins(players, 500, "rule", "rule")).points > 5);
  }
}

TEST_CASE("rule-of-thumb Agents win 20 points more than random ones, surely", "[.long][long]") {
  for (int players = 3; players <= 5; ++players) {
    CAPTURE(players);
    CHECK(gap(wins(players, 4000, "rule", "rule"), wins(players, 1000, "random", "rule")).surely > 20);
  }
}

TEST_CASE("a rule-of-thumb Traitor wins 10 points more than one who plays loyal, surely", "[.long][long]") {
  for (int players = 3; players <= 5; ++players) {
    CAPTURE(players);
    CHECK(gap(wins(players, 8000, "rule", "loyal"), wins(players, 8000, "rule", "rule")).surely > 10);
  }
}
