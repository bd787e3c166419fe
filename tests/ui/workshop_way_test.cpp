// The whole way of a card through the workshop: written, tried, measured, printed, given away, played with by somebody
// else.

#ifdef UI_WORKSHOP

#include <QAction>
#include <QDragEnterEvent>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>

#include "support/catch.h"
#include "ui/games/warehouse13/measure/measure_panel.h"
#include "ui/games/warehouse13/print/season_prints.h"
#include "ui/games/warehouse13/workshop/season_card_screens.h"
#include "ui/print/print_panel.h"
#include "ui/widgets/position_bar.h"
#include "ui/workshop/share_panel.h"
#include "ui/workshop/workshop_screen.h"
#include "window.h"
#include "workshop/warehouse13/kit.h"

namespace w13::test {

namespace {

/// Somebody's folders on disk.
struct Home {
  WindowSetup setup() const {
    WindowSetup setup = quick();
    setup.workshop = folder.filePath("workshop/cards");
    setup.packs = folder.filePath("packs");
    setup.saves = folder.filePath("seasons");
    setup.options = folder.filePath("options.ini");
    return setup;
  }
  QTemporaryDir folder;
};

/// Somebody's window, and the workshop open in it.
struct Profile : Home {
  Profile() : window(setup()) {
    window.resize(1280, 800);
    window.show();
    QApplication::setActiveWindow(&window);
    window.openWorkshop();
    REQUIRE(window.workshop() != nullptr);
  }
  WorkshopScreen& workshop() { return *window.workshop(); }
  QPushButton* button(const char* name) { return workshop().findChild<QPushButton*>(name); }
  void click(const char* name) {
    REQUIRE(button(name) != nullptr);
    QTest::mouseClick(button(name), Qt::LeftButton);
    QApplication::processEvents();
  }
  void goTo(int bench) {
    QTabBar* tabs = workshop().findChild<QTabBar*>("benches");
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(bench).center());
    QApplication::processEvents();
    REQUIRE(workshop().bench() == bench);
  }
  bool checked() {
    return QTest::qWaitFor([&] { return !workshop().live().checking(); }, 4000);
  }
  void leaveWorkshop() {
    click("back");
    REQUIRE(window.workshop() == nullptr);
  }
  /// Switches a pack on where a season is set up.
  void playWith(const char* action) {
    QAction* pack = window.startScreen()->findChild<QAction*>(action);
    REQUIRE(pack != nullptr);
    pack->trigger();
    QApplication::processEvents();
  }
  MainWindow window;
};

/// Whether there is such a card.
bool has(const Catalog& cards, const char* id) { return cards.find(id) != DesignId::None; }

/// The pages of a PDF.
qsizetype pagesIn(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll().count("/Type /Page\n");
}

}  // namespace

