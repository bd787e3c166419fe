#include "engine/afterwards/fortune.h"

#include <algorithm>
#include <cmath>

#include "engine/afterwards/rolls.h"
#include "engine/kernel/count.h"

namespace w13 {

// The chances of each number of good rolls, roll by roll.
Fortune fortuneOf(const std::vector<RolledDie>& rolls) {
  Fortune fortune;
  std::vector<double> chances = {1};
  double variance = 0;
  for (const RolledDie& each : rolls) {
    ++fortune.rolls;
    fortune.good += each.good ? 1 : 0;
    fortune.expected += each.chance;
    variance += each.chance * (1 - each.chance);
    chances.push_back(0);
    for (std::size_t good = chances.size(); good-- > 0;)
      chances[good] = chances[good] * (1 - each.chance) + (good > 0 ? chances[good - 1] * each.chance : 0);
  }
  fortune.spread = std::sqrt(variance);
  fortune.luckier = chances[kernel::sizeOf(fortune.good)] / 2;
  for (int good = 0; good < fortune.good; ++good) fortune.luckier += chances[kernel::sizeOf(good)];
  return fortune;
}

namespace {

/// The fortunes of those seats of which something is true.
template <class Whose>
Fortunes fortunesOf(const std::vector<RolledDie>& rolls, const Whose& whose) {
  Fortunes all;
  for (const RollOf of : Fortunes::keys()) {
    std::vector<RolledDie> theirs;
    std::ranges::copy_if(rolls, std::back_inserter(theirs),
                         [&](const RolledDie& each) { return each.of == of && whose(each.seat); });
    all[of] = fortuneOf(theirs);
  }
  return all;
}

}  // namespace

SeasonFortune fortuneOf(const Season& season) {
  const std::vector<RolledDie> rolls = rollsOf(playedIn(season));
  View table{};
  season.view(Seat::Table, table);
  const auto isTraitor = [&](Seat seat) { return seat == Seat::Table || table.seats[seat].traitor; };
  SeasonFortune all;
  for (const Seat seat : SeatSet::firstOf(table.players))
    all.seats[seat] = fortunesOf(rolls, [&](Seat each) { return each == seat; });
  all.agents = fortunesOf(rolls, [&](Seat seat) { return !isTraitor(seat); });
  all.traitor = fortunesOf(rolls, isTraitor);
  return all;
}

}  // namespace w13
