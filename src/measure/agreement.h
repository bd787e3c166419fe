#pragma once
// How often advice is what a much longer search would say.

#include <cstdint>
#include <functional>
#include <memory>

#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// Positions from seasons of `wary` bots, one of each: season k has the seed `seed` + k, and other agents.
struct AgreementPlan {
  int positions = 200;
  int players = 4;
  std::uint64_t seed = 1;
  int dreams = 20000;   ///< of the advice
  int longer = 200000;  ///< of the search that it is compared with, which has luck of its own
  int threads = 1;      ///< results do not depend on it
};

struct Agreement {
  long positions = 0;
  long same = 0;    ///< both name the same answer first
  long asGood = 0;  ///< or the advice's is by the longer search within one standard error of its best
  double loss = 0;  ///< the chance to win that the advice gives away by the longer search, from 0 to 1, of all together
};

/// `progress` hears now and then how many positions are done.
[[nodiscard]] Agreement agreementOf(const std::shared_ptr<const Catalog>& cards, const AgreementPlan& plan,
                                    const std::function<void(int)>& progress);

}  // namespace w13
