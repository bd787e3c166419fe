// Scenes: every frame of them, and what it takes until the first one.

#include <QApplication>
#include <cstdio>

#include "bench/window/figures.h"
#include "ui/games/warehouse13/window/self_player.h"

namespace w13::bench {

namespace {

constexpr int kFrame = 16;  // milliseconds between two frames

void playScenes(MainWindow& window, std::uint64_t seed, Times& frames, Times& beginnings) {
  if (!window.begin(season(4, seed))) return;
  HandClock clock;
  SelfPlayer player(window, seed, press);
  Watch since;
  while (window.page() != window.end()) {
    since.start();
    QApplication::processEvents();
    if (window.scenes().layer().up()) {
      beginnings.add(since.nsecsElapsed());
      while (window.scenes().layer().up()) {
        since.start();
        clock.pass(kFrame);
        QApplication::processEvents();
        frames.add(since.nsecsElapsed());
      }
      continue;
    }
    if (window.page() == window.table() && window.table()->moving()) {
      clock.pass(2000);
      continue;
    }
    if (!player.step() && !window.room()->thinking()) break;
  }
}

}  // namespace

void measureScenes(const WindowSetup& setup, int seasons) {
  WindowSetup shown = setup;
  shown.scenes = SceneForm::Whole;
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
    Times frames, beginnings;
    MainWindow window(shown);
    window.resize(size);
    window.show();
    for (int seed = 1; seed <= seasons; ++seed)
      playScenes(window, static_cast<std::uint64_t>(seed), frames, beginnings);
    std::printf("%d x %d, scenes of %d seasons\n", size.width(), size.height(), seasons);
    frames.print("  a frame of a scene");
    beginnings.print("  until a scene is up");
  }
}

}  // namespace w13::bench
