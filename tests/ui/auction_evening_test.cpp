// An evening at the auction by hand's means: things move, curtains open, programs wait until people have seen what
// happened, and what cannot be written holds nobody up.

#include <QTemporaryDir>

#include "auction_play.h"
#include "support/full_disk.h"
#include "ui/games/warehouse51/screen/pointed.h"

namespace w51::test {

namespace {

constexpr int kDelay = 600;  // milliseconds: of a program that is in no hurry

ui::PlainWanted unhurried(Pace pace = Pace::Normal) {
  ui::PlainWanted wanted = auctionWanted();
  wanted.options.motion = pace;
  wanted.options.botDelay = kDelay;
  return wanted;
}

/// A window whose clock is the test's.
struct Evening {
  explicit Evening(const Start& start, const ui::PlainWanted& wanted = unhurried()) : window(wanted) {
    window.resize(1280, 800);
    window.show();
    REQUIRE(window.begin(start));
  }
  [[nodiscard]] TableScreen& screen() const { return *static_cast<AuctionTable*>(window.table())->screen(); }
  [[nodiscard]] const house::Match& match() const { return window.room()->match(); }
  [[nodiscard]] Course course() const { return courseOf(screen().shown().view, cardsIn(match())); }
  [[nodiscard]] bool onTable() const { return window.page() == window.table(); }
  [[nodiscard]] bool moves() const { return onTable() && screen().motion().moving(); }
  [[nodiscard]] bool opens() const { return window.findChild<ui::CurtainHalves*>()->opening(); }
  /// A question has just come up, and takes no answer yet.
  [[nodiscard]] bool holdsStill() const {
    if (AuctionSecret* secret = dynamic_cast<AuctionSecret*>(window.page())) return secret->screen().holdsStill();
    return onTable() && screen().holdsStill();
  }
  void pass(int milliseconds) {
    clock.pass(milliseconds);
    QApplication::processEvents();
  }
  /// Somebody does one thing once the question holds still, up to when something is so; false: it never is.
  template <class Until>
  bool playUntil(const Until& until, Bidder& bidder) {
    for (int step = 0; step < 20'000; ++step) {
      QApplication::processEvents();
      if (until()) return true;
      if (opens() || moves() || holdsStill() || (onTable() && window.room()->thinking())) pass(100);
      else if (!bidder.step()) return false;
    }
    return false;
  }

