#pragma once
// Lessons and puzzles: which there are, how one is begun, and how the guide learns of what happens in the window.

#include <QFileSystemWatcher>

#include "engine/games/warehouse13/lesson/lesson.h"
#include "ui/games/warehouse13/pages/start_screen.h"
#include "ui/games/warehouse13/window/season_flow.h"
#include "ui/lessons/course.h"
#include "ui/settings/progress.h"

namespace w13 {

class LessonFlow final : public QObject {
  Q_OBJECT
 public:
  LessonFlow(Frame& frame, SeasonFlow& season, StartScreen& start);
  ~LessonFlow() override;

  /// The program's lessons and puzzles, and the guide through the current one; nullptr: none.
  [[nodiscard]] Course& course() { return course_; }
  [[nodiscard]] Guide* guide() const { return guide_; }
  /// Opens the list of lessons; a lesson or puzzle by its place, where it was left; any lesson from a given step.
  void open();
  void begin(int at);
  void teach(const Lesson& lesson, LessonPlace place, int step);
  /// Sets the current lesson up again from its first step.
  void restart();
  /// Plays a lesson in a file, for its author: on every change the file is read again and continues at the same step.
  /// Mistakes are reported on the start screen, or on the note while the last good version continues.
  void teachFile(const QString& path);
  /// Says on the note that nothing is undone in a lesson.
  void objectToUndo();
  /// The rule book has been opened, and closed again.
  void onBookRead();

 signals:
  void ruleWanted(const QString& id);

 private:
  void list();
  void listenTo(Guide& guide, const Lesson& lesson);
  [[nodiscard]] bool allows(std::span<const kernel::Choice> choices, kernel::How how);

  Frame& frame_;
  SeasonFlow& season_;
  StartScreen& start_;
  Progress progress_;
  Course course_;
  QPointer<Guide> guide_;
  std::optional<Lesson> ownLesson_;  ///< the lesson in a file
  QFileSystemWatcher* ownLessonFile_ = nullptr;
};

}  // namespace w13
