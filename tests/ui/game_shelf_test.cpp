// The shelf: which game is meant, what opens, and the way back. By hand's means: boxes grow, by a clock that the test
// holds.

#include <QLabel>
#include <QTemporaryDir>

#include "by_hand.h"
#include "engine/games/games.h"
#include "engine/house/log/match_log.h"
#include "plain.h"
#include "support/catch.h"
#include "ui/games/warehouse13/pages/title_screen.h"
#include "ui/shelf/game_shelf.h"
#include "ui/shelf/shelf_box.h"
#include "ui/widgets/menu_button.h"

namespace w13::test {

namespace {

using ui::GameShelf;
using ui::MenuButton;
using ui::ShelfBox;

/// The shelf with all games, as the program shows it; matches are kept in a folder of the test's own.
struct Evening {
  explicit Evening(Pace pace = Pace::Off) {
    Options options;
    options.language = "en";
    options.motion = pace;
    OptionsFile(optionsFile()).write(options);
    std::vector<ui::ShelvedGame> games;
    for (const house::GameModule* each : games::all())
      games.push_back(ui::shelve(ui::screensOf(*each), {"table", "--saves", folder.filePath("saves")}));
    shelf = std::make_unique<GameShelf>(std::move(games), optionsFile(), "en");
  }
  [[nodiscard]] QString optionsFile() const { return folder.filePath("options.ini"); }
  void appear() {
    shelf->appear();
    settle();
  }
  static void settle() {
    for (int turn = 0; turn < 4; ++turn) QApplication::processEvents();
  }
  [[nodiscard]] ui::ShelfScreen& screen() const { return *shelf->shelf()->shelf(); }
  [[nodiscard]] ShelfBox& box(int at) const {
    ShelfBox* found = screen().findChild<ShelfBox*>(QStringLiteral("box-%1").arg(at));
    REQUIRE(found != nullptr);
    return *found;
  }
  [[nodiscard]] MenuButton& button(const char* name) const {
    MenuButton* found = screen().findChild<MenuButton*>(name);
    REQUIRE(found != nullptr);
    return *found;
  }
  void key(Qt::Key key) const {
    QTest::keyClick(shelf->window()->focusWidget(), key);
    settle();
  }
  /// A match of Warehouse 51 that has begun and is saved.
  void keepAuction(std::vector<std::string> players) const {
    const house::GameModule& game = *games::named("warehouse51");
    const auto box = game.open({});
    house::Start start;
    start.seed = 4;
    start.bots.assign(players.size(), "");
    start.setup = game.completed({}, kernel::count(players), *box);
    start.players = std::move(players);
    REQUIRE(QDir().mkpath(folder.filePath("saves")));
    (void)house::beginMatch(box, start, folder.filePath("saves/friday.").toStdString() + game.log().match);
  }

