#include "engine/kernel/event.h"
#include "support/catch.h"

namespace {

enum class Sort : std::uint8_t { Drawn };
using SortedEvent = kernel::Event<Sort>;

const kernel::Seat kDrawer = kernel::seatAt(0), kHelper = kernel::seatAt(1), kOther = kernel::seatAt(2);

/// A card drawn from pile 4 by one seat; a second one is told, and does not see the card.
SortedEvent drawn() { return {Sort::Drawn, kDrawer, kernel::SeatSet(kDrawer) | kHelper, kDrawer, false, {1, 99}, 4}; }

}  // namespace

TEST_CASE("An event tells its noun to who sees it, its number to who learns of it, and others nothing", "[event]") {
  SortedEvent own = drawn(), told = drawn(), others = drawn(), tables = drawn();

  REQUIRE(redact(own, kDrawer));
  CHECK(own.noun == kernel::Noun{1, 99});
  CHECK_FALSE(own.veiled);
  REQUIRE(redact(told, kHelper));
  CHECK(told.noun == kernel::Noun());
  CHECK(told.veiled);
  CHECK(told.number == 4);
  CHECK_FALSE(redact(others, kOther));
  CHECK_FALSE(redact(tables, kernel::Seat::Table));
}

TEST_CASE("The table learns of what everybody learns, and nobody learns who else does", "[event]") {
  SortedEvent open = drawn();
  open.audience = kernel::SeatSet::all();

  SortedEvent forTable = open, forOther = open;
  REQUIRE(redact(forTable, kernel::Seat::Table));
  REQUIRE(redact(forOther, kOther));
  CHECK(forTable.veiled);
  CHECK(forTable == forOther);
  CHECK(forOther.sees == kernel::SeatSet::all());
}
