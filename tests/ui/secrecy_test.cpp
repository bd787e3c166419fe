// The curtain and the secret screen: when they open, when they close, and what they leave behind.

#include <QAction>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// A season at the first question that a hand can answer, with its seat behind the curtain.
struct BehindTheCurtain : Playing {
  explicit BehindTheCurtain(WindowSetup setup = quick()) : Playing(3, 1, std::move(setup)) {
    REQUIRE(dealt());
    REQUIRE(clickUntil([&] {
      return window.secret() != nullptr && window.secret()->shown().purpose == VisitFor::Answer &&
             !window.secret()->shown().decision.empty() && !choosing().empty();
    }));
  }
  std::vector<Piece*> choosing() {
    std::vector<Piece*> found;
    for (Piece* piece : window.secret()->livePieces())
      if (piece->look().choices.size() == 1) found.push_back(piece);
    return found;
  }
};

/// A season in which the first player has just opened the first curtain.
struct Dealt : Playing {
  Dealt() : Playing(3, 1) {
    REQUIRE(click());
    REQUIRE(window.secret() != nullptr);
  }
};

}  // namespace

TEST_CASE("A tap does not open the curtain, holding does", "[window][secrecy][sample]") {
  // given the curtain of the first player, which opens when it is held for a moment
  HandClock clock;
  WindowSetup setup = quick();
  setup.curtainHold = 300;
  Playing game(3, 1, setup);
  Curtain* curtain = game.window.curtain();
  REQUIRE(game.window.page() == curtain);
  // when it is tapped
  QTest::mouseClick(curtain, Qt::LeftButton, {}, curtain->button().center());
  clock.pass(setup.curtainHold);
  // then it stays
  CHECK(game.window.page() == curtain);
  CHECK(game.window.secret() == nullptr);
  // when Space is held
  QTest::keyPress(curtain, Qt::Key_Space);
  clock.pass(setup.curtainHold - 1);
  CHECK(game.window.page() == curtain);
  clock.pass(1);
  // then it opens
  CHECK(game.window.secret() != nullptr);
  CHECK(game.window.page() == game.window.secret());
}

TEST_CASE("The curtain shows the name, whoever plays and whatever is behind it", "[window][secrecy]") {
  const auto picture = [](std::uint64_t seed, const std::string& name) {
    SeasonStart start = people(3, seed);
    start.players = {name, "", ""};
    Playing game(start);
    return game.window.grab().toImage();
  };
  CHECK(picture(1, "Kim") == picture(77, "Kim"));
  CHECK(picture(1, "Kim") != picture(1, "Noor"));
}

TEST_CASE("Nothing happens before a visit is confirmed, and closing drops it", "[window][secrecy]") {
  BehindTheCurtain game;
  const int before = game.room().steps();
  const Seat seat = game.window.secret()->shown().view.viewer;
  // when a choice is clicked
  clickOn(*game.window.secret(), game.choosing().front());
  // then it waits
  CHECK(game.room().steps() == before);
  // when the screen is closed
  QTest::keyClick(game.window.secret(), Qt::Key_Space);
  game.settle();
  // then it is gone, and the season stands where it stood
  CHECK(game.window.secret() == nullptr);
  CHECK(game.room().steps() == before);
  CHECK(game.room().decision(Seat::Table).seat() == seat);
}

TEST_CASE("What is confirmed behind the curtain is done", "[window][secrecy]") {
  BehindTheCurtain game;
  const int before = game.room().steps();
  REQUIRE(game.clickUntil([&] {
    return game.window.secret() == nullptr || withCommand(*game.window.secret(), Order::Confirm) != nullptr;
  }));
  REQUIRE(game.window.secret() != nullptr);
  clickOn(*game.window.secret(), withCommand(*game.window.secret(), Order::Confirm));
  CHECK(game.room().steps() > before);
  CHECK(game.window.secret() == nullptr);
}

