#pragma once
// A learner's progress in each lesson, and whether a whole season has been played; kept only on this computer.

#include <QString>

namespace ui {

class Progress {
 public:
  static constexpr int kDone = -1;
  /// The file it is kept in, beside the options; an empty path keeps nothing.
  explicit Progress(QString path) : path_(std::move(path)) {}

  /// The step a lesson was left at; 0: not begun; kDone: finished.
  [[nodiscard]] int of(const QString& lesson) const;
  void keep(const QString& lesson, int step) const;
  /// Whether a season has been played to its end here.
  [[nodiscard]] bool seasonFinished() const;
  void keepSeasonFinished() const;

 private:
  QString path_;
};

}  // namespace ui
