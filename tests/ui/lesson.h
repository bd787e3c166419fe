#pragma once
// A lesson to be taken: given a window in which it has begun, when somebody does something, then the coach says this.

#include <QTemporaryDir>

#include "ui/games/warehouse13/window/lesson_player.h"
#include "window.h"

namespace w13::test {

/// A window in which a lesson has begun.
struct Taught {
  explicit Taught(int lesson, QSize size = {1280, 800}, const QString& language = "en")
      : window(with(language, kept.filePath("options.ini"))) {
    window.resize(size);
    window.show();
    QApplication::processEvents();
    window.openLessons();
    window.beginLesson(lesson);
    settle();
  }
  static WindowSetup with(const QString& language, const QString& options = {}) {
    WindowSetup setup = quick();
    setup.options = options;
    setup.language = language;
    return setup;
  }
  void settle() {
    for (int turn = 0; turn < 5; ++turn) QApplication::processEvents();
  }
  Guide& guide() { return *window.guide(); }
  /// Paints the note: what was written on it can be looked at then.
  void paintNote() { (void)const_cast<CoachNote&>(guide().note()).grab(); }
  Screen* screen() { return qobject_cast<Screen*>(window.page()); }
  QPushButton* button(const QString& name) { return guide().note().findChild<QPushButton*>("coach-" + name); }

  bool noteUp() { return player.waitForNote(); }
  bool doIt() { return player.step(); }

  QTemporaryDir kept;  ///< where each lesson was left
  MainWindow window;
  LessonPlayer player{window, mouse};
};

inline int lessonCount() {
  MainWindow window(quick());
  return static_cast<int>(window.course().lessons().size());
}

}  // namespace w13::test
