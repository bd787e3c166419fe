// The start screen: what is chosen there is what is dealt, by mouse and by keys.

#include <QLabel>
#include <QLineEdit>

#include "support/catch.h"
#include "ui/panels/rules_panel.h"
#include "window.h"

namespace w13::test {

namespace {

struct Start {
  Start() : window(quick()) {
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
  }
  [[nodiscard]] bool says(const QString& words) {
    for (const QLabel* label : window.startScreen()->findChildren<QLabel*>())
      if (label->isVisible() && label->text().contains(words)) return true;
    return false;
  }
  template <class Widget>
  Widget& child(const QString& name) {
    Widget* found = window.startScreen()->findChild<Widget*>(name);
    REQUIRE(found != nullptr);
    return *found;
  }
  MainWindow window;
};

}  // namespace

TEST_CASE("The start screen says what will be dealt", "[window][SETUP-04][SETUP-23]") {
  // given the start screen with three people
  Start start;
  CHECK(start.says("2 loyal and 1 Traitor"));
  CHECK(start.says("Stress deck 15"));
  CHECK(start.says("First Agent: Artie"));
  // when a fourth sits down
  start.child<QComboBox>("player3").setCurrentIndex(1);
  // then there is more of everything
  CHECK(start.says("3 loyal and 1 Traitor"));
  CHECK(start.says("Stress deck 20"));
  // and who is First Agent is not told where it depends on the Traitor
  start.child<QCheckBox>("revealed-traitor").setChecked(true);
  CHECK_FALSE(start.says("First Agent"));
}

TEST_CASE("The menu is there first, and what stands beside it right after the first paint", "[window]") {
  // given a window that has not been painted yet
  MainWindow window(quick());
  const auto has = [&](const char* name) { return window.page()->findChild<QPushButton*>(name) != nullptr; };
  CHECK(has("learn"));
  CHECK_FALSE(has("deal"));
  // when it is shown, then all is there as soon as what was painted has been handed over
  window.show();
  CHECK(QTest::qWaitFor([&] { return has("deal"); }));
}

TEST_CASE("A number on the start screen is set by its plus and minus", "[window][VAR-16][VAR-23]") {
  // given an option that is a number
  Start start;
  QWidget& stepper = start.child<QWidget>("start-consequences");
  const QList<QPushButton*> buttons = stepper.findChildren<QPushButton*>();
  REQUIRE(buttons.size() == 2);
  CHECK(start.window.startScreen()->start().setup.variants.startConsequences == 0);
  // when plus is clicked more often than there are steps, and minus once
  for (int click = 0; click < 5; ++click) QTest::mouseClick(buttons[1], Qt::LeftButton);
  CHECK(start.window.startScreen()->start().setup.variants.startConsequences == 3);
  QTest::mouseClick(buttons[0], Qt::LeftButton);
  // then the season begins with as many
  CHECK(start.window.startScreen()->start().setup.variants.startConsequences == 2);
}

TEST_CASE("Enter deals from a name, and opens a list instead where one has the focus", "[window][keyboard]") {
  // given the focus on a list
  Start start;
  QComboBox& list = start.child<QComboBox>("player1");
  list.setFocus();
  QTest::keyClick(&list, Qt::Key_Return);
  CHECK(start.window.room() == nullptr);
  list.hidePopup();
  // and on a switch
  QCheckBox& quickWindows = start.child<QCheckBox>("quick-windows");
  quickWindows.setFocus();
  QTest::keyClick(&quickWindows, Qt::Key_Return);
  CHECK(quickWindows.isChecked());
  CHECK(start.window.room() == nullptr);
  // when Enter is pressed in a name
  QLineEdit& name = start.child<QLineEdit>("name0");
  QTest::keyClicks(&name, "Kim");
  QTest::keyClick(&name, Qt::Key_Return);
  QApplication::processEvents();
  // then the cards are dealt
  REQUIRE(start.window.room() != nullptr);
  CHECK(start.window.room()->nameOf(seatAt(0)) == "Kim");
}

TEST_CASE("The menu opens the lessons with the rule book, the saved seasons, and the set-up again", "[window]") {
  Start start;
  QPushButton& deal = start.child<QPushButton>("deal");
  QPushButton& resume = start.child<QPushButton>("resume");
  CHECK_FALSE(start.child<QPushButton>("continue").isEnabled());  // there is none
  QTest::mouseClick(&start.child<QPushButton>("load"), Qt::LeftButton);
  CHECK(resume.isVisible());
  CHECK_FALSE(deal.isVisible());
  QTest::mouseClick(&start.child<QPushButton>("new"), Qt::LeftButton);
  CHECK(deal.isVisible());
  QTest::mouseClick(&start.child<QPushButton>("learn"), Qt::LeftButton);
  CHECK_FALSE(deal.isVisible());
  CHECK(start.child<QPushButton>("lesson-1").isVisible());
  QTest::mouseClick(&start.child<QPushButton>("rules"), Qt::LeftButton);
  const RulesPanel* book = start.window.findChild<RulesPanel*>();
  REQUIRE(book != nullptr);
  CHECK(book->isVisible());
}

}  // namespace w13::test
