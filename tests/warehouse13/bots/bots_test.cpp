// Bots at the table: names, the same luck giving the same season, and only what is offered.

#include "engine/bots/bot.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/bots/played.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

played::MakeBot all(const char* name) {
  return [name](Seat, bool) { return makeBot(name, shipped::cards()); };
}

/// Set-ups for a number of players, with other variants each time.
Setup mixed(int players, int turn) {
  Setup setup = played::seats(players);
  Variants& v = setup.variants;
  v.cooperative = players == 2 || turn % 5 == 1;
  v.revealedTraitor = !v.cooperative && turn % 5 == 2;
  v.twoGoo = turn % 4 == 1;
  v.twoConsequences = turn % 4 == 3;
  v.shorterGame = turn % 7 == 6;
  v.startConsequences = static_cast<std::uint8_t>(turn % 3);
  v.noStartingTraits = turn % 6 == 5;
  v.twoStartingTraits = turn % 6 == 4;
  v.harmlessCalamities = turn % 8 == 7;
  v.debronzeStaysOpen = turn % 2 == 1;
  v.quickWindows = turn % 9 == 8;
  return setup;
}

}  // namespace

TEST_CASE("every name on the list makes a bot, any other is refused with the list") {
  for (const std::string_view name : botNames()) {
    CHECK(faultOfBot(name) == "");
    CHECK(makeBot(name, shipped::cards()) != nullptr);
  }
  CHECK(faultOfBot("clever") ==
        "there is no bot called \"clever\"; take one of \"random\", \"rule\", \"wary\", \"quick\", \"strong\", "
        "\"loyal\", \"frank\"");
  CHECK_THROWS_AS(makeBot("clever", shipped::cards()), kernel::RefusedError);
}

TEST_CASE("the same seed gives the same season, choice by choice") {
  for (const char* name : {"random", "rule", "wary", "loyal"}) {
    const played::Season first = played::play(shipped::cards(), played::seats(4), 7, all(name));
    CHECK(played::play(shipped::cards(), played::seats(4), 7, all(name)) == first);
    CHECK_FALSE(played::play(shipped::cards(), played::seats(4), 8, all(name)).trace == first.trace);
  }
}

TEST_CASE("bots take only what is offered, and seasons end, with 2 to 5 players and all variants", "[VAR-01]") {
  for (int turn = 0; turn < 300; ++turn) {
    const int players = 2 + turn % 4;
    const Setup setup = mixed(players, turn / 4);
    CAPTURE(players, turn);
    REQUIRE(faultOf(setup, shipped::cards()) == "");
    const char* name = turn % 3 == 0 ? "random" : "rule";  // play throws if a place is not on offer
    const played::Season season = played::play(shipped::cards(), setup, static_cast<std::uint64_t>(turn), all(name));
    CHECK(season.ending != Ending::None);
    CHECK(season.episodes >= 1);
    CHECK(season.episodes <= 5);
  }
}
