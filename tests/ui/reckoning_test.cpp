// The ceremony at the end of Warehouse 51: gone through by keys, with motion on, by a clock that the test holds.

#include "engine/games/games.h"
#include "engine/games/warehouse51/events.h"
#include "engine/games/warehouse51/seen/seen_in.h"
#include "plain.h"
#include "support/catch.h"
#include "ui/games/warehouse51/table/auction_table.h"
#include "ui/games/warehouse51/window/auction_pages.h"
#include "ui/look/say.h"
#include "window.h"

namespace w51::test {

namespace {

const house::GameModule& theGame() { return *games::named("warehouse51"); }

/// A match that programs have played to its end, in a window where things move.
class Ended {
 public:
  Ended(int seats, std::uint64_t seed) : window_(wanted()) {
    house::Start start;
    start.seed = seed;
    start.players.resize(static_cast<std::size_t>(seats));
    start.bots.resize(static_cast<std::size_t>(seats), "rule");
    start.setup = theGame().completed({}, seats, *theGame().open({}));
    window_.resize(1280, 800);
    window_.show();
    REQUIRE(window_.begin(start));
    for (int turn = 0; !match().over(); ++turn) {
      REQUIRE(turn < 20000);
      QApplication::processEvents();
      clock_.pass(10);
    }
    QApplication::processEvents();
    clock_.pass(Screen::kStill);
  }

  [[nodiscard]] const house::Match& match() const { return window_.room()->match(); }
  [[nodiscard]] TableScreen& screen() { return *static_cast<AuctionTable*>(window_.table())->screen(); }
  [[nodiscard]] bool sitsThere() { return window_.page() == window_.table(); }
  void press(int key) {
    QTest::keyClick(&screen(), static_cast<Qt::Key>(key));
    QApplication::processEvents();
  }
  void pass(int milliseconds) {
    clock_.pass(milliseconds);
    QApplication::processEvents();
  }
  /// All that the screen names.
  [[nodiscard]] QString named() {
    QStringList all;
    for (const Piece* piece : screen().allPieces()) all << piece->look().name;
    return all.join(u'\n');
  }
  [[nodiscard]] QString said() { return screen().desk().question + u'\n' + screen().desk().hint; }
  /// Whether Enter goes on.
  [[nodiscard]] bool goesOn() {
    return screen().desk().main() != nullptr && screen().desk().main()->command == Command(Order::Next);
  }

 private:
  static PlainWanted wanted() {
    PlainWanted wanted = w13::test::plain(theGame());
    wanted.pages = std::make_shared<AuctionPages>();
    wanted.options.motion = Pace::Normal;
    return wanted;
  }
  HandClock clock_;
  PlainWindow window_;
};

/// The names of the relics of events.
QStringList relicsOf(const house::Match& match, Happened what) {
  QStringList names;
  for (const house::Event& event : match.events(Seat::Table, house::Since::Beginning))
    if (static_cast<Happened>(event.what) == what) names << say(cardsIn(match).of(relicOf(event.noun)).name.en);
  return names;
}

}  // namespace

TEST_CASE("The reckoning names every fake and ends with the totals", "[window][sample]") {
  const int seats = GENERATE(3, 4, 5);
  CAPTURE(seats);
  // given a match that is over, and its fakes
  Ended end(seats, 2);
  const QStringList named = relicsOf(end.match(), Happened::TurnedUp), fakes = relicsOf(end.match(), Happened::Fake);
  REQUIRE(!fakes.isEmpty());
  // when Enter is pressed from card to card, each time once all has come to rest, then one more is named each time
  QStringList hidden = named;
  QString told;
  while (!hidden.isEmpty()) {
    const auto shown = [&](const QString& relic) { return end.said().contains(relic); };
    CHECK(std::ranges::none_of(hidden, shown));
    end.pass(1000);
    const auto up = std::ranges::find_if(hidden, shown);
    REQUIRE(up != hidden.end());
    hidden.erase(up);
    told += end.named();
    end.press(Qt::Key_Return);
  }
  for (const QString& relic : named) CHECK(told.contains(relic));
  // then all fakes fall together
  end.pass(2000);
  for (const QString& fake : fakes) CHECK(end.said().contains(fake));
  // when the score is told to its end
  int parts = 0;
  while (end.goesOn()) {
    REQUIRE(++parts < 20);
    end.press(Qt::Key_Return);
    end.pass(2000);
  }
  // then its seven parts and the end have come, and every total stands on the screen
  CHECK(parts == 8);
  const View view = viewIn(end.match(), Seat::Table);
  for (const Seat seat : view.open.all()) {
    const QString total = QString::number(view.open.scores[seat].total());
    CHECK(end.named().contains(QRegularExpression(": " + total + "\\. ")));
    CHECK(end.said().contains(QRegularExpression(" " + total + "\\b")));
  }
}

TEST_CASE("A key during motion shows where it ends; the next goes on", "[window]") {
  Ended end(4, 2);
  // given a card that turns
  const QString turning = end.said();
  // when Enter is pressed, then it lies turned up, and the step is the same
  end.press(Qt::Key_Return);
  const QString first = end.said();
  CHECK(first != turning);
  // when it is pressed again, and the left arrow after it, then the first card is told again
  end.press(Qt::Key_Return);
  end.press(Qt::Key_Return);
  CHECK(end.said() != first);
  end.press(Qt::Key_Left);
  CHECK(end.said() == first);
}

TEST_CASE("Enter pressed once too often does not leave the result, and a moment later it does", "[window][hand]") {
  Ended end(3, 4);
  // given somebody who goes on by Enter until the result is up
  int presses = 0;
  while (end.goesOn()) {
    REQUIRE(++presses < 60);
    end.press(Qt::Key_Return);
  }
  // when Enter is pressed again
  end.press(Qt::Key_Return);
  end.press(Qt::Key_Return);
  // then the result is still there
  REQUIRE(end.sitsThere());
  CHECK(end.said().startsWith(end.screen().shown().ending));
  // and after a moment it leads away
  end.pass(Ceremony::kResult);
  end.press(Qt::Key_Return);
  CHECK_FALSE(end.sitsThere());
}

TEST_CASE("S shows all at once; from the end what everybody knew opens, and Esc leaves", "[window]") {
  Ended end(3, 4);
  // when S is pressed in motion, and until nothing goes on
  int presses = 0;
  while (end.goesOn()) {
    REQUIRE(++presses < 5);
    end.press(Qt::Key_S);
  }
  // then the table says who has won
  CHECK(end.said().startsWith(end.screen().shown().ending));
  // when S is pressed once more, then every lot is listed
  end.press(Qt::Key_S);
  const QString listed = end.named();
  for (const RelicId relic : cardsIn(end.match()).all())
    CHECK(listed.contains(": " + say(cardsIn(end.match()).of(relic).name.en) + ","));
  // when one goes back, then the score is up again; and Esc leaves
  end.press(Qt::Key_Left);
  CHECK(end.said().startsWith(end.screen().shown().ending));
  end.press(Qt::Key_Escape);
  CHECK_FALSE(end.sitsThere());
}

}  // namespace w51::test