  QTemporaryDir folder;
  std::unique_ptr<GameShelf> shelf;
};

constexpr int kThirteen = 0, kFiftyOne = 1;

}  // namespace

TEST_CASE("The menu of the shelf means the game that is chosen", "[window][shelf]") {
  // given the shelf, on which Warehouse 13 stands first and largest
  Evening evening;
  evening.appear();
  CHECK(evening.screen().chosen() == kThirteen);
  CHECK(evening.box(kThirteen).width() > evening.box(kFiftyOne).width());
  CHECK(evening.box(kThirteen).height() > evening.box(kFiftyOne).height());
  CHECK(evening.button("play").text() == "Play Warehouse 13");
  // when somebody walks along it
  evening.key(Qt::Key_Right);
  // then the menu follows
  CHECK(evening.screen().chosen() == kFiftyOne);
  CHECK(evening.button("play").text() == "Play Warehouse 51");
  CHECK(evening.button("learn").isVisible());
  // also where the focus is in the menu
  evening.button("options").setFocus();
  evening.key(Qt::Key_Left);
  CHECK(evening.button("play").text() == "Play Warehouse 13");
  // and a click on a box chooses it
  QTest::mouseClick(&evening.box(kFiftyOne), Qt::LeftButton);
  CHECK(evening.screen().chosen() == kFiftyOne);
  evening.key(Qt::Key_Home);
  CHECK(evening.screen().chosen() == kThirteen);
}

TEST_CASE("A box opens into its game, and Esc leads back to the shelf", "[window][shelf]") {
  // given the shelf
  Evening evening;
  evening.appear();
  // when Warehouse 51 is opened
  evening.key(Qt::Key_Right);
  evening.key(Qt::Key_Return);
  // then its window is the only one
  auto* auction = qobject_cast<ui::PlainWindow*>(evening.shelf->window());
  REQUIRE(auction != nullptr);
  CHECK(auction->windowTitle() == "Warehouse 51");
  CHECK_FALSE(evening.shelf->shelf()->isVisible());
  // and its first page leads back
  evening.key(Qt::Key_Escape);
  REQUIRE(evening.shelf->window() == evening.shelf->shelf());
  CHECK(evening.shelf->shelf()->isVisible());
  CHECK(evening.screen().chosen() == kFiftyOne);
  // as the title of Warehouse 13 does, by key or mouse
  evening.key(Qt::Key_Home);
  evening.key(Qt::Key_Return);
  auto* season = qobject_cast<MainWindow*>(evening.shelf->window());
  REQUIRE(season != nullptr);
  auto* link = season->page()->findChild<QPushButton*>("shelf-of-games");
  REQUIRE(link != nullptr);
  CHECK(link->isVisible());
  QTest::mouseClick(link, Qt::LeftButton);
  Evening::settle();
  CHECK(evening.shelf->window() == evening.shelf->shelf());
}

TEST_CASE("Each door of a game is one press from the shelf", "[window][shelf]") {
  Evening evening;
  evening.appear();
  const auto goes = [&](int game, Qt::Key door) {
    evening.box(game).setFocus();
    evening.key(door);
    Evening::settle();
    REQUIRE(evening.shelf->window() != evening.shelf->shelf());
  };
  // lessons
  goes(kFiftyOne, Qt::Key_L);
  auto* auction = qobject_cast<ui::PlainWindow*>(evening.shelf->window());
  CHECK(auction->page() == auction->lessons());
  evening.appear();
  goes(kThirteen, Qt::Key_L);
  CHECK(evening.shelf->window()->findChild<QWidget*>("back-from-lessons")->isVisible());
  evening.appear();
#ifdef UI_WORKSHOP
  // the workshop
  goes(kFiftyOne, Qt::Key_W);
  auction = qobject_cast<ui::PlainWindow*>(evening.shelf->window());
  CHECK(auction->workshop().is(auction->page()));
  evening.appear();
  goes(kThirteen, Qt::Key_W);
  CHECK(qobject_cast<MainWindow*>(evening.shelf->window())->workshop() != nullptr);
  evening.appear();
#endif
  // and nothing to load where nothing is saved
  CHECK_FALSE(evening.button("load").isVisible());
  CHECK_FALSE(evening.button("continue").isVisible());
}

TEST_CASE("One key goes on with what was last played", "[window][shelf]") {
  // given an auction that was interrupted
  Evening evening;
  evening.keepAuction({"Ada", "Ben", ""});
  // when the program is started
  evening.appear();
  // then its box is chosen, and says how far it is and who plays
  CHECK(evening.screen().chosen() == kFiftyOne);
  CHECK(evening.box(kFiftyOne).accessibleDescription().contains("Lot 1. Ada, Ben, Mirela Voss"));
  CHECK(evening.button("continue").accessibleDescription() == QString::fromUtf8("Warehouse 51 · Lot 1"));
  CHECK(evening.button("continue").gold());
  CHECK(evening.button("load").isVisible());
  // and Enter leads to its table, behind whose curtain the first looks
  evening.key(Qt::Key_Return);
  auto* auction = qobject_cast<ui::PlainWindow*>(evening.shelf->window());
  REQUIRE(auction != nullptr);
  REQUIRE(auction->room() != nullptr);
  CHECK(auction->page() == auction->curtain());
}

TEST_CASE("A box grows before its game opens, and a key ends that", "[window][shelf][hand]") {
  HandClock clock;
  Evening evening(Pace::Normal);
  evening.appear();
  const auto isOpen = [&] { return evening.shelf->window() != evening.shelf->shelf(); };
  // given a box that is being opened
  evening.key(Qt::Key_Return);
  clock.pass(ui::ShelfScreen::kOpens / 2);
  Evening::settle();
  CHECK_FALSE(isOpen());
  // a second Enter, or the repeat of a key that is held, opens nothing twice
  QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, "\r", true);
  QApplication::sendEvent(evening.shelf->window()->focusWidget(), &again);
  CHECK_FALSE(isOpen());
  // when its time has passed, then the game is there
  clock.pass(ui::ShelfScreen::kOpens);
  Evening::settle();
  CHECK(isOpen());
  // and somebody in a hurry presses a key
  evening.appear();
  evening.key(Qt::Key_Return);
  CHECK_FALSE(isOpen());
  evening.key(Qt::Key_Space);
  CHECK(isOpen());
}

TEST_CASE("With motion off a box opens at once", "[window][shelf][hand]") {
  // given a clock that stands still
  const HandClock clock;
  Evening evening;
  evening.appear();
  // when a box is opened, then nothing waits for time to pass
  evening.key(Qt::Key_Return);
  CHECK(evening.shelf->window() != evening.shelf->shelf());
}

TEST_CASE("Options are the same for all games, and a language chosen on the shelf is spoken there", "[window][shelf]") {
  Evening evening;
  evening.appear();
  evening.key(Qt::Key_O);
  ui::OptionsScreen* options = evening.shelf->shelf()->options();
  REQUIRE(options != nullptr);
  CHECK(evening.shelf->shelf()->page() == options);
  Options german = OptionsFile(evening.optionsFile()).read();
  german.language = "de";
  emit options->changed(german);
  Evening::settle();
  emit options->left();
  CHECK(evening.button("play").text() == "Warehouse 13 spielen");
  CHECK(OptionsFile(evening.optionsFile()).read().language == "de");
  ui::speak(house::Language::English);
}

}  // namespace w13::test
