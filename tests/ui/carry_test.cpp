// Things carried with the mouse: what and where in one movement.

#include "support/catch.h"
#include "ui/games/warehouse13/lessons/targets.h"
#include "window.h"

namespace w13::test {

namespace {

QPoint middleOf(const Screen& screen, const Piece& piece) {
  return screen.mapFromScene(piece.mapToScene(QRectF(QPointF(0, 0), piece.look().at.size()).center()));
}

/// The unclaimed clue that can be neutralized, or nullptr.
Piece* clueIn(const Playing& game) {
  if (!Neutralizing::offeredBy(game.window.table()->shown().decision)) return nullptr;
  for (Piece* piece : game.window.table()->livePieces())
    if (thingOf(piece->look().noun) == Thing::Die && piece->look().command.what == Order::Claim) return piece;
  return nullptr;
}

Spot spotOf(Playing& game, kernel::Noun die) { return game.room().view(Seat::Table).dice[dieOf(die)].spot; }

}  // namespace

TEST_CASE("A clue carried to the Neutralizer is neutralized at once", "[window][carry][NEUT-01]") {
  // given somebody who works the case
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] { return game.onTable() && clueIn(game) != nullptr; }));
  TableScreen& table = *game.window.table();
  const kernel::Noun die = clueIn(game)->look().noun;
  const QPoint from = *table.freePoint(*clueIn(game));
  const QPoint bucket = placeOn(table, "neutralizer")->center();
  // when it is carried somewhere else, or put away with Escape on the way
  carry(table.viewport(), from, table.viewport()->rect().center());
  CHECK(table.carry().up());
  mouse(table.viewport(), table.viewport()->rect().center(), false);
  CHECK_FALSE(table.carry().up());
  CHECK(game.onTable());
  CHECK(spotOf(game, die) != Spot::Neutralized);
  carry(table.viewport(), from, bucket);
  QTest::keyClick(&table, Qt::Key_Escape);
  mouse(table.viewport(), bucket, false);
  game.settle();
  CHECK(spotOf(game, die) != Spot::Neutralized);
  // or by the right button on the way
  REQUIRE(game.onTable());
  carry(table.viewport(), from, bucket);
  QTest::mousePress(table.viewport(), Qt::RightButton, {}, bucket);
  CHECK_FALSE(table.carry().up());
  QTest::mouseRelease(table.viewport(), Qt::RightButton, {}, bucket);
  mouse(table.viewport(), bucket, false);
  game.settle();
  CHECK(spotOf(game, die) != Spot::Neutralized);
  // and when it is carried to the Neutralizer, then it lies there
  REQUIRE(game.onTable());
  carry(table.viewport(), from, bucket);
  mouse(table.viewport(), bucket, false);
  game.settle();
  CHECK(spotOf(game, die) == Spot::Neutralized);
}

TEST_CASE("With the right button nothing is carried: it shows a thing up close", "[window][carry]") {
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] { return game.onTable() && clueIn(game) != nullptr; }));
  TableScreen& table = *game.window.table();
  const QPoint from = *table.freePoint(*clueIn(game));
  const QPoint to = placeOn(table, "neutralizer")->center();
  QTest::mousePress(table.viewport(), Qt::RightButton, {}, from);
  CHECK(table.closer() != nullptr);
  QMouseEvent move(QEvent::MouseMove, to, table.viewport()->mapToGlobal(to), Qt::NoButton, Qt::RightButton, {});
  QApplication::sendEvent(table.viewport(), &move);
  CHECK_FALSE(table.carry().up());
  QTest::mouseRelease(table.viewport(), Qt::RightButton, {}, to);
  CHECK(table.closer() == nullptr);
}

TEST_CASE("A clue let go where it was lifted is one that was clicked", "[window][carry]") {
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] { return game.onTable() && clueIn(game) != nullptr; }));
  TableScreen& table = *game.window.table();
  const QPoint at = *table.freePoint(*clueIn(game));
  mouse(table.viewport(), at, true);
  QTest::mouseMove(table.viewport(), at + QPoint(9, 9));
  CHECK(table.carry().up());
  mouse(table.viewport(), at + QPoint(2, 2), false);
  game.settle();
  CHECK_FALSE(game.onTable());  // the curtain of whoever claims it
}

TEST_CASE("A pile carried to the place of the Agent whose Action it is takes the Action and draws from it",
          "[window][carry][WRES-01]") {
  // given an Action in the Warehouse, and a pile with cards
  Playing game(3, 1);
  const auto offered = [&] {
    const TableShown& shown = game.window.table()->shown();
    return !shown.thinking && Offers(shown.decision.openChoices(), shown.view).names(of(Place::WarehouseResearch));
  };
  REQUIRE(game.clickUntil([&] { return game.onTable() && offered(); }));
  TableScreen& table = *game.window.table();
  const Seat asked = table.shown().decision.seat();
  const Piece* pile = withPart(table, Part::DrawPile);
  REQUIRE(pile != nullptr);
  const Piece* plate = nullptr;
  for (const Piece* piece : table.allPieces())
    if (piece->look().part == Part::Plate && piece->look().noun == of(asked)) plate = piece;
  REQUIRE(plate != nullptr);
  const std::size_t at = static_cast<std::size_t>(index(asked));
  const int cards = game.room().view(Seat::Table).seats[at].handSize;
  // when a pile is carried to that Agent's place
  const QPoint from = middleOf(table, *pile), to = middleOf(table, *plate);
  carry(table.viewport(), from, to);
  mouse(table.viewport(), to, false);
  game.settle();
  // then the Agent stands at Warehouse Research with two Traits more
  CHECK(game.room().view(Seat::Table).seats[at].handSize == cards + 2);
}