TEST_CASE("Spending a Trait and claiming the clue it pays for are one visit", "[CLAIM-01]") {
  // given somebody who has clicked a Trait that pays for more than one clue
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] {
    const SecretScreen* secret = game.window.secret();
    return secret != nullptr && secret->asked().size() == 2 &&
           static_cast<Ask>(secret->asked().back().question()) == Ask::ClaimClue;
  }));
  game.settle();
  SecretScreen* secret = game.window.secret();
  const int steps = game.room().steps();
  const int handOvers = game.window.handOvers();
  const kernel::Choice claim = secret->asked().back().choices().front();
  // when the clue is clicked, and the visit confirmed
  for (Piece* piece : secret->livePieces())
    if (!piece->look().choices.empty() && piece->look().choices.front() == claim) {
      clickOn(*secret, piece);
      break;
    }
  Piece* confirm = withCommand(*secret, Order::Confirm);
  REQUIRE(confirm != nullptr);
  clickOn(*secret, confirm);
  // then both have been done, without another hand-over
  CHECK(game.room().steps() >= steps + 2);
  CHECK(game.window.handOvers() == handOvers);
}

TEST_CASE("A secret screen closes by itself when nobody touches it", "[window][secrecy][sample]") {
  HandClock clock;
  WindowSetup setup = quick();
  setup.idle = 200;
  BehindTheCurtain game(setup);
  const int before = game.room().steps();
  clock.pass(199);
  CHECK(game.window.page() == game.window.secret());
  clock.pass(1);
  CHECK(game.window.secret() == nullptr);
  CHECK(game.window.page() == game.window.curtain());
  CHECK(game.room().steps() == before);
}

TEST_CASE("A secret screen closes when the window loses the focus", "[window][secrecy][sample]") {
  BehindTheCurtain game;
  // when another window comes to the front
  game.loseFocus();
  // then the curtain hangs
  CHECK(game.window.secret() == nullptr);
  CHECK(game.window.page() == game.window.curtain());
}

TEST_CASE("Everybody may look at the own hand, and looking changes nothing for the others", "[SECRET-14]") {
  Playing game(3, 3);
  REQUIRE(game.dealt());
  const View before = game.room().view(Seat::Table);
  const kernel::Decision asked = game.room().decision(Seat::Table);
  // when the third player looks
  Piece* look = withCommand(*game.window.table(), {Order::Look, of(seatAt(2))});
  REQUIRE(look != nullptr);
  clickOn(*game.window.table(), look);
  REQUIRE(game.window.page() == game.window.curtain());
  REQUIRE(game.click());
  REQUIRE(game.window.secret() != nullptr);
  CHECK(game.window.secret()->shown().view.viewer == seatAt(2));
  QTest::keyClick(game.window.secret(), Qt::Key_Space);
  game.settle();
  // then the table is as before
  CHECK(game.onTable());
  CHECK(game.room().view(Seat::Table) == before);
  CHECK(game.room().decision(Seat::Table) == asked);
}

TEST_CASE("Whoever only looks at the own hand while the table asks them is told so there", "[window][secrecy]") {
  // given an open question on the table, to which nobody may respond
  Playing game(3, 3);
  REQUIRE(game.clickUntil([&] {
    return game.onTable() && game.room().mayRespond().empty() &&
           game.room().decision(Seat::Table).openness() != kernel::Openness::Secret;
  }));
  const Seat asked = game.room().decision(Seat::Table).seat();
  for (const Seat seat : game.room().persons()) {
    INFO(index(seat));
    // when each of them opens the own curtain only to look
    clickOn(*game.window.table(), withCommand(*game.window.table(), {Order::Look, of(seat)}));
    REQUIRE(game.window.page() == game.window.curtain());
    REQUIRE(game.click());
    REQUIRE(game.window.secret() != nullptr);
    CHECK(game.window.secret()->shown().purpose == VisitFor::Look);
    // then the one who is asked reads that an answer is wanted on the table, and nobody else does
    const QString hint = promptOn(*game.window.secret()).hint;
    CHECK(hint.contains("the table waits for you") == (seat == asked));
    CHECK(hint.contains("there is nothing to choose") == (seat != asked));
    clickOn(*game.window.secret(), withCommand(*game.window.secret(), Order::Close));
    game.settle();
    REQUIRE(game.onTable());
  }
}

