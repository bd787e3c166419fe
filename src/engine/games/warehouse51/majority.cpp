#include "engine/games/warehouse51/majority.h"

namespace w51 {

namespace {

/// How a seat stands in the contest: seats that are equal in it are tied. TIE-09
int rankIn(const Contest& contest, Seat seat) { return 4 * contest.value[seat] + contest.tieRank[seat]; }

SeatSet bestOf(const Contest& contest, SeatSet among) {
  SeatSet best;
  for (const Seat seat : among) {
    const int ahead = best.empty() ? 1 : rankIn(contest, seat) - rankIn(contest, best.first());
    if (ahead > 0) best = seat;
    else if (ahead == 0) best |= seat;
  }
  return best;
}

/// What each of so many seats scores that are tied for a place: the points of the lowest of the places that they take,
/// and there is no third. TIE-04 to TIE-07
int pointsFor(const Contest& contest, int place, int tied) {
  const int lowest = place + tied - 1;
  return lowest == 1 ? contest.first : lowest == 2 ? contest.second : 0;
}

}  // namespace

PerSeat<std::int8_t> majority(const Contest& contest) {
  PerSeat<std::int8_t> points{};
  SeatSet left;
  for (const Seat seat : SeatSet::firstOf(kMostSeats))
    if (contest.value[seat] > 0) left |= seat;
  for (int place = 1; place <= 2 && !left.empty();) {
    const SeatSet tied = bestOf(contest, left);
    for (const Seat seat : tied) points[seat] = static_cast<std::int8_t>(pointsFor(contest, place, tied.size()));
    place += tied.size();  // TIE-08
    left = left.without(tied);
  }
  return points;
}

}  // namespace w51
