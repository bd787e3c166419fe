// Where a first season is offered.

#include <QTemporaryDir>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

TEST_CASE("The start screen offers a first season until one has been finished here", "[first][window]") {
  QTemporaryDir folder;
  WindowSetup setup = quick();
  setup.options = folder.filePath("options.ini");
  {
    // given a computer on which no season has been played
    MainWindow window(setup);
    window.show();
    StartScreen& start = *window.startScreen();
    CHECK(start.start().first == FirstSeason{true, {}});
    // when somebody knows the game
    start.findChild<QCheckBox*>("knows1")->setChecked(true);
    CHECK(start.start().first == FirstSeason{true, seatAt(1)});
    // and a seat of the program has no say in it
    seat(window, 1, "bot");
    CHECK(start.start().first == FirstSeason{true, {}});
    start.findChild<QCheckBox*>("first-season")->setChecked(false);
    CHECK(start.start().first == FirstSeason{false, {}});
  }
  Playing game(people(3, 8), setup);
  REQUIRE(game.toTheEnd());
  REQUIRE(game.clickUntil([&] { return game.window.page() == game.window.end(); }));
  // then the next one begins without
  CHECK_FALSE(game.window.startScreen()->start().first.on);
  MainWindow later(setup);
  CHECK_FALSE(later.startScreen()->start().first.on);
}

}  // namespace w13::test
