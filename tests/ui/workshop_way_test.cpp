// The whole way of a card through the workshop: written, measured, printed, given away, taken in by somebody else.

#ifdef W13_WORKSHOP

#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>

#include "packs/pack.h"
#include "support/catch.h"
#include "ui/measure/measure_panel.h"
#include "ui/print/print_panel.h"
#include "ui/workshop/share_panel.h"
#include "ui/workshop/workshop_screen.h"
#include "window.h"

namespace w13::test {

namespace {

/// A designer's profile, and the workshop open in it.
struct Profile {
  Profile()
      : window([this] {
          WindowSetup setup = quick();
          setup.workshop = folder.filePath("workshop/cards");
          setup.packs = folder.filePath("packs");
          return setup;
        }()) {
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
  void goTo(w13::Bench bench) {
    QTabBar* tabs = workshop().findChild<QTabBar*>("benches");
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(static_cast<int>(bench)).center());
    QApplication::processEvents();
    REQUIRE(workshop().bench() == bench);
  }
  bool checked() {
    return QTest::qWaitFor([&] { return !workshop().live().checking(); }, 4000);
  }
  QTemporaryDir folder;
  MainWindow window;
};

}  // namespace

TEST_CASE("A new card is measured, printed, given away, and taken in by somebody else", "[window][workshop][share]") {
  Profile ada;
  // given a Trait that has been begun, and is not saved
  ada.click("new-card");
  QTest::keyClicks(ada.workshop().findChild<QLineEdit*>("ask-line"), "Night Shift");
  QTest::keyClick(ada.workshop().findChild<QLineEdit*>("ask-line"), Qt::Key_Return);
  REQUIRE(ada.checked());
  REQUIRE(ada.workshop().path() == "traits/night-shift.json");
  // when it is measured
  ada.goTo(w13::Bench::Measure);
  ada.workshop().measuring()->findChild<QSpinBox*>("seasons")->setValue(100);
  QTest::mouseClick(ada.workshop().measuring()->findChild<QPushButton*>("start"), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return ada.workshop().measuring()->measured().over; }, 60'000));
  // then its seasons have been played, with it and without
  const Measured& measured = ada.workshop().measuring()->measured();
  CHECK(measured.faults.empty());
  CHECK(std::any_of(measured.uses.begin(), measured.uses.end(), [](const MeasuredUse& use) {
    return use.card == "night-shift" && use.before == 0 && use.after > 0;
  }));
  // when cards are printed, then it is among them
  ada.goTo(w13::Bench::Print);
  const auto cards = ada.workshop().live().desk().checked().cards.cards;
  const std::vector<DesignId> designs = ada.workshop().printing()->wish().designs;
  const auto isIt = [&](DesignId design) { return cards->of(design).id == "night-shift"; };
  CHECK(std::any_of(designs.begin(), designs.end(), isIt));
  // when it is to be given away, then the workshop asks to save it first
  ada.goTo(w13::Bench::Share);
  REQUIRE(ada.workshop().ask()->asking());
  ada.click("save-for-pack");
  REQUIRE(ada.checked());
  CHECK(QFile::exists(ada.folder.filePath("workshop/cards/traits/night-shift.json")));
  SharePanel& share = *ada.workshop().sharing();
  share.findChild<QLineEdit*>("name")->setText("Night Cards");
  share.findChild<QLineEdit*>("author")->setText("Ada");
  share.saveTo(ada.folder.filePath("night.w13pack"));
  REQUIRE(QFile::exists(ada.folder.filePath("night.w13pack")));
  // and somebody else can take it in
  Profile ben;
  ben.goTo(w13::Bench::Share);
  ben.workshop().sharing()->look(ada.folder.filePath("night.w13pack"));
  ben.workshop().sharing()->install();
  std::vector<std::string> faults;
  const std::vector<Pack> packs = installedPacks(ben.folder.filePath("packs").toStdString(), faults);
  CHECK(faults.empty());
  REQUIRE(packs.size() == 1);
  CHECK(packs.front().label.author == "Ada");
  REQUIRE(packs.front().files.size() == 1);
  CHECK(packs.front().files.front().path.ends_with("traits/night-shift.json"));
}

TEST_CASE("The benches are reached by keys, and Esc leads back to the cards first", "[window][workshop][keyboard]") {
  Profile ada;
  // when the next bench is asked for by its key
  QTest::keyClick(&ada.workshop(), Qt::Key_Tab, Qt::ControlModifier);
  // then it is there, and Esc leads back
  CHECK(ada.workshop().bench() == w13::Bench::Measure);
  QTest::keyClick(&ada.workshop(), Qt::Key_Escape);
  CHECK(ada.workshop().bench() == w13::Bench::Cards);
  CHECK(ada.window.page() == &ada.workshop());
}

}  // namespace w13::test

#endif
