#pragma once
// An auction in its window, played by keys.

#include "engine/games/games.h"
#include "engine/games/warehouse51/events.h"
#include "engine/games/warehouse51/seen/seen_in.h"
#include "plain.h"
#include "support/catch.h"
#include "ui/games/warehouse51/secret/auction_secret.h"
#include "ui/games/warehouse51/table/auction_table.h"
#include "ui/games/warehouse51/window/auction_pages.h"
#include "window.h"

namespace w51::test {

using house::Start;
using w13::test::plain;

inline const house::GameModule& auctionGame() { return *games::named("warehouse51"); }

/// The first seats are people, the others programs.
inline Start startOf(int seats, int people, std::uint64_t seed) {
  Start start;
  start.seed = seed;
  start.players.resize(static_cast<std::size_t>(seats));
  start.bots.resize(static_cast<std::size_t>(seats), "rule");
  for (int at = 0; at < people; ++at) start.bots[static_cast<std::size_t>(at)].clear();
  start.setup = auctionGame().completed({}, seats, *auctionGame().open({}));
  return start;
}

/// A window with the pages of the game.
inline ui::PlainWanted auctionWanted() {
  ui::PlainWanted wanted = plain(auctionGame());
  wanted.pages = std::make_shared<AuctionPages>();
  return wanted;
}

/// Plays by keys as somebody does who bids and passes as the mood takes them.
class Bidder {
 public:
  Bidder(ui::PlainWindow& window, std::uint64_t seed) : window_(window), luck_(seed) {}

  /// Does one thing on the page that is up; false: the match is over.
  bool step() {
    QApplication::processEvents();
    if (window_.page() == window_.curtain()) return openCurtain(), true;
    if (AuctionSecret* secret = dynamic_cast<AuctionSecret*>(window_.page())) return lookAround(*secret), true;
    if (window_.room()->match().over()) return false;
    const auto asked = [&] { return !window_.room()->thinking(); };
    if (asked()) answer();
    else (void)QTest::qWaitFor(asked, 1);
    return true;
  }
  void playOut() {
    int steps = 0;
    while (step()) REQUIRE(++steps < 20000);
  }
  [[nodiscard]] int fists() const { return fists_; }
  [[nodiscard]] int pawns() const { return pawns_; }

 private:
  void openCurtain() {
    QTest::keyPress(window_.curtain(), Qt::Key_Space);
    REQUIRE(QTest::qWaitFor([&] { return window_.page() != window_.curtain(); }));
    QTest::keyRelease(window_.page(), Qt::Key_Space);
  }
  void lookAround(AuctionSecret& secret) {
    SecretScreen& screen = secret.screen();
    REQUIRE(QTest::qWaitFor([&] { return !screen.holdsStill(); }));
    const Decision d = window_.room()->inHand(secret.seat(), false, {});
    const int most = d.empty() ? 0 : d.choices().back().noun.index;
    if (most > 0) {
      const int number = luck_.pick(std::min(most, 12) + 1, kernel::ChanceOf::Card);
      for (const int digit : {number / 10, number % 10})
        QTest::keyClick(&screen, static_cast<Qt::Key>(Qt::Key_0 + digit));
      CHECK(screen.fist() == number);
      ++fists_;
    }
    QTest::keyClick(&screen, Qt::Key_Return);
  }
  void answer() {
    TableScreen& screen = *static_cast<AuctionTable*>(window_.table())->screen();
    REQUIRE(QTest::qWaitFor([&] { return !screen.holdsStill(); }));
    const bool pawns = !screen.shown().mayPawn.empty() && luck_.pick(8, kernel::ChanceOf::Card) == 0;
    if (pawns) {
      QTest::keyClick(&screen, Qt::Key_W);
      for (Piece* each : screen.livePieces())
        if (each->look().command.what == OfGame(Order::Pick)) {
          each->press();
          break;
        }
      QTest::keyClick(&screen, Qt::Key_Return);
      ++pawns_;
      return;
    }
    const Desk& desk = screen.desk();
    for (const Category category : desk.decks)
      return void(QTest::keyClick(&screen, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(category))));
    for (const Category category : desk.categories)
      return void(QTest::keyClick(&screen, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(category))));
    if (desk.main() == nullptr) {
      if (!desk.relics.empty() && luck_.pick(2, kernel::ChanceOf::Card) == 0) {
        pressAny(screen, Order::Pick);
        return;
      }
      return pressButton(screen);
    }
    const bool passes = !desk.amounts.empty() && luck_.pick(3, kernel::ChanceOf::Card) == 0;
    QTest::keyClick(&screen, passes ? Qt::Key_Space : Qt::Key_Return);
  }
  void pressAny(TableScreen& screen, Order order) {
    for (Piece* each : screen.livePieces())
      if (each->look().command.what == OfGame(order)) return each->press();
    FAIL("nothing to press");
  }
  /// The last button that makes a choice.
  void pressButton(TableScreen& screen) {
    Piece* last = nullptr;
    for (Piece* each : screen.livePieces())
      if (each->look().choices.size() == 1) last = each;
    REQUIRE(last != nullptr);
    last->press();
  }

  ui::PlainWindow& window_;
  kernel::Luck luck_;
  int fists_ = 0;
  int pawns_ = 0;
};

}  // namespace w51::test
