// The charts over the table of an auction: what everybody sees, by keys and mouse.

#include <QRegularExpression>

#include "auction_play.h"

namespace w51::test {

namespace {

/// A game of three with one person, played up to an auction in which that person may bid, after so many lots.
struct InAuction {
  explicit InAuction(int lots, std::uint64_t seed = 7) : window(auctionWanted()) {
    window.resize(1280, 800);
    window.show();
    REQUIRE(window.begin(startOf(3, 1, seed)));
    screen().setStill(0);
    Bidder bidder(window, seed);
    const auto mayBid = [&] { return window.page() == window.table() && !screen().desk().amounts.empty(); };
    for (int step = 0; step < 2000 && (open().auctions < lots || !mayBid()); ++step) bidder.step();
    REQUIRE(mayBid());
  }
  [[nodiscard]] TableScreen& screen() const { return *static_cast<AuctionTable*>(window.table())->screen(); }
  [[nodiscard]] Open open() const { return viewIn(window.room()->match(), Seat::Table).open; }
  [[nodiscard]] const Catalog& cards() const { return cardsIn(window.room()->match()); }
  [[nodiscard]] QString nameOf(Seat seat) const { return window.room()->nameOf(seat); }

  ui::PlainWindow window;
};

/// All that stands on a screen, and all that a screen reader finds there.
QStringList readOn(const Screen& screen) {
  QStringList words;
  for (const Piece* each : screen.allPieces()) {
    words << each->look().name;
    for (const Written& text : each->written()) words << text.words;
  }
  for (QGraphicsItem* item : screen.scene()->items())
    if (const Area* area = qobject_cast<const Area*>(item->toGraphicsObject()); area != nullptr && area->isVisible())
      for (const Written& text : area->written()) words << text.words;
  return words;
}

/// The line of a relic in the list, as it is read aloud; empty: the list is not up.
QString lineOf(const TableScreen& screen, RelicId relic) {
  for (const Piece* each : screen.allPieces())
    if (each->look().part == OfGame(Part::Listed) && each->look().noun == of(relic)) return each->look().name;
  return {};
}

}  // namespace

TEST_CASE("All relics are listed by colour, with what has become of each", "[window][secrets]") {
  // given an auction in which some lots are sold, and another is up
  InAuction game(6);
  ui::PlainWindow& window = game.window;
  TableScreen& screen = game.screen();
  const int steps = window.room()->match().steps();
  // when B is pressed
  QTest::keyClick(&screen, Qt::Key_B);
  // then each relic has a line that says where it is, and for how much it was sold
  REQUIRE(screen.chart() == Chart::Relics);
  const Open now = game.open();
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
  CHECK(screen.chart() == Chart::Relics);
  for (const Qt::Key back : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape, Qt::Key_B}) {
    if (!screen.chart()) QTest::keyClick(&screen, Qt::Key_B);
    QTest::keyClick(&screen, back);
    CHECK_FALSE(screen.chart());
  }
  CHECK(window.room()->match().steps() == steps);
  CHECK(lineOf(screen, now.auction.lot).isEmpty());
  // when the key that leads back is held, its repeats answer nothing, whether or not the system marks them
  screen.goTo(*screen.livePieces().front());
  for (Piece* each : screen.livePieces())
    if (!each->look().choices.empty()) screen.goTo(*each);
  for (const Qt::Key back : {Qt::Key_Return, Qt::Key_Space, Qt::Key_B}) {
    if (!screen.chart()) QTest::keyClick(&screen, Qt::Key_B);
    quint64 time = 1000;
    const auto send = [&](QEvent::Type type, bool marked) {
      QKeyEvent event(type, back, Qt::NoModifier, QString(), marked);
      event.setTimestamp(time);
      QApplication::sendEvent(&screen, &event);
    };
    send(QEvent::KeyPress, false);
    CHECK_FALSE(screen.chart());
    for (int repeat = 0; repeat < 5; ++repeat) {
      time += 30;
      send(QEvent::KeyPress, true);
    }
    for (int repeat = 0; repeat < 5; ++repeat) {
      time += 30;
      send(QEvent::KeyRelease, false);
      send(QEvent::KeyPress, false);
    }
    CHECK_FALSE(screen.chart());
    CHECK(window.room()->match().steps() == steps);
    time += 30;
    send(QEvent::KeyRelease, false);
  }
  // and the button above the table opens it as well
  Piece* button = screen.pieceWith(turnsTo(Chart::Relics));
  REQUIRE(button != nullptr);
  button->press();
  CHECK(screen.chart() == Chart::Relics);
}

