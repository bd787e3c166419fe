#pragma once
// What a second data set changed.

#include "measure/report/figures.h"

namespace w13 {

/// The same seasons with both data sets, for one number of players, season by season.
[[nodiscard]] ChangeFigures changeOf(int players, const Simulated& base, const Simulated& other);

/// Every use of every card of either set that changed, the least likely by chance first.
[[nodiscard]] std::vector<UseChange> useChangesOf(const Catalog& baseCards, const std::vector<Simulated>& base,
                                                  const Catalog& otherCards, const std::vector<Simulated>& other);

}  // namespace w13
