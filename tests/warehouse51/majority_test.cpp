// Who scores in a category. MAJ, TIE

#include "engine/games/warehouse51/majority.h"

#include "support/catch.h"

using namespace w51;

namespace {

using Values = std::array<int, 4>;

/// The points of four seats in green (7 and 5), from their values and who wins (1) or loses (-1) ties.
Values points(const Values& values, const Values& ranks = {}) {
  Contest contest;
  contest.first = 7;
  contest.second = 5;
  for (int at = 0; at < 4; ++at) {
    contest.value[at] = kernel::at(values, at);
    contest.tieRank[at] = kernel::at(ranks, at);
  }
  const PerSeat<std::int8_t> all = majority(contest);
  return {all[0], all[1], all[2], all[3]};
}

}  // namespace

TEST_CASE("First and second place, and no third", "[w51][MAJ-01][MAJ-04]") {
  CHECK(points({5, 3, 1, 0}) == Values{7, 5, 0, 0});
  CHECK(points({0, 0, 2, 0}) == Values{0, 0, 7, 0});
  CHECK(points({0, 0, 0, 0}) == Values{0, 0, 0, 0});
}

TEST_CASE("Two that are tied score the lower of the two places", "[w51][TIE-04][TIE-05][TIE-06]") {
  CHECK(points({4, 4, 3, 0}) == Values{5, 5, 0, 0});
  CHECK(points({5, 3, 3, 0}) == Values{7, 0, 0, 0});
}

TEST_CASE("More than two that are tied score nothing, and use up both places", "[w51][TIE-07][TIE-08]") {
  CHECK(points({3, 3, 3, 2}) == Values{0, 0, 0, 0});
  CHECK(points({5, 2, 2, 2}) == Values{7, 0, 0, 0});
  CHECK(points({1, 1, 1, 1}) == Values{0, 0, 0, 0});
}

TEST_CASE("Whoever wins ties is set above, whoever loses them below", "[w51][TIE-01][TIE-02][TIE-09]") {
  CHECK(points({3, 3, 3, 2}, {0, 1, 0, 0}) == Values{0, 7, 0, 0});
  CHECK(points({3, 3, 3, 2}, {0, -1, 0, 0}) == Values{5, 0, 5, 0});
  CHECK(points({5, 5, 2, 0}, {0, -1, 0, 0}) == Values{7, 5, 0, 0});
  CHECK(points({3, 3, 0, 0}, {1, -1, 0, 0}) == Values{7, 5, 0, 0});
  CHECK(points({3, 4, 0, 0}, {1, 0, 0, 0}) == Values{5, 7, 0, 0});
}

TEST_CASE("Second place with nothing is no place, whoever wins ties", "[w51][MAJ-06][RULING-43]") {
  CHECK(points({5, 0, 0, 0}, {0, 0, 1, 0}) == Values{7, 0, 0, 0});
}
