#include "engine/games/warehouse13/season/handovers.h"

#include <numeric>

#include "engine/kernel/count.h"

namespace w13 {

using kernel::Decision;
using kernel::Openness;

long HandOvers::all() const { return std::accumulate(by.begin(), by.end(), 0L); }

void HandOvers::add(const HandOvers& other) {
  for (std::size_t question = 0; question < kAsks; ++question) by[question] += other.by[question];
}

void Visits::answered(const Decision& d, kernel::Choice choice) {
  if (behind_ == d.seat() && d.goesOnInVisit()) return;
  const bool fromHand = d.openness() == Openness::WithHand && d.find(choice) >= kernel::count(d.openChoices());
  if (d.openness() != Openness::Secret && !fromHand) return close();
  if (!onShields_.has(d.seat())) ++counted_.by[askOf(d)];
  behind_ = d.seat();
}

}  // namespace w13
