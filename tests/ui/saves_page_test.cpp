// The page of saved seasons: names, searching, deleting, and the picture of the table beside each.

#include <QLineEdit>

#include "saves.h"
#include "ui/games/warehouse13/window/season_picture.h"
#include "ui/time/clock.h"

namespace w13::test {

TEST_CASE("A season is deleted by two presses within three seconds, with all that lies beside it", "[log]") {
  // given a season with the picture of its table
  HandClock clock;
  const Saves saves;
  {
    Playing game(3, 1, saves.setup());
    REQUIRE(game.clickUntil([&] { return game.onTable() && game.room().steps() > 6; }));
  }
  const QString path = saves.path(saves.files().front());
  writeTo(path + ".jpg", "a picture");
  MainWindow window(saves.setup());
  window.show();
  press(window, "load");
  // when Delete is pressed once, then it asks; after three seconds it has forgotten
  press(window, "delete");
  CHECK(QFile::exists(path));
  clock.pass(3100);
  press(window, "delete");
  CHECK(QFile::exists(path));
  // when it is pressed again at once, then the season is gone, and its picture
  clock.pass(1000);
  press(window, "delete");
  CHECK_FALSE(QFile::exists(path));
  CHECK_FALSE(QFile::exists(path + ".jpg"));
  CHECK(offered(window).count() == 0);
}

TEST_CASE("A season gets a name of its own, and what lies beside it goes with it", "[log]") {
  const Saves saves;
  {
    Playing game(3, 1, saves.setup());
    REQUIRE(game.clickUntil([&] { return game.onTable() && game.room().steps() > 6; }));
  }
  const QString path = saves.path(saves.files().front());
  writeTo(path + ".jpg", "a picture");
  writeTo(saves.path("taken.season"), "something else");
  MainWindow window(saves.setup());
  window.show();
  press(window, "load");
  QLineEdit* name = window.startScreen()->findChild<QLineEdit*>("name");
  const auto rename = [&](const QString& to) {
    press(window, "rename");
    name->setText(to);
    press(window, "keep-name");
  };
  // when the name cannot be one, or another season has it, then that is said and nothing has changed
  for (const char* unfit : {"../elsewhere", "", ".hidden", "taken"}) {
    rename(unfit);
    CHECK(QFile::exists(path));
  }
  CHECK(says(window, "Another season has this name already."));
  // when it is a good one
  rename("Friday table");
  // then the list shows it, and it can be gone on with
  CHECK_FALSE(QFile::exists(path));
  CHECK(QFile::exists(saves.path("Friday table.season.jpg")));
  CHECK(offered(window).currentItem()->text().contains("Friday table"));
  press(window, "resume");
  REQUIRE(window.room() != nullptr);
  CHECK(window.room()->file() == saves.path("Friday table.season"));
}

TEST_CASE("Seasons are found by the names of their people, and sorted by whether they run", "[log]") {
  const Saves saves;
  for (const char* who : {"Kim", "Robin"}) {
    SeasonStart start = people(3, 1);
    start.players = {who, "Sam", "Alex"};
    Playing game(start, saves.setup());
    REQUIRE(game.clickUntil([&] { return game.room().steps() > 3; }));
  }
  MainWindow window(saves.setup());
  window.show();
  press(window, "load");
  QLineEdit* search = window.startScreen()->findChild<QLineEdit*>("search");
  search->setText("rob");
  REQUIRE(offered(window).count() == 1);
  CHECK(offered(window).item(0)->text().contains("Robin"));
  search->setText("nobody");
  CHECK(offered(window).count() == 0);
  CHECK(says(window, "No season matches."));
  search->clear();
  press(window, "which-ended");
  CHECK(offered(window).count() == 0);
  press(window, "which-running");
  CHECK(offered(window).count() == 2);
}

TEST_CASE("The picture beside a save is taken of the table alone, after it has rested", "[log][secrecy]") {
  // given a season at the table
  HandClock clock;
  const Saves saves;
  Playing game(3, 1, saves.setup());
  REQUIRE(game.clickUntil([&] { return game.onTable() && game.room().steps() > 6; }));
  const QString path = game.room().file() + ".jpg";
  clock.pass(SeasonPicture::kWaits + 100);
  QFile::remove(path);
  SeasonPicture picture(*game.window.table(), game.room().file());
  // when somebody is behind the curtain, then none is taken
  emit game.window.table()->command({Order::Look, of(seatAt(0))});
  game.settle();
  REQUIRE_FALSE(game.onTable());
  picture.take();
  CHECK_FALSE(QFile::exists(path));
  // and back at the table it is, in the size of the list
  REQUIRE(game.clickUntil([&] { return game.onTable(); }));
  picture.take();
  CHECK(QImage(path).size() == SeasonPicture::kSize);
}

}  // namespace w13::test
