#include "engine/search/ranking.h"

#include <algorithm>

namespace search {

namespace {

/// A gain below this many standard errors is none: few dreams show differences where there are none.
constexpr double kNoGain = 0.5;
/// Nor is any in fewer dreams than these: a search that comes to its end has tried more.
constexpr int kFewest = 8;

}  // namespace

int taken(const std::vector<Weighed>& found) {
  const Weighed& first = found.front();
  return first.dreams >= kFewest && first.gain > kNoGain * first.error ? first.candidate : 0;
}

// What the usual one promises is known best, as it is tried in all dreams; what another does, by its gain in the dreams
// that both were tried in.
std::vector<Ranked> inOrder(std::vector<Ranked> all, const std::vector<Weighed>& found) {
  const int best = taken(found);
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
