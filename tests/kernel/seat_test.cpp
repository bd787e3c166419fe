#include "engine/kernel/seat.h"
#include "support/catch.h"

using namespace kernel;

TEST_CASE("A set of seats holds what was put in, and the table is never a member", "[seat]") {
  SeatSet set = seatAt(2);
  set |= seatAt(7);
  set |= Seat::Table;

  CHECK(set.size() == 2);
  CHECK(set.has(seatAt(2)));
  CHECK(set.has(seatAt(7)));
  CHECK_FALSE(set.has(seatAt(0)));
  CHECK_FALSE(set.has(Seat::Table));
  CHECK(SeatSet(Seat::Table).empty());
}

TEST_CASE("Sets of seats are united, cut and taken apart", "[seat]") {
  const SeatSet low = SeatSet::firstOf(3);

  CHECK(low.bits() == 0b111);
  CHECK((low | seatAt(4)).bits() == 0b10111);
  CHECK((low & (SeatSet(seatAt(1)) | seatAt(4))) == SeatSet(seatAt(1)));
  CHECK(low.without(seatAt(1)).bits() == 0b101);
  CHECK(SeatSet::firstOf(kMaxSeats) == SeatSet::all());
  CHECK(SeatSet::firstOf(0).empty());
  CHECK(low.without(seatAt(0)).first() == seatAt(1));
  CHECK(SeatSet().first() == Seat::Table);
}
