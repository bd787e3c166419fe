// Options: what is kept between starts, what it changes, and which curtains "we trust each other" spares.

#include <QFile>
#include <QLabel>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>

#include "support/catch.h"
#include "ui/games/warehouse13/pages/options_offer.h"
#include "ui/look/illustration.h"
#include "ui/look/ink.h"
#include "ui/pages/credits.h"
#include "ui/window/window_place.h"
#include "window.h"

namespace w13::test {

namespace {

/// Seasons and options in a folder that is gone afterwards.
WindowSetup keptIn(const QTemporaryDir& folder) {
  WindowSetup setup = quick();
  setup.botDelay.reset();
  setup.options = folder.filePath("options.ini");
  return setup;
}

template <class Widget>
Widget* child(QWidget* of, const QString& name) {
  Widget* found = of->findChild<Widget*>(name);
  REQUIRE(found != nullptr);
  return found;
}

/// How often the curtain was held open to answer or respond until a season had made so many steps.
int heldOpen(bool trust, const SeasonStart& start, int steps) {
  Playing game(start);
  game.unpainted();
  Options options;
  options.trust = trust;
  game.window.follow(options);
  QApplication::setActiveWindow(&game.window);
  REQUIRE(game.window.begin(start));  // anew: trust counts from the first curtain on
  int held = 0;
  QObject::connect(game.window.curtain(), &Curtain::opened, [&] { ++held; });
  REQUIRE(game.clickUntil([&] { return game.room().steps() >= steps; }));
  return held;
}

}  // namespace

TEST_CASE("What was chosen on the options screen holds at once, and again after a start", "[window][options]") {
  const QTemporaryDir folder;
  {
    // given a window that has never been opened before
    MainWindow window(keptIn(folder));
    window.resize(1280, 800);
    window.show();
    CHECK(window.options() == Options());
    // when options are changed by hand
    QTest::mouseClick(child<QPushButton>(window.startScreen(), "options"), Qt::LeftButton);
    REQUIRE(window.page() == window.optionsScreen());
    QComboBox* text = child<QComboBox>(window.optionsScreen(), "text-size");
    text->setCurrentIndex(text->findText("120%"));
    QComboBox* idle = child<QComboBox>(window.optionsScreen(), "idle");
    idle->setCurrentIndex(0);
    child<QCheckBox>(window.optionsScreen(), "trust")->click();
    QComboBox* motion = child<QComboBox>(window.optionsScreen(), "motion");
    motion->setCurrentIndex(motion->findText("fast"));
    // then they hold
    CHECK(textSize() == 120);
    CHECK(window.options().idle == 30);
    QTest::mouseClick(child<QPushButton>(window.optionsScreen(), "back"), Qt::LeftButton);
    CHECK(window.page() == window.startScreen());
    window.close();
  }
  // and a second start finds them
  MainWindow window(keptIn(folder));
  CHECK(window.options().textSize == 120);
  CHECK(window.options().idle == 30);
  CHECK(window.options().motion == Pace::Fast);
  CHECK(window.options().trust);
  CHECK_FALSE(window.options().fullScreen);
  setTextSize(100);
}

TEST_CASE("The window comes up as large as it was", "[window][options]") {
  const QTemporaryDir folder;
  {
    MainWindow window(keptIn(folder));
    window.appear();
    window.resize(1333, 822);
    QApplication::processEvents();
    window.close();
  }
  MainWindow window(keptIn(folder));
  window.appear();
  CHECK(window.size() == QSize(1333, 822));
}

TEST_CASE("A file of options with nonsense in it keeps nobody from playing", "[window][options]") {
  const QTemporaryDir folder;
  const QString path = folder.filePath("options.ini");
  {
    QSettings file(path, QSettings::IniFormat);
    file.setValue("text-size", 4000);
    file.setValue("idle-seconds", "soon");
    file.setValue("motion", "sideways");
    file.setValue("bot-milliseconds", -7);
    file.setValue("window", "no place");
  }
  const Options read = OptionsFile(path).read();
  CHECK(read.textSize == Options::kLargestText);
  CHECK(read.idle == 60);
  CHECK(read.motion == Pace::Normal);
  CHECK(read.botDelay == 0);
  // when it is no such file at all
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
  file.write(QByteArray(300, '\xC3'));
  file.close();
  // then everything is as if it were not there
  CHECK(OptionsFile(path).read() == Options());
  CHECK(OptionsFile("").read() == Options());
}

TEST_CASE("Larger text grows where there is room, and cuts nothing that fitted", "[window][options]") {
  struct Drawn {
    QStringList unfit;
    QImage picture;
  };
  const auto draw = [](int size) {
    setTextSize(size);
    Drawn drawn{{}, QImage(400, 120, QImage::Format_ARGB32_Premultiplied)};
    drawn.picture.fill(Qt::black);
    QPainter p(&drawn.picture);
    Ink ink(p, 1);
    ink.text({0, 0, 400, 60}, "Who responds?", Role::Body, 20, Qt::white);
    ink.text({0, 60, 92, 20}, "Just as wide as it is", Role::Body, 13, Qt::white);
    ink.paragraph({0, 80, 400, 38}, "A paragraph that fills both of its lines, or very nearly so, at its usual size.",
                  Role::Body, 15, Qt::white);
    drawn.unfit = ink.unfit();
    setTextSize(100);
    return drawn;
  };
  const Drawn usual = draw(100);
  const Drawn large = draw(140);
  CHECK(usual.picture.copy(0, 0, 400, 60) != large.picture.copy(0, 0, 400, 60));
  CHECK(large.unfit == usual.unfit);
  CHECK(draw(90).unfit == usual.unfit);
}

TEST_CASE("Start screen and options fit the smallest window with the largest text", "[window][options]") {
  MainWindow window(quick());
  for (const int size : {Options::kSmallestText, Options::kLargestText}) {
    Options options;
    options.textSize = size;
    window.follow(options);
    window.resize(ui::kLeastWindow);
    window.show();
    QApplication::processEvents();
    CHECK(window.size() == ui::kLeastWindow);
    for (const QWidget* page : std::initializer_list<QWidget*>{window.startScreen(), window.optionsScreen()}) {
      INFO(size << " %: " << page->minimumSizeHint().width() << " x " << page->minimumSizeHint().height());
      CHECK(page->minimumSizeHint().width() <= ui::kLeastWindow.width());
      CHECK(page->minimumSizeHint().height() <= ui::kLeastWindow.height());
    }
  }
  setTextSize(100);
}

TEST_CASE("A laptop's screen has room for the window beside its title and task bar", "[window][options]") {
  constexpr QSize kLaptop(1366, 768);
  constexpr int kTitleBar = 36, kTaskBar = 48;  // the largest of usual desktops
  const MainWindow window(quick());
  CHECK(window.minimumWidth() <= kLaptop.width());
  CHECK(window.minimumHeight() <= kLaptop.height() - kTitleBar - kTaskBar);
}

TEST_CASE("The options tell whose icons are on the cards, and by which licence", "[window][options]") {
  OptionsScreen screen(optionsOffer, nullptr);
  const QLabel* credits = screen.findChild<QLabel*>("credits");
  REQUIRE(credits != nullptr);
  CHECK(credits->text() == Credits::whole(isIllustrated(), hasTitleFace()));
  CHECK(Credits::whole(true, true).contains("game-icons.net"));
  CHECK(Credits::whole(true, true).contains("CC BY 3.0"));
  CHECK(Credits::whole(true, true).contains("Bodoni Moda"));
  CHECK(Credits::line(true).contains("game-icons.net"));
  // but nobody is thanked for what is not shown
  CHECK_FALSE(Credits::whole(false, true).contains("game-icons.net"));
  CHECK_FALSE(Credits::whole(true, false).contains("Bodoni"));
  CHECK(Credits::whole(false, false).contains("Lato"));
  CHECK_FALSE(Credits::line(false).contains("game-icons.net"));
  // and the program shows what it says it does
  CHECK(isIllustrated() == (illustrationCount() > 0));
}

TEST_CASE("A window for which the screen has no room is maximized; else it comes back where it was",
          "[window][options]") {
  const QTemporaryDir folder;
  const OptionsFile file(folder.filePath("options.ini"));
  // given a screen that is smaller than a window usually is
  QWidget first;
  const QSize room = first.screen()->availableSize();
  REQUIRE(room.width() < 1440);
  // when the program is started for the first time, then it takes the screen
  ui::appear(first, file, Options());
  CHECK(first.isMaximized());
  // and when it was closed small, then it comes back as small
  first.showNormal();
  first.resize(500, 400);
  ui::keepPlace(first, file);
  QWidget second;
  ui::appear(second, file, Options());
  CHECK_FALSE(second.isMaximized());
  CHECK(second.size() == QSize(500, 400));
}

TEST_CASE("While the options are open no bot moves on", "[window][options][bots]") {
  // given a bot that thinks
  Playing game(people(3, 4, {"", "rule", "rule"}));
  REQUIRE(game.clickUntil([&] { return game.botAsked(); }));
  // when somebody opens the options until it has its answer
  const int steps = game.room().steps();
  game.window.openOptions();
  REQUIRE(QTest::qWaitFor([&] { return game.room().answerWaits(); }));
  // then the season waits, and goes on afterwards
  CHECK(game.window.page() == game.window.optionsScreen());
  CHECK(game.room().steps() == steps);
  QTest::keyClick(game.window.optionsScreen(), Qt::Key_Escape);
  CHECK(game.onTable());
  CHECK(game.goesOnByItself());
}

TEST_CASE("Who trusts each other is spared the curtain only where nobody else has been", "[window][secrecy][options]") {
  // given seasons of four people, each played the same way twice, until somebody is asked twice in a row
  bool spared = false;
  for (std::uint64_t seed = 1; seed <= 12 && !spared; ++seed) {
    const SeasonStart start = people(4, seed);
    // then trust spares some curtains, and not those between two people
    const int strict = heldOpen(false, start, 200);
    const int trusting = heldOpen(true, start, 200);
    CHECK(trusting > 0);
    CHECK(trusting <= strict);
    spared = trusting < strict;
  }
  CHECK(spared);
}

TEST_CASE("One person among bots who trust each other needs no curtain", "[window][secrecy][options]") {
  const SeasonStart start = people(3, 4, {"", "rule", "rule"});
  CHECK(heldOpen(true, start, 40) == 0);
  CHECK(heldOpen(false, start, 40) > 0);
}

namespace {

/// Plays a season of four people who trust each other; how often a screen opened without the curtain being held. Each
/// time it must have been the same person's as the moment before.
int openedStraight(std::uint64_t seed) {
  Playing game(4, seed);
  game.unpainted();
  Options options;
  options.trust = true;
  game.window.follow(options);
  QApplication::setActiveWindow(&game.window);
  bool held = false;
  int straight = 0;
  QObject::connect(game.window.curtain(), &Curtain::opened, [&] { held = true; });
  for (int clicks = 0; clicks < 700 && !game.room().over(); ++clicks) {
    game.settle();
    const QPointer<SecretScreen> before = game.window.secret();
    const Seat was = before.isNull() ? Seat::Table : before->shown().view.viewer;
    held = false;
    if (!game.player.step()) break;
    game.settle();
    if (game.window.secret() == nullptr || game.window.secret() == before) continue;
    // a secret screen has opened by this click: the curtain was held, or the same person was there a moment ago
    if (held) continue;
    ++straight;
    REQUIRE(game.window.secret()->shown().view.viewer == was);
  }
  return straight;
}

}  // namespace

TEST_CASE("Trust never opens one person's screen after another's", "[window][secrecy][options]") {
  int straight = 0;
  for (std::uint64_t seed = 1; seed <= 12 && straight == 0; ++seed) straight = openedStraight(seed);
  CHECK(straight > 0);
}

}  // namespace w13::test