TEST_CASE("Behind the curtain it says how cards are played that the question does not ask for", "[window]") {
  // given a question to somebody who holds a response as well
  Playing game(3, 1);
  const auto asksForCard = [&] {
    const SecretScreen* secret = game.window.secret();
    return secret != nullptr && secret->shown().purpose == VisitFor::Answer && secret->made().empty() &&
           askOf(secret->asked().front()) == Ask::TakeAction && !secret->shown().decision.empty();
  };
  REQUIRE(game.clickUntil([&] { return asksForCard() && game.window.secret()->shown().responds; }));
  const kernel::Decision responses = game.room().interjections(game.window.secret()->shown().view.viewer);
  CHECK(std::ranges::any_of(responses.choices(), [](const kernel::Choice& each) { return each.verb == verb::Play; }));
  CHECK(promptOn(*game.window.secret()).hint.contains("press Respond"));
  // and to whom it could not say that, it does not
  REQUIRE(game.clickUntil([&] { return asksForCard() && !game.window.secret()->shown().responds; }));
  CHECK_FALSE(promptOn(*game.window.secret()).hint.contains("press Respond"));
}

TEST_CASE("Whoever is about to play a card that could do nothing is told", "[window]") {
  // given a card that has been clicked behind the curtain, and not confirmed
  Playing game(4, 2);
  int idle = 0, acting = 0;
  REQUIRE(game.clickUntil([&] {
    const SecretScreen* secret = game.window.secret();
    if (secret == nullptr || secret->made().size() != 1 || secret->made().front().verb != verb::Play) return false;
    if (thingOf(secret->made().front().noun) != Thing::Card || !promptOn(*secret).question.endsWith('?')) return false;
    const bool acts = game.room().couldAct(secret->shown().view.viewer, cardOf(secret->made().front().noun));
    ++(acts ? acting : idle);
    // then the bar says so if nothing could come of it as things stand
    CHECK(promptOn(*secret).hint.contains("can do nothing") == !acts);
    return idle > 0 && acting > 0;
  }));
}

TEST_CASE("The Loyalty card lies face down until L is held", "[SECRET-12]") {
  Dealt game;
  SecretScreen* secret = game.window.secret();
  const QImage closed = secret->grab().toImage();
  QTest::keyPress(secret, Qt::Key_L);
  const QImage open = secret->grab().toImage();
  QTest::keyRelease(secret, Qt::Key_L);
  CHECK(open != closed);
  CHECK(secret->grab().toImage() == closed);
}

TEST_CASE("The Loyalty card is up only while the mouse is held on it", "[SECRET-12]") {
  Dealt game;
  SecretScreen* secret = game.window.secret();
  const QImage closed = secret->grab().toImage();
  const Piece* card = withPart(*secret, Part::Loyalty);
  REQUIRE(card != nullptr);
  const QPoint at = secret->mapFromScene(card->mapToScene(card->reach().center()));
  QTest::mousePress(secret->viewport(), Qt::LeftButton, {}, at);
  CHECK(secret->grab().toImage() != closed);
  QTest::mouseRelease(secret->viewport(), Qt::LeftButton, {}, at + QPoint(300, 200));
  CHECK(secret->grab().toImage() == closed);
}

TEST_CASE("What happened since the last look can be read to the end", "[window][secrecy]") {
  // given somebody to whom more has happened than fits beside the question, and somebody who is asked about nothing but
  // the hand, so that it had all the place from the start
  const auto offered = [](const Playing& game) {
    return game.window.secret() != nullptr && withCommand(*game.window.secret(), Order::Recap) != nullptr;
  };
  const auto aboutHand = [&](const Playing& game) {
    if (!offered(game)) return false;
    const View& v = game.window.secret()->shown().view;
    const Ask ask = static_cast<Ask>(game.window.room()->decision(v.viewer).question());
    const bool clues = ask == Ask::WorkTheCase || ask == Ask::PayForClue || ask == Ask::ClaimClue;
    return v.playing.empty() && !v.retrievalOpen && !clues;
  };
  const bool alone = GENERATE(false, true);
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] { return alone ? aboutHand(game) : offered(game); }));
  SecretScreen* secret = game.window.secret();
  const QImage first = secret->grab().toImage();
  // when older and older lines are asked for, until the button leads back
  QImage seen = first;
  int pages = 0;
  do {
    clickOn(*secret, withCommand(*secret, Order::Recap));
    const QImage next = secret->grab().toImage();
    // then each click shows something else
    REQUIRE(next != seen);
    seen = next;
    ++pages;
  } while (seen != first && pages < 20);
  // and there is an end
  CHECK(seen == first);
  CHECK(pages >= 2);
}