TEST_CASE("The whole way of a card: written, tried, measured, printed, given away, played with, resumed",
          "[window][workshop][share]") {
  Profile ada;
  // given a Trait that has been begun
  ada.click("new-card");
  QTest::keyClicks(ada.workshop().findChild<QLineEdit*>("ask-line"), "Night Shift");
  QTest::keyClick(ada.workshop().findChild<QLineEdit*>("ask-line"), Qt::Key_Return);
  REQUIRE(ada.checked());
  REQUIRE(ada.workshop().path() == "traits/night-shift.json");
  // when two mistakes are made, then both are told, and everything shows the last good card
  const QString good = ada.workshop().editor()->text();
  REQUIRE((good.contains("\"number\": 1") && good.contains("choose_pile")));
  QString bad = good;
  ada.workshop().editor()->replace(bad.replace("\"number\": 1", "\"number\": 7").replace("choose_pile", "chose_pile"));
  REQUIRE(ada.checked());
  CHECK(ada.workshop().live().desk().checked().errors >= 2);
  CHECK_FALSE(ada.workshop().live().desk().checked().isCurrent("traits/night-shift.json"));
  CHECK(ada.workshop().messages()->count() >= 2);
  // when they are mended, then it is previewed as it is
  ada.workshop().editor()->replace(QString(good).replace("\"number\": 1", "\"number\": 2"));
  REQUIRE(ada.checked());
  CHECK(ada.workshop().live().desk().checked().errors == 0);
  CHECK(ada.workshop().live().desk().checked().isCurrent("traits/night-shift.json"));
  CHECK(ada.workshop().preview()->unfit().isEmpty());
  // when it is tried on the table, then it can be played there
  QTest::keyClick(&ada.workshop(), Qt::Key_F6);
  ada.click("play-trial");
  REQUIRE(ada.window.positionBar() != nullptr);
  const kernel::Decision asked = ada.window.room()->decision(seatAt(0));
  const auto plays = [&](const kernel::Choice& each) {
    return each.verb == verb::Play && ada.window.room()->cards().of(cardOf(each.noun)).id == "night-shift";
  };
  CHECK(std::any_of(asked.choices().begin(), asked.choices().end(), plays));
  QTest::mouseClick(ada.window.positionBar()->findChild<QPushButton*>("left"), Qt::LeftButton);
  QApplication::processEvents();
  REQUIRE(ada.window.page() == &ada.workshop());
  // when it is measured
  ada.goTo(benches::Measure);
  ada.workshop().findChild<MeasurePanel*>()->findChild<QSpinBox*>("seasons")->setValue(100);
  QTest::mouseClick(ada.workshop().findChild<MeasurePanel*>()->findChild<QPushButton*>("start"), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return ada.workshop().findChild<MeasurePanel*>()->measured().over; }, 60'000));
  // then its seasons have been played, with it and without
  const Measured& measured = ada.workshop().findChild<MeasurePanel*>()->measured();
  CHECK(measured.faults.empty());
  CHECK(std::any_of(measured.uses.begin(), measured.uses.end(), [](const MeasuredUse& use) {
    return use.card == "night-shift" && use.before == 0 && use.after > 0;
  }));
  // when it is printed, then there is a PDF with its front and its back
  ada.goTo(benches::Print);
  const auto cards = printsOf(cardsOn(ada.workshop().live().desk()));
  ada.workshop().findChild<PrintPanel*>()->choose(cardsNamed(*cards, {"night-shift"}));
  ada.workshop().findChild<PrintPanel*>()->saveTo(ada.folder.filePath("night.pdf"));
  CHECK(pagesIn(ada.folder.filePath("night.pdf")) == 2);
  // when it is to be given away, then the workshop asks to save it first
  ada.goTo(benches::Share);
  REQUIRE(ada.workshop().ask()->asking());
  ada.click("save-for-pack");
  REQUIRE(ada.checked());
  CHECK(QFile::exists(ada.folder.filePath("workshop/cards/traits/night-shift.json")));
  SharePanel& share = *ada.workshop().sharing();
  share.findChild<QLineEdit*>("name")->setText("Night Cards");
  share.findChild<QLineEdit*>("author")->setText("Ada");
  share.saveTo(ada.folder.filePath("night.w13pack"));
  REQUIRE(QFile::exists(ada.folder.filePath("night.w13pack")));
  // and somebody else takes it in
  Profile ben;
  ben.goTo(benches::Share);
  ben.workshop().sharing()->look(ada.folder.filePath("night.w13pack"));
  ben.workshop().sharing()->install();
  ben.leaveWorkshop();
  // when a season is dealt without it, then it is of the box alone
  QTest::mouseClick(ben.window.startScreen()->findChild<QPushButton*>("deal"), Qt::LeftButton);
  REQUIRE(ben.window.room() != nullptr);
  CHECK_FALSE(has(ben.window.room()->cards(), "night-shift"));
  // when a season is dealt with it, and played for a while
  ben.window.openLessons();  // which leaves the season
  ben.playWith("pack-night-cards");
  QTest::mouseClick(ben.window.startScreen()->findChild<QPushButton*>("deal"), Qt::LeftButton);
  REQUIRE(ben.window.room() != nullptr);
  CHECK(has(ben.window.room()->cards(), "night-shift"));
  SelfPlayer player(ben.window, 1, mouse);
  for (int clicks = 0; clicks < 60; ++clicks) {
    QApplication::processEvents();
    (void)player.step();
  }
  const int steps = ben.window.room()->steps();
  const QString save = ben.window.room()->file();
  CHECK(steps > 5);
  // then it goes on with the same cards at somebody else's, who has no such pack, and is told which they are
  Home clara;
  const QString copy = clara.folder.filePath("from-ben.season");
  REQUIRE(QFile::copy(save, copy));
  MainWindow other(clara.setup());
  other.resize(1280, 800);
  other.show();
  REQUIRE(other.resume(copy));
  CHECK(other.room()->steps() == steps);
  CHECK(has(other.room()->cards(), "night-shift"));
  emit other.table()->command(Order::Menu);
  const QWidget* menu = other.findChild<QWidget*>("table-menu");
  REQUIRE(menu != nullptr);
  CHECK(toldBy(&other).contains("Played with night-cards"));
}

