// With large text: what is needed is seen at once, and the width that is free is used.

#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>

#include "support/catch.h"
#include "ui/games/warehouse13/table/board_areas.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

namespace {

Options withText(int percent, const QString& language = "en") {
  Options options;
  options.textSize = percent;
  options.language = language;
  return options;
}

/// Where an area lies in the window, in pixels.
template <class Kind>
QRect placeOf(const TableScreen& table) {
  for (const QGraphicsItem* item : table.scene()->items())
    if (const auto* area = dynamic_cast<const Kind*>(item); area != nullptr && area->isVisible())
      return table.mapFromScene(area->sceneBoundingRect()).boundingRect();
  return {};
}

}  // namespace

TEST_CASE("At 200 % every seat, the three games and the way to deal are seen at once", "[window][start]") {
  const QSize size = GENERATE(QSize(1280, 800), QSize(1920, 1080));
  const QString language = GENERATE("en", "de");
  WindowSetup setup = quick();
  setup.language = language;
  MainWindow window(std::move(setup));
  window.resize(size);
  window.show();
  window.follow(withText(200, language));
  QApplication::processEvents();
  QTest::mouseClick(window.startScreen()->findChild<QPushButton*>("new"), Qt::LeftButton);
  for (const char* preset : {"preset-first", "preset-standard", "preset-hard"}) {
    // given a game, with a person, a bot and nobody at the table
    QTest::mouseClick(window.startScreen()->findChild<QPushButton*>(preset), Qt::LeftButton);
    seat(window, 2, "bot");
    QApplication::processEvents();
    INFO(size.width() << " " << language.toStdString() << " " << preset);
    // then nothing has to be scrolled to, and each seat is whole
    const auto* part = window.startScreen()->findChild<QScrollArea*>("table-part");
    CHECK(part->verticalScrollBar()->maximum() == 0);
    for (int at = 0; at < 5; ++at) {
      const auto* card = window.startScreen()->findChild<QFrame*>(QStringLiteral("seat%1").arg(at));
      REQUIRE(card != nullptr);
      const QRect where(card->mapTo(part->viewport(), QPoint(0, 0)), card->size());
      CHECK(part->viewport()->rect().contains(where));
      for (const QComboBox* list : card->findChildren<QComboBox*>())
        CHECK(card->rect().contains(QRect(list->mapTo(card, QPoint(0, 0)), list->size())));
    }
    for (const char* bot : {"bot2-rule", "bot2-quick", "bot2-strong"}) {
      const auto* level = window.startScreen()->findChild<QPushButton*>(bot);
      CHECK(level->isVisible());
      CHECK(level->width() > 60);
    }
    CHECK(window.startScreen()->findChild<QPushButton*>("deal")->isVisible());
  }
  window.follow(Options());
  speak(Language::English);
}

TEST_CASE("At 200 % the board shares the width with the seats, and is larger for it", "[window]") {
  const int seats = GENERATE(3, 5);
  Playing game(seats, 2);
  REQUIRE(game.dealt());
  game.window.follow(withText(200));
  game.settle();
  const TableScreen& table = *game.window.table();
  const QRect board = placeOf<GroundArea>(table), beside = placeOf<SeatsArea>(table);
  const QRect all = table.viewport()->rect();
  // a row of seats below it would leave it two thirds of the width
  CHECK(board.width() > all.width() * 7 / 10);
  CHECK(beside.left() >= board.right());
  CHECK(all.contains(beside));
  CHECK(beside.width() > all.width() / 6);
  // and at the usual size it is as it was
  game.window.follow(Options());
  game.settle();
  CHECK(placeOf<SeatsArea>(table).top() >= placeOf<GroundArea>(table).bottom());
}

}  // namespace w13::test
