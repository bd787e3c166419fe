// The map: reached by keys along its routes, moved and zoomed by hand, and joined to the choices of a question.

#include <QWheelEvent>

#include "engine/games/games.h"
#include "support/catch.h"
#include "ui/plain/plain_window.h"
#include "ui/screen/map_view.h"
#include "window.h"

namespace w13::test {

namespace {

using kernel::Noun;

constexpr std::uint8_t kTown = 1;

/// West - middle - east in a row, with a road from the middle to the north; the island is reached by no route.
house::GameMap fourTowns() {
  return {{{{kTown, 0}, 0.1, 0.5},
           {{kTown, 1}, 0.5, 0.5},
           {{kTown, 2}, 0.9, 0.5},
           {{kTown, 3}, 0.5, 0.1},
           {{kTown, 4}, 0.52, 0.9}},
          {{0, 1}, {1, 2}, {3, 1}}};
}

struct Shown {
  house::GameMap map = fourTowns();
  ui::MapView view{map, nullptr};
  std::vector<Noun> picked;
  Shown() {
    view.resize(800, 500);
    view.name({"West", "Middle", "East", "North", "Island"});
    view.show();
    QObject::connect(&view, &ui::MapView::picked, &view, [this](Noun noun) { picked.push_back(noun); });
    view.setFocus();
  }
  void press(int key) { QTest::keyClick(&view, static_cast<Qt::Key>(key)); }
  [[nodiscard]] QPoint at(int town) const {
    const auto& place = map.places[static_cast<std::size_t>(town)];
    return view.mapFromScene(place.x * ui::MapView::kUnits.width(), place.y * ui::MapView::kUnits.height());
  }
};

}  // namespace

TEST_CASE("Arrow keys go along the routes of a map, and Enter chooses a place that can be chosen", "[window]") {
  Shown shown;
  shown.view.offer({{kTown, 1}, {kTown, 3}});
  // given the first arrow leads to the first place on offer
  shown.press(Qt::Key_Right);
  CHECK(shown.view.focused() == 1);
  // then each goes to the neighbour in its direction, and where there is no road, nowhere
  shown.press(Qt::Key_Right);
  CHECK(shown.view.focused() == 2);
  shown.press(Qt::Key_Right);
  CHECK(shown.view.focused() == 2);
  shown.press(Qt::Key_Left);
  shown.press(Qt::Key_Down);
  CHECK(shown.view.focused() == 1);
  shown.press(Qt::Key_Up);
  CHECK(shown.view.focused() == 3);
  // and Enter chooses what is on offer, nothing else
  shown.press(Qt::Key_Return);
  shown.press(Qt::Key_Down);
  shown.press(Qt::Key_Left);
  CHECK(shown.view.focused() == 0);
  shown.press(Qt::Key_Return);
  CHECK(shown.picked == std::vector<Noun>{{kTown, 3}});
}

TEST_CASE("A place on a map is chosen with the mouse if it is on offer", "[window]") {
  Shown shown;
  shown.view.offer({{kTown, 2}});
  QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.at(0));
  CHECK(shown.picked.empty());
  QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.at(2));
  CHECK(shown.picked == std::vector<Noun>{{kTown, 2}});
}

TEST_CASE("A map is zoomed by keys and wheel and moved with the mouse, and always fits again", "[window]") {
  Shown shown;
  // given all of it is seen
  CHECK(shown.view.zoom() == 1);
  shown.press(Qt::Key_Minus);
  CHECK(shown.view.zoom() == 1);
  // when it is zoomed in as far as it goes
  for (int at = 0; at < 20; ++at) shown.press(Qt::Key_Plus);
  CHECK(shown.view.zoom() == ui::MapView::kClosest);
  // and dragged by a place where nothing lies
  const QPointF before = shown.view.mapToScene(400, 250);
  QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, {420, 100});
  QTest::mouseMove(shown.view.viewport(), {300, 60});
  QTest::mouseMove(shown.view.viewport(), {200, 20});
  QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, {}, {200, 20});
  // then it has moved, and nothing was chosen
  CHECK(shown.view.mapToScene(400, 250) != before);
  CHECK(shown.picked.empty());
  // and 0 shows all of it
  shown.press(Qt::Key_0);
  CHECK(shown.view.zoom() == 1);
  CHECK(shown.view.viewport()->rect().contains(shown.at(0)));
  CHECK(shown.view.viewport()->rect().contains(shown.at(2)));
}

TEST_CASE("A hiding place is chosen on Vault's map behind the curtain", "[window]") {
  // given a match of two people, the first of whom looks at what was dealt
  const house::GameModule& game = *games::named("vault");
  ui::PlainWanted wanted;
  wanted.game = &game;
  wanted.options.motion = Pace::Off;
  wanted.curtainHold = 0;
  ui::PlainWindow window(wanted);
  window.show();
  house::Start start;
  start.seed = 3;
  start.players.resize(2);
  start.setup = game.completed({}, 2, *game.open({}));
  REQUIRE(window.begin(start));
  std::size_t shown = 0;
  ui::MapView* map = nullptr;
  for (int step = 0; step < 300 && map == nullptr; ++step) {
    QApplication::processEvents();
    if (window.page() == window.curtain()) {
      QTest::keyPress(window.curtain(), Qt::Key_Space);
      REQUIRE(QTest::qWaitFor([&] { return window.page() != window.curtain(); }));
      QTest::keyRelease(window.page(), Qt::Key_Space);
      continue;
    }
    QWidget* page = window.page();
    if (window.secret() != nullptr && page == window.secret()) {
      // when one is asked for a place
      const kernel::Decision d = window.room()->inHand(window.secret()->seat(), false, window.secret()->made());
      for (const house::GameMap::Place& place : game.map()->places)
        for (const kernel::Choice& each : d.choices())
          if (each.noun == place.noun) ++shown;
      if (shown > 0) map = window.secret()->findChild<ui::MapView*>();
    }
    if (map != nullptr) break;
    for (const char* name : {"choice", "take-amount", "confirm", "hand", "close"}) {
      QPushButton* found = nullptr;
      for (QPushButton* each : page->findChildren<QPushButton*>(name))
        if (found == nullptr && each->isVisible() && each->isEnabled()) found = each;
      if (found == nullptr) continue;
      found->click();
      break;
    }
  }
  REQUIRE(map != nullptr);
  // then the map offers those places, and a key chooses one
  map->setFocus();
  QTest::keyClick(map, Qt::Key_Right);
  REQUIRE(map->focused() >= 0);
  const Noun chosen = game.map()->places[static_cast<std::size_t>(map->focused())].noun;
  QTest::keyClick(map, Qt::Key_Return);
  REQUIRE(window.secret()->made().size() == 1);
  CHECK(window.secret()->made().front().noun == chosen);
}

}  // namespace w13::test
