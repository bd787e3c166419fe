// The title and the set-up: what is chosen there is what is dealt, by mouse and by keys.

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <algorithm>

#include "support/catch.h"
#include "ui/games/warehouse13/pages/title_screen.h"
#include "ui/rules/rules_panel.h"
#include "ui/settings/progress.h"
#include "window.h"

namespace w13::test {

namespace {

struct Start {
  Start() : window(quick()) {
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    QTest::mouseClick(&child<QPushButton>("new"), Qt::LeftButton);
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
  CHECK(start.says("2 loyal, 1 Traitor"));
  CHECK(start.says("Stress deck 15"));
  CHECK(start.says("First Agent: Artie"));
  // when a fourth sits down
  seat(start.window, 3, "person");
  // then there is more of everything
  CHECK(start.says("3 loyal, 1 Traitor"));
  CHECK(start.says("Stress deck 20"));
  // and who is First Agent is not told where it depends on the Traitor
  start.child<QCheckBox>("revealed-traitor").setChecked(true);
  CHECK_FALSE(start.says("First Agent"));
}

TEST_CASE("A bot has one of three strengths, and each of them says how it plays", "[window]") {
  Start start;
  seat(start.window, 2, "bot");
  QStringList strengths;
  for (const QPushButton* level : start.window.startScreen()->findChildren<QPushButton*>()) {
    if (!level->objectName().startsWith("bot2-")) continue;
    strengths << level->text();
    CHECK(level->isVisible());
    CHECK_FALSE(level->toolTip().isEmpty());
  }
  CHECK(strengths == QStringList{"Steady", "Sharp", "Mastermind"});
}

TEST_CASE("The title is there first, and what lies behind its doors when they are opened", "[window]") {
  // given a window that has just been shown
  MainWindow window(quick());
  window.show();
  QApplication::processEvents();
  const auto has = [&](const char* name) { return window.page()->findChild<QPushButton*>(name) != nullptr; };
  CHECK(has("learn"));
  CHECK_FALSE(has("deal"));
  // when somebody wants a new season, then it is set up
  QTest::keyClick(window.page()->findChild<QPushButton*>("new"), Qt::Key_N);
  REQUIRE(has("deal"));
  CHECK(window.page()->findChild<QPushButton*>("deal")->isVisible());
  // and Esc leads back
  QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
  CHECK_FALSE(window.page()->findChild<QPushButton*>("deal")->isVisible());
  CHECK(window.page()->findChild<QPushButton*>("learn")->isVisible());
}

TEST_CASE("Two keys lead from the title into the first lesson", "[window]") {
  // given a newcomer at the title
  MainWindow window(quick());
  window.show();
  QApplication::setActiveWindow(&window);
  QApplication::processEvents();
  // when they open the lessons and press what is gold there
  QTest::keyClick(window.focusWidget(), Qt::Key_L);
  REQUIRE(window.focusWidget() != nullptr);
  CHECK(window.focusWidget()->objectName() == "learn-next");
  QTest::keyClick(window.focusWidget(), Qt::Key_Return);
  // then the first lesson of the course begins
  REQUIRE(window.guide() != nullptr);
  CHECK(window.guide()->lesson().id == window.course().lessons().front().id);
}

TEST_CASE("The keys of the title work again when the options have been closed", "[window][options][keyboard]") {
  // given somebody at the title who opens the options by key, and closes them again
  MainWindow window(quick());
  window.show();
  QApplication::setActiveWindow(&window);
  QApplication::processEvents();
  const auto press = [&](Qt::Key key) {
    REQUIRE(window.focusWidget() != nullptr);
    QTest::keyClick(window.focusWidget(), key);
    QApplication::processEvents();
  };
  for (int time = 0; time < 2; ++time) {
    press(Qt::Key_O);
    REQUIRE(window.page() == window.optionsScreen());
    press(Qt::Key_Escape);
    REQUIRE(window.page() == window.startScreen());
  }
  // when another key of the title is pressed, then it leads where it says
  press(Qt::Key_N);
  const QPushButton* deal = window.startScreen()->findChild<QPushButton*>("deal");
  REQUIRE(deal != nullptr);
  CHECK(deal->isVisible());
}

TEST_CASE("One button of the title is gold: learning for newcomers, a season that goes on before all", "[window]") {
  const QTemporaryDir folder;
  WindowSetup setup = quick();
  setup.saves = folder.filePath("saves");
  setup.options = folder.filePath("options.ini");
  const auto gold = [](MainWindow& window) {
    QStringList all;
    for (const MenuButton* each : window.startScreen()->findChildren<MenuButton*>())
      if (each->gold() && !each->isHidden()) all << each->objectName();
    return all.join(' ');
  };
  {
    // given a computer on which nobody has played
    MainWindow window(setup);
    window.show();
    CHECK(gold(window) == "learn");
    // when a season has been played to its end
    Progress(setup.options).keepSeasonFinished();
    window.startScreen()->offerFirstSeason(false);
    CHECK(gold(window) == "new");
  }
  // when one is under way, then it is what Enter goes on with
  {
    Playing game(3, 1, setup);
    REQUIRE(game.clickUntil([&] { return game.room().steps() > 3; }));
  }
  MainWindow window(setup);
  window.show();
  CHECK(gold(window) == "continue");
  QTest::keyClick(window.page()->findChild<QPushButton*>("new")->parentWidget(), Qt::Key_Return);
  REQUIRE(window.room() != nullptr);
  CHECK(window.room()->steps() > 3);
}

TEST_CASE("A game is chosen with one click, and says so when it was changed by hand", "[window]") {
  Start start;
  const auto variants = [&] { return start.window.startScreen()->start().setup.variants; };
  const auto first = [&] { return start.window.startScreen()->start().first.on; };
  // given a computer on which nobody has played: the first game
  CHECK(first());
  CHECK(variants().twoStartingTraits);
  CHECK(variants().fewerCalamities == 1);
  // when Standard is chosen by its key, then nothing is changed but what goes with three people
  QTest::keyClick(&start.child<QPushButton>("deal"), Qt::Key_2);
  Variants printed;
  printed.debronzeStaysOpen = true;
  CHECK(variants() == printed);
  CHECK_FALSE(first());
  // when Hard is chosen by its card
  QTest::mouseClick(&start.child<QPushButton>("preset-hard"), Qt::LeftButton);
  CHECK(variants().twoGoo);
  CHECK(variants().noStartingTraits);
  CHECK(variants().startConsequences == 1);
  CHECK(start.child<QPushButton>("preset-hard").accessibleName() == "Hard");
  // and something is changed by hand, then the card says so
  start.child<QCheckBox>("two-goo").setChecked(false);
  CHECK(start.child<QPushButton>("preset-hard").accessibleName() == "Hard, changed");
  CHECK(start.child<QPushButton>("deal").isEnabled());
}

TEST_CASE("A list that opens is dark to its edges", "[window]") {
  // given the list of Agents of a seat
  Start start;
  QComboBox& list = *start.child<QFrame>("seat1").findChild<QComboBox*>();
  // when it is opened
  list.showPopup();
  QApplication::processEvents();
  const QImage popup = list.view()->window()->grab().toImage();
  list.hidePopup();
  // then no line of it is white, not even above and below its rows
  REQUIRE(popup.height() > 40);
  int brightest = 0;
  for (int y = 0; y < popup.height(); ++y) {
    int line = 255;
    for (int x = 0; x < popup.width(); ++x) line = std::min(line, qGray(popup.pixel(x, y)));
    brightest = std::max(brightest, line);
  }
  CHECK(brightest < 140);  // the brass of its border
}

TEST_CASE("More rules lie behind the table, opened and closed by button and key", "[window][keyboard]") {
  Start start;
  QCheckBox& plots = start.child<QCheckBox>("three-plots");
  CHECK_FALSE(plots.isVisible());
  QTest::mouseClick(&start.child<QPushButton>("more"), Qt::LeftButton);
  CHECK(plots.isVisible());
  // when Esc is pressed, then the table is there again, and not the title
  QTest::keyClick(&start.child<QPushButton>("deal"), Qt::Key_Escape);
  CHECK_FALSE(plots.isVisible());
  CHECK(start.child<QPushButton>("deal").isVisible());
  QTest::keyClick(&start.child<QPushButton>("deal"), Qt::Key_M);
  CHECK(plots.isVisible());
}

TEST_CASE("Seats change places by keys, with all that sits there", "[window][keyboard]") {
  // given three people, of whom the first has a name
  Start start;
  start.child<QLineEdit>("name0").setText("Kim");
  seat(start.window, 1, "bot");
  const auto agents = [&] { return start.window.startScreen()->start().setup.agents; };
  const std::vector<AgentId> before = agents();
  // when the first seat moves on
  QPushButton& there = start.child<QPushButton>("player0-person");
  there.setFocus();
  QTest::keyClick(&there, Qt::Key_Right, Qt::ControlModifier);
  // then the two have changed places
  CHECK(agents() == std::vector<AgentId>{before[1], before[0], before[2]});
  CHECK(start.window.startScreen()->start().players[1] == "Kim");
  CHECK_FALSE(start.window.startScreen()->start().bots[0].empty());
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
  QComboBox& list = *start.child<QFrame>("seat1").findChild<QComboBox*>();
  list.setFocus();
  QTest::keyClick(&list, Qt::Key_Return);
  CHECK(start.window.room() == nullptr);
  list.hidePopup();
  // when Enter is pressed in a name
  QLineEdit& name = start.child<QLineEdit>("name0");
  name.setFocus();
  QTest::keyClicks(&name, "Kim");
  QTest::keyClick(&name, Qt::Key_Return);
  QApplication::processEvents();
  // then the cards are dealt
  REQUIRE(start.window.room() != nullptr);
  CHECK(start.window.room()->nameOf(seatAt(0)) == "Kim");
}

TEST_CASE("Space turns a switch; Enter on it deals, as the button says", "[window][keyboard]") {
  // given the focus on a switch among more rules
  Start start;
  QTest::mouseClick(&start.child<QPushButton>("more"), Qt::LeftButton);
  QCheckBox& quickWindows = start.child<QCheckBox>("quick-windows");
  quickWindows.setFocus();
  REQUIRE_FALSE(quickWindows.isChecked());
  // when Space is pressed, then it is on
  QTest::keyClick(&quickWindows, Qt::Key_Space);
  CHECK(quickWindows.isChecked());
  CHECK(start.window.room() == nullptr);
  // when Enter is pressed there, then the cards are dealt, and it is on still
  QTest::keyClick(&quickWindows, Qt::Key_Return);
  QApplication::processEvents();
  REQUIRE(start.window.room() != nullptr);
  CHECK(start.window.room()->start().setup.variants.quickWindows);
}

TEST_CASE("Enter chooses who sits on a chair, and deals once it is chosen", "[window][keyboard]") {
  Start start;
  const auto enter = [](QPushButton& button) {
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Return);
    QApplication::processEvents();
  };
  // given a chair on which a bot is chosen with Enter, and another with the mouse
  QPushButton& first = start.child<QPushButton>("player1-bot");
  enter(first);
  CHECK(first.isChecked());
  QPushButton& second = start.child<QPushButton>("player2-bot");
  QTest::mouseClick(&second, Qt::LeftButton);
  QPushButton& sharp = start.child<QPushButton>("bot2-quick");
  enter(sharp);
  CHECK(sharp.isChecked());
  CHECK(start.window.room() == nullptr);
  // when Enter is pressed where nothing is left to choose, then the cards are dealt, as the button says
  enter(second);
  REQUIRE(start.window.room() != nullptr);
  CHECK(start.window.room()->start().bots == std::vector<std::string>{"", "rule", "quick"});
}

TEST_CASE("The title opens the lessons with the rule book, the saved seasons, and the set-up", "[window]") {
  Start start;
  QPushButton& deal = start.child<QPushButton>("deal");
  QPushButton& resume = start.child<QPushButton>("resume");
  QPushButton& fresh = start.child<QPushButton>("new");
  CHECK(deal.isVisible());
  start.window.startScreen()->openTitle();
  CHECK(fresh.isVisible());
  CHECK_FALSE(start.child<QPushButton>("continue").isVisible());  // there is none
  QTest::mouseClick(&start.child<QPushButton>("load"), Qt::LeftButton);
  CHECK(resume.isVisible());
  CHECK_FALSE(deal.isVisible());
  QTest::keyClick(start.window.focusWidget(), Qt::Key_Escape);
  CHECK(fresh.isVisible());
  QTest::mouseClick(&start.child<QPushButton>("learn"), Qt::LeftButton);
  CHECK_FALSE(fresh.isVisible());
  CHECK(start.child<QPushButton>("lesson-1").isVisible());
  QTest::mouseClick(&start.child<QPushButton>("rules"), Qt::LeftButton);
  const RulesPanel* book = start.window.findChild<RulesPanel*>();
  REQUIRE(book != nullptr);
  CHECK(book->isVisible());
}

TEST_CASE("The shelf of the title shows what was retrieved here, and tells of it", "[window]") {
  // given an artifact that was retrieved twice, one of the Adversary's, and one of cards that are not there
  Start start;
  StartScreen& screen = *start.window.startScreen();
  screen.openTitle();
  const auto retrieved = [](const char* id, const char* name, int day) {
    return Shelved{id, name, "Paris", QDate(2026, 11, day), {"Kim", "Sam"}, "in the last round"};
  };
  screen.showShelf({retrieved("ice-flower", "Ice Flower", 1), retrieved("own-thing", "Own Thing", 2),
                    retrieved("ice-flower", "Ice Flower", 3), retrieved("the-phoenix", "The Phoenix", 4)});
  const ShelfView* shelf = screen.findChild<ShelfView*>();
  REQUIRE(shelf != nullptr);
  // then those of the niches are lit, and all that the box has are there
  const QList<Niche*> niches = shelf->findChildren<Niche*>();
  CHECK(std::ranges::count_if(niches, [](const Niche* each) { return each->content().lit; }) == 3);
  CHECK(niches.size() == 26 + 8 + 1);  // COMP-12
  REQUIRE(shelf->nicheOf("ice-flower") != nullptr);
  CHECK(shelf->nicheOf("ice-flower")->content().last.date.day() == 3);
  REQUIRE(shelf->nicheOf("the-phoenix") != nullptr);
  CHECK(shelf->nicheOf("the-phoenix")->content().number <= 26 + 8);  // in its place, with its picture
  CHECK_FALSE(shelf->nicheOf("the-phoenix")->content().art.empty());
  CHECK(shelf->accessibleDescription() == "3 of 35 artifacts retrieved here");
  // and Tab leads to it, arrows from one to the next
  niches.front()->setFocus();
  QTest::keyClick(niches.front(), Qt::Key_Right);
  CHECK(start.window.focusWidget() == niches[1]);
}

TEST_CASE("The lamp of the title swings only while somebody sees it, and not without motion", "[window]") {
  // given the title with motion
  HandClock clock;
  WindowSetup setup = quick();
  setup.motion = Pace::Normal;
  MainWindow window(setup);
  window.resize(1280, 800);
  window.show();
  QApplication::processEvents();
  StartScreen& start = *window.startScreen();
  start.finish();
  const auto seen = [&] {
    clock.pass(1700);
    return start.findChild<TitleScreen*>()->grab().toImage();
  };
  // then two moments differ
  CHECK(seen() != seen());
  // and without motion they do not
  start.setPace(Pace::Off);
  CHECK(seen() == seen());
}

}  // namespace w13::test
