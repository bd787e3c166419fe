#pragma once
// The lessons and the puzzles of the program, read when they are first wanted: a season needs none.

#include <QString>
#include <QStringList>
#include <vector>

#include "engine/games/warehouse13/lesson/lesson.h"
#include "ui/lessons/guide.h"

namespace w13 {

class Course {
 public:
  /// Folders of lessons and of puzzles, empty: there are none. The cards must outlive it.
  Course(QString lessons, QString puzzles, const Catalog& cards)
      : folders_{std::move(lessons), std::move(puzzles)}, cards_(cards) {}

  [[nodiscard]] const std::vector<Lesson>& lessons() { return read(), taught_[0]; }
  [[nodiscard]] const std::vector<Lesson>& puzzles() { return read(), taught_[1]; }
  /// What is wrong with those that cannot be taken.
  [[nodiscard]] const QStringList& faults() { return read(), faults_; }
  /// One of them by its place in the list, the puzzles after the lessons; nullptr: there is none.
  [[nodiscard]] const Lesson* at(int place);
  /// Where it stands among its kind.
  [[nodiscard]] LessonPlace placeOf(int place);
  /// The place of the next of its kind; -1: it is the last.
  [[nodiscard]] int after(const LessonPlace& place);

 private:
  void read();

  QString folders_[2];
  const Catalog& cards_;
  std::vector<Lesson> taught_[2];
  QStringList faults_;
  bool read_ = false;
};

}  // namespace w13
