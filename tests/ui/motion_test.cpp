// Motion in the window: seasons are played by clicking while things move. The clock stands in the test's hand.

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

WindowSetup moving() {
  WindowSetup setup = quick();
  setup.motion = Pace::Normal;
  return setup;
}

/// A season with motion, and the same table in a second window where nothing moves.
struct InMotion : Playing {
  explicit InMotion(int seats, std::uint64_t seed, const std::vector<std::string>& bots = {})
      : Playing(people(seats, seed, bots), moving()) {
    Options options;
    options.secondWindow = true;
    window.follow(options);
    QApplication::setActiveWindow(&window);
    settle();
    window.second()->table()->motion().setPace(Pace::Off);
  }
  [[nodiscard]] TableScreen& table() { return *window.table(); }
  /// A curtain that opens over the table is open.
  void settle() {
    Playing::settle();
    if (onTable()) window.halves()->finish();
  }
  /// Until nothing moves: one chapter after the other.
  void passAll() {
    while (table().moving()) clock.pass(table().motion().plan().length());
  }
  bool toMotion() {
    return clickUntil([&] {
      settle();
      return onTable() && table().moving();
    });
  }
  HandClock clock;
  bool sameAsStill() { return table().grab().toImage() == window.second()->table()->grab().toImage(); }
};

std::set<CardId> heldCards(const Room& room) {
  std::set<CardId> cards;
  for (int seat = 0; seat < room.seats(); ++seat) {
    const View v = room.view(seatAt(seat));
    cards.insert(v.hand.begin(), v.hand.end());
    cards.insert(v.aside.begin(), v.aside.end());
    cards.insert(v.traitorHand.begin(), v.traitorHand.end());
    cards.insert(v.plotsHeld.begin(), v.plotsHeld.end());
  }
  return cards;
}

}  // namespace

TEST_CASE("When what moves has come to rest, the table is to the last pixel what it is without motion", "[motion]") {
  InMotion game(3, 6);
  int rests = 0;
  int ended = 0;
  for (int clicks = 0; clicks < 700 && rests < 60 && !game.room().over(); ++clicks) {
    game.settle();
    if (game.onTable() && game.table().moving()) {
      const std::set<CardId> held = heldCards(game.room());
      const Plan& plan = game.table().motion().plan();
      const int length = plan.length();
      std::ptrdiff_t beats = 1 + std::ssize(game.table().beats()), reading = 0;
      for (const Move& move : plan.moves)  // what is held up has a beat of its own
        if (std::ranges::find(move.legs, Way::Stay, &Leg::way) != move.legs.end())
          beats += 2, reading += move.end() - move.begin;
      CHECK(length <= kLongestPlan * beats + reading);
      // while things move, what is in a hand is on no ghost
      for (const Move& move : game.table().motion().plan().moves) REQUIRE(held.count(cardOf(move.large)) == 0);
      const int steps = game.room().steps();
      game.clock.pass(length / 3);
      CHECK_FALSE(game.table().motion().ghosts().empty());
      // when it is ended by a click, by a key, or by its time
      ++rests;
      ended |= 1 << rests % 3;
      if (rests % 3 == 0) QTest::mouseClick(game.table().viewport(), Qt::LeftButton, {}, {600, 400});
      else if (rests % 3 == 1) QTest::keyClick(&game.table(), Qt::Key_Return);
      else game.passAll();
      // then nothing moves, and nothing has been done
      CHECK(game.room().steps() == steps);
      CHECK_FALSE(game.table().moving());
      CHECK(game.table().motion().ghosts().empty());
      game.clock.pass(Motion::kFade);
      game.table().finish();  // what breathes stands as it does without motion
      REQUIRE(game.sameAsStill());
      continue;
    }
    if (!game.player.step()) break;
  }
  CHECK(rests >= 40);
  CHECK(ended == 7);
}

TEST_CASE("While a neutralized die moves, the prompt bar says who gives it up", "[motion][NEUT-01]") {
  Events news;
  InMotion game(3, 6);
  QObject::connect(&game.room(), &Room::changed, &game.window, [&](const Events& told) { news = told; });
  const auto given = [&] { return std::ranges::find(news, Happened::ClueNeutralized, &Event::what); };
  // given a clue that somebody neutralizes
  REQUIRE(game.clickUntil([&] {
    game.settle();
    if (!game.onTable() || !game.table().moving()) return false;
    if (given() != news.end()) return true;
    game.table().finish();
    return false;
  }));
  const QString name = QString::fromStdString(game.room().words().seat(given()->seat, game.room().view(Seat::Table)));
  const QString line = QString::fromStdString(game.room().words().event(*given(), game.room().view(Seat::Table)));
  REQUIRE(line.startsWith(name + " neutralizes "));
  // when the die is on its way
  QStringList bar;
  for (int left = game.table().motion().plan().length(); left > 0 && game.table().moving(); left -= 20) {
    bar << game.table().question().section(u'\n', 0, 0);
    game.clock.pass(20);
  }
  // then the bar says so, and not that a die goes somewhere
  CHECK(bar.contains(line));
  CHECK(bar.filter("Neutralizer").isEmpty());
}

