#pragma once
// The program's lessons and puzzles, read on first use: a game that is played needs none.

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "ui/lessons/guide.h"
#include "ui/lessons/learn_panel.h"

namespace ui {

class Course {
 public:
  /// Reads one: the name of its file, and its text.
  using Reader = std::function<house::ReadLesson(const std::string& file, const std::string& text)>;
  /// Folders of lessons and of puzzles; empty: none.
  Course(QString lessons, QString puzzles, Reader reader)
      : folders_{std::move(lessons), std::move(puzzles)}, reader_(std::move(reader)) {}

  /// Whether there is anything to read.
  [[nodiscard]] bool any() const;
  [[nodiscard]] const std::vector<house::Lesson>& lessons() { return read(), taught_[0]; }
  [[nodiscard]] const std::vector<house::Lesson>& puzzles() { return read(), taught_[1]; }
  /// The faults of lessons and puzzles that cannot be used.
  [[nodiscard]] const QStringList& faults() { return read(), faults_; }
  /// A lesson or puzzle by its place in the list, puzzles after lessons; nullptr: none.
  [[nodiscard]] const house::Lesson* at(int place);
  /// Its place among its kind.
  [[nodiscard]] LessonPlace placeOf(int place);
  /// The place of the next of its kind; -1: this is the last.
  [[nodiscard]] int after(const LessonPlace& place);
  /// Reads a lesson that is not in the list, as its author tries it. Its faults name the path.
  [[nodiscard]] house::ReadLesson readAlone(const QString& path) const;

 private:
  void read();
  /// The files of a folder, by name.
  [[nodiscard]] static QStringList filesIn(const QString& folder);

  QString folders_[2];
  Reader reader_;
  std::vector<house::Lesson> taught_[2];
  QStringList faults_;
  bool read_ = false;
};

/// All of a course for the list of lessons. `keptOf`: where a lesson was left, as Progress says it.
[[nodiscard]] std::vector<LessonRow> rowsOf(Course& course, const std::function<int(const house::Lesson&)>& keptOf);

}  // namespace ui
