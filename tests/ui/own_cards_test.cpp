// Seasons with the cards of the workshop's folder, from the title on.

#ifdef UI_WORKSHOP

#include <QLabel>

#include "workbench.h"

namespace w13::test {

TEST_CASE("The title leads to a season with the cards of one's own", "[window][workshop]") {
  Bench bench;
  const auto link = [&] { return bench.window.startScreen()->findChild<QPushButton*>("own-cards"); };
  // given a folder without cards, then there is nothing to play
  CHECK(link()->isHidden());
  // when a card is saved and the workshop is left
  bench.screen().open("traits/tesla.json");
  bench.change("\"number\": 1", "\"number\": 2");
  bench.screen().findChild<QPushButton*>("save-card")->click();
  REQUIRE(bench.checked());
  bench.click("back");
  REQUIRE(bench.wait([&] { return bench.window.workshop() == nullptr; }));
  CHECK_FALSE(link()->isHidden());
  // when the title's link is followed
  QTest::mouseClick(link(), Qt::LeftButton);
  QApplication::processEvents();
  // then a season is set up with them, and says so where it is dealt
  const auto packs = [&] { return bench.window.startScreen()->findChild<QPushButton*>("packs"); };
  REQUIRE(bench.wait([&] { return packs() != nullptr && packs()->isVisible(); }));
  CHECK(packs()->text() == "Cards: the box and my own cards");
  bench.window.begin(bench.window.startScreen()->start());
  REQUIRE(bench.window.room() != nullptr);
  const Catalog& cards = bench.window.room()->cards();
  CHECK(cards.of(cards.find("tesla")).number == 2);
}

TEST_CASE("Cards of one's own that have a mistake are not played, with the sentence that names it",
          "[window][workshop]") {
  Bench bench;
  write(bench.file("traits/tesla.json"), "{ \"number\": 9 }");
  bench.click("back");
  REQUIRE(bench.wait([&] { return bench.window.workshop() == nullptr; }));
  QTest::mouseClick(bench.window.startScreen()->findChild<QPushButton*>("own-cards"), Qt::LeftButton);
  QApplication::processEvents();
  bool told = false;
  for (const QLabel* each : bench.window.startScreen()->findChildren<QLabel*>())
    told = told || (each->text().startsWith("Your cards cannot be played yet: ") &&
                    each->text().contains("traits/tesla.json:1:"));
  CHECK(told);
}

}  // namespace w13::test

#endif
