// Figures of the window; QT_QPA_PLATFORM says where it paints.
//   build/release/bin/bench_window [--seasons N]   frames, repaints and clicks of seasons; first paint
//                                  --memory N      what the process takes after each of N seasons
//                                  --openings      pages when they are opened first; filters; bots

#include <QApplication>
#include <cstdio>

#include "bench/window/figures.h"
#include "ui/window/shots.h"

int main(int argc, char** argv) {
  using namespace w13::bench;  // NOLINT(google-build-using-namespace)
  QApplication app(argc, argv);
  const QStringList options = QApplication::arguments();
  const auto valueOf = [&](const QString& option) {
    const qsizetype at = options.indexOf(option);
    return at > 0 ? options.value(at + 1) : QString();
  };
  if (const QString what = valueOf("--first-paint"); !what.isEmpty()) {
    const bool empty = what == u"empty";
    if (!empty) w13::initPictures();
    return paintOnce(empty);
  }
  w13::initPictures();
  w13::WindowSetup setup = w13::readWindowSetup(W13_DATA_DIR);
  setup.curtainHold = 0;
  setup.motion = w13::Pace::Normal;
  if (options.contains("--memory")) return measureMemory(setup, valueOf("--memory").toInt()), 0;
  if (options.contains("--openings")) {
    setup.motion = w13::Pace::Off;
    measureOpenings(setup);
    measureBots(setup);
    return 0;
  }
  const QString seasons = valueOf("--seasons");
  measureSeasons(setup, seasons.isEmpty() ? 2 : seasons.toInt());
  const double empty = startTime("empty");
  const double ours = startTime("window");
  std::printf("from start to first paint and end: %.0f ms, an empty QWidget program %.0f ms: %.2f x\n", ours, empty,
              ours / empty);
  return 0;
}