TEST_CASE("A Trait carried to a clue claims it", "[window][carry][CLAIM-04]") {
  // given somebody behind the curtain with a Trait that pays for a clue by itself
  Playing game(3, 1);
  const auto clue = [&]() -> const Piece* {
    if (game.window.secret() == nullptr) return nullptr;
    for (const Piece* piece : game.window.secret()->livePieces())
      if (piece->look().command.what == Order::Pick) return piece;
    return nullptr;
  };
  REQUIRE(game.clickUntil([&] { return clue() != nullptr; }));
  SecretScreen& secret = *game.window.secret();
  const std::size_t seat = static_cast<std::size_t>(index(secret.shown().view.viewer));
  const DieId die = dieOf(clue()->look().command.with);
  const QPoint from = middleOf(secret, *clue());
  // when the clue is carried over the Traits, one after the other
  int takers = 0;
  for (const Piece* piece : secret.livePieces()) {
    if (thingOf(piece->look().noun) != Thing::Card || piece->look().choices.empty()) continue;
    const QPoint to = middleOf(secret, *piece);
    carry(secret.viewport(), from, to);
    mouse(secret.viewport(), to, false);
    game.settle();
    ++takers;
    if (game.window.secret() != &secret || !game.room().view(Seat::Table).seats[seat].claimed.empty()) break;
  }
  // then the first that pays has claimed it
  CHECK(takers > 0);
  CHECK(game.room().view(Seat::Table).seats[seat].claimed.has(die));
}

TEST_CASE("A card carried to the question behind the curtain answers it at once", "[window][carry]") {
  // given somebody behind the curtain who may play a card, and is asked nothing more with it
  Playing game(3, 1);
  const auto card = [&]() -> const Piece* {
    SecretScreen* secret = game.window.secret();
    if (secret == nullptr || secret->shown().purpose != VisitFor::Answer || secret->ballotUp()) return nullptr;
    if (Claims::asks(secret->shown().decision)) return nullptr;
    for (const Piece* piece : secret->livePieces()) {
      const PieceLook& look = piece->look();
      if (thingOf(look.noun) != Thing::Card || look.choices.size() != 1) continue;
      if (!secret->shown().preview(std::array{look.choices.front()}).next) return piece;
    }
    return nullptr;
  };
  REQUIRE(game.clickUntil([&] { return card() != nullptr; }));
  SecretScreen& secret = *game.window.secret();
  const QPoint from = *secret.freePoint(*card());
  const QPoint bar = rectOf(secret, *secret.pieceWith(Order::Close)).center();
  const int steps = game.room().steps();
  // when the card is let go beside the bar, nothing has happened
  carry(secret.viewport(), from, (from + secret.viewport()->rect().center()) / 2);
  mouse(secret.viewport(), (from + secret.viewport()->rect().center()) / 2, false);
  CHECK(game.room().steps() == steps);
  REQUIRE(game.window.secret() == &secret);
  // when it is carried to the bar
  carry(secret.viewport(), from, bar);
  CHECK(secret.carry().up());
  mouse(secret.viewport(), bar, false);
  game.settle();
  // then the question is answered
  CHECK(game.room().steps() > steps);
}

TEST_CASE("An obstacle of the track that is clicked takes the Action and is challenged", "[window][carry][MAINT-01]") {
  // given an Action at which Maintenance is open, and two obstacles on the track
  Playing game(3, 1);
  const auto offered = [&] {
    const TableShown& shown = game.window.table()->shown();
    return !shown.thinking && shown.view.track.size() > 1 &&
           Offers(shown.decision.openChoices(), shown.view).names(of(Place::Maintenance));
  };
  REQUIRE(game.clickUntil([&] { return game.onTable() && offered(); }));
  const View before = game.room().view(Seat::Table);
  // when the second is clicked, which says that it can be
  for (const Piece* piece : game.window.table()->allPieces())
    if (piece->look().noun == nounOf(Thing::Track, 1)) {
      CHECK(game.window.table()->help(piece).whyNot.startsWith("Click it to challenge it"));
      const QPoint at = *game.window.table()->freePoint(*piece);
      mouse(game.window.table()->viewport(), at, true);
      mouse(game.window.table()->viewport(), at, false);
      break;
    }
  game.settle();
  // then it is the one that is challenged
  const View& after = game.room().view(Seat::Table);
  CHECK(after.challenge.open);
  CHECK(after.challenge.obstacle == before.track[1].id);
}

}  // namespace w13::test
