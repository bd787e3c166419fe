// How a first season begins: the table and its notes, then a page behind the curtain for each, then the first Episode.

#include "first_season.h"
#include "support/catch.h"

namespace w13::test {

TEST_CASE("A first season begins with the table, before anybody looks at a card", "[first][keyboard]") {
  // given a first season that has just begun
  Playing game(firstSeason(3, 11));
  settleMore(game);
  // then the table lies there as it is laid: nothing has happened, and nobody can look at a hand or choose anything
  REQUIRE(greeted(game));
  const View& v = game.window.table()->shown().view;
  CHECK(v.phase == Phase::Setup);
  CHECK(v.ping == CardId::None);
  CHECK(game.window.log()->lines(v).isEmpty());
  for (const Piece* piece : game.window.table()->livePieces()) {
    CHECK(piece->look().choices.empty());
    CHECK(piece->look().command.what != Order::Look);
  }
  for (const Qt::Key key : {Qt::Key_H, Qt::Key_1, Qt::Key_R, Qt::Key_N, Qt::Key_P}) {
    QTest::keyClick(game.window.table(), key);
    settleMore(game);
    REQUIRE(greeted(game));
  }
  // and two to four notes tell what it is
  std::set<std::string> told;
  readAll(game, told);
  CHECK((told.size() >= 2 && told.size() <= 4));
  CHECK(told.contains("aim"));
  CHECK(game.room().steps() == 0);
  // when they have been read and Enter is pressed, then the first seat is called to the curtain
  QTest::keyClick(game.window.table(), Qt::Key_Return);
  settleMore(game);
  REQUIRE(game.window.page() == game.window.curtain());
  CHECK(game.window.curtain()->accessibleName().contains(game.room().nameOf(seatAt(0))));
  // and everybody finds one page there: after it comes the next seat, and then the first Episode
  for (int seat = 0; seat < 3; ++seat) {
    REQUIRE(game.click());
    REQUIRE(game.window.secret() != nullptr);
    CHECK(game.window.secret()->shown().view.viewer == seatAt(seat));
    CHECK(game.window.secret()->shown().purpose == VisitFor::Deal);
    QTest::keyClick(game.window.secret(), Qt::Key_Escape);
    settleMore(game);
    CHECK((game.window.page() == game.window.curtain()) == (seat < 2));
  }
  REQUIRE(game.onTable());
  CHECK_FALSE(greeted(game));
  CHECK(game.window.table()->shown().view.ping != CardId::None);
  REQUIRE(noteUp(game) != nullptr);
  CHECK(noteUp(game)->card().when == kBeforeEpisode);
}

TEST_CASE("Whoever does not read before the deal plays on, and is not told afterwards", "[first]") {
  // given a table with a note, before the deal
  Playing game(firstSeason(3, 11));
  settleMore(game);
  REQUIRE(noteUp(game) != nullptr);
  // when the curtain is drawn at once, and everybody has looked
  const auto dealt = [&] { return game.onTable() && !greeted(game); };
  REQUIRE(game.clickUntil(dealt));
  settleMore(game);
  // then what lies there speaks of the table as it is now
  REQUIRE(noteUp(game) != nullptr);
  CHECK(noteUp(game)->card().when == kBeforeEpisode);
}

TEST_CASE("Where everybody knows the game the deal comes first", "[first]") {
  Playing game(firstSeason(3, 11, SeatSet::firstOf(3)));
  settleMore(game);
  CHECK(game.window.page() == game.window.curtain());
}

TEST_CASE("Without the option nothing is explained and nobody is briefed", "[first]") {
  Playing game(3, 11);
  CHECK(game.window.explainer() == nullptr);
  REQUIRE(game.click());
  REQUIRE(game.window.secret() != nullptr);
  CHECK_FALSE(game.window.secret()->briefing());
}

}  // namespace w13::test
