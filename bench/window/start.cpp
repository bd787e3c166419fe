// First paint, beside that of an empty program.

#include <sys/resource.h>

#include <QApplication>
#include <QProcess>

#include "bench/window/figures.h"
#include "ui/window/shots.h"

namespace w13::bench {

namespace {

constexpr int kStarts = 15;

/// The processor's time of all programs that were started and have ended.
qint64 ofChildren() {
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  const auto of = [](const timeval& time) { return qint64(time.tv_sec) * 1'000'000'000 + time.tv_usec * 1000; };
  return of(used.ru_utime) + of(used.ru_stime);
}

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

}  // namespace

int paintOnce(bool empty) {
  FirstPaint first;
  if (empty) {
    QWidget window;
    window.resize(1280, 800);
    window.installEventFilter(&first);
    window.show();
    return QApplication::exec();
  }
  MainWindow window(readWindowSetup(W13_DATA_DIR));
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

}  // namespace w13::bench
