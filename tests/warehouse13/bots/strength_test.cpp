// That rules of thumb are worth something: win rates over the same seasons, with wide bounds.

#include "engine/bots/rule.h"
#include "support/catch.h"
#include "warehouse13/bots/played.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

constexpr int kSeasons = 400;

struct Tally {
  double won = 0;  ///< by the Warehouse, in a hundred
  double retrieved = 0;
  double episodes = 0;
};

/// Plays the same seeds with a bot for the Agents and one for the Traitor.
Tally tally(int players, const played::MakeBot& make) {
  Tally sum;
  for (int seed = 1; seed <= kSeasons; ++seed) {
    Setup setup = played::seats(players);
    for (int seat = 0; seat < players; ++seat)
      setup.agents[static_cast<std::size_t>(seat)] = static_cast<AgentId>((seat + seed) % 5);
    const played::Season season = played::play(shipped::cards(), setup, static_cast<std::uint64_t>(seed), make);
    sum.won += season.winner == Winner::Warehouse ? 100.0 / kSeasons : 0;
    sum.retrieved += season.retrieved / static_cast<double>(kSeasons);
    sum.episodes += season.episodes / static_cast<double>(kSeasons);
  }
  return sum;
}

std::unique_ptr<Bot> ruleBot(Hidden hidden) { return std::make_unique<RuleBot>(shipped::cards(), hidden); }
std::unique_ptr<Bot> randomBot() { return makeBot("random", shipped::cards()); }

}  // namespace

TEST_CASE("Agents who play by rules of thumb win more often than random ones", "[heavy]") {
  for (int players = 3; players <= 5; ++players) {
    CAPTURE(players);
    const Tally rules =
        tally(players, [](Seat, bool traitor) { return traitor ? randomBot() : ruleBot(Hidden::PlaysLoyal); });
    const Tally chance = tally(players, [](Seat, bool) { return randomBot(); });
    CHECK(rules.won >= chance.won + 10);
    CHECK(rules.retrieved > 0.4);
    CHECK(rules.episodes > 3);
  }
}

TEST_CASE("a Traitor who sabotages wins more often than one who plays loyal", "[heavy]") {
  for (int players = 3; players <= 5; ++players) {
    CAPTURE(players);
    const Tally at = tally(players, [](Seat, bool) { return ruleBot(Hidden::Sabotages); });
    const Tally loyal = tally(players, [](Seat, bool) { return ruleBot(Hidden::PlaysLoyal); });
    CHECK(at.won <= loyal.won - 4);
  }
}
