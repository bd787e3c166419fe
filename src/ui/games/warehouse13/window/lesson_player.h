#pragma once
// Plays a lesson as a learner would, by clicking what the coach points at: for pictures and tests.

#include "ui/games/warehouse13/window/self_player.h"

namespace w13 {

class LessonPlayer {
 public:
  LessonPlayer(MainWindow& window, const SelfPlayer::Button& button)
      : window_(window), button_(button), others_(window, 0, button) {}

  /// Waits until a note is up, opening curtains on the way; false if none comes.
  bool waitForNote();
  /// Makes one click that the note asks for; false if there is nothing to click.
  bool step();

 private:
  void clickAt(QWidget* widget, QPoint at);
  MainWindow& window_;
  SelfPlayer::Button button_;
  SelfPlayer others_;  ///< gets past pages that the lesson does not cover
};

/// Writes a picture of each note of all lessons, at 1280 x 800 and at 1920 x 1080. Returns the exit code.
[[nodiscard]] int takeLessonShots(WindowSetup setup, const QString& folder);

}  // namespace w13
