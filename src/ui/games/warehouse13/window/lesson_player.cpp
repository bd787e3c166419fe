#include "ui/games/warehouse13/window/lesson_player.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QPushButton>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/lessons/guide.h"

namespace w13 {

namespace {

constexpr int kPatienceForNote = 10'000;  // milliseconds
constexpr int kMostClicks = 100;          // in a lesson

void shoot(MainWindow& window, LessonPlayer& player, const QString& name) {
  for (const QSize size : {QSize(1920, 1080), QSize(1280, 800)}) {
    window.resize(size);
    (void)player.waitForNote();
    for (int turn = 0; turn < 3; ++turn) QApplication::processEvents();
    window.grab().save(QStringLiteral("%1-%2x%3.png").arg(name).arg(size.width()).arg(size.height()));
  }
}

}  // namespace

void LessonPlayer::clickAt(QWidget* widget, QPoint at) {
  button_(widget, at, true);
  button_(widget, at, false);
  QApplication::processEvents();
}

bool LessonPlayer::waitForNote() {
  QElapsedTimer since;
  since.start();
  while (since.elapsed() < kPatienceForNote) {
    for (int turn = 0; turn < 4; ++turn) QApplication::processEvents(QEventLoop::AllEvents, 2);
    if (window_.guide() == nullptr) return false;
    if (RulesPanel* book = window_.findChild<RulesPanel*>(); book != nullptr && book->isVisible()) book->reject();
    else if (window_.guide()->note().isVisible()) {
      for (int turn = 0; turn < 10; ++turn) QApplication::processEvents(QEventLoop::AllEvents, 2);  // all is laid out
      return true;
    }
    if (window_.page() == window_.curtain() || window_.page() == window_.vote()) (void)others_.step();
  }
  return false;
}

bool LessonPlayer::step() {
  const Guide& guide = *window_.guide();
  if (!guide.note().said().next.isEmpty()) {
    QPushButton* next = guide.note().findChild<QPushButton*>("coach-next");
    clickAt(next, next->rect().center());
    return true;
  }
  Screen* screen = qobject_cast<Screen*>(window_.page());
  const Piece* piece = screen == nullptr ? nullptr : guide.wanted(*screen);
  const std::optional<QPoint> at = piece == nullptr ? std::nullopt : screen->freePoint(*piece);
  if (!at) return false;
  clickAt(screen->viewport(), *at);
  return true;
}

int takeLessonShots(WindowSetup setup, const QString& folder) {
  if (!QDir().mkpath(folder)) throw kernel::DataError("the folder cannot be made: " + folder.toStdString());
  setup.curtainHold = 0;
  setup.still = 0;
  setup.clock = false;
  setup.botDelay = 0;
  setup.motion = Pace::Off;
  setup.scenes = SceneForm::Off;
  MainWindow window(std::move(setup));
  window.resize(1280, 800);
  window.show();
  QApplication::processEvents();
  window.openLessons();
  QApplication::processEvents();
  window.grab().save(folder + "/lessons.png");
  LessonPlayer player(window, pressLeft);
  for (int at = 0; at < kernel::count(window.course().lessons()); ++at) {
    window.beginLesson(at);
    const QString name = folder + "/" + QString::fromStdString(kernel::at(window.course().lessons(), at).id);
    for (int click = 0; click < kMostClicks; ++click) {
      if (!player.waitForNote()) throw std::runtime_error("lesson " + name.toStdString() + ": no note comes up");
      shoot(window, player, QStringLiteral("%1-%2").arg(name).arg(click, 2, 10, QLatin1Char('0')));
      if (window.guide()->done()) break;
      if (!player.step())
        throw std::runtime_error("lesson " + window.guide()->lesson().file + ", line " +
                                 std::to_string(window.guide()->nowLine()) + ": there is nothing to click");
    }
  }
  return 0;
}

}  // namespace w13