TEST_CASE("A chart says who has looked at which counterfeit card, and not what is on it", "[window][secrets]") {
  // given a game of three, with six counterfeit cards on the table and perhaps that of an effect
  InAuction game(3);
  TableScreen& screen = game.screen();
  // when K is pressed
  QTest::keyClick(&screen, Qt::Key_K);
  // then each card on the table has a line that names those who have seen it, and nobody else
  REQUIRE(screen.chart() == Chart::Knowers);
  const Open now = game.open();
  int lines = 0;
  for (const Piece* each : screen.allPieces()) {
    if (each->look().part != OfGame(Part::Slot)) continue;
    const QString line = each->look().name.section(QStringLiteral(": seen by "), 1);
    for (const Seat seat : now.all())
      CHECK(line.contains(game.nameOf(seat)) == now.onTable[each->look().noun.index].seenBy.has(seat));
    ++lines;
  }
  CHECK(lines == now.onTable.size());
  // and no relic is named, but in the question that waits
  for (const QString& words : readOn(screen))
    if (words != screen.desk().question)
      for (const RelicId relic : game.cards().all()) {
        INFO(words.toStdString());
        CHECK_FALSE(words.contains(QString::fromStdString(game.cards().of(relic).name.en)));
      }
  // when another chart's key is pressed, that one is shown, and its own key leads back
  QTest::keyClick(&screen, Qt::Key_L);
  CHECK(screen.chart() == Chart::Relics);
  QTest::keyClick(&screen, Qt::Key_S);
  CHECK(screen.chart() == Chart::Standings);
  QTest::keyClick(&screen, Qt::Key_S);
  CHECK_FALSE(screen.chart());
  // and the tabs do the same by mouse
  QTest::keyClick(&screen, Qt::Key_B);
  REQUIRE(screen.pieceWith(turnsTo(Chart::Knowers)) != nullptr);
  screen.pieceWith(turnsTo(Chart::Knowers))->press();
  CHECK(screen.chart() == Chart::Knowers);
  // and Enter presses the tab that the keyboard has gone to, and leads back only elsewhere
  for (int step = 0; step < 40 && !screen.pieceWith(turnsTo(Chart::Standings))->showsFocus(); ++step)
    QTest::keyClick(&screen, Qt::Key_Tab);
  REQUIRE(screen.pieceWith(turnsTo(Chart::Standings))->showsFocus());
  QTest::keyClick(&screen, Qt::Key_Return);
  CHECK(screen.chart() == Chart::Standings);
}

TEST_CASE("The standings are the points, if it ended now and all relics were genuine", "[window][secrets][w51]") {
  // given a game in which some relics are sold
  InAuction game(8);
  TableScreen& screen = game.screen();
  // when S is pressed
  QTest::keyClick(&screen, Qt::Key_S);
  // then each seat has its points, by what everybody sees
  REQUIRE(screen.chart() == Chart::Standings);
  const Open now = game.open();
  const PerSeat<Score> points = scores({now, game.cards()});
  const QStringList words = readOn(screen);
  bool any = false;
  for (const Seat seat : now.all()) {
    const int total = points[seat].total(), blue = points[seat].majority[Category::Blue];
    const auto line = [&](const QString& what, int number) {
      return words
          .filter(QRegularExpression(QStringLiteral("^%1, %2: %3 points?")
                                         .arg(QRegularExpression::escape(game.nameOf(seat)), what)
                                         .arg(number)))
          .size();
    };
    CHECK(line(QStringLiteral("in all"), total) == 1);
    CHECK(line(QStringLiteral("Blue"), blue) == 1);
    any |= blue > 0;
  }
  CHECK(any);
  CHECK(std::ranges::any_of(words,
                            [](const QString& each) { return each.contains("if it ended now", Qt::CaseInsensitive); }));
}

TEST_CASE("Where you stand takes off the fakes that you know, behind your curtain alone", "[window][secrets][w51]") {
  // given a seat that owns a relic which it knows to be a fake
  const Seat me = kernel::seatAt(0);
  std::optional<InAuction> game;
  int points = 0, shown = 0;
  for (std::uint64_t seed = 1; seed < 20 && points == shown; ++seed) {
    game.emplace(18, seed);
    const View view = viewIn(game->window.room()->match(), me);
    Open then = view.open;
    for (const Seat seat : then.all()) then.owned[seat] = then.owned[seat].without(view.knownFakes());
    points = scores({then, game->cards()})[me].total();
    shown = scores({view.open, game->cards()})[me].total();
  }
  REQUIRE(points != shown);
  // when the person there looks
  const QString line = QStringLiteral("without the fakes that you know: %1").arg(points);
  const auto says = [&](const Screen& screen) {
    return std::ranges::any_of(readOn(screen), [&](const QString& each) { return each.endsWith(line); });
  };
  CHECK_FALSE(says(game->screen()));
  Piece* own = game->screen().pieceWith({Order::Look, Noun{0, 0}});
  REQUIRE(own != nullptr);
  own->press();
  QTest::keyPress(game->window.curtain(), Qt::Key_Space);
  REQUIRE(QTest::qWaitFor([&] { return game->window.secret() != nullptr; }));
  QTest::keyRelease(game->window.page(), Qt::Key_Space);
  // then its own screen says so
  CHECK(says(dynamic_cast<AuctionSecret*>(game->window.page())->screen()));
}

}  // namespace w51::test
