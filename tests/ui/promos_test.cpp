// The window with the promo cards laid over the shipped ones: a sixth Agent to choose from, five places at the table.

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

WindowSetup withPromos() {
  WindowSetup setup = readWindowSetup(W13_DATA_DIR, {"promos"});
  setup.curtainHold = 0;
  setup.still = 0;
  setup.clock = false;
  setup.botDelay = 0;
  return setup;
}

/// The lists of Agents on the start screen, by seat.
std::vector<QComboBox*> agentLists(const MainWindow& window) {
  std::vector<QComboBox*> lists;
  for (QComboBox* list : window.startScreen()->findChildren<QComboBox*>())
    if (list->accessibleName().endsWith("Agent")) lists.push_back(list);
  return lists;
}

}  // namespace

TEST_CASE("With the promos each of five seats has six Agents to choose from", "[window][SETUP-15]") {
  MainWindow window(withPromos());
  const std::vector<QComboBox*> lists = agentLists(window);
  REQUIRE(lists.size() == 5);
  for (const QComboBox* list : lists) {
    CHECK(list->count() == 6);
    CHECK(list->findData("leena") >= 0);
  }
  const MainWindow plain(quick());
  for (const QComboBox* list : agentLists(plain)) CHECK(list->findData("leena") < 0);
}

TEST_CASE("A season with Leena is dealt from the start screen and played by clicking", "[window]") {
  MainWindow window(withPromos());
  window.resize(1280, 800);
  window.show();
  QComboBox* first = agentLists(window).front();
  first->setCurrentIndex(first->findData("leena"));
  QPushButton* deal = window.startScreen()->findChild<QPushButton*>("deal");
  REQUIRE(deal != nullptr);
  REQUIRE(deal->isEnabled());
  QTest::mouseClick(deal, Qt::LeftButton);
  QApplication::processEvents();
  REQUIRE(window.room() != nullptr);
  const Catalog& cards = window.room()->cards();
  CHECK(cards.of(window.room()->view(Seat::Table).seats[0].who).id == "leena");
  SelfPlayer player(window, 3, mouse);
  do QApplication::processEvents();
  while (player.step());
  CHECK(window.room()->over());
  CHECK(window.page() == window.end());
  CHECK(player.clicks() > 100);
}

}  // namespace w13::test