  HandClock clock;
  ui::PlainWindow window;
};

}  // namespace

TEST_CASE("A key or a click while things move answers nothing", "[window][motion][hand]") {
  const bool byKey = GENERATE(true, false);
  INFO((byKey ? "a key" : "a click"));
  // given people among whom a lot has been sold, and the next one comes at once
  Start start = startOf(3, 3, 5);
  start.setup.options.push_back("fixed-order");
  start.setup = auctionGame().completed(start.setup, 3, *auctionGame().open({}));
  Evening evening(start);
  Bidder bidder(evening.window, 5);
  const auto asksWhileMoving = [&] {
    return !evening.opens() && evening.moves() && !evening.screen().desk().amounts.empty() &&
           evening.match().steps() > 10;
  };
  REQUIRE(evening.playUntil(asksWhileMoving, bidder));
  evening.pass(Screen::kStill + 10);  // longer than a question holds still
  REQUIRE(evening.moves());
  const int steps = evening.match().steps();
  // when somebody presses what would bid
  if (byKey) {
    QTest::keyClick(&evening.screen(), Qt::Key_Return);
  } else {
    Piece* bid = nullptr;
    for (Piece* each : evening.screen().livePieces())
      if (each->look().command == Command(Order::Take)) bid = each;
    REQUIRE(bid != nullptr);
    bid->press();
  }
  // then nothing moves any more, and nobody has bid
  CHECK_FALSE(evening.moves());
  CHECK(evening.match().steps() == steps);
  // and pressed again once the question has held still, it counts
  evening.pass(Screen::kStill + 10);
  QTest::keyClick(&evening.screen(), Qt::Key_Return);
  CHECK(evening.match().steps() == steps + 1);
}

TEST_CASE("Programs wait until what moves has come to rest, and then as long as for any answer",
          "[window][bots][hand]") {
  Evening evening(startOf(3, 1, 7));
  Bidder bidder(evening.window, 7);
  const auto moves = [&] { return evening.moves() && evening.window.room()->thinking(); };
  REQUIRE(evening.playUntil(moves, bidder));
  const int steps = evening.match().steps();
  // when a program is asked while something moves, then nothing happens as long as it does
  while (evening.moves()) {
    REQUIRE(evening.match().steps() == steps);
    evening.pass(50);
  }
  // and not for the whole delay after it
  evening.pass(kDelay - 60);
  CHECK(evening.match().steps() == steps);
  for (int more = 0; more < 3 * kDelay && evening.match().steps() == steps; more += 50) evening.pass(50);
  CHECK(evening.match().steps() > steps);
}

TEST_CASE("Opened fists stay as long as people need to read them", "[window][bots][hand][BLIND-02]") {
  // given a blind auction that has just been opened, and a program that is to move on
  Evening evening(startOf(4, 1, 3));
  Bidder bidder(evening.window, 3);
  const auto opened = [&] {
    return evening.onTable() && evening.course() == Course::Opened && evening.window.room()->thinking();
  };
  REQUIRE(evening.playUntil(opened, bidder));
  const int steps = evening.match().steps();
  while (evening.moves()) evening.pass(50);
  // when two seconds pass, then they still lie there
  evening.pass(2000);
  CHECK(evening.match().steps() == steps);
  CHECK(evening.course() == Course::Opened);
  for (int more = 0; more < 4000 && evening.match().steps() == steps; more += 50) evening.pass(50);
  CHECK(evening.match().steps() > steps);
}

TEST_CASE("After the rule book was read, a program waits once more before it moves", "[window][bots][rules][hand]") {
  Evening evening(startOf(3, 1, 7), unhurried(Pace::Off));
  Bidder bidder(evening.window, 7);
  REQUIRE(evening.playUntil([&] { return evening.onTable() && evening.window.room()->thinking(); }, bidder));
  const int steps = evening.match().steps();
  // given somebody who reads for a minute while a program is asked
  emit evening.window.table()->reads();
  REQUIRE(evening.window.rulesPanel() != nullptr);
  evening.pass(60'000);
  CHECK(evening.match().steps() == steps);
  // when the book is closed, then people see the table for a while before it changes
  QTest::keyClick(evening.window.rulesPanel(), Qt::Key_Escape);
  evening.pass(kDelay - 50);
  CHECK(evening.match().steps() == steps);
  for (int more = 0; more < 3 * kDelay && evening.match().steps() == steps; more += 50) evening.pass(50);
  CHECK(evening.match().steps() > steps);
}

TEST_CASE("People may pawn while a program is asked, and are given time for it", "[window][hand][PAWN-01][RULING-20]") {
  // given a person with five ingots or fewer, and a program that is asked
  Evening evening(startOf(3, 1, 7), unhurried(Pace::Off));
  Bidder bidder(evening.window, 7);
  const Seat me = kernel::seatAt(0);
  const auto may = [&] {
    return evening.onTable() && evening.window.room()->thinking() && evening.match().mayInterject(me);
  };
  REQUIRE(evening.playUntil(may, bidder));
  const int steps = evening.match().steps();
  // then the person has a button, for longer than a program's delay
  CHECK(evening.screen().shown().mayPawn.has(me));
  evening.pass(2 * kDelay);
  REQUIRE(evening.match().steps() == steps);
  // when it is pressed, and a relic confirmed
  QTest::keyClick(&evening.screen(), Qt::Key_W);
  Piece* relic = nullptr;
  for (Piece* each : evening.screen().livePieces())
    if (each->look().command.what == OfGame(Order::Pick)) relic = each;
  REQUIRE(relic != nullptr);
  relic->press();
  evening.pass(Screen::kStill + 10);
  QTest::keyClick(&evening.screen(), Qt::Key_Return);
  // then it is pawned
  CHECK(evening.match().steps() == steps + 1);
  CHECK(evening.screen().shown().view.open.pawned.size() > 0);
}

TEST_CASE("Enter that is held presses a button once", "[window][keys][hand]") {
  // given a question for a person whose button the keyboard has gone to
  Evening evening(startOf(3, 3, 5), unhurried(Pace::Off));
  Bidder bidder(evening.window, 5);
  REQUIRE(evening.playUntil([&] { return evening.onTable() && !evening.screen().desk().amounts.empty(); }, bidder));
  QTest::keyClick(&evening.screen(), Qt::Key_Tab);
  const int steps = evening.match().steps();
  // when Enter is held: it repeats
  for (int repeat = 1; repeat < 20; ++repeat) {
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, {}, {}, true);
    QApplication::sendEvent(&evening.screen(), &again);
    evening.pass(Screen::kStill + 10);
  }
  // then nobody has answered by it
  CHECK(evening.match().steps() == steps);
}

TEST_CASE("Whoever lets go of the curtain in another window opens nothing", "[window][secrets][curtain][hand]") {
  // given somebody who holds the curtain
  ui::PlainWanted wanted = unhurried(Pace::Off);
  wanted.curtainHold = ui::Curtain::kHold;
  Evening evening(startOf(3, 3, 5), wanted);
  QApplication::setActiveWindow(&evening.window);
  REQUIRE(evening.window.page() == evening.window.curtain());
  QTest::keyPress(evening.window.curtain(), Qt::Key_Space);
  evening.pass(ui::Curtain::kHold / 2);
  // when another window comes to the front, where the key is let go
  QWidget other;
  other.show();
  QApplication::setActiveWindow(&other);
  QApplication::processEvents();
  evening.pass(10 * ui::Curtain::kHold);
  // then the curtain hangs
  CHECK(evening.window.secret() == nullptr);
  CHECK(evening.window.page() == evening.window.curtain());
  // and held again it opens
  QApplication::setActiveWindow(&evening.window);
  QTest::keyPress(evening.window.curtain(), Qt::Key_Space);
  evening.pass(ui::Curtain::kHold + 50);
  CHECK(evening.window.secret() != nullptr);
}

TEST_CASE("On a full disk curtains open and close, and a program that could not move tries again",
          "[window][log][hand]") {
  const QTemporaryDir folder;
  ui::PlainWanted wanted = unhurried(Pace::Off);
  wanted.saves = folder.path();
  Evening evening(startOf(3, 1, 7), wanted);
  {
    const files::FullDisk disk;
    // when somebody looks while nothing can be written
    REQUIRE(evening.window.page() == evening.window.curtain());
    QTest::keyPress(evening.window.curtain(), Qt::Key_Space);
    evening.pass(ui::Curtain::kHold + 50);
    QTest::keyRelease(evening.window.page(), Qt::Key_Space);
    // then the screen opens
    REQUIRE(evening.window.secret() != nullptr);
    // and closes
    QTest::keyClick(&static_cast<AuctionSecret*>(evening.window.page())->screen(), Qt::Key_Escape);
    QApplication::processEvents();
    CHECK(evening.window.secret() == nullptr);
  }
  Bidder bidder(evening.window, 7);
  const auto thinks = [&] { return evening.onTable() && evening.window.room()->thinking(); };
  REQUIRE(evening.playUntil(thinks, bidder));
  const int steps = evening.match().steps();
  {
    // given a program that could not move, as the disk was full
    const files::FullDisk disk;
    evening.pass(4 * kDelay);
    CHECK(evening.match().steps() == steps);
    CHECK(evening.window.room()->thinking());
  }
  // when there is room again, then it moves
  evening.pass(10'000);
  CHECK(evening.match().steps() > steps);
}

TEST_CASE("With Gentle reckoning the fakes that you know still count for your sets", "[window][secrets][VAR-04]") {
  // given a seat that owns relics of which it knows some to be fakes
  std::optional<Evening> evening;
  const Seat me = kernel::seatAt(0);
  int points = 0, without = 0;
  for (std::uint64_t seed = 1; seed < 40 && points == without; ++seed) {
    Start start = startOf(3, 1, seed);
    start.setup.options.push_back("gentle-reckoning");
    start.setup = auctionGame().completed(start.setup, 3, *auctionGame().open({}));
    ui::PlainWanted wanted = auctionWanted();
    evening.emplace(start, wanted);
    evening->screen().setStill(0);
    Bidder bidder(evening->window, seed);
    const auto far = [&] {
      return evening->onTable() && evening->screen().shown().view.open.auctions >= 20 &&
             !evening->screen().desk().amounts.empty();
    };
    if (!evening->playUntil(far, bidder)) continue;
    const View view = viewIn(evening->match(), me);
    Open then = view.open;
    then.fallen |= view.knownFakes();
    points = scores({then, cardsIn(evening->match())})[me].total();
    Open gone = view.open;
    for (const Seat seat : gone.all()) gone.owned[seat] = gone.owned[seat].without(view.knownFakes());
    without = scores({gone, cardsIn(evening->match())})[me].total();
  }
  REQUIRE(points != without);
  // when the person there looks
  Piece* own = evening->screen().pieceWith({Order::Look, Noun{0, 0}});
  REQUIRE(own != nullptr);
  own->press();
  QTest::keyPress(evening->window.curtain(), Qt::Key_Space);
  evening->pass(1000);
  REQUIRE(evening->window.secret() != nullptr);
  // then its screen reckons as the game will
  const SecretScreen& screen = static_cast<AuctionSecret*>(evening->window.page())->screen();
  const QString line = QStringLiteral("without the fakes that you know: %1").arg(points);
  bool says = false;
  for (QGraphicsItem* item : screen.scene()->items())
    if (const Area* area = qobject_cast<const Area*>(item->toGraphicsObject()))
      for (const Written& text : area->written()) says = says || text.words.endsWith(line);
  CHECK(says);
}

}  // namespace w51::test
