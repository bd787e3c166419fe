// Work the Case behind the curtain: the clue may be touched before the Trait, though the game asks the other way round.

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// A clue that can be picked before the Trait, or nullptr.
Piece* clueToPick(const Screen& screen) {
  for (Piece* piece : screen.livePieces())
    if (piece->look().command.startsWith(u"first ")) return piece;
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
  const DieId die = dieAt(clue->look().command.mid(6).toInt());
  // when the clue is clicked first, and then a Trait that still glows
  clickOn(secret, clue);
  CHECK(withCommand(secret, "confirm") == nullptr);
  Piece* trait = nullptr;
  for (Piece* piece : secret.livePieces())
    if (!piece->look().choices.empty() && thingOf(piece->look().noun) == Thing::Card) trait = piece;
  REQUIRE(trait != nullptr);
  clickOn(secret, trait);
  // then both are chosen, and confirming claims the clue
  const Piece* confirm = withCommand(secret, "confirm");
  REQUIRE(confirm != nullptr);
  clickOn(secret, confirm);
  game.settle();
  CHECK(game.room().view(Seat::Table).seats[static_cast<std::size_t>(index(seat))].claimed.has(die));
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

}  // namespace w13::test
