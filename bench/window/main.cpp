// Figures of the window; QT_QPA_PLATFORM says where it paints.
//   build/release/bin/bench_window [--seasons N]   frames, repaints and clicks of seasons; first paint
//                                  --memory N      what the process takes after each of N seasons
//                                  --scenes N      frames of the scenes of N seasons
//                                  --auctions N   frames, repaints and answers of auctions of Warehouse 51
//                                  --openings      pages when they are opened first; filters; bots

#include <QApplication>
#include <string_view>

#include "bench/window/figures.h"
#include "ui/games/warehouse13/window/shots.h"

int main(int argc, char** argv) {
  using namespace w13::bench;  // NOLINT(google-build-using-namespace)
  if (argc == 3 && std::string_view(argv[1]) == "--first-paint") return paintOnce(argc, argv);
  QApplication app(argc, argv);
  const QStringList options = QApplication::arguments();
  const auto valueOf = [&](const QString& option) {
    const qsizetype at = options.indexOf(option);
    return at > 0 ? options.value(at + 1) : QString();
  };
  w13::initPictures();
  w13::WindowSetup setup = w13::readWindowSetup(W13_DATA_DIR);
  setup.curtainHold = 0;
  setup.still = 0;
  setup.clock = false;
  setup.motion = w13::Pace::Normal;
  setup.scenes = w13::SceneForm::Off;
  if (options.contains("--memory")) return measureMemory(setup, valueOf("--memory").toInt()), 0;
  if (options.contains("--auctions")) return measureAuctions(valueOf("--auctions").toInt()), 0;
  if (options.contains("--scenes")) return measureScenes(setup, valueOf("--scenes").toInt()), 0;
  if (options.contains("--workshop")) return measureWorkshop(setup), 0;
  if (options.contains("--openings")) {
    setup.motion = w13::Pace::Off;
    measureOpenings(setup);
    measureBots(setup);
    return 0;
  }
  const QString seasons = valueOf("--seasons");
  measureSeasons(setup, seasons.isEmpty() ? 2 : seasons.toInt());
  measureStart();
  return 0;
}
