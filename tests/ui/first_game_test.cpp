// The note of a first game in the plain window: it comes by itself, is read by one key, and nobody has to read it.

#include <QCheckBox>

#include "engine/games/games.h"
#include "plain.h"
#include "support/catch.h"

namespace w13::test {

namespace {

const house::GameModule& auction() { return *games::named("warehouse51"); }

/// Three people at a first game.
house::Start firstGame() {
  house::Start start;
  start.players = {"Ada", "Ben", "Cleo"};
  start.bots = {"", "", ""};
  start.seed = 6;
  start.first.on = true;
  return start;
}

struct Learning {
  explicit Learning(const house::Start& start = firstGame()) : window(plain(auction())) {
    window.resize(1280, 800);
    window.show();
    REQUIRE(window.begin(start));
    settle();
  }
  static void settle() {
    for (int turn = 0; turn < 4; ++turn) QApplication::processEvents();
  }
  [[nodiscard]] std::string note() const {
    const house::FirstCard* card = window.firstBar() == nullptr ? nullptr : window.firstBar()->card();
    return card == nullptr ? "" : card->id;
  }
  void key(Qt::Key key) {
    QTest::keyClick(window.focusWidget(), key);
    settle();
  }
  /// Everybody looks at the cards beside them, and reads what is said of them.
  void look() {
    for (int seat = 0; seat < 3; ++seat) {
      REQUIRE(window.page() == window.curtain());
      key(Qt::Key_Space);
      CHECK(note() == "first-look");
      key(Qt::Key_Return);
      CHECK(note().empty());
      REQUIRE(QTest::qWaitFor([&] { return key(Qt::Key_Return), window.secret() == nullptr; }));
      settle();
    }
  }
  ui::PlainWindow window;
};

}  // namespace

TEST_CASE("A first game explains a decision when it first comes up, and one key has read it", "[window][first]") {
  // given three people who have looked at their cards, each with a note behind the curtain
  Learning game;
  game.look();
  // then the table explains the first question
  REQUIRE(game.window.page() == game.window.table());
  CHECK(game.note() == "pick-deck");
  // a key that is still held reads nothing
  QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, "\r", true);
  QApplication::sendEvent(game.window.focusWidget(), &held);
  CHECK(game.note() == "pick-deck");
  // and Enter reads it, and answers nothing
  const int steps = game.window.room()->match().steps();
  game.key(Qt::Key_Return);
  CHECK(game.note().empty());
  CHECK(game.window.room()->match().steps() == steps);
}

TEST_CASE("The rule behind a note can be read behind the curtain, and goes with it", "[window][first][secrets]") {
  // given somebody behind the curtain, with a note
  Learning game;
  game.key(Qt::Key_Space);
  REQUIRE(game.note() == "first-look");
  // when its rule is wanted
  game.key(Qt::Key_F1);
  // then the book is open there, and Esc leads back to the note
  REQUIRE(game.window.secretBook() != nullptr);
  CHECK(game.window.secretBook()->isVisible());
  CHECK(game.window.secretBook()->openedPage() == "SETUP-10");
  game.key(Qt::Key_Escape);
  CHECK_FALSE(game.window.secretBook()->isVisible());
  CHECK(game.note() == "first-look");
  CHECK(game.window.secret() != nullptr);
  // and nothing of it is left when the curtain closes, even if it is open
  game.key(Qt::Key_F1);
  QEvent away(QEvent::ActivationChange);
  QApplication::sendEvent(&game.window, &away);
  Learning::settle();
  if (!game.window.isActiveWindow()) {
    CHECK(game.window.secret() == nullptr);
    CHECK(game.window.secretBook() == nullptr);
  }
  CHECK(game.window.rulesPanel() == nullptr);
}

TEST_CASE("Whoever plays on has read the note of a first game", "[window][first]") {
  Learning game;
  game.look();
  CHECK(game.note() == "pick-deck");
  // when a deck is picked with the note up
  const int steps = game.window.room()->match().steps();
  const std::vector<QPushButton*> decks = pressable(game.window.table(), "choice");
  REQUIRE(!decks.empty());
  QTest::mouseClick(decks.front(), Qt::LeftButton);
  Learning::settle();
  // then that is done, and the next decision has its own note
  REQUIRE(game.window.room()->match().steps() > steps);
  CHECK(game.note() != "pick-deck");
  CHECK_FALSE(game.note().empty());
}

TEST_CASE("Nothing is explained in a game that is nobody's first", "[window][first]") {
  house::Start start = firstGame();
  start.first.on = false;
  Learning game(start);
  CHECK(game.window.firstBar() == nullptr);
}

TEST_CASE("A first game is offered where nobody has played yet, and only where there are cards for it",
          "[window][first]") {
  ui::PlainWindow auctions(plain(auction()));
  auctions.show();
  const QCheckBox* offered = auctions.setup()->findChild<QCheckBox*>("first-game");
  REQUIRE(offered != nullptr);
  CHECK(offered->isVisible());
  CHECK(offered->isChecked());
  CHECK(auctions.setup()->start().first.on);
  ui::PlainWindow vault(plain(*games::named("vault")));
  vault.show();
  CHECK_FALSE(vault.setup()->findChild<QCheckBox*>("first-game")->isVisible());
  CHECK_FALSE(vault.setup()->start().first.on);
}

}  // namespace w13::test
