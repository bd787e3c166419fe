// The workshop in the plain window: any game whose cards are files has one, with nothing of its own but its module.

#ifdef UI_WORKSHOP

#include <QListWidget>
#include <QTreeWidget>

#include "engine/games/games.h"
#include "engine/house/match/gauge.h"
#include "plain.h"
#include "support/catch.h"
#include "ui/plain/workshop/measure_bench.h"
#include "ui/workshop/workshop_screen.h"
#include "window.h"
#include "workbench.h"

namespace w13::test {

namespace {

const house::GameModule& withCards() { return *games::named("warehouse13"); }

/// A plain window, and a folder of a designer.
struct PlainBench {
  explicit PlainBench(const house::GameModule& game = withCards())
      : window([&] {
          ui::PlainWanted wanted = plain(game);
          wanted.own = {folder.filePath("cards"), folder.filePath("packs")};
          return wanted;
        }()) {
    window.show();
    QApplication::setActiveWindow(&window);
  }
  WorkshopScreen& open() {
    QPushButton* way = window.setup()->findChild<QPushButton*>("workshop");
    REQUIRE(way->isVisible());
    way->click();
    REQUIRE(window.workshop().screen() != nullptr);
    return *window.workshop().screen();
  }
  /// Tries the card that is open, in the position with this name if several are offered.
  void tryCard(const QString& in = {}) {
    WorkshopScreen& screen = *window.workshop().screen();
    QTest::keyClick(&screen, Qt::Key_F6);
    if (!in.isEmpty()) {
      QComboBox* offered = screen.ask()->findChild<QComboBox*>();
      REQUIRE(offered->findText(in) >= 0);
      offered->setCurrentIndex(offered->findText(in));
      screen.ask()->findChild<QPushButton*>("play-trial")->click();
    }
    REQUIRE(QTest::qWaitFor([&] { return window.page() == window.table(); }));
  }
  bool checked() {
    return QTest::qWaitFor([&] { return !window.workshop().screen()->live().checking(); });
  }

  QTemporaryDir folder;
  ui::PlainWindow window;
};

bool saysTesla(const QWidget& page) {
  return std::ranges::any_of(page.findChildren<QLabel*>(),
                             [](const QLabel* each) { return each->text().contains("Tesla"); });
}

}  // namespace

TEST_CASE("A game whose cards are no files has no workshop in the plain window", "[window][workshop]") {
  PlainBench vault(*games::named("vault"));
  CHECK_FALSE(vault.window.setup()->findChild<QPushButton*>("workshop")->isVisible());
}

TEST_CASE("In the plain window a card is written, drawn from its words, and tried in a whole match",
          "[window][workshop]") {
  // given the workshop of a game, opened from its first page
  PlainBench bench;
  WorkshopScreen& workshop = bench.open();
  CHECK(bench.window.page() == &workshop);
  CHECK(workshop.tree()->list()->topLevelItem(0)->text(0).startsWith("Traits"));
  // when a card is given another name
  workshop.open("traits/tesla.json");
  const QString text = workshop.editor()->text();
  REQUIRE(text.contains("\"en\": \"Tesla\""));
  workshop.editor()->replace(QString(text).replace("\"en\": \"Tesla\"", "\"en\": \"Lightning Rod\""));
  REQUIRE(bench.checked());
  // then it is drawn under it
  const CardFace& face = *workshop.preview()->findChildren<CardFace*>().front();
  CHECK(face.accessibleName() == "Lightning Rod, as large as it is read");
  QImage drawn = const_cast<CardFace&>(face).grab().toImage();
  CHECK(drawn.pixelColor(drawn.width() / 2, drawn.height() / 20) != QColor(Qt::white));
  // and it can be tried in a match with the cards as they are now, in which nobody's cards are a secret
  bench.tryCard();
  CHECK(bench.window.trialBar()->words().contains("Trying Lightning Rod"));
  CHECK(bench.window.trialBar()->words().contains("A whole match with your cards"));
  CHECK(bench.window.room()->persons().size() == 3);
  CHECK(pressable(bench.window.table(), "save").empty());
  const house::Box& box = bench.window.room()->box();
  CHECK(withCards().cards()->nameOf("traits/tesla.json", box).en == "Lightning Rod");
  bench.window.table()->findChild<QPushButton*>("seat-0")->click();
  CHECK(bench.window.page() == bench.window.secret());
  QTest::keyClick(bench.window.secret(), Qt::Key_Escape);
  CHECK(QTest::qWaitFor([&] { return bench.window.page() == bench.window.table(); }));
  // and leaving leads back to the card, which is still not saved
  bench.window.trialBar()->findChild<QPushButton*>("left")->click();
  REQUIRE(QTest::qWaitFor([&] { return bench.window.workshop().is(bench.window.page()); }));
  CHECK(bench.window.trialBar() == nullptr);
  CHECK(workshop.path() == "traits/tesla.json");
  CHECK(workshop.live().desk().hasDraft("traits/tesla.json"));
}

TEST_CASE("In the plain window a card is tried in the positions of scenarios that name it", "[window][workshop]") {
  // given a scenario of the designer's that names a card, and one that these cards cannot begin
  PlainBench bench;
  write(bench.folder.filePath("scenarios/tesla.json"),
        R"({"title": "A Tesla in the hand", "rules": ["CARD-01"], "when": [], "then": [],
            "given": {"players": [{"agent": "claudia", "hand": "tesla"}, "pete", "myka"], "turn": "action",
                      "seat": "claudia"}})");

