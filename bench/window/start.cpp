// First paint, beside that of an empty program.

#include <sys/resource.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "bench/window/figures.h"
#include "engine/games/games.h"
#include "ui/games/warehouse13/window/shots.h"
#include "ui/shelf/game_shelf.h"

namespace w13::bench {

namespace {

constexpr int kStarts = 25;

/// The processor's time of all programs that were started and have ended.
qint64 ofChildren() {
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  const auto of = [](const timeval& time) { return qint64(time.tv_sec) * 1'000'000'000 + time.tv_usec * 1000; };
  return of(used.ru_utime) + of(used.ru_stime);
}

/// Ends the program when its window has been painted once and what was painted has been handed over.
class FirstPaint final : public QObject {
 public:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint)
      QMetaObject::invokeMethod(
          this, [] { std::_Exit(0); }, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
  }
};

struct Start {
  double time = 0;       ///< milliseconds
  double processor = 0;  ///< of all threads
};

Start startOf(const QString& what) {
  Times times;
  Times processor;
  for (int start = 0; start < kStarts; ++start) {
    const qint64 before = ofChildren();
    QElapsedTimer watch;
    watch.start();
    QProcess::execute(QApplication::applicationFilePath(), {"--first-paint", what});
    times.add(watch.nsecsElapsed());
    processor.add(ofChildren() - before);
  }
  return {times.median(), processor.median()};
}

int paintEmpty(int& argc, char** argv) {
  const QApplication app(argc, argv);
  FirstPaint first;
  QWidget window;
  window.resize(1280, 800);
  window.installEventFilter(&first);
  window.show();
  return QApplication::exec();
}

// In the order of the program's own main; nothing is saved.
int paintShelf(int& argc, char** argv) {
  std::vector<ui::ShelvedGame> games;
  for (const house::GameModule* each : games::all())
    games.push_back(ui::shelve(ui::screensOf(*each), {argv[0], "--saves", "/nowhere"}));
  games.front().screens->beginReading(*games.front().options);
  QApplication app(argc, argv);
  initPictures();
  openFaces();
  FirstPaint first;
  app.installEventFilter(&first);
  ui::GameShelf shelf(std::move(games), {}, "en");
  shelf.appear();
  return QApplication::exec();
}

}  // namespace

// In the order of the program's own main, with a game that is named.
int paintOnce(int& argc, char** argv) {
  if (std::string_view(argv[2]) == "empty") return paintEmpty(argc, argv);
  { const QCoreApplication early(argc, argv); }  // Qt's main thread is this one, whatever others do first
  if (std::string_view(argv[2]) == "shelf") return paintShelf(argc, argv);
  std::future<WindowSetup> ahead = readAhead(W13_DATA_DIR);
  const QApplication app(argc, argv);
  initPictures();
  openFaces();
  FirstPaint first;
  MainWindow window(ahead.get());
  window.resize(1280, 800);
  window.page()->installEventFilter(&first);
  window.show();
  return QApplication::exec();
}

void measureStart() {
  const Start empty = startOf("empty");
  for (const char* what : {"shelf", "window"}) {
    const Start ours = startOf(what);
    std::printf("%s: from start to first paint: %.0f ms, an empty QWidget program %.0f ms: %.2f x\n", what, ours.time,
                empty.time, ours.time / empty.time);
    std::printf("%s: processor's time of all threads: %.0f ms and %.0f ms: %.2f x\n", what, ours.processor,
                empty.processor, ours.processor / empty.processor);
  }
}

}  // namespace w13::bench
