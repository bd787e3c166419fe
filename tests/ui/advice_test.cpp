// Advice behind the curtain: who may ask, what is told, and that nobody else can tell that it was asked.

#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

#include "support/catch.h"
#include "ui/games/warehouse13/screen/orders.h"
#include "ui/widgets/switch.h"
#include "window.h"

namespace w13::test {

namespace {

SeasonStart withAdvice(bool on) {
  SeasonStart start = people(3, 1);
  start.advice = on;
  return start;
}

WindowSetup thinking(int dreams) {
  WindowSetup setup = quick();
  setup.adviceDreams = dreams;
  return setup;
}

/// A season at the first question with several answers that is asked behind the curtain.
struct Behind : Playing {
  explicit Behind(const SeasonStart& start = withAdvice(true), WindowSetup setup = thinking(60))
      : Playing(start, std::move(setup)) {
    REQUIRE(dealt());
    REQUIRE(clickUntil([&] {
      return window.secret() != nullptr && window.secret()->shown().purpose == VisitFor::Answer &&
             window.secret()->shown().decision.size() > 2;
    }));
  }
  SecretScreen& secret() { return *window.secret(); }
  /// The answers that are told, by name.
  QStringList told() {
    QStringList rows;
    for (const Piece* piece : secret().allPieces())
      if (piece->look().name.contains("Chance to win")) rows << piece->look().name;
    return rows;
  }
  bool ask() {
    QTest::keyClick(&secret(), Qt::Key_A);
    return QTest::qWaitFor([&] { return !told().isEmpty(); });
  }
};

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

TEST_CASE("Behind the curtain A tells the best answers with their chances and reasons, and takes them away again",
          "[window][advice][sample]") {
  Behind game;
  REQUIRE(withCommand(game.secret(), Order::Advise) != nullptr);
  // when somebody asks, then up to three answers are told, in the words of the question
  REQUIRE(game.ask());
  const QStringList rows = game.told();
  CHECK(rows.size() >= 2);
  CHECK(rows.size() <= 3);
  const kernel::Decision& d = game.secret().shown().decision;
  for (const QString& row : rows) {
    INFO(row.toStdString());
    const auto says = [&](const kernel::Choice& each) {
      return row.startsWith(QString::fromStdString(game.room().words().choice(each, d, game.secret().shown().view)));
    };
    CHECK(std::ranges::any_of(d.choices(), says));
    CHECK(row.contains("%."));
    CHECK(row.count('.') >= 3);  // there is a reason
  }
  // and nothing has been chosen by it
  CHECK(game.secret().made().empty());
  // and asked again it goes, and the shield is back
  QTest::keyClick(&game.secret(), Qt::Key_A);
  CHECK(game.told().isEmpty());
  CHECK(withPart(game.secret(), Part::Loyalty) != nullptr);
  // and whoever asks once more hears the same
  REQUIRE(game.ask());
  CHECK(game.told() == rows);
}

TEST_CASE("Advice does not lie over the clues while one of them is picked for the Neutralizer",
          "[window][advice][NEUT-01]") {
  // given somebody who works the case behind the curtain and has asked for advice
  Behind game;
  REQUIRE(game.clickUntil(
      [&] { return game.onTable() && Neutralizing::offeredBy(game.window.table()->shown().decision); }));
  QTest::keyClick(game.window.table(), Qt::Key_H);
  REQUIRE(game.window.page() == game.window.curtain());
  REQUIRE(game.click());
  REQUIRE(game.window.secret() != nullptr);
  REQUIRE(game.ask());
  const QStringList rows = game.told();
  const auto clues = [&] {
    return std::ranges::count_if(game.secret().livePieces(), [](const Piece* piece) {
      const std::vector<kernel::Choice>& choices = piece->look().choices;
      return choices.size() == 1 && choices.front().verb == verb::Neutralize;
    });
  };
  CHECK(clues() == 0);
  // when the Neutralizer is taken, then the clues are in sight, and no key lays advice over them
  QTest::keyClick(&game.secret(), Qt::Key_N);
  CHECK(game.told().isEmpty());
  CHECK(clues() > 0);
  QTest::keyClick(&game.secret(), Qt::Key_A);
  CHECK(game.told().isEmpty());
  CHECK(clues() > 0);
  CHECK(withCommand(game.secret(), Order::Advise) == nullptr);
  // and when it is put away, then whoever asks hears the same
  QTest::keyClick(&game.secret(), Qt::Key_N);
  CHECK(game.told().isEmpty());
  REQUIRE(game.ask());
  CHECK(game.told() == rows);
}

TEST_CASE("Nothing outside the curtain tells that somebody has asked for advice", "[window][advice][SECRET-14]") {
  // given the same visit twice, with and without asking
  const auto visit = [](bool asks) {
    const QTemporaryDir folder;
    WindowSetup setup = thinking(60);
    setup.saves = folder.path();
    Behind game(withAdvice(true), setup);
    const QByteArray saved = bytesOf(game.room().file());
    REQUIRE_FALSE(saved.isEmpty());
    if (asks) REQUIRE(game.ask());
    // then the season's file is as it was
    CHECK(bytesOf(game.room().file()) == saved);
    // and when the curtain has closed, the table is the same in both
    QTest::keyClick(&game.secret(), Qt::Key_Escape);
    game.settle();
    CHECK(game.window.secret() == nullptr);
    if (game.window.page() == game.window.curtain()) QTest::keyClick(game.window.curtain(), Qt::Key_Escape);
    game.settle();
    CHECK(game.onTable());
    CHECK(bytesOf(game.room().file()) == saved);
    // (the start page, further back, tells the minute in which the season was saved)
    return std::pair(game.window.grab().toImage(), toldBy(game.window.page()));
  };
  const auto asked = visit(true), unasked = visit(false);
  CHECK(asked.first == unasked.first);
  CHECK(asked.second == unasked.second);
}

TEST_CASE("A screen that is left forgets its question and ends the thinking", "[window][advice]") {
  // given somebody who has asked for what would take hours
  Behind game(withAdvice(true), thinking(1'000'000'000));
  QTest::keyClick(&game.secret(), Qt::Key_A);
  CHECK(game.told().isEmpty());
  // when the screen is left, then it goes at once, and nothing comes after it
  QTest::keyClick(&game.secret(), Qt::Key_A);
  QTest::keyClick(&game.secret(), Qt::Key_Escape);
  game.settle();
  CHECK(game.window.secret() == nullptr);
}

TEST_CASE("In a season without advice nobody is offered any", "[window][advice]") {
  Behind game(withAdvice(false));
  CHECK(withCommand(game.secret(), Order::Advise) == nullptr);
  QTest::keyClick(&game.secret(), Qt::Key_A);
  game.settle();
  CHECK(withPart(game.secret(), Part::Loyalty) != nullptr);
  CHECK(game.told().isEmpty());
}

TEST_CASE("Whoever is asked on the table finds advice by looking at the own hand; nobody else does",
          "[window][advice]") {
  Playing game(withAdvice(true), thinking(60));
  REQUIRE(game.dealt());
  const auto askedOpenly = [&] {
    const kernel::Decision d = game.room().decision(Seat::Table);
    return game.onTable() && d.openness() == kernel::Openness::Public && d.size() > 1;
  };
  REQUIRE(game.clickUntil(askedOpenly));
  const Seat asked = game.room().decision(Seat::Table).seat();
  for (const Seat seat : SeatSet::firstOf(3)) {
    INFO("seat " << index(seat));
    // when a seat opens its hand
    QTest::keyClick(game.window.table(), static_cast<Qt::Key>(Qt::Key_1 + index(seat)));
    REQUIRE(game.window.page() == game.window.curtain());
    REQUIRE(game.click());
    REQUIRE(game.window.secret() != nullptr);
    // then the way to advice is there for the one who is asked
    const bool offered = withCommand(*game.window.secret(), Order::Advise) != nullptr;
    if (seat == asked) CHECK(offered);
    else CHECK(offered == (game.window.secret()->shown().purpose == VisitFor::Respond));
    QTest::keyClick(game.window.secret(), Qt::Key_Escape);
    game.settle();
    if (game.window.page() == game.window.curtain()) QTest::keyClick(game.window.curtain(), Qt::Key_Escape);
    game.settle();
    REQUIRE(game.onTable());
  }
}

TEST_CASE("The set-up tells everybody whether advice is on, and takes it into the season", "[window][advice]") {
  MainWindow window(quick());
  window.resize(1280, 800);
  window.show();
  QApplication::processEvents();
  QTest::mouseClick(window.startScreen()->findChild<QPushButton*>("new"), Qt::LeftButton);
  QApplication::processEvents();
  Switch* advice = window.startScreen()->findChild<Switch*>("advice");
  REQUIRE(advice != nullptr);
  const auto says = [&](const QString& words) {
    const auto labels = window.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* each) { return each->text().contains(words); });
  };
  CHECK(advice->isChecked());
  CHECK(says("Advice on request"));
  advice->click();
  CHECK(says("No advice"));
  CHECK_FALSE(says("Advice on request"));
  window.startScreen()->findChild<QPushButton*>("deal")->click();
  QApplication::processEvents();
  REQUIRE(window.room() != nullptr);
  CHECK_FALSE(window.room()->start().advice);
}

}  // namespace w13::test
