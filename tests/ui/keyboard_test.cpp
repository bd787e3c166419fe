// Whole seasons are played with nothing but the keyboard.

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// Somebody who has no mouse: goes to what can be chosen with Tab or back, and presses Enter.
class Typist {
 public:
  Typist(MainWindow& window, std::uint64_t seed) : window_(window), luck_(seed) {}

  /// Answers whatever page is up; false if no key does anything.
  bool step() {
    QWidget* page = window_.page();
    if (page == window_.table()) return onTable(*window_.table());
    if (page == window_.curtain()) return openCurtain();
    if (window_.secret() != nullptr && page == window_.secret()) return onSecret(*window_.secret());
    return page == window_.vote() && press(page->window()->focusWidget(), Qt::Key_Return);
  }
  [[nodiscard]] int keys() const { return keys_; }

 private:
  bool press(QWidget* widget, Qt::Key key) {
    if (widget == nullptr) return false;
    ++keys_;
    QTest::keyClick(widget, key);
    return true;
  }

  bool openCurtain() {
    Curtain* curtain = window_.curtain();
    ++keys_;
    QTest::keyPress(curtain, Qt::Key_Space);
    const bool opened = QTest::qWaitFor([&] { return window_.page() != curtain; }, 5000);
    QTest::keyRelease(window_.page(), Qt::Key_Space);
    return opened;
  }

  /// Chooses something, or leads to a choice: a clue to be claimed, the Neutralizer.
  static bool leads(const Piece& piece) {
    return !piece.look().choices.empty() || piece.look().lit || piece.look().command == Order::Neutralize;
  }

  bool onTable(TableScreen& table) {
    std::vector<Piece*> can;
    bool hand = false;
    for (Piece* piece : table.livePieces()) {
      if (leads(*piece)) can.push_back(piece);
      hand = hand || piece->look().command == Order::Curtain;
    }
    if (hand && (can.empty() || oneIn(2))) return press(&table, Qt::Key_H);
    return !can.empty() && goTo(table, *any(can)) && press(&table, Qt::Key_Return);
  }

  bool onSecret(SecretScreen& secret) {
    std::vector<Piece*> can;
    bool complete = false;
    for (Piece* piece : secret.livePieces()) {
      if (leads(*piece)) can.push_back(piece);
      complete = complete || piece->look().command == Order::Confirm;
    }
    if (complete && (can.empty() || !oneIn(4))) {
      if (Piece* confirm = withCommand(secret, Order::Confirm))
        return goTo(secret, *confirm) && press(&secret, Qt::Key_Return);
    }
    const bool unasked = secret.shown().purpose != VisitFor::Answer;
    if (can.empty() || (unasked && oneIn(2))) return press(&secret, Qt::Key_Space);
    return goTo(secret, *any(can)) && press(&secret, Qt::Key_Return);
  }

  /// Tab, or Shift and Tab, until the focus is there.
  bool goTo(Screen& screen, const Piece& target) {
    const Qt::Key key = oneIn(2) ? Qt::Key_Tab : Qt::Key_Backtab;
    for (std::size_t tries = 0; tries <= screen.livePieces().size(); ++tries) {
      if (screen.scene()->focusItem() == &target) return true;
      press(&screen, key);
    }
    UNSCOPED_INFO("not reached: " << target.look().name.toStdString());
    return false;
  }

  bool oneIn(int times) { return luck_.pick(times, kernel::ChanceOf::Card) == 0; }
  Piece* any(const std::vector<Piece*>& pieces) {
    return pieces[static_cast<std::size_t>(luck_.pick(static_cast<int>(pieces.size()), kernel::ChanceOf::Card))];
  }

  MainWindow& window_;
  kernel::Luck luck_;
  int keys_ = 0;
};

/// Plays to the end; the last `bots` seats are played by the program.
void typeSeason(int seats, int bots, std::uint64_t seed) {
  SeasonStart start = people(seats, seed);
  for (int bot = 0; bot < bots; ++bot)
    start.bots[static_cast<std::size_t>(seats - 1 - bot)] = bot % 2 == 0 ? "rule" : "random";
  Playing game(start);
  game.unpainted();
  Typist typist(game.window, seed);
  const bool ended = game.stepUntil([&] { return game.room().over(); }, [&] { return typist.step(); });
  INFO(game.window.page()->metaObject()->className() << " after " << typist.keys() << " keys");
  REQUIRE(ended);  // there is always a key
  CHECK(game.window.page() == game.window.end());
  WARN(seats << " seats, " << bots << " bots: " << typist.keys() << " keys");
}

}  // namespace

TEST_CASE("The ring of the focus belongs to the keyboard: a press of the mouse draws none", "[window][keyboard]") {
  // given a table with a thing that cannot be chosen, under the mouse
  Playing game(3, 1);
  REQUIRE(game.dealt());
  TableScreen& table = *game.window.table();
  const auto isThing = [](const Piece* piece) { return piece->look().part == Part::Plate && !piece->live(); };
  const std::vector<Piece*> all = table.allPieces();
  Piece* thing = *std::ranges::find_if(all, isThing);
  const std::optional<QPoint> at = table.freePoint(*thing);
  REQUIRE(at.has_value());
  QTest::mouseMove(table.viewport(), *at);
  game.settle();
  const QImage before = table.viewport()->grab().toImage();
  // when the button goes down on it
  QTest::mousePress(table.viewport(), Qt::LeftButton, {}, *at);
  game.settle();
  // then it has the focus, and looks as before
  CHECK(thing->hasFocus());
  CHECK_FALSE(thing->showsFocus());
  CHECK((table.viewport()->grab().toImage() == before));
  QTest::mouseRelease(table.viewport(), Qt::LeftButton, {}, *at);
  // and it stays so when the page gets the focus back
  QWidget* other = game.window.startScreen();
  other->setFocus();
  table.setFocus();
  game.settle();
  CHECK_FALSE(thing->showsFocus());
  // when a key leads on, then there is a ring, also where the mouse was pressed before
  QTest::keyClick(&table, Qt::Key_Tab);
  const Piece* now = qobject_cast<Piece*>(table.scene()->focusItem()->toGraphicsObject());
  REQUIRE(now != nullptr);
  CHECK(now->showsFocus());
  table.goTo(*thing);
  CHECK(thing->showsFocus());
  CHECK((table.viewport()->grab().toImage() != before));
}

TEST_CASE("A cooperative season of two is played with the keyboard alone", "[window][keyboard]") {
  typeSeason(2, 0, 31);
}
TEST_CASE("A season of three, one a bot, is played with the keyboard alone", "[window][keyboard]") {
  typeSeason(3, 1, 32);
}
TEST_CASE("A season of four, two of them bots, is played with the keyboard alone", "[window][keyboard]") {
  typeSeason(4, 2, 33);
}
TEST_CASE("A season of five is played with the keyboard alone", "[window][keyboard]") { typeSeason(5, 0, 34); }

}  // namespace w13::test
