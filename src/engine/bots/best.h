#pragma once
// Taking what is worth most.

#include <algorithm>
#include <optional>

#include "engine/kernel/chance.h"
#include "engine/kernel/choice.h"

namespace w13 {

/// Differences below this are none: luck decides.
inline constexpr double kAlike = 1e-9;

/// The place of the choice that is worth most. `weigh`: what one is worth.
template <class Weigh>
int bestOf(const kernel::Decision& d, kernel::Luck& luck, const Weigh& weigh) {
  int best = 0;
  int alike = 1;
  double most = weigh(d[0]);
  for (int at = 1; at < d.size(); ++at) {
    const double worth = weigh(d[at]);
    if (worth < most - kAlike) continue;
    alike = worth > most + kAlike ? 1 : alike + 1;
    if (alike == 1 || luck.pick(alike, kernel::ChanceOf::Card) == 0) best = at;
    most = std::max(most, worth);
  }
  return best;
}

/// The same of responses, the first among equals: none, if none is worth anything.
template <class Weigh>
std::optional<int> bestResponse(const kernel::Decision& offers, const Weigh& weigh) {
  std::optional<int> best;
  double most = 0;
  for (int at = 0; at < offers.size(); ++at) {
    const double worth = weigh(offers[at]);
    if (worth <= most) continue;
    most = worth;
    best = at;
  }
  return best;
}

}  // namespace w13
