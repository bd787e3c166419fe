// How a season went, once it is over: its course, the table as it was, moves beside a search's, and a branch.

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QTreeWidget>

#include "support/catch.h"
#include "ui/widgets/segments.h"
#include "window.h"

namespace w13::test {

namespace {

struct Went : Playing {
  Went() : Playing(3, 3) {
    unpainted();
    REQUIRE(clickUntil([&] { return window.page() == window.end(); }));
    window.setUpdatesEnabled(true);
    settle();
    press(*window.end(), "went");
    REQUIRE(window.page() == window.afterwards().page());
  }
  CoursePage& page() { return *window.afterwards().page(); }
  void press(QWidget& on, const char* button) {
    on.findChild<QPushButton*>(button)->click();
    settle();
  }
  /// Compares the moves of the seat that is chosen.
  void compare() {
    window.afterwards().setDreams(16);
    page().findChild<Segments*>("went")->button("moves")->click();
    press(page(), "compare");
    REQUIRE(QTest::qWaitFor([&] { return !page().compared().empty(); }, 120'000));
  }
};

}  // namespace

TEST_CASE("How a season went is told only once it is over", "[window][afterwards][SECRET-12]") {
  // given a season that is played
  Playing going(3, 3);
  REQUIRE(going.dealt());
  // when somebody asks, then nothing opens, and nothing has been made
  going.window.afterwards().open();
  CHECK(going.onTable());
  CHECK(going.window.afterwards().page() == nullptr);
}

TEST_CASE("The course tells each moment, what turned it, and luck; and leads back to the end", "[window][afterwards]") {
  Went game;
  const SeasonCourse& course = game.page().shown().course;
  REQUIRE(course.eyes.size() == 1);  // nobody but an onlooker: people keep what they believed to themselves
  CHECK(game.page().findChild<QComboBox*>("eyes")->count() == 1);
  // when the chart is gone through by keys
  CourseChart* chart = game.page().findChild<CourseChart*>("course-chart");
  QSet<QString> told;
  for (std::size_t at = 0; at < course.moments.size(); ++at) {
    QTest::keyClick(chart, Qt::Key_Right);
    told.insert(chart->accessibleDescription());
  }
  // then each moment is told to a screen reader
  CHECK(chart->selected() == static_cast<int>(course.moments.size()) - 1);
  CHECK(told.size() >= static_cast<int>(course.moments.size()) - 2);
  // and turns and luck are listed
  const QListWidget* turned = game.page().findChild<QListWidget*>("turned");
  CHECK(turned->count() == std::max(1, static_cast<int>(course.turned.size())));
  CHECK(game.page().findChild<QTreeWidget*>("luck")->topLevelItemCount() >= 3);
  game.press(game.page(), "end");
  CHECK(game.window.page() == game.window.end());
}

TEST_CASE("The table is shown as it was, and nothing can be done there", "[window][afterwards]") {
  Went game;
  const int steps = game.room().steps();
  QListWidget* turned = game.page().findChild<QListWidget*>("turned");
  turned->setCurrentRow(0);
  game.press(game.page(), "then");
  // then it is the table of that moment, with no question
  TableScreen* past = game.window.afterwards().past();
  REQUIRE(past != nullptr);
  const Swing& first = game.page().shown().course.turned.front();
  const CourseMoment& moment = game.page().shown().course.moments[first.to];
  CHECK(past->shown().view == tableAt(game.room().season(), moment.step));
  CHECK(past->shown().decision.empty());
  for (const Piece* piece : pieces(*past)) {
    INFO(piece->look().name.toStdString());
    CHECK(piece->look().choices.empty());
  }
  // and the way back leads to how it went
  QTest::keyClick(game.window.page(), Qt::Key_Escape);
  game.settle();
  CHECK(game.window.page() == game.window.afterwards().page());
  CHECK(game.room().steps() == steps);
}

TEST_CASE("A seat's moves are compared with a search's, and a season branches off", "[window][afterwards]") {
  Went game;
  game.compare();
  const CoursePage& page = game.page();
  QListWidget* moves = game.page().findChild<QListWidget*>("moves");
  REQUIRE(moves->count() == static_cast<int>(page.compared().size()));
  // when somebody plays on from one of them
  const int steps = game.room().steps();
  moves->setCurrentRow(moves->count() / 2);
  game.press(game.page(), "branch");
  game.settle();
  // then another season is in play, up to there, and what told of the other is gone
  CHECK_FALSE(game.room().over());
  CHECK(game.room().steps() > 0);
  CHECK(game.room().steps() < steps);
  CHECK(game.window.afterwards().page() == nullptr);
  // which has an end of its own
  game.unpainted();
  CHECK(game.toTheEnd());
}

TEST_CASE("Comparing ends with its season", "[window][afterwards]") {
  Went game;
  game.page().findChild<Segments*>("went")->button("moves")->click();
  game.press(game.page(), "compare");
  game.press(game.page(), "end");
  game.press(*game.window.end(), "next-season");
  CHECK(QTest::qWaitFor([&] { return game.window.room() == nullptr; }));
  CHECK(game.window.afterwards().page() == nullptr);
}

}  // namespace w13::test
