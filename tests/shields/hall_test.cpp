// Which seat has which phone.

#include "shields/hall.h"

#include "support/catch.h"

namespace shields {

namespace {

using namespace std::chrono_literals;
using Answer = Hall::Answer;

const Seat kAda = kernel::seatAt(0), kOsei = kernel::seatAt(1);

SeatSet both() {
  SeatSet seats(kAda);
  seats |= kOsei;
  return seats;
}

Phone phoneOf(std::uint8_t which, Time since = 0s) {
  Phone phone;
  phone.key.fill(which);
  phone.since = since;
  return phone;
}

}  // namespace

TEST_CASE("A code lets in the first phone that shows it, for its seat alone, and nobody after it",
          "[shields][secrets]") {
  Hall hall(both(), 60s);
  CHECK(hall.of(kAda) == Stands::Curtain);
  // given a code for each seat
  const Token ada = hall.offer(kAda), osei = hall.offer(kOsei);
  CHECK(hall.of(kAda) == Stands::Free);
  CHECK_FALSE(same(ada, osei));
  // when a phone shows one
  const Hall::Greeted greeted = hall.greet(phoneOf(1), ada);
  // then it is that seat's shield
  CHECK(greeted.answer == Answer::Joined);
  CHECK(greeted.seat == kAda);
  CHECK(hall.of(kAda) == Stands::Shield);
  CHECK(hall.of(kOsei) == Stands::Free);
  CHECK(hall.shields() == SeatSet(kAda));
  // and a photograph of the code binds nothing any more
  CHECK(hall.greet(phoneOf(2), ada).answer == Answer::Refused);
  CHECK(hall.of(kAda) == Stands::Shield);
  CHECK(hall.phone(kAda)->key == phoneOf(1).key);
  // nor does a code that never was, or no code
  CHECK(hall.greet(phoneOf(2), newToken()).answer == Answer::Refused);
  CHECK(hall.greet(phoneOf(2), std::nullopt).answer == Answer::Refused);
  // nor one that was replaced by another
  hall.offer(kOsei);
  CHECK(hall.greet(phoneOf(2), osei).answer == Answer::Refused);
  CHECK(hall.of(kOsei) == Stands::Free);
}

TEST_CASE("A phone that goes away comes back by itself; after the grace the curtain has its seat", "[shields]") {
  Hall hall(both(), 60s);
  hall.greet(phoneOf(1), hall.offer(kAda));
  // when it is locked
  hall.left(phoneOf(1).key, 10s);
  CHECK(hall.of(kAda) == Stands::Away);
  CHECK(hall.awaySince(kAda) == Time(10s));
  // then within the grace the seat waits: the curtain does not have it
  CHECK(hall.shields() == SeatSet(kAda));
  CHECK(hall.pass(69s).empty());
  CHECK(hall.of(kAda) == Stands::Away);
  CHECK(hall.greet(phoneOf(1), std::nullopt).answer == Answer::Back);
  CHECK(hall.of(kAda) == Stands::Shield);
  // and after it the curtain has it, once
  hall.left(phoneOf(1).key, 100s);
  CHECK(hall.pass(160s) == SeatSet(kAda));
  CHECK(hall.pass(161s).empty());
  CHECK(hall.of(kAda) == Stands::Curtain);
  CHECK(hall.shields().empty());
  // and it may still come back
  CHECK(hall.greet(phoneOf(1), std::nullopt).answer == Answer::Back);
  CHECK(hall.of(kAda) == Stands::Shield);
  // without a grace it may be away for ever
  hall.setGrace(std::nullopt);
  hall.left(phoneOf(1).key, 200s);
  CHECK(hall.pass(100'000s).empty());
  CHECK(hall.of(kAda) == Stands::Away);
}

TEST_CASE("Where a second phone asks for a seat, the table says which it is", "[shields][secrets]") {
  for (const bool second : {false, true}) {
    Hall hall(both(), 60s);
    hall.greet(phoneOf(1), hall.offer(kAda));
    // given a second phone that shows a new code of the same seat
    CHECK(hall.greet(phoneOf(2), hall.offer(kAda)).answer == Answer::Asks);
    CHECK(hall.of(kAda) == Stands::Twice);
    REQUIRE(hall.second(kAda) != nullptr);
    // then until the table has chosen the first one has it
    CHECK(hall.phone(kAda)->key == phoneOf(1).key);
    // when it chooses
    second ? hall.takeSecond(kAda) : hall.keepFirst(kAda);
    // then the other's key opens nothing
    CHECK(hall.of(kAda) == Stands::Shield);
    CHECK(hall.phone(kAda)->key == phoneOf(second ? 2 : 1).key);
    CHECK(hall.greet(phoneOf(second ? 1 : 2), std::nullopt).answer == Answer::Refused);
    CHECK(hall.greet(phoneOf(second ? 2 : 1), std::nullopt).answer == Answer::Back);
  }
}

TEST_CASE("A second phone that gives up is forgotten, and one that comes back to its seat asks nobody", "[shields]") {
  Hall hall(both(), 60s);
  hall.greet(phoneOf(1), hall.offer(kAda));
  hall.greet(phoneOf(2), hall.offer(kAda));
  hall.left(phoneOf(2).key, 5s);
  CHECK(hall.of(kAda) == Stands::Shield);
  // the seat's own phone may scan a new code as well: it is back, and the code is void
  const Token again = hall.offer(kAda);
  CHECK(hall.greet(phoneOf(1), again).answer == Answer::Back);
  CHECK(hall.code(kAda) == nullptr);
  // nothing to choose between: choosing changes nothing
  hall.takeSecond(kAda);
  CHECK(hall.phone(kAda)->key == phoneOf(1).key);
}

TEST_CASE("A seat that goes back to the curtain lets neither its phone nor its code in again", "[shields][secrets]") {
  Hall hall(both(), 60s);
  hall.greet(phoneOf(1), hall.offer(kAda));
  const Token shown = hall.offer(kAda);
  hall.toCurtain(kAda);
  CHECK(hall.of(kAda) == Stands::Curtain);
  CHECK(hall.greet(phoneOf(1), std::nullopt).answer == Answer::Refused);
  CHECK(hall.greet(phoneOf(1), shown).answer == Answer::Refused);
}

TEST_CASE("A phone is the shield of one seat: with another's code it leaves its own", "[shields]") {
  Hall hall(both(), 60s);
  hall.greet(phoneOf(1), hall.offer(kAda));
  const Hall::Greeted greeted = hall.greet(phoneOf(1), hall.offer(kOsei));
  CHECK(greeted.answer == Answer::Joined);
  CHECK(greeted.seat == kOsei);
  CHECK(hall.of(kAda) == Stands::Curtain);
  CHECK(hall.shields() == SeatSet(kOsei));
}

TEST_CASE("A phone that has a seat and is taken for another leaves its own", "[shields]") {
  // given two seats with phones, one of which asks for the other's seat
  Hall hall(both(), 60s);
  hall.greet(phoneOf(1), hall.offer(kAda));
  hall.greet(phoneOf(2), hall.offer(kOsei));
  CHECK(hall.greet(phoneOf(1, 7s), hall.offer(kOsei)).answer == Answer::Asks);
  // then until the table has chosen it is away from its own
  CHECK(hall.of(kAda) == Stands::Away);
  CHECK(hall.awaySince(kAda) == Time(7s));
  // when the table takes it
  hall.takeSecond(kOsei);
  // then it has that seat alone, also when it comes back
  CHECK(hall.of(kAda) == Stands::Curtain);
  CHECK(hall.shields() == SeatSet(kOsei));
  CHECK(hall.greet(phoneOf(1), std::nullopt).seat == kOsei);
}

TEST_CASE("Seats of the program have no codes that let anybody in", "[shields]") {
  Hall hall(SeatSet(kAda), 60s);
  const Token osei = hall.offer(kOsei);
  CHECK(hall.greet(phoneOf(1), osei).answer == Answer::Refused);
}

}  // namespace shields
