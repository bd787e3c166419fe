// Every rule of any game has a test, or a note that says why it needs none.

#include "engine/games/games.h"
#include "engine/house/match/game_module.h"
#include "support/catch.h"
#include "support/program.h"

TEST_CASE("Each rule of any game has a test that names it, or a reason in the notes", "[house][rules]") {
  for (const house::GameModule* game : games::all()) {
    const program::Ran ran = program::runW13("--game " + std::string(game->id()) + " rules --untested --tests tests");
    INFO(game->id() << "\n" << ran.out << ran.err);
    CHECK(ran.code == 0);
    CHECK(program::lastLineOf(ran.out) ==
          "0 of " + std::to_string(game->rules().rules().size()) + " rules without a test");
  }
}
