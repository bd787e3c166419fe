// Measuring in the window: it stays smooth, stops at once, and saves what it shows.

#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>

#include "support/catch.h"
#include "ui/games/warehouse13/measure/measure_chart.h"
#include "ui/games/warehouse13/measure/measure_panel.h"
#include "ui/look/style.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

namespace {

/// The shipped cards with the heaviest Consequence made heavier.
CardSet harsher() {
  std::vector<Layer> layers = shipped().cards.layers;
  layers.push_back({"mine",
                    {{"consequences/shaken-confidence.json",
                      R"({"always": [{"query": "may_not", "what": "apply", "number": 1}]})"}}});
  return compileCards(std::move(layers));
}

/// The shipped cards with Pings that hardly ever end.
CardSet endless() {
  std::vector<Layer> layers = shipped().cards.layers;
  Layer pings{"mine", {}};
  constexpr const char* kEndless =
      R"({"text": {"en": "x", "de": "x"}, "when": {"arrive": [{"send": "warehouse"}, {"travel": true}]}})";
  for (const Layer& layer : layers)
    for (const auto& [path, text] : layer.files)
      if (path.starts_with("pings/")) pings.files.push_back({path, kEndless});
  layers.push_back(pings);
  return compileCards(std::move(layers));
}

struct Measure {
  explicit Measure(int seasons, const CardSet& after = harsher()) {
    panel.resize(1200, 700);
    QWidget& widget = panel;
    widget.show();
    panel.show(shipped().cards, after);
    panel.findChild<QSpinBox*>("seasons")->setValue(seasons);
  }
  void press() { QTest::mouseClick(panel.findChild<QPushButton*>("start"), Qt::LeftButton); }
  bool ends() {
    return QTest::qWaitFor([this] { return !panel.running(); }, 60'000);
  }
  QString says() { return panel.findChild<QLabel*>("says")->text(); }
  MeasurePanel panel;
};

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

TEST_CASE("A change is measured while the window goes on, and what is shown is what was measured", "[measure]") {
  Measure measure(300);
  QTest::mouseClick(measure.panel.findChild<QAbstractButton*>("players-5"), Qt::LeftButton);
  // given something else that the window has to do again and again
  int turns = 0;
  QTimer other;
  QObject::connect(&other, &QTimer::timeout, [&] { turns += measure.panel.running() ? 1 : 0; });
  other.start(1);
  // when seasons are played
  measure.press();
  CHECK(measure.panel.running());
  REQUIRE(measure.ends());
  // then that has been done meanwhile
  CHECK(turns > 10);
  const Measured& measured = measure.panel.measured();
  CHECK(measured.over);
  CHECK_FALSE(measured.cancelled);
  CHECK(measured.done == 2 * 2 * 300);
  REQUIRE(measured.tables.size() == 2);
  const auto* figures = measure.panel.findChild<QTreeWidget*>("figures");
  REQUIRE(figures->topLevelItemCount() == 2);
  CHECK(figures->topLevelItem(0)->text(0) == u"3 players");
  CHECK(figures->topLevelItem(1)->text(2).startsWith(
      QLocale().toString(100 * measured.tables[1].after.wins.value, 'f', 1)));
  CHECK(figures->topLevelItem(0)->childCount() >= 4);  // endings, Episodes
  CHECK(measure.panel.findChild<QTreeWidget*>("uses")->topLevelItemCount() > 0);
  CHECK(measure.panel.findChild<QProgressBar*>()->value() == 1200);
}

TEST_CASE("Cancelling answers at once, keeps what was played, and measuring can begin again", "[measure]") {
  Measure measure(100'000);
  measure.press();
  REQUIRE(QTest::qWaitFor([&] { return measure.panel.measured().done > 0; }, 60'000));
  measure.press();
  CHECK_FALSE(measure.panel.running());
  CHECK(measure.says().startsWith("Canceled"));
  CHECK(measure.panel.measured().done > 0);
  CHECK(measure.panel.measured().done < measure.panel.measured().all);
  // what it still has to tell is no news of the next one
  measure.panel.findChild<QSpinBox*>("seasons")->setValue(100);
  measure.press();
  REQUIRE(measure.ends());
  CHECK(measure.panel.measured().done == 3 * 2 * 100);
}

TEST_CASE("A panel can go while it measures", "[measure]") {
  auto measure = std::make_unique<Measure>(100'000);
  measure->press();
  REQUIRE(QTest::qWaitFor([&] { return measure->panel.measured().done > 0; }, 60'000));
  REQUIRE(measure->panel.running());
  const QPointer<MeasurePanel> panel = &measure->panel;
  measure.reset();  // all of its seasons would take an hour
  QApplication::processEvents();
  CHECK(panel.isNull());
}

TEST_CASE("Without players there is nothing to measure, and one sentence says so", "[measure]") {
  Measure measure(100);
  for (const char* box : {"players-3", "players-4", "players-5"})
    QTest::mouseClick(measure.panel.findChild<QAbstractButton*>(box), Qt::LeftButton);
  measure.press();
  CHECK_FALSE(measure.panel.running());
  CHECK(measure.says().contains("choose a number of players"));
}

TEST_CASE("The number of seasons that could not be played is said, however many", "[measure]") {
  // given cards with which hardly a season ends
  Measure measure(100, endless());
  // when seasons are played with and without them
  measure.press();
  REQUIRE(measure.ends());
  // then all that could not be played are counted in what is said, with the first reason
  const Measured& measured = measure.panel.measured();
  REQUIRE(measured.faulty > 100);
  CHECK(measure.says().contains(QStringLiteral("%1 seasons could not be played: season ").arg(measured.faulty)));
}

TEST_CASE("What was measured is saved as a picture and as figures, and is said in both languages", "[measure]") {
  Measure measure(100);
  measure.press();
  REQUIRE(measure.ends());
  const QTemporaryDir folder;
  measure.panel.saveTo(folder.filePath("wins.svg"));
  CHECK(measure.says().contains("wins.svg"));
  QSvgRenderer svg(folder.filePath("wins.svg"));
  CHECK(svg.isValid());
  CHECK(svg.viewBoxF().size() == chartSize(measure.panel.measured()));
  CHECK(bytesOf(folder.filePath("wins.svg")).contains("The Warehouse wins"));
  measure.panel.saveTo(folder.filePath("wins.pdf"));
  CHECK(bytesOf(folder.filePath("wins.pdf")).startsWith("%PDF-"));
  measure.panel.saveTo(folder.filePath("wins.csv"));
  CHECK(bytesOf(folder.filePath("wins.csv")).count('\n') == 1 + 2 * 3);
  CHECK(bytesOf(folder.filePath("wins-cards.csv")).contains("shaken-confidence"));
  // and the second table, which no dialog has asked about, replaces older figures but nothing else
  measure.panel.saveTo(folder.filePath("wins.csv"));
  CHECK(measure.says().contains("Saved"));
  QFile own(folder.filePath("own-cards.csv"));
  REQUIRE(own.open(QIODevice::WriteOnly));
  own.write("my,cards\n");
  own.close();
  measure.panel.saveTo(folder.filePath("own.csv"));
  CHECK(measure.says().contains("own-cards.csv exists and is something else"));
  CHECK(bytesOf(folder.filePath("own-cards.csv")) == "my,cards\n");
  CHECK_FALSE(QFile::exists(folder.filePath("own.csv")));
  measure.panel.saveTo(folder.filePath("no/such/wins.csv"));
  CHECK(measure.says().contains("choose another place"));
  // when the language changes, what was measured stays
  speak(kGerman);
  CHECK(QTest::qWaitFor(
      [&] { return measure.panel.findChild<QTreeWidget*>("figures")->topLevelItem(0)->text(0) == u"3 Spieler"; }));
  CHECK(measure.panel.measured().done == 600);
  speak(Language::English);
  CHECK(QTest::qWaitFor(
      [&] { return measure.panel.findChild<QTreeWidget*>("figures")->topLevelItem(0)->text(0) == u"3 players"; }));
}

TEST_CASE("Tab goes through the choices as they stand", "[measure]") {
  // given the focus on how many seasons are played
  Measure measure(100);
  measure.panel.findChild<QSpinBox*>("seasons")->setFocus();
  // when Tab is pressed, and again
  QTest::keyClick(measure.panel.focusWidget(), Qt::Key_Tab);
  const QString second = measure.panel.focusWidget()->accessibleName();
  QTest::keyClick(measure.panel.focusWidget(), Qt::Key_Tab);
  // then it is on the seed, and on the button
  CHECK(second == u"Seed");
  CHECK(measure.panel.focusWidget()->objectName() == u"start");
}

TEST_CASE("The first column of the seasons is whole, however large the text", "[measure]") {
  Measure measure(100);
  measure.panel.setStyleSheet(styleSheet(2));
  measure.panel.resize(1240, 640);
  measure.press();
  REQUIRE(measure.ends());
  QApplication::processEvents();
  auto* figures = measure.panel.findChild<QTreeWidget*>("figures");
  REQUIRE(figures->topLevelItemCount() > 0);
  const QTreeWidgetItem* row = figures->topLevelItem(0);
  const QRect cell = figures->visualItemRect(row);
  CHECK(figures->columnWidth(0) - cell.left() >= figures->fontMetrics().horizontalAdvance(row->text(0)));
}

}  // namespace w13::test
