// Work the Case behind the curtain: the clue may be touched before the Trait, though the game asks the other way round.

#include "support/catch.h"
#include "ui/games/warehouse13/lessons/targets.h"
#include "window.h"

namespace w13::test {

namespace {

/// A clue that can be picked before the Trait, or nullptr.
Piece* clueToPick(const Screen& screen) {
  for (Piece* piece : screen.livePieces())
    if (piece->look().command.what == Order::Pick) return piece;
  return nullptr;
}

}  // namespace

TEST_CASE("A clue can be picked before the Trait that pays for it", "[window][CLAIM-04]") {
  // given somebody behind the curtain with a Trait that pays for a clue
  Playing game(3, 1);
  const auto mayPick = [&] { return game.window.secret() != nullptr && clueToPick(*game.window.secret()) != nullptr; };
  REQUIRE(game.clickUntil(mayPick));
  SecretScreen& secret = *game.window.secret();
  const Seat seat = secret.shown().view.viewer;
  const Piece* clue = clueToPick(secret);
  const DieId die = dieOf(clue->look().command.with);
  // when the clue is clicked first, and then a Trait that still glows
  clickOn(secret, clue);
  CHECK(withCommand(secret, Order::Confirm) == nullptr);
  Piece* trait = nullptr;
  for (Piece* piece : secret.livePieces())
    if (!piece->look().choices.empty() && thingOf(piece->look().noun) == Thing::Card) trait = piece;
  REQUIRE(trait != nullptr);
  clickOn(secret, trait);
  // then both are chosen, and confirming claims the clue
  const Piece* confirm = withCommand(secret, Order::Confirm);
  REQUIRE(confirm != nullptr);
  clickOn(secret, confirm);
  game.settle();
  CHECK(game.room().view(Seat::Table).seats[seat].claimed.has(die));
}

TEST_CASE("A picked clue is put back with Escape", "[window][keyboard]") {
  Playing game(3, 1);
  REQUIRE(
      game.clickUntil([&] { return game.window.secret() != nullptr && clueToPick(*game.window.secret()) != nullptr; }));
  SecretScreen& secret = *game.window.secret();
  const QImage before = secret.grab().toImage();
  clickOn(secret, clueToPick(secret));
  CHECK(secret.grab().toImage() != before);
  QTest::keyClick(&secret, Qt::Key_Escape);
  QApplication::processEvents();
  REQUIRE(game.window.secret() == &secret);  // it is still open
  CHECK(secret.grab().toImage() == before);
}

TEST_CASE("A Trait that pays for a single clue says for which, and can be carried to it", "[window][CLAIM-04]") {
  for (const bool carried : {false, true}) {
    // given somebody behind the curtain with a Trait that pays for one clue, so that nobody has to name it
    Playing game(3, 1);
    kernel::Choice spend;
    DieId die = DieId::None;
    const auto single = [&] {
      SecretScreen* secret = game.window.secret();
      if (secret == nullptr || secret->shown().purpose != VisitFor::Answer) return false;
      if (!Claims::asks(secret->shown().decision)) return false;
      for (const kernel::Choice& each : secret->shown().decision.choices()) {
        if (each.verb != verb::Spend) continue;
        die = secret->shown().preview(std::array{each}).claimed;
        spend = each;
        if (die != DieId::None) return true;
      }
      return false;
    };
    REQUIRE(game.clickUntil(single));
    SecretScreen& secret = *game.window.secret();
    const Seat seat = secret.shown().view.viewer;
    // then the clue glows
    const Piece* clue = withCommand(secret, {Order::Pick, of(die)});
    REQUIRE(clue != nullptr);
    // and the Trait claims it, carried there or clicked and confirmed
    if (carried) {
      const QPoint to = rectOf(secret, *clue).center();
      carry(secret.viewport(), *secret.freePoint(*pieceFor(secret, spend)), to);
      mouse(secret.viewport(), to, false);
    } else {
      clickOn(secret, pieceFor(secret, spend));
      REQUIRE(withCommand(secret, Order::Confirm) != nullptr);
      clickOn(secret, withCommand(secret, Order::Confirm));
    }
    game.settle();
    CHECK(game.room().view(Seat::Table).seats[seat].claimed.has(die));
  }
}

}  // namespace w13::test