TEST_CASE("Packs that were chosen stay chosen, and new Agents of theirs can be seated", "[window][share]") {
  Home home;
  const auto pack = [](const char* id, const QString& english, std::vector<SourceFile> files) {
    Pack made;
    made.label = {id, {english.toStdString(), {{kGerman, english.toStdString()}}}, "1.0", "Ada", 0, 0};
    made.files = std::move(files);
    return made;
  };
  std::filesystem::path packs = home.folder.filePath("packs").toStdString();
  house::installPack(pack("sharp", "Sharp Cards", {{"cards/traits/tesla.json", R"({"number": 2})"}}), seasonCards(),
                     packs);
  house::installPack(pack("broken", "Broken Cards", {{"cards/traits/zipline.json", R"({"number": 9})"}}), seasonCards(),
                     packs);
  {
    MainWindow window(home.setup());
    window.show();
    // when a pack is chosen
    window.startScreen()->findChild<QAction*>("pack-sharp")->trigger();
    QApplication::processEvents();
    CHECK_THAT(window.startScreen()->findChild<QPushButton*>("packs")->text().toStdString(),
               Catch::Matchers::Contains("Sharp Cards"));
  }
  // then it is chosen the next time too
  MainWindow window(home.setup());
  window.show();
  QTest::mouseClick(window.startScreen()->findChild<QPushButton*>("deal"), Qt::LeftButton);
  REQUIRE(window.room() != nullptr);
  CHECK(window.room()->cards().of(window.room()->cards().find("tesla")).number == 2);
  // when one is chosen that cannot be played with, then that is said, and the cards are those of the box
  window.openLessons();
  window.startScreen()->findChild<QAction*>("pack-broken")->trigger();
  QApplication::processEvents();
  CHECK_THAT(toldBy(&window).join("\n").toStdString(), Catch::Matchers::Contains("do not go together"));
  CHECK_FALSE(window.startScreen()->findChild<QAction*>("pack-broken")->isChecked());
}

TEST_CASE("A pack that is dropped on the window is looked at before it is installed", "[window][share]") {
  Home home;
  Pack pack;
  pack.label = {"sharp", {"Sharp Cards", {{kGerman, "Scharfe Karten"}}}, "1.0", "Ada", 0, 0};
  pack.files = {{"cards/traits/tesla.json", R"({"number": 2})"}};
  house::writePack(pack, home.folder.filePath("sharp.w13pack").toStdString());
  MainWindow window(home.setup());
  window.show();
  // when its file is dropped on the first screen
  QMimeData dropped;
  dropped.setUrls({QUrl::fromLocalFile(home.folder.filePath("sharp.w13pack"))});
  QDragEnterEvent enter({50, 50}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
  QApplication::sendEvent(&window, &enter);
  REQUIRE(enter.isAccepted());
  QDropEvent drop({50, 50}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
  QApplication::sendEvent(&window, &drop);
  // then the workshop shows what it does, and nothing is installed yet
  REQUIRE(window.workshop() != nullptr);
  CHECK(window.workshop()->bench() == benches::Share);
  CHECK_THAT(toldBy(window.workshop()).join("\n").toStdString(), Catch::Matchers::Contains("Sharp Cards"));
  std::vector<std::string> faults;
  CHECK(house::installedPacks(home.folder.filePath("packs").toStdString(), seasonCards(), faults).empty());
}

TEST_CASE("The benches are reached by keys, and Esc leads back to the cards first", "[window][workshop][keyboard]") {
  Profile ada;
  // when the next bench is asked for by its key
  QTest::keyClick(&ada.workshop(), Qt::Key_Tab, Qt::ControlModifier);
  // then it is there, and Esc leads back
  CHECK(ada.workshop().bench() == benches::Measure);
  QTest::keyClick(&ada.workshop(), Qt::Key_Escape);
  CHECK(ada.workshop().bench() == benches::Cards);
  CHECK(ada.window.page() == &ada.workshop());
}

}  // namespace w13::test

#endif