TEST_CASE("While the curtain hangs, nothing in the window names a card of a hand", "[SECRET-14][secrecy]") {
  // given seasons in which people go behind the curtain, and all that a window tells besides its picture
  Playing game(4, 6);
  int curtains = 0;
  const auto everything = [&] {
    QStringList told = {game.window.windowTitle(), game.window.windowFilePath(), game.window.windowIconText()};
    for (const QWidget* widget : game.window.findChildren<QWidget*>())
      told << widget->toolTip() << widget->statusTip() << widget->whatsThis() << widget->accessibleName()
           << widget->accessibleDescription() << widget->windowTitle();
    for (const QAction* action : game.window.findChildren<QAction*>()) told << action->text() << action->toolTip();
    return (told + toldBy(&game.window)).join("\n");
  };
  for (int clicks = 0; clicks < 260 && !game.room().over(); ++clicks) {
    game.settle();
    if (game.window.page() == game.window.curtain()) {
      ++curtains;
      // when a curtain hangs
      const QString told = everything();
      std::set<QString> names;
      for (int seat = 0; seat < 4; ++seat) {
        const View v = game.room().view(seatAt(seat));
        for (const CardId card : v.hand) names.insert(QString::fromStdString(game.room().cards().of(card).name.en));
        for (const CardId card : v.aside) names.insert(QString::fromStdString(game.room().cards().of(card).name.en));
      }
      // then none of the cards is in it, and there is no secret screen to be found
      for (const QString& name : names) {
        INFO(name.toStdString());
        REQUIRE_FALSE(told.contains(name));
      }
      REQUIRE_FALSE(told.contains("Secret screen"));
    }
    if (!game.player.step()) break;
  }
  CHECK(curtains > 20);
}

TEST_CASE("Nobody answers for a seat that the program plays, or looks behind its shield", "[SECRET-14][bots]") {
  // given a person beside two bots that think for a while
  WindowSetup setup = quick();
  setup.botDelay = 30;
  Playing game(people(3, 4, {"", "rule", "rule"}), setup);
  for (int asked = 0; asked < 12; ++asked) {
    // when a bot is asked
    REQUIRE(game.clickUntil([&] { return game.botAsked(); }));
    const Seat seat = game.room().decision(Seat::Table).seat();
    TableScreen* table = game.window.table();
    // then nothing on the table answers for it, by mouse or by key
    for (const Piece* piece : table->livePieces()) {
      INFO(piece->look().name.toStdString());
      CHECK(piece->look().choices.empty());
      CHECK(piece->look().command != Order::Curtain);
      CHECK(piece->look().command != Command{Order::Look, of(seat)});
    }
    for (const int key : {int(Qt::Key_H), int(Qt::Key_Return), int(Qt::Key_1) + index(seat)})
      QTest::keyClick(table, static_cast<Qt::Key>(key));
    CHECK(game.onTable());
    CHECK(game.window.secret() == nullptr);
    CHECK(game.goesOnByItself());
  }
}

TEST_CASE("A response given while a bot thinks comes before its answer", "[RULING-50][bots][sample]") {
  // given a bot that is asked and thinks for a while, and a person who could respond
  WindowSetup setup = quick();
  setup.botDelay = 30;
  Playing game(people(3, 4, {"", "random", "random"}), setup);
  REQUIRE(game.clickUntil([&] {
    return game.botAsked() && game.room().mayRespond().has(seatAt(0)) && !game.room().interjections(seatAt(0)).empty();
  }));
  // when the person goes behind the curtain, and stays until the bot has its answer
  const int before = game.room().steps();
  clickOn(*game.window.table(), withCommand(*game.window.table(), {Order::Look, of(seatAt(0))}));
  REQUIRE(game.window.page() == game.window.curtain());
  REQUIRE(game.click());
  REQUIRE(QTest::qWaitFor([&] { return game.room().answerWaits(); }));
  // then nothing has changed meanwhile
  CHECK(game.room().steps() == before);
  SecretScreen* secret = game.window.secret();
  REQUIRE(secret != nullptr);
  const kernel::Choice wanted = secret->shown().decision.choices().front();
  for (Piece* piece : secret->livePieces())
    if (!piece->look().choices.empty() && piece->look().choices.front() == wanted) {
      clickOn(*secret, piece);
      break;
    }
  Piece* confirm = withCommand(*secret, Order::Confirm);
  REQUIRE(confirm != nullptr);
  clickOn(*secret, confirm);
  // and the response is what comes next
  CHECK(game.room().steps() == before + 1);
}

}  // namespace w13::test
