#pragma once
// A season at random with cards or numbers of a test's own, looked at by fair play.

#include <string>
#include <vector>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/season/mixed_setup.h"
#include "engine/kernel/fair_play.h"

namespace w13::test {

/// What invariants and fair play find in a season of three to five, with any Agents and options, one sentence each.
/// `every`: fair play looks at one in so many choices. Quick windows tell something on purpose (RULING-50): left out.
inline std::vector<std::string> faultsOfSeason(const Catalog& cards, std::uint64_t seed, int every) {
  kernel::Luck luck(seed);
  kernel::FairPlayPlan plan;
  plan.firstSeed = seed;
  plan.seasons = 1;
  plan.every = every;
  plan.mostChoices = 200000;
  plan.leastShare = 0;
  const Setup setup = mixedSetup(3 + static_cast<int>(seed % 3), cards, luck, {"quick-windows"});
  kernel::RandomBot<View> bot(20);
  std::vector<std::string> faults;
  for (const kernel::FairPlayFailure& each : kernel::checkFairPlay(Warehouse13(cards), setup, plan, bot).failures)
    faults.push_back(kernel::sentence(each));
  return faults;
}

}  // namespace w13::test
