#pragma once
// Goes through a lesson as a learner would, by clicking what the coach points at: used for pictures and tests.

#include "ui/window/self_player.h"

namespace w13 {

class LessonPlayer {
 public:
  LessonPlayer(MainWindow& window, const SelfPlayer::Button& button)
      : window_(window), button_(button), others_(window, 0, button) {}

  /// Waits until a note is up, opening curtains that hang before the learner; false if none comes.
  bool waitForNote();
  /// Does what the note asks for by one click; false if there is nothing to click.
  bool step();

 private:
  void clickAt(QWidget* widget, QPoint at);
  MainWindow& window_;
  SelfPlayer::Button button_;
  SelfPlayer others_;  ///< gets past the pages that no lesson speaks of
};

/// Writes a picture of each note of all lessons, at 1280 x 800 and at 1920 x 1080. Gives the exit code.
[[nodiscard]] int takeLessonShots(WindowSetup setup, const QString& folder);

}  // namespace w13
