// The hands at the table: nobody writes the World past them, and what they keep about the dice stays true.

#include "engine/games/warehouse13/table.h"

#include <type_traits>

#include "engine/kernel/chance.h"
#include "support/catch.h"

using w13::Clue, w13::DieId, w13::Symbol;

TEST_CASE("rules read the World through the table and cannot write it") {
  STATIC_REQUIRE(std::is_same_v<decltype(w13::Table::world), const w13::World&>);
}

TEST_CASE("which dice show a symbol or a number follows from the faces, however often they change") {
  w13::Faces faces;
  kernel::Luck luck(13);
  for (int change = 0; change < 200; ++change) {
    const DieId die = w13::dieAt(luck.pick(w13::kDice, kernel::ChanceOf::Die));
    const int symbol = luck.pick(6, kernel::ChanceOf::Die);  // the last: it shows nothing
    faces.set(die, symbol == 5 ? Clue{} : Clue{static_cast<Symbol>(symbol), static_cast<std::uint8_t>(change % 3)});
    for (const DieId each : w13::Dice::all()) {
      const Clue clue = faces.of(each);
      for (int other = 0; other < 5; ++other)
        CHECK(faces.showing(static_cast<Symbol>(other)).has(each) == (clue.symbol == static_cast<Symbol>(other)));
      for (int number = 0; number < 3; ++number)
        CHECK(faces.numbered(number).has(each) == (clue.symbol != Symbol::None && clue.number == number));
    }
  }
}
