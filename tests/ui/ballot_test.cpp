// Casting a vote: a page of its own behind the curtain, the same clicks whatever is chosen, and nothing of how others
// have voted.

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// A season of three at its first vote, with the first voter behind the curtain.
struct Voting : Playing {
  explicit Voting(WindowSetup setup = quick(), bool advice = false) : Playing(ofThree(advice), std::move(setup)) {
    for (int steps = 0; steps < 400 && !asksForVote(); ++steps) {
      const kernel::Decision d = room().decision(room().decision(Seat::Table).seat());
      kernel::Choice choice = d[0];
      for (const kernel::Choice& each : d.choices())
        if (static_cast<Ask>(d.question()) == Ask::TakeAction &&
            each == w13::choice(verb::Use, of(Place::BronzeSector)))
          choice = each;
      REQUIRE(room().choose(d.seat(), choice));
      if (window.table()->moving()) window.table()->finish();
      settle();
    }
    REQUIRE(asksForVote());
    open();
  }
  static SeasonStart ofThree(bool advice) {
    SeasonStart start = people(3, 6);
    start.advice = advice;
    return start;
  }
  bool asksForVote() { return static_cast<Ask>(room().decision(Seat::Table).question()) == Ask::Vote; }
  void open() {
    REQUIRE(clickUntil([&] { return window.secret() != nullptr; }));
    settle();
  }
  SecretScreen& secret() { return *window.secret(); }
  /// The thumb that makes a choice.
  Piece* thumb(verb::Id which) {
    for (Piece* piece : secret().livePieces())
      if (piece->look().choices.size() == 1 && piece->look().choices.front().verb == which) return piece;
    return nullptr;
  }
  void key(int which) {
    QTest::keyClick(&secret(), static_cast<Qt::Key>(which));
    settle();
  }
};

}  // namespace

TEST_CASE("A vote is a thumb and a seal, the same clicks for both", "[window][vote][VOTE-04]") {
  for (const verb::Id choice : {verb::VoteBronze, verb::VoteSpare}) {
    // given a ballot with nothing chosen
    Voting game;
    REQUIRE(game.secret().ballotUp());
    CHECK(withCommand(game.secret(), Order::Confirm) == nullptr);
    const int steps = game.room().steps();
    // when a thumb is clicked, and clicked again
    REQUIRE(game.thumb(choice) != nullptr);
    clickOn(game.secret(), game.thumb(choice));
    REQUIRE(game.window.secret() != nullptr);
    clickOn(game.secret(), game.thumb(choice));
    // then nothing has happened yet
    REQUIRE(game.window.secret() != nullptr);
    CHECK(game.room().steps() == steps);
    CHECK(game.thumb(choice)->look().selected);
    // and the seal casts it
    clickOn(game.secret(), withCommand(game.secret(), Order::Confirm));
    CHECK(game.room().steps() == steps + 1);
  }
}

TEST_CASE("Advice on a vote stands above the ballot, and both thumbs can still be clicked", "[window][vote][advice]") {
  WindowSetup setup = quick();
  setup.adviceDreams = 20;
  Voting game(std::move(setup), true);
  // when the voter asks for advice
  game.key(Qt::Key_A);
  const auto advice = [&] {
    std::vector<Piece*> all = game.secret().allPieces();
    std::erase_if(all, [](const Piece* each) { return !each->look().name.contains("what you believe"); });
    return all;
  };
  REQUIRE(QTest::qWaitFor([&] { return !advice().empty(); }));
  // then nothing lies over a thumb
  for (const verb::Id which : {verb::VoteBronze, verb::VoteSpare}) {
    const Piece* thumb = game.thumb(which);
    REQUIRE(thumb != nullptr);
    for (const Piece* each : advice())
      CHECK_FALSE(rectOf(game.secret(), *each).intersects(rectOf(game.secret(), *thumb)));
    const std::optional<QPoint> at = game.secret().freePoint(*thumb);
    REQUIRE(at.has_value());
    QTest::mouseClick(game.secret().viewport(), Qt::LeftButton, {}, *at);
    CHECK(game.thumb(which)->look().selected);
  }
}