TEST_CASE("What a challenge came to stands in its sum until everybody has read it", "[motion][OBST-08]") {
  // given a challenge that is over as soon as the die is rolled
  Events news;
  InMotion game(3, 6);
  QObject::connect(&game.room(), &Room::changed, &game.window, [&](const Events& told) { news = told; });
  const auto over = [&] {
    return std::ranges::find_if(news, [](const Event& each) {
      return each.what == Happened::ChallengeWon || each.what == Happened::ChallengeLost;
    });
  };
  const auto challenge = [&] {
    for (QGraphicsItem* item : game.table().scene()->items())
      if (dynamic_cast<ChallengeArea*>(item) != nullptr) return item;
    return static_cast<QGraphicsItem*>(nullptr);
  };
  REQUIRE(game.clickUntil([&] {
    game.settle();
    if (!game.onTable() || !game.table().moving()) return false;
    if (over() != news.end() && !game.room().view(Seat::Table).challenge.open) return true;
    game.table().finish();
    return false;
  }));
  REQUIRE(challenge() != nullptr);
  const Showing told = game.table().motion().plan().showings.at(static_cast<std::size_t>(over() - news.begin()));
  CHECK(told.rests - told.begins >= 1500);
  // then its panel stays until then, and goes with it
  game.clock.pass(told.rests - 50);
  CHECK(challenge()->isVisible());
  game.clock.pass(100);
  CHECK_FALSE(challenge()->isVisible());
}

TEST_CASE("Nothing can be clicked through what moves", "[motion][window]") {
  InMotion game(3, 6);
  // given things that move while a choice lies open on the table
  const auto choosing = [&] {
    std::vector<Piece*> found;
    for (Piece* piece : game.table().livePieces())
      if (piece->look().choices.size() == 1 && game.table().freePoint(*piece)) found.push_back(piece);
    return found;
  };
  REQUIRE(game.clickUntil([&] {
    if (!game.onTable() || !game.table().moving()) return false;
    if (!choosing().empty()) return true;
    game.table().finish();
    return false;
  }));
  const int steps = game.room().steps();
  const QPoint at = *game.table().freePoint(*choosing().front());
  // when it is clicked
  QTest::mouseClick(game.table().viewport(), Qt::LeftButton, {}, at);
  // then only the motion ends; and the second click chooses
  CHECK(game.room().steps() == steps);
  CHECK_FALSE(game.table().moving());
  game.settle();
  QTest::mouseClick(game.table().viewport(), Qt::LeftButton, {}, at);
  CHECK(game.room().steps() == steps + 1);
}

TEST_CASE("Keys that do something else only finish what moves", "[motion][window]") {
  for (const int key : {int(Qt::Key_H), int(Qt::Key_Escape), int(Qt::Key_N), int(Qt::Key_Tab)}) {
    InMotion game(3, 6);
    REQUIRE(game.toMotion());
    const int steps = game.room().steps();
    QTest::keyClick(&game.table(), static_cast<Qt::Key>(key));
    CHECK_FALSE(game.table().moving());
    CHECK(game.room().steps() == steps);
    CHECK(game.window.page() == game.window.table());
  }
}

TEST_CASE("Bots wait while something moves", "[motion][bots][sample]") {
  // given a bot that has its answer, and things that move
  InMotion game(3, 4, {"", "rule", "rule"});
  REQUIRE(game.clickUntil([&] {
    game.settle();
    return game.botAsked() && game.table().moving();
  }));
  const int steps = game.room().steps();
  // when the bot has its answer, and things are still moving
  REQUIRE(QTest::qWaitFor([&] { return game.room().answerWaits(); }));
  CHECK(game.table().moving());
  CHECK(game.room().steps() == steps);
  // then it goes on once that has ended
  game.clock.pass(game.table().motion().plan().length());
  CHECK((game.room().steps() > steps || game.goesOnByItself()));
}

