// Pictures of the title, the set-up, the options and the saved seasons.

#include <QPushButton>

#include "ui/games/warehouse13/pages/title_screen.h"
#include "ui/games/warehouse13/window/camera.h"

namespace w13 {

namespace {

void press(QWidget* of, const char* name) { of->findChild<QPushButton*>(name)->click(); }

/// Some artifacts, so that the shelf is not empty on the pictures.
std::vector<Shelved> someShelved() {
  const auto on = [](const char* artifact, int month, int day) {
    return Shelved{artifact, {}, {}, QDate(2026, month, day), {}, {}};
  };
  return {on("szajdas-watch", 9, 4), on("rheticus-compass", 9, 4), on("ice-flower", 10, 17),
          on("dimensional-conversion-camera", 11, 14)};
}

void shootTitle(StartScreen& start, Camera& camera) {
  const auto finish = [&] { start.finish(); };
  const auto nothing = [] {};
  if (camera.take("title")) camera.shoot("title", finish, nothing);
  if (!camera.take("title-shelf")) return;
  start.showShelf(someShelved());
  const auto look = [&] {
    start.finish();
    start.findChild<TitleScreen*>()->findChild<ShelfView*>()->nicheOf("dimensional-conversion-camera")->setFocus();
  };
  camera.shoot("title-shelf", look, nothing);
  start.showShelf({});
}

void shootSetUp(StartScreen& start, Camera& camera) {
  press(&start, "new");
  if (camera.take("setup")) camera.shoot("setup");
  press(&start, "preset-hard");
  press(&start, "player2-bot");
  if (camera.take("setup-hard")) camera.shoot("setup-hard");
  press(&start, "more");
  if (camera.take("setup-rules")) camera.shoot("setup-rules");
  press(&start, "more");
  press(&start, "player2-person");
  press(&start, "preset-first");
  start.openTitle();
}

}  // namespace

void shootDoors(MainWindow& window, Camera& camera) {
  StartScreen& start = *window.startScreen();
  shootTitle(start, camera);
  shootSetUp(start, camera);
  press(&start, "load");
  if (camera.take("saves-empty")) camera.shoot("saves-empty");
  start.openTitle();
  press(&start, "learn");
  if (camera.take("learn")) camera.shoot("learn");
  start.openTitle();
  press(&start, "options");
  for (const char* part : {"display", "sound", "privacy", "access"}) {
    window.optionsScreen()->openPart(part);
    const QString name = QStringLiteral("options-%1").arg(part);
    if (camera.take(name)) camera.shoot(name);
  }
  press(window.optionsScreen(), "back");
}

void shootSaves(MainWindow& window, Camera& camera) {
  StartScreen& start = *window.startScreen();
  if (camera.take("title-continue"))
    camera.shoot(
        "title-continue", [&] { start.finish(); }, [] {});
  press(&start, "load");
  start.finish();
  if (camera.take("saves")) camera.shoot("saves");
  start.openTitle();
}

}  // namespace w13