TEST_CASE("A vote is cast by keys: down or up chooses, the other changes it, Esc undoes, Enter seals",
          "[window][vote][keyboard]") {
  Voting game;
  const int steps = game.room().steps();
  game.key(Qt::Key_Return);
  CHECK(game.room().steps() == steps);  // nothing is chosen
  game.key(Qt::Key_Down);
  REQUIRE(game.secret().made().size() == 1);
  CHECK(game.secret().made().front().verb == verb::VoteBronze);
  game.key(Qt::Key_Up);
  CHECK(game.secret().made().front().verb == verb::VoteSpare);
  game.key(Qt::Key_Escape);
  REQUIRE(game.window.secret() != nullptr);
  CHECK(game.secret().made().empty());
  game.key(Qt::Key_Left);
  game.key(Qt::Key_Return);
  CHECK(game.room().steps() == steps + 1);
  CHECK(game.window.secret() == nullptr);
}

TEST_CASE("From the ballot one looks at the hand and comes back to the thumb chosen", "[window][vote][keyboard]") {
  Voting game;
  game.key(Qt::Key_Down);
  game.key(Qt::Key_H);
  CHECK_FALSE(game.secret().ballotUp());
  game.key(Qt::Key_H);
  CHECK(game.secret().ballotUp());
  REQUIRE(game.secret().made().size() == 1);
  CHECK(game.thumb(verb::VoteBronze)->look().selected);
}

TEST_CASE("At the ballot the Loyalty card is up as long as the mouse holds its button", "[window][vote]") {
  // given the ballot
  Voting game;
  SecretScreen& secret = game.secret();
  const auto seen = [&secret] { return secret.grab().toImage(); };
  const QImage down = seen();
  Piece* loyalty = withPart(secret, Part::Loyalty);
  REQUIRE(loyalty != nullptr);
  const QPoint at = *secret.freePoint(*loyalty);
  // when the mouse is pressed on the button, the card is up
  QTest::mousePress(secret.viewport(), Qt::LeftButton, {}, at);
  game.settle();
  CHECK((seen() != down));
  // and down again once it is let go
  QTest::mouseRelease(secret.viewport(), Qt::LeftButton, {}, at);
  game.settle();
  CHECK((seen() == down));
}

TEST_CASE("The ballot says who has voted, and looks the same however they did", "[window][vote][secrecy][SECRET-40]") {
  const auto second = [](verb::Id first) {
    Voting game;
    game.key(first == verb::VoteBronze ? Qt::Key_Down : Qt::Key_Up);
    game.key(Qt::Key_Return);
    REQUIRE(game.asksForVote());
    game.open();
    REQUIRE(game.secret().ballotUp());
    return game.secret().grab().toImage();
  };
  CHECK(second(verb::VoteBronze) == second(verb::VoteSpare));
}

TEST_CASE("A vote does not begin to count while the curtain opens, and the Loyalty card comes after the thumbs",
          "[window][vote][motion]") {
  // given the page of a vote that bronzes somebody, over which a curtain opens
  HandClock clock;
  Playing game(3, 1);
  REQUIRE(game.dealt());
  VotePage page(game.room().cards(), game.room().words(), nullptr);
  page.resize(1280, 800);
  page.setPace(Pace::Normal);
  View v = game.room().view(Seat::Table);
  for (int seat = 1; seat < 3; ++seat) v.seats[seat].hasVoted = true;
  int counts = 0, thumbs = 0, counted = 0;
  QObject::connect(&page, &VotePage::counts, &page, [&] { ++counts; });
  QObject::connect(&page, &VotePage::thumbs, &page, [&] { ++thumbs; });
  QObject::connect(&page, &VotePage::counted, &page, [&] { ++counted; });
  page.wait(true);
  page.show(seatAt(0), 2, true, v, {seatAt(1), seatAt(0), 2, 2});
  page.show();
  const QImage before = page.grab().toImage();
  for (int frame = 0; frame < 200; ++frame) clock.pass(16);
  CHECK(counts == 0);
  CHECK(page.grab().toImage() == before);
  // when it is open, it counts
  page.wait(false);
  CHECK(counts == 1);
  for (int beat = 0; beat < 3; ++beat) {
    CHECK(thumbs == 0);
    clock.pass(500);
  }
  // then the thumbs are seen, and the card later
  CHECK(thumbs == 1);
  CHECK(counted == 0);
  const QImage up = page.grab().toImage();
  clock.pass(1200);
  CHECK(counted == 1);
  CHECK_FALSE(page.counting());
  CHECK(page.grab().toImage() != up);
}

}  // namespace w13::test