  WorkshopScreen& workshop = bench.open();
  workshop.open("traits/tesla.json");
  REQUIRE(bench.checked());
  // when it is tried there
  bench.tryCard("A Tesla in the hand");
  // then the seat has the card
  CHECK(bench.window.trialBar()->words().contains("A Tesla in the hand"));
  bench.window.table()->findChild<QPushButton*>("seat-0")->click();
  REQUIRE(bench.window.secret() != nullptr);
  CHECK(saysTesla(*bench.window.secret()));
  QTest::keyClick(bench.window.secret(), Qt::Key_Escape);
  REQUIRE(QTest::qWaitFor([&] { return bench.window.page() == bench.window.table(); }));
  // and it can be begun again from there
  bench.window.trialBar()->findChild<QPushButton*>("again")->click();
  QApplication::processEvents();
  CHECK(QTest::qWaitFor([&] { return bench.window.trialBar() != nullptr; }));
  CHECK(bench.window.room()->match().steps() == 0);
}

TEST_CASE("The plain window does not close over unsaved cards, even while one is tried", "[window][workshop]") {
  // given a card that is written on, and tried
  PlainBench bench;
  WorkshopScreen& workshop = bench.open();
  workshop.open("traits/tesla.json");
  workshop.editor()->replace(workshop.editor()->text().replace("\"en\": \"Tesla\"", "\"en\": \"Rod\""));
  REQUIRE(bench.checked());
  bench.tryCard();
  // when the window is closed
  bench.window.close();
  // then the workshop asks first
  CHECK(bench.window.isVisible());
  CHECK(bench.window.workshop().is(bench.window.page()));
  CHECK(workshop.ask()->asking());
}

TEST_CASE("A card of any game that counts something is measured in the workshop", "[window][workshop]") {
  // given the workshop of the auction, on its bench for measuring
  PlainBench bench(*games::named("warehouse51"));
  WorkshopScreen& screen = bench.open();
  REQUIRE(bench.checked());
  screen.go(1);
  ui::MeasureBench& measure = *screen.findChild<ui::MeasureBench*>();
  for (const char* players : {"players-3", "players-5"}) measure.findChild<QCheckBox*>(players)->setChecked(false);
  measure.findChild<QSpinBox*>("matches")->setValue(200);
  QComboBox* which = measure.findChild<QComboBox*>("compared");
  which->setCurrentIndex(which->findData("relics/golden-fleece.json"));
  REQUIRE(which->currentText() == "Golden Fleece without its text, and with it");
  // when it is measured
  measure.findChild<QPushButton*>("start")->click();
  REQUIRE(measure.running());
  REQUIRE(QTest::qWaitFor([&] { return !measure.running(); }, 60'000));
  // then figures stand in a table for that number of players, and the card comes first among the cards
  QTreeWidget* figures = measure.findChild<QTreeWidget*>("figures");
  REQUIRE(figures->topLevelItemCount() == 1);
  CHECK(figures->topLevelItem(0)->text(0) == "4 players");
  CHECK(figures->topLevelItem(0)->child(0)->text(0) == "points of a seat");
  CHECK(figures->topLevelItem(0)->childCount() ==
        static_cast<int>(games::named("warehouse51")->gauge()->ofMatch().size()));
  QTreeWidget* cards = measure.findChild<QTreeWidget*>("uses");
  CHECK(cards->topLevelItem(0)->text(0) == "Golden Fleece");
  CHECK(measure.findChild<QLabel*>("says")->text().startsWith("Done in"));
  // and they can be kept in a file
  const QString file = bench.folder.filePath("measured.csv");
  measure.saveTo(file);
  QFile kept(file);
  REQUIRE(kept.open(QIODevice::ReadOnly));
  CHECK(kept.readAll().count('\n') == 1 + figures->topLevelItem(0)->childCount());
  CHECK(QFile::exists(bench.folder.filePath("measured-cards.csv")));
  // and nothing is measured where a game counts nothing
  PlainBench other;
  CHECK(other.open().findChild<QTabBar*>("benches")->count() == screen.findChild<QTabBar*>("benches")->count() - 1);
}

}  // namespace w13::test

#endif
