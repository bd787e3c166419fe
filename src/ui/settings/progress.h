#pragma once
// How far a learner has come in each lesson, kept on this computer only.

#include <QString>

namespace w13 {

class Progress {
 public:
  static constexpr int kDone = -1;
  /// The file it is kept in, beside the options; an empty path keeps nothing.
  explicit Progress(QString path) : path_(std::move(path)) {}

  /// The step a lesson was left at; 0: not begun; kDone: it has been gone through.
  [[nodiscard]] int of(const QString& lesson) const;
  void keep(const QString& lesson, int step) const;

 private:
  QString path_;
};

}  // namespace w13
