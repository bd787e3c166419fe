// Figures of the window: frames while things move, whole repaints, and the first paint beside that of an empty program.
// `build/release/bin/bench_window [--seasons N]`; QT_QPA_PLATFORM says where it paints.

#include <sys/resource.h>

#include <QApplication>
#include <QMouseEvent>
#include <QProcess>
#include <algorithm>
#include <cstdio>
#include <ctime>

#include "ui/window/self_player.h"
#include "ui/window/shots.h"

namespace {

using w13::MainWindow;
using w13::Pace;

constexpr int kFrame = 16;  // milliseconds between two frames of what moves
constexpr int kStarts = 15;

qint64 nanoseconds(const timespec& time) { return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec; }

/// The processor's time of this thread: it paints all, and what else runs on the machine does not count.
class Watch {
 public:
  Watch() { start(); }
  void start() { clock_gettime(CLOCK_THREAD_CPUTIME_ID, &began_); }
  [[nodiscard]] qint64 nsecsElapsed() const {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return nanoseconds(now) - nanoseconds(began_);
  }

 private:
  timespec began_{};
};

/// The processor's time of all programs that were started and have ended.
qint64 ofChildren() {
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  const auto of = [](const timeval& time) { return qint64(time.tv_sec) * 1'000'000'000 + time.tv_usec * 1000; };
  return of(used.ru_utime) + of(used.ru_stime);
}

/// Times in milliseconds.
class Times {
 public:
  void add(qint64 nanoseconds) { all_.push_back(static_cast<double>(nanoseconds) / 1e6); }
  void print(const char* what) {
    if (all_.empty()) return;
    std::sort(all_.begin(), all_.end());
    std::printf("%-34s %6zu  p50 %6.2f  p99 %6.2f  max %6.2f ms\n", what, all_.size(), at(0.5), at(0.99), all_.back());
  }
  [[nodiscard]] double median() {
    std::sort(all_.begin(), all_.end());
    return at(0.5);
  }

 private:
  [[nodiscard]] double at(double part) const { return all_[static_cast<std::size_t>(part * double(all_.size() - 1))]; }
  std::vector<double> all_;
};

struct Figures {
  Times frames, repaints, beginnings;
};

w13::SeasonStart season(std::uint64_t seed) {
  w13::SeasonStart start;
  for (int seat = 0; seat < 4; ++seat) start.setup.agents.push_back(static_cast<w13::AgentId>(seat));
  start.players.assign(4, "");
  start.bots.assign(4, "");
  start.seed = seed;
  start.typedSeed = true;
  return start;
}

void press(QWidget* widget, QPoint at, bool down) {
  QMouseEvent event(down ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease, at, widget->mapToGlobal(at),
                    Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(widget, &event);
}

/// All frames of what moves now: each is the step of the clock, and the painting that follows from it.
void playOut(MainWindow& window, Figures& figures) {
  w13::Motion& motion = window.table()->motion();
  Watch since;
  while (motion.moving()) {
    since.start();
    motion.pass(kFrame);
    QApplication::processEvents();
    figures.frames.add(since.nsecsElapsed());
  }
  motion.pass(w13::Motion::kFade);
}

void repaint(MainWindow& window, Figures& figures) {
  Watch since;
  since.start();
  window.table()->viewport()->repaint();
  figures.repaints.add(since.nsecsElapsed());
}

/// A season that plays itself, with motion at its normal pace.
void play(const w13::WindowSetup& setup, QSize size, std::uint64_t seed, Figures& figures) {
  MainWindow window(setup);
  window.resize(size);
  window.show();
  if (!window.begin(season(seed))) return;
  window.table()->motion().takeClock();
  w13::SelfPlayer player(window, seed, press);
  Watch since;
  while (!window.room()->over()) {
    QApplication::processEvents();
    if (window.page() == window.table() && window.table()->moving()) {
      playOut(window, figures);
      repaint(window, figures);
    }
    since.start();
    if (!player.step() && !window.room()->thinking() && !window.table()->moving()) break;
    if (window.page() == window.table() && window.table()->moving()) figures.beginnings.add(since.nsecsElapsed());
  }
}

// ---- first paint ------------------------------------------------------------------------------------------------

/// Ends the program when its window has been painted once.
class FirstPaint final : public QObject {
 public:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint)
      QMetaObject::invokeMethod(
          qApp, [] { QApplication::quit(); }, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
  }
};

int paintOnce(bool empty) {
  FirstPaint first;
  if (empty) {
    QWidget window;
    window.resize(1280, 800);
    window.installEventFilter(&first);
    window.show();
    return QApplication::exec();
  }
  MainWindow window(w13::readWindowSetup(W13_DATA_DIR));
  window.resize(1280, 800);
  window.startScreen()->installEventFilter(&first);
  window.show();
  return QApplication::exec();
}

double startTime(const QString& what) {
  Times times;
  for (int start = 0; start < kStarts; ++start) {
    const qint64 before = ofChildren();
    QProcess::execute(QApplication::applicationFilePath(), {"--first-paint", what});
    times.add(ofChildren() - before);
  }
  return times.median();
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  const QStringList options = QApplication::arguments();
  if (const qsizetype at = options.indexOf("--first-paint"); at > 0) {
    const bool empty = options.value(at + 1) == u"empty";
    if (!empty) w13::initPictures();
    return paintOnce(empty);
  }
  w13::initPictures();
  const qsizetype at = options.indexOf("--seasons");
  const int seasons = at > 0 ? options.value(at + 1).toInt() : 2;
  w13::WindowSetup setup = w13::readWindowSetup(W13_DATA_DIR);
  setup.curtainHold = 0;
  setup.motion = Pace::Normal;
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
    Figures figures;
    for (int seed = 1; seed <= seasons; ++seed) play(setup, size, static_cast<std::uint64_t>(seed), figures);
    std::printf("%d x %d, %d seasons of four people\n", size.width(), size.height(), seasons);
    figures.frames.print("  a frame of what moves");
    figures.repaints.print("  the whole table painted again");
    figures.beginnings.print("  a click that sets things moving");
  }
  const double empty = startTime("empty");
  const double ours = startTime("window");
  std::printf("from start to first paint and end: %.0f ms, an empty QWidget program %.0f ms: %.2f x\n", ours, empty,
              ours / empty);
  return 0;
}
