#include "engine/games/warehouse13/season/mixed_setup.h"

#include <algorithm>

#include "engine/house/match/setup_form.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

constexpr int kEach = 5;  ///< one in so many seasons has an option switched on

}  // namespace

Setup mixedSetup(int seats, const Catalog& cards, kernel::Luck& luck, const std::vector<std::string>& without) {
  std::vector<AgentId> agents;
  for (const AgentId agent : kernel::Each<AgentId>(kernel::count(cards.agents))) agents.push_back(agent);
  luck.shuffle(agents);
  Setup setup;
  setup.agents.assign(agents.begin(), agents.begin() + seats);
  setup.variants.cooperative = seats == 2;
  std::vector<std::string> names = variantNames();
  luck.shuffle(names);
  for (const std::string& name : names) {
    const bool left = std::find(without.begin(), without.end(), name) != without.end();
    if (left || luck.pick(kEach, kernel::ChanceOf::Card) != 0) continue;
    Setup with = setup;
    if (switchOn(with.variants, house::drawn(name, luck)).empty() && faultOf(with, cards).empty()) setup = with;
  }
  return setup;
}

}  // namespace w13
