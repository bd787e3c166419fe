#pragma once
// The lessons, to begin or resume, the puzzles beside them, and the rule book.

#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

/// A lesson or puzzle in the list.
struct LessonRow {
  QString title;
  QString about;
  int step = 0;  ///< where it was left; 0: not begun
  int steps = 0;
  bool done = false;
  int minutes = 0;
  bool fast = false;  ///< part of the fast track
  bool puzzle = false;
};

class LearnPanel final : public QWidget {
  Q_OBJECT
 public:
  /// `heading`: what the lessons are called together.
  LearnPanel(const QString& heading, QWidget* parent);

  /// Shows these lessons, the puzzles after them, and the faults of those that cannot be used.
  void show(const std::vector<LessonRow>& rows, const QString& faults);
  using QWidget::show;
  /// The row to continue with: on the fast track until that is done; -1: all are done.
  [[nodiscard]] static int nextOf(const std::vector<LessonRow>& rows);

 signals:
  void begin(int place);
  void rules();

 private:
  QWidget* makeTabs(const QString& words);
  void turnTo(int tab);
  void fill(QGridLayout& grid, const std::vector<LessonRow>& rows, bool puzzles);
  void tellFastTrack(const std::vector<LessonRow>& rows);

  QPushButton* tabs_[2] = {nullptr, nullptr};
  QStackedWidget* lists_;
  QGridLayout* lessons_;
  QGridLayout* puzzles_;
  QLabel* note_;
  QLabel* fast_;
  QPushButton* go_;
  QLabel* faults_;
  std::vector<QPushButton*> rows_;
  int next_ = -1;
};

}  // namespace ui