TEST_CASE("The next player's curtain waits until the table has come to rest", "[motion][secrecy]") {
  InMotion game(4, 2);
  int waited = 0;
  for (int clicks = 0; clicks < 3000 && waited < 2 && !game.room().over(); ++clicks) {
    game.settle();
    const kernel::Decision asked = game.room().decision(Seat::Table);
    if (game.onTable() && game.table().moving() && asked.openness() == kernel::Openness::Secret) {
      ++waited;
      // when its time has passed, then the curtain hangs, not before
      while (game.table().moving()) {
        game.clock.pass(game.table().motion().plan().length() - 1);
        game.settle();
        CHECK(game.onTable());
        game.clock.pass(1);
      }
      game.settle();
      CHECK(game.window.page() == game.window.curtain());
    }
    if (!game.player.step()) break;
  }
  CHECK(waited == 2);
}

TEST_CASE("A season with motion is played to its end by clicking", "[motion]") {
  InMotion game(4, 2, {"", "", "random", "rule"});
  CHECK(game.toTheEnd());
  for (int clicks = 0; clicks < 4 && game.window.page() != game.window.end(); ++clicks) game.click();
  CHECK(game.window.page() == game.window.end());
}

TEST_CASE("With motion off nothing moves", "[motion][options]") {
  Playing game(3, 6);
  for (int clicks = 0; clicks < 200 && !game.room().over(); ++clicks) {
    game.settle();
    REQUIRE_FALSE(game.window.table()->moving());
    REQUIRE(game.window.table()->motion().ghosts().empty());
    REQUIRE_FALSE(game.window.curtain()->closing());
    REQUIRE_FALSE(game.window.halves()->opening());
    if (!game.player.step()) break;
  }
}

TEST_CASE("The curtain that closes shows nothing secret between its halves, and hangs as ever", "[motion][secrecy]") {
  InMotion game(3, 6);
  std::map<QString, QImage> stills;
  int closing = 0;
  int opening = 0;
  for (int clicks = 0; clicks < 200 && !game.room().over(); ++clicks) {
    game.settle();
    if (game.window.page() == game.window.curtain()) {
      // while it closes the secret screen is gone already
      REQUIRE(game.window.findChildren<SecretScreen*>().isEmpty());
      closing += game.window.curtain()->closing() ? 1 : 0;
      game.window.curtain()->finish();
      const QString name = game.window.curtain()->accessibleName();
      if (game.window.curtain()->offersBack()) {  // those of the deal do not
        const auto [known, isNew] = stills.emplace(name, game.window.grab().toImage());
        REQUIRE(known->second == game.window.grab().toImage());
      }
    }
    if (game.window.secret() != nullptr && game.window.halves()->opening()) {
      ++opening;
      // when the window loses the focus while it opens, then the curtain hangs at once
      if (opening % 3 == 0) {
        QApplication::setActiveWindow(&game.window);
        game.settle();
        game.loseFocus();
        CHECK(game.window.secret() == nullptr);
        CHECK_FALSE(game.window.halves()->isVisible());
        CHECK(game.window.page() == game.window.curtain());
        CHECK_FALSE(game.window.curtain()->closing());
        QApplication::setActiveWindow(&game.window);
        continue;
      }
      // when somebody clicks while it opens, then it is open, and nothing else is done
      const QImage before = game.window.secret()->grab().toImage();
      QTest::mouseClick(game.window.halves(), Qt::LeftButton, {}, {700, 600});
      CHECK_FALSE(game.window.halves()->opening());
      REQUIRE(game.window.secret() != nullptr);
      CHECK(game.window.secret()->grab().toImage() == before);
    }
    if (!game.player.step()) break;
  }
  CHECK(stills.size() == 3);
  CHECK(closing > 0);
  CHECK(opening > 3);
}

TEST_CASE("While votes are counted down, nobody sees how anybody voted", "[motion][SECRET-29]") {
  // given two votes that went differently
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const VoteView asked{seatAt(1), seatAt(0), 2, 2};
  const auto page = [&](bool bronze) {
    auto vote = std::make_unique<VotePage>(game.room().cards(), game.room().words(), nullptr);
    vote->resize(1280, 800);
    vote->setPace(Pace::Normal);
    View v = game.room().view(Seat::Table);
    for (int seat = 0; seat < 3; ++seat) {
      v.seats[seat].hasVoted = true;
      v.seats[seat].votedBronze = bronze;
    }
    v.seats[0].traitor = bronze;
    vote->show(seatAt(0), bronze ? 3 : 0, bronze, v, asked);
    vote->show();
    return vote;
  };
  const auto yes = page(true);
  const auto no = page(false);
  // when they are counted down, then both look alike
  CHECK(yes->counting());
  CHECK(yes->grab().toImage() == no->grab().toImage());
  // and a key shows them
  for (const auto& vote : {yes.get(), no.get()}) QTest::keyClick(vote, Qt::Key_Space);
  CHECK_FALSE(yes->counting());
  CHECK(yes->grab().toImage() != no->grab().toImage());
}

}  // namespace w13::test
