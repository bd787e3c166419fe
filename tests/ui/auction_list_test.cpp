// The list of all relics over the table of an auction: what everybody sees, by keys and mouse.

#include "auction_play.h"

namespace w51::test {

namespace {

/// The line of a relic in the list, as it is read aloud; empty: the list is not up.
QString lineOf(const TableScreen& screen, RelicId relic) {
  for (const Piece* each : screen.allPieces())
    if (each->look().part == OfGame(Part::Listed) && each->look().noun == of(relic)) return each->look().name;
  return {};
}

}  // namespace

TEST_CASE("All relics are listed by colour, with what has become of each", "[window][secrets]") {
  // given an auction in which some lots are sold, and another is up
  ui::PlainWindow window(auctionWanted());
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.begin(startOf(3, 1, 7)));
  TableScreen& screen = *static_cast<AuctionTable*>(window.table())->screen();
  screen.setStill(0);
  Bidder bidder(window, 7);
  const auto open = [&] { return viewIn(window.room()->match(), Seat::Table).open; };
  const auto mayBid = [&] { return window.page() == window.table() && !screen.desk().amounts.empty(); };
  for (int step = 0; step < 2000 && (open().auctions < 6 || !mayBid()); ++step) bidder.step();
  REQUIRE(mayBid());
  const int steps = window.room()->match().steps();
  // when B is pressed
  QTest::keyClick(&screen, Qt::Key_B);
  // then each relic has a line that says where it is, and for how much it was sold
  REQUIRE(screen.lists());
  const Open now = open();
  int sold = 0, hidden = 0;
  for (const RelicId relic : cardsIn(window.room()->match()).all()) {
    const QString line = lineOf(screen, relic);
    INFO(line.toStdString());
    const Seat owner = now.owner(relic);
    if (owner != Seat::Table) {
      CHECK(line.contains(window.room()->nameOf(owner)));
      ++sold;
    } else if (now.hidden.has(relic)) {
      CHECK(line.endsWith("not seen yet"));
      ++hidden;
    } else {
      CHECK(line.contains(now.auction.lot == relic ? ": the lot now" : ": gone"));
    }
  }
  CHECK(sold > 2);
  CHECK(hidden == now.hidden.size());
  for (const house::Event& event : window.room()->match().events(Seat::Table, house::Since::Beginning))
    if (static_cast<Happened>(event.what) == Happened::Sold)
      CHECK(lineOf(screen, relicOf(event.noun)).contains(QStringLiteral("sold for %1").arg(event.number)));
  // and no key answers the question that waits below it: Enter leads back, as B and Esc do
  QTest::keyClick(&screen, Qt::Key_W);
  QTest::keyClick(&screen, Qt::Key_5);
  CHECK(screen.lists());
  for (const Qt::Key back : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape, Qt::Key_B}) {
    if (!screen.lists()) QTest::keyClick(&screen, Qt::Key_B);
    QTest::keyClick(&screen, back);
    CHECK_FALSE(screen.lists());
  }
  CHECK(window.room()->match().steps() == steps);
  CHECK(lineOf(screen, now.auction.lot).isEmpty());
  // when the key that leads back is held, its repeats answer nothing, whether or not the system marks them
  screen.goTo(*screen.livePieces().front());
  for (Piece* each : screen.livePieces())
    if (!each->look().choices.empty()) screen.goTo(*each);
  for (const Qt::Key back : {Qt::Key_Return, Qt::Key_Space, Qt::Key_B}) {
    if (!screen.lists()) QTest::keyClick(&screen, Qt::Key_B);
    quint64 time = 1000;
    const auto send = [&](QEvent::Type type, bool marked) {
      QKeyEvent event(type, back, Qt::NoModifier, QString(), marked);
      event.setTimestamp(time);
      QApplication::sendEvent(&screen, &event);
    };
    send(QEvent::KeyPress, false);
    CHECK_FALSE(screen.lists());
    for (int repeat = 0; repeat < 5; ++repeat) {
      time += 30;
      send(QEvent::KeyPress, true);
    }
    for (int repeat = 0; repeat < 5; ++repeat) {
      time += 30;
      send(QEvent::KeyRelease, false);
      send(QEvent::KeyPress, false);
    }
    CHECK_FALSE(screen.lists());
    CHECK(window.room()->match().steps() == steps);
    time += 30;
    send(QEvent::KeyRelease, false);
  }
  // and the button above the table opens it as well
  Piece* button = screen.pieceWith(Order::Relics);
  REQUIRE(button != nullptr);
  button->press();
  CHECK(screen.lists());
}

}  // namespace w51::test
