// Seasons that play themselves: what moves, whole repaints, clicks, and what the process takes.

#include <malloc.h>

#include <QApplication>
#include <QFile>
#include <QPixmapCache>
#include <algorithm>
#include <cstdio>

#include "bench/window/figures.h"
#include "ui/games/warehouse13/window/self_player.h"

namespace w13::bench {

namespace {

constexpr int kFrame = 16;        // milliseconds between two frames of what moves
constexpr int kFewFrames = 2000;  // the same where only the pictures that are made for it count

struct Figures {
  Times frames, chapters, repaints, beginnings;
};

/// All frames of what moves now: each is the step of the clock, and the painting that follows from it. One in which the
/// table goes on to the next chapter makes all that the chapter shows.
void playOut(MainWindow& window, HandClock& clock, Figures& figures, int frame) {
  const Motion& motion = window.table()->motion();
  Watch since;
  while (motion.moving()) {
    const int left = window.table()->chaptersLeft();
    since.start();
    clock.pass(frame);
    QApplication::processEvents();
    (window.table()->chaptersLeft() == left ? figures.frames : figures.chapters).add(since.nsecsElapsed());
  }
  clock.pass(Motion::kFade);
}

void repaint(MainWindow& window, Figures& figures) {
  Watch since;
  window.table()->viewport()->repaint();
  figures.repaints.add(since.nsecsElapsed());
}

/// A season that plays itself, with motion at its normal pace.
void play(MainWindow& window, std::uint64_t seed, Figures& figures, int frame) {
  if (!window.begin(season(4, seed))) return;
  HandClock clock;
  SelfPlayer player(window, seed, press);
  Watch since;
  while (!window.room()->over()) {
    QApplication::processEvents();
    if (window.page() == window.table() && window.table()->moving()) {
      playOut(window, clock, figures, frame);
      repaint(window, figures);
    }
    since.start();
    if (!player.step() && !window.room()->thinking() && !window.table()->moving()) break;
    if (window.page() == window.table() && window.table()->moving()) figures.beginnings.add(since.nsecsElapsed());
  }
}

/// Megabytes of this process that are in memory, as the system counts.
double residentMegabytes() {
  QFile counts("/proc/self/statm");
  if (!counts.open(QIODevice::ReadOnly)) return 0;
  return counts.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

}  // namespace

void measureSeasons(const WindowSetup& setup, int seasons) {
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
    Figures figures;
    MainWindow window(setup);
    window.resize(size);
    window.show();
    for (int seed = 1; seed <= seasons; ++seed) play(window, static_cast<std::uint64_t>(seed), figures, kFrame);
    std::printf("%d x %d, %d seasons of four people\n", size.width(), size.height(), seasons);
    figures.frames.print("  a frame of what moves");
    figures.chapters.print("  a frame in which a chapter begins");
    figures.repaints.print("  the whole table painted again");
    figures.beginnings.print("  a click that sets things moving");
  }
}

void measureMemory(const WindowSetup& setup, int seasons) {
  MainWindow window(setup);
  window.resize(1280, 800);
  window.show();
  Figures figures;
  for (int seed = 1; seed <= seasons; ++seed) {
    play(window, static_cast<std::uint64_t>(seed), figures, kFewFrames);
    std::printf("after season %2d: %5.0f MB; it had %d steps\n", seed, residentMegabytes(), window.room()->steps());
    std::fflush(stdout);
  }
  QPixmapCache::clear();
  malloc_trim(0);
  std::printf("without the pictures kept: %5.0f MB\n", residentMegabytes());
}

}  // namespace w13::bench
