#include <algorithm>
#include <vector>

#include "engine/kernel/order.h"
#include "engine/kernel/per.h"
#include "support/catch.h"

using namespace kernel;

namespace {

std::vector<Seat> seatsOf(std::initializer_list<int> numbers) {
  std::vector<Seat> seats;
  for (const int number : numbers) seats.push_back(seatAt(number));
  return seats;
}

}  // namespace

TEST_CASE("Seats are walked clockwise from any of them, each once", "[order]") {
  std::vector<Seat> walked;
  for (const Seat seat : Clockwise(seatAt(2), 4)) walked.push_back(seat);

  CHECK(walked == seatsOf({2, 3, 0, 1}));
  CHECK(clockwise(seatAt(2), 3, 4) == seatAt(1));
  CHECK(std::ranges::any_of(Clockwise(seatAt(1), 2), [](Seat seat) { return seat == seatAt(0); }));
}

TEST_CASE("A round passes over who takes no part, and is over after all of its seats", "[order]") {
  OneByOne round{seatAt(3)};
  std::vector<Seat> turns;
  const auto odd = [](Seat seat) { return index(seat) % 2 == 1; };
  for (Seat seat = round.next(5, odd); seat != Seat::Table; seat = round.next(5, odd)) turns.push_back(seat);

  CHECK(turns == seatsOf({3, 1}));
  CHECK(round.passed == 5);
  CHECK(round.next(5, odd) == Seat::Table);
}

TEST_CASE("Who takes part is asked when the turn comes, not when the round begins", "[order]") {
  // given a round that has begun with everybody in it
  OneByOne round{seatAt(0)};
  SeatSet in = SeatSet::firstOf(3);
  const auto takesPart = [&](Seat seat) { return in.has(seat); };
  REQUIRE(round.next(3, takesPart) == seatAt(0));
  // when the next one drops out meanwhile
  in = in.without(seatAt(1));
  // then its turn does not come
  CHECK(round.next(3, takesPart) == seatAt(2));
}

TEST_CASE("Values by seat are read by the seat or its number, and compared as a whole", "[order]") {
  PerSeat<int, 3> coins;
  coins[seatAt(1)] = 7;

  CHECK(coins[1] == 7);
  CHECK(coins[seatAt(2)] == 0);
  CHECK(std::ranges::count(coins, 0) == 2);
  PerSeat<int, 3> same;
  same.fill(0);
  CHECK_FALSE(same == coins);
  same[1] = 7;
  CHECK(same == coins);
  static_assert(sizeof coins == 3 * sizeof(int));
}
