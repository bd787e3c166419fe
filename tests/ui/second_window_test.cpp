// The table in a second window: what the table shows, and never anything else.

#include <QPushButton>
#include "pictures.h"

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

struct WithSecond : Playing {
  explicit WithSecond(int seats, std::uint64_t seed) : Playing(seats, seed) {
    REQUIRE(dealt());
    Options options;
    options.secondWindow = true;
    window.follow(options);
    QApplication::setActiveWindow(&window);
    settle();
    REQUIRE(window.second() != nullptr);
    REQUIRE(window.second()->table()->size() == window.table()->size());
  }
  QImage second() { return window.second()->table()->grab().toImage(); }
};

}  // namespace

TEST_CASE("The second window is the table but for the rims of letters, whoever is behind the curtain",
          "[SECRET-14][secrecy]") {
  WithSecond game(3, 6);
  QImage table;
  QStringList told;
  int open = 0;
  int secret = 0;
  int since = -1;
  for (int clicks = 0; clicks < 160 && !game.room().over(); ++clicks) {
    game.settle();
    if (game.onTable() && since != game.room().steps()) {
      // when the table is seen
      table = game.window.table()->grab().toImage();
      told = toldBy(game.window.table());
      since = game.room().steps();
      // then so it is in the second window, and for a screen reader
      REQUIRE(difference(game.second(), table) == "");
      REQUIRE(toldBy(game.window.second()->table()) == told);
      ++open;
    } else if (game.window.secret() != nullptr && since == game.room().steps()) {
      // when somebody is behind the curtain, then nothing has changed there
      REQUIRE(difference(game.second(), table) == "");
      REQUIRE(toldBy(game.window.second()->table()) == told);
      ++secret;
    }
    if (!game.player.step()) break;
  }
  CHECK(open > 20);
  CHECK(secret > 10);
}

TEST_CASE("Nothing can be clicked in the second window", "[window][secrecy]") {
  WithSecond game(3, 6);
  const int steps = game.room().steps();
  TableScreen* second = game.window.second()->table();
  // when every thing in it is clicked, and keys are typed
  for (Piece* piece : second->livePieces()) {
    const QPoint at = second->mapFromScene(piece->mapToScene(piece->reach().center()));
    QTest::mouseClick(second->viewport(), Qt::LeftButton, {}, at);
  }
  for (const int key : {int(Qt::Key_H), int(Qt::Key_Return), int(Qt::Key_1)})
    QTest::keyClick(second, static_cast<Qt::Key>(key));
  game.settle();
  // then nothing happens
  CHECK(game.room().steps() == steps);
  CHECK(game.onTable());
}

TEST_CASE("The second window turns to what somebody opens on the table", "[window]") {
  WithSecond game(3, 6);
  TableScreen* second = game.window.second()->table();
  const QImage closed = game.second();
  // when the Lost Artifacts board is opened, then it opens there too, and the pictures are the same
  QTest::keyClick(game.window.table(), Qt::Key_F4);
  game.settle();
  CHECK(second->turned().lost);
  CHECK(game.second() != closed);
  CHECK(difference(game.second(), game.window.table()->grab().toImage()) == "");
  // when it is closed, then there as well
  QTest::keyClick(game.window.table(), Qt::Key_Escape);
  game.settle();
  CHECK_FALSE(second->turned().lost);
  CHECK(game.second() == closed);
}

TEST_CASE("Scenes are seen in the second window, as long as in the first, and nobody is asked there",
          "[window][scenes]") {
  // given a season with scenes, of which the first is up
  WindowSetup setup = quick();
  setup.motion = Pace::Normal;
  setup.scenes = SceneForm::Whole;
  HandClock clock;
  Playing game(3, 6, std::move(setup));
  Options options = game.window.options();
  options.secondWindow = true;
  game.window.follow(options);
  for (int clicks = 0; clicks < 100 && !game.window.scenes().layer().up(); ++clicks) {
    game.settle();
    if (game.window.table()->moving()) clock.pass(100);
    else if (game.onTable()) game.window.halves()->finish();
    if (!game.window.scenes().layer().up() && !game.window.table()->moving() && !game.player.step()) break;
  }
  SceneLayer& layer = game.window.scenes().layer();
  REQUIRE(layer.up());
  auto* watched = game.window.second()->findChild<SceneLayer*>();
  REQUIRE(watched != nullptr);
  CHECK(watched->up());
  CHECK(watched->isVisible());
  CHECK(watched->accessibleName() == layer.accessibleName());
  // when people there click and type, it goes on as it was
  clock.pass(100);
  QTest::keyClick(watched, Qt::Key_Return);
  QTest::mouseClick(game.window.second(), Qt::LeftButton);
  CHECK_FALSE(watched->rests());
  // when somebody leads the first to its rest, it rests there too, without a button
  QTest::keyClick(&layer, Qt::Key_Return);
  CHECK(watched->rests());
  CHECK_FALSE(watched->findChild<QPushButton*>("scene-button")->isVisible());
  CHECK(layer.findChild<QPushButton*>("scene-button")->isVisible());
  // when that is over, it is over there
  QTest::keyClick(&layer, Qt::Key_Escape);
  CHECK_FALSE(layer.up());
  CHECK_FALSE(watched->up());
  CHECK_FALSE(watched->isVisible());
}

TEST_CASE("Closing the second window switches it off, and leaves the season alone", "[window]") {
  WithSecond game(3, 6);
  game.window.second()->close();
  game.settle();
  CHECK(game.window.second() == nullptr);
  CHECK_FALSE(game.window.options().secondWindow);
  CHECK(game.window.isVisible());
}

}  // namespace w13::test
