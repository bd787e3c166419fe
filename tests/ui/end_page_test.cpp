// The end of a season: gone through Episode by Episode, by keys, by mouse and by a screen reader.

#include <QTextBrowser>

#include "support/catch.h"
#include "ui/games/warehouse13/pages/new_season.h"
#include "ui/games/warehouse13/pages/outcome.h"
#include "window.h"

namespace w13::test {

namespace {

struct Ended : Playing {
  Ended() : Playing(3, 3) {
    unpainted();
    REQUIRE(clickUntil([&] { return window.page() == window.end(); }));
    window.setUpdatesEnabled(true);
    settle();
  }
  EndPage& end() { return *window.end(); }
  void key(Qt::Key key) {
    QTest::keyClick(&end(), key);
    settle();
  }
};

}  // namespace

TEST_CASE("The end page begins with the first Episode; left and right go through all of them", "[window][keyboard]") {
  Ended game;
  const int last = static_cast<int>(game.end().review().columns.size()) - 1;
  REQUIRE(last > 0);
  CHECK(game.end().selected() == 0);
  game.key(Qt::Key_Left);
  CHECK(game.end().selected() == 0);
  QSet<QString> told;
  for (int at = 0; at <= last; ++at) {
    CHECK(game.end().selected() == at);
    told.insert(game.end().accessibleDescription());
    game.key(Qt::Key_Right);
  }
  CHECK(game.end().selected() == last);
  CHECK(told.size() == last + 1);  // each is told to a screen reader in words of its own
}

TEST_CASE("An Enter that was meant for the table does not leave the end page", "[window][keyboard]") {
  // given a season that ends while somebody presses Enter
  HandClock clock;
  Ended game;
  // when it comes late, or is held, then the page stays
  game.key(Qt::Key_Return);
  REQUIRE(game.window.page() == game.window.end());
  clock.pass(EndPage::kLateEnter - 1);
  game.key(Qt::Key_Enter);
  REQUIRE(game.window.page() == game.window.end());
  clock.pass(1);
  QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, "\r", true);
  QApplication::sendEvent(&game.end(), &held);
  game.settle();
  REQUIRE(game.window.page() == game.window.end());
  // and when the page has been up for a while, Enter leaves it
  game.key(Qt::Key_Return);
  CHECK(game.window.page() == game.window.startScreen());
}

TEST_CASE("The end page leads to another season, and by Esc back to the table", "[window][keyboard]") {
  Ended game;
  game.key(Qt::Key_Escape);
  REQUIRE(game.onTable());
  // and the table says how it ended, and leads back
  CHECK(promptOn(*game.window.table()).question ==
        QString::fromStdString(game.room().words().ending(game.room().view(Seat::Table))));
  QTest::keyClick(game.window.table(), Qt::Key_Return);
  game.settle();
  REQUIRE(game.window.page() == game.window.end());
  // when another season is wanted, then its set-up is up
  QTest::mouseClick(game.end().findChild<QPushButton*>("next-season"), Qt::LeftButton);
  game.settle();
  CHECK(game.window.page() == game.window.startScreen());
  CHECK(game.window.room() == nullptr);
  CHECK(game.window.startScreen()->findChild<NewSeason*>()->isVisible());
}

TEST_CASE("The first Episode tells who was dealt the Traitor's card; before the end nobody is told",
          "[window][SECRET-12]") {
  Ended game;
  const auto* knew = game.end().findChild<QTextBrowser*>("knew");
  CHECK(knew->toPlainText().contains("Traitor's Loyalty card"));
  // and a season that goes on has an empty page
  Playing going(3, 3);
  REQUIRE(going.dealt());
  CHECK(going.window.end()->review().columns.empty());
  CHECK(going.window.end()->findChild<QTextBrowser*>("knew")->toPlainText().isEmpty());
}

TEST_CASE("A click on an Episode looks at it, in any size of window", "[window]") {
  Ended game;
  const int last = static_cast<int>(game.end().review().columns.size()) - 1;
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
    game.window.resize(size);
    game.settle();
    game.end().grab();
    while (game.end().selected() < last) game.key(Qt::Key_Right);
    QTest::mouseClick(&game.end(), Qt::LeftButton, {}, {size.width() / 5, size.height() * 2 / 5});
    CHECK(game.end().selected() == 0);
  }
}

TEST_CASE("An end names the winner once; without a Traitor that is the Adversary", "[window]") {
  Ended game;
  View v = game.room().view(Seat::Table);
  REQUIRE(v.winner == Winner::Traitor);
  const Words& words = game.room().words();
  CHECK(whoWon(v) == "The Traitor wins");
  CHECK(QString::fromStdString(words.ending(v)).endsWith(howWon(v, words), Qt::CaseInsensitive));
  CHECK_FALSE(howWon(v, words).contains("wins"));
  v.cooperative = true;
  CHECK(whoWon(v) == "The Adversary wins");
  v.winner = Winner::Warehouse;
  CHECK(whoWon(v) == "The Warehouse wins");
}

}  // namespace w13::test
