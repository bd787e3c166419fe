// A season survives its program: killed at any instant it is offered again, damaged files are told and kept, copies
// open, and what has ended shows its end.

#include <QFileDialog>
#include <QProcess>
#include <QRegularExpression>

#include "engine/games/warehouse13/log/season_log.h"
#include "saves.h"
#include "support/catch.h"
#include "ui/games/warehouse13/panels/log_panel.h"

namespace w13::test {

namespace {

/// How many choices stood at the last line that the program has said, and whether a secret screen was open.
struct Said {
  int steps = 0;
  bool secret = false;
};

/// Lets the real program play by itself until something, and kills it.
template <class Until>
Said killWhen(const Saves& saves, int seed, const Until& until) {
  QProcess program;
  program.start(W13_BIN_DIR "/warehouse13-table",
                {"--data", W13_DATA_DIR, "--saves", saves.folder.path(), "--by-itself", QString::number(seed)});
  REQUIRE(program.waitForStarted());
  Said said;
  while (!until(said)) {
    REQUIRE(program.waitForReadyRead(20000));
    while (program.canReadLine()) {
      const QString line = QString::fromUtf8(program.readLine()).trimmed();
      said = {line.section(u' ', 0, 0).toInt(), line.endsWith(u"secret")};
      if (until(said)) break;
    }
  }
  program.kill();  // SIGKILL: it cannot do anything about it
  program.waitForFinished();
  // what it said after that line has happened as well
  for (const QByteArray& line : program.readAllStandardOutput().split('\n'))
    if (line.contains(' ')) said = {line.left(line.indexOf(' ')).toInt(), line.endsWith("secret")};
  return said;
}

}  // namespace

TEST_CASE("A program that was killed offers its season again, with at most the unconfirmed choice missing", "[log]") {
  for (const int seed : {1, 2, 3}) {
    // given a season of the real program, killed while somebody is behind the curtain, or at another moment
    const Saves saves;
    const bool secret = seed != 3;
    const Said said =
        killWhen(saves, seed, [&](const Said& now) { return now.steps >= 20 * seed && now.secret == secret; });
    REQUIRE(saves.files().size() == 1);
    // when the window is opened again
    MainWindow window(saves.setup());
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    // then the season is on offer, ready to be continued
    REQUIRE(offered(window).count() == 1);
    CHECK(offered(window).currentRow() == 0);
    press(window, "continue");
    REQUIRE(window.room() != nullptr);
    INFO("seed " << seed << ": " << said.steps << " choices had been said");
    CHECK(window.room()->steps() >= said.steps);
    CHECK(window.room()->steps() <= said.steps + 4);  // a visit that was confirmed, but not yet said
    CHECK(window.secret() == nullptr);
    // and it can be played on
    SelfPlayer player(window, 7, mouse);
    const int before = window.room()->steps();
    for (int click = 0; click < 60 && window.room()->steps() == before; ++click) {
      REQUIRE(player.step());
      QApplication::processEvents();
    }
    CHECK(window.room()->steps() > before);
  }
}

TEST_CASE("A program that was killed while Loyalty cards were looked at deals the looks again", "[SETUP-21]") {
  // given a season that was left before anybody could choose
  const Saves saves;
  {
    Playing game(3, 1, saves.setup());
    REQUIRE(game.click());
    REQUIRE(game.window.secret() != nullptr);
  }
  // when it goes on
  MainWindow window(saves.setup());
  window.show();
  press(window, "continue");
  // then the first player is called to the curtain again
  REQUIRE(window.room() != nullptr);
  CHECK(window.page() == window.curtain());
  CHECK(window.curtain()->accessibleName().contains(window.room()->nameOf(seatAt(0))));
}

TEST_CASE("A season of which nothing can be played is told in one sentence, and its file is kept as it is", "[log]") {
  // given an autosave whose cards are unreadable, a file that is no season, and an empty one
  const Saves saves;
  {
    Playing game(3, 1, saves.setup());
    REQUIRE(game.clickUntil([&] { return game.room().steps() > 12; }));
  }
  const QString path = saves.path(saves.files().front());
  QByteArray broken = contentOf(path);
  broken.replace(2000, 40, QByteArray(40, '?'));
  writeTo(path, broken);
  writeTo(saves.path("notes.season"), "buy milk\n");
  writeTo(saves.path("nothing.season"), "");
  MainWindow window(saves.setup());
  window.show();
  press(window, "load");
  REQUIRE(offered(window).count() == 3);
  for (int row = 0; row < 3; ++row) {
    // when somebody wants to go on with it
    offered(window).setCurrentRow(row);
    const QString file = offered(window).item(row)->data(Qt::UserRole).toString();
    const QByteArray before = contentOf(file);
    press(window, "resume");
    // then the start screen says what is wrong, naming the file, and nothing has changed
    INFO(file.toStdString());
    CHECK(window.room() == nullptr);
    CHECK(window.page() == window.startScreen());
    CHECK(says(window, QFileInfo(file).fileName()));
    CHECK(contentOf(file) == before);
  }
}

TEST_CASE("A damaged season is offered as such, goes on, and its file is kept as it was", "[log]") {
  // given an autosave with a letter that became zero
  const Saves saves;
  int steps = 0;
  {
    Playing game(3, 1, saves.setup());
    REQUIRE(game.clickUntil([&] { return game.room().steps() > 12; }));
    steps = game.room().steps();
  }
  const QString path = saves.path(saves.files().front());
  QByteArray broken = contentOf(path);
  broken[broken.size() - 200] = '\0';
  writeTo(path, broken);
  MainWindow window(saves.setup());
  window.show();
  press(window, "load");
  CHECK(offered(window).item(0)->text().contains("damaged"));
  // when it is gone on with
  press(window, "resume");
  // then all of it is there, the log on the screen says what happened, and so does the kept file
  REQUIRE(window.room() != nullptr);
  CHECK(window.room()->steps() == steps);
  const auto* log = window.findChild<LogPanel*>();
  REQUIRE(log != nullptr);
  CHECK(log->lines(window.room()->view(Seat::Table)).join(u' ').contains("is damaged in line"));
  CHECK(contentOf(path + ".damaged") == broken);
}

TEST_CASE("A season whose file is taken away while it is played says so, and is on disk again", "[log]") {
  // given a season under way whose file somebody deletes
  const Saves saves;
  Playing game(3, 1, saves.setup());
  REQUIRE(game.clickUntil([&] { return game.room().steps() > 6; }));
  const QString path = game.room().file();
  REQUIRE(QFile::remove(path));
  const int steps = game.room().steps();
  // when it goes on
  REQUIRE(game.clickUntil([&] { return game.room().steps() > steps + 1; }));
  // then the log on the screen says so, and the file is there again, whole
  const auto* log = game.window.findChild<LogPanel*>();
  REQUIRE(log != nullptr);
  CHECK(log->lines(game.room().view(Seat::Table)).join(u' ').contains("was deleted, renamed or moved"));
  CHECK(game.room().file() == path);
  CHECK(labelOf(path.toStdString()).steps == game.room().steps());
}

TEST_CASE("A copy is saved by the menu's dialog and opened from the start screen", "[log][sample]") {
  const Saves saves;
  const Saves elsewhere;
  const QString copy = elsewhere.path("friday.season");
  View before;
  {
    // given a season under way
    Playing game(3, 2, saves.setup());
    REQUIRE(game.clickUntil([&] { return game.onTable() && game.room().steps() > 15; }));
    before = game.room().view(Seat::Table);
    // when it is saved under a name
    QTest::keyClick(game.window.table(), Qt::Key_S, Qt::ControlModifier);
    auto* dialog = game.window.findChild<QFileDialog*>();
    REQUIRE(dialog != nullptr);
    emit dialog->fileSelected(copy);
    dialog->close();
    // then the file is there; over the season's own file it is refused
    CHECK(QFile::exists(copy));
    const QByteArray own = contentOf(saves.path(saves.files().front()));
    CHECK_THROWS_WITH(game.room().saveTo(saves.path(saves.files().front())), Catch::Contains("another name"));
    CHECK(contentOf(saves.path(saves.files().front())) == own);
  }
  // when a new window opens it
  MainWindow window(saves.setup());
  window.show();
  press(window, "load");
  press(window, "open");
  auto* dialog = window.startScreen()->findChild<QFileDialog*>();
  REQUIRE(dialog != nullptr);
  emit dialog->fileSelected(copy);
  dialog->close();
  // then everything stands as it stood
  REQUIRE(window.room() != nullptr);
  CHECK(window.room()->view(Seat::Table) == before);
}

TEST_CASE("A season that has ended is offered last, and shows its end", "[log]") {
  // given one season that has ended, and one that has not
  const Saves saves;
  {
    Playing game(3, 1, saves.setup());
    REQUIRE(game.toTheEnd());
    REQUIRE(game.window.begin(people(3, 2)));
    REQUIRE(game.clickUntil([&] { return game.room().steps() > 3; }));
  }
  // when the window is opened again
  MainWindow window(saves.setup());
  window.show();
  REQUIRE(offered(window).count() == 2);
  CHECK(offered(window).item(1)->text().contains("Ended"));
  press(window, "load");
  // and once it is known how it stands, its row says who won
  window.startScreen()->finish();
  CHECK(offered(window).item(1)->text().contains(QRegularExpression("The (Warehouse|Traitor) wins")));
  CHECK(offered(window).item(0)->text().contains("Running"));
  offered(window).setCurrentRow(1);
  press(window, "resume");
  // then the end screen is up
  CHECK(window.page() == window.end());
}

}  // namespace w13::test
