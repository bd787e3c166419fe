#include "engine/search/ranking.h"

#include <algorithm>

namespace search {

namespace {

/// A gain below this many standard errors is none: few dreams show differences where there are none.
constexpr double kNoGain = 0.5;

}  // namespace

// What the usual one promises is known best, as it is tried in all dreams; what another does, by its gain in the dreams
// that both were tried in.
std::vector<Ranked> inOrder(std::vector<Ranked> all, const std::vector<Weighed>& found) {
  const Weighed& front = found.front();
  const int best = front.gain > kNoGain * front.error ? front.candidate : 0;
  double usual = 0;
  for (const Weighed& each : found) usual = each.candidate == 0 ? each.worth : usual;
  for (const Weighed& each : found) {
    Ranked& mine = kernel::at(all, each.candidate);
    mine = {mine.choice, each.candidate == 0, each.dreams, std::clamp(usual + each.gain, 0.0, 1.0),
            each.gain,   each.error};
  }
  std::rotate(all.begin(), all.begin() + best, all.begin() + best + 1);
  std::stable_sort(all.begin() + 1, all.end(), [](const Ranked& a, const Ranked& b) { return a.gain > b.gain; });
  return all;
}

}  // namespace search
