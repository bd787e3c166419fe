#pragma once
// The program's lessons and puzzles, read on first use: a season needs none.

#include <QString>
#include <QStringList>
#include <vector>

#include "engine/games/warehouse13/lesson/lesson.h"
#include "ui/games/warehouse13/lessons/guide.h"

namespace w13 {

class Course {
 public:
  /// Folders of lessons and of puzzles; empty: none. The cards must outlive it.
  Course(QString lessons, QString puzzles, const Catalog& cards)
      : folders_{std::move(lessons), std::move(puzzles)}, cards_(cards) {}

  [[nodiscard]] const std::vector<Lesson>& lessons() { return read(), taught_[0]; }
  [[nodiscard]] const std::vector<Lesson>& puzzles() { return read(), taught_[1]; }
  /// The faults of lessons and puzzles that cannot be used.
  [[nodiscard]] const QStringList& faults() { return read(), faults_; }
  /// A lesson or puzzle by its place in the list, puzzles after lessons; nullptr: none.
  [[nodiscard]] const Lesson* at(int place);
  /// Its place among its kind.
  [[nodiscard]] LessonPlace placeOf(int place);
  /// The place of the next of its kind; -1: this is the last.
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
