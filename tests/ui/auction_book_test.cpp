// The rule book behind the curtain of an auction: what is read there concerns a secret, so it goes with the screen.

#include "auction_play.h"

namespace w51::test {

TEST_CASE("The rule of a question can be read behind the curtain, and no trace of it is left", "[window][secrets]") {
  // given a seat that looks at the cards beside it
  ui::PlainWindow window(auctionWanted());
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.begin(startOf(3, 3, 3)));
  QTest::keyClick(window.curtain(), Qt::Key_Space);
  QApplication::processEvents();
  AuctionSecret* secret = dynamic_cast<AuctionSecret*>(window.secret());
  REQUIRE(secret != nullptr);
  REQUIRE(QTest::qWaitFor([&] { return !secret->screen().holdsStill(); }));
  // when it presses the rule of its question
  Piece* rule = nullptr;
  for (Piece* each : secret->screen().livePieces())
    if (each->look().command.what == OfGame(Order::Rule)) rule = each;
  REQUIRE(rule != nullptr);
  rule->press();
  // then the book is open there
  REQUIRE(window.secretBook() != nullptr);
  CHECK(window.secretBook()->isVisible());
  CHECK(window.secretBook()->openedPage() == "SETUP-10");
  // and when the curtain closes, neither that book nor another remembers it
  emit secret->done({});
  QApplication::processEvents();
  CHECK(window.secret() == nullptr);
  CHECK(window.secretBook() == nullptr);
  CHECK(window.rulesPanel() == nullptr);
}

}  // namespace w51::test
