#pragma once
// The lessons, to begin one or to go on where it was left; and the rule book.

#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace w13 {

/// A lesson as the list shows it.
struct LessonRow {
  QString title;
  QString about;
  int step = 0;  ///< where it was left; 0: not begun
  int steps = 0;
  bool done = false;
};

class LearnPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit LearnPanel(QWidget* parent);

  /// Shows these lessons, and what is wrong with those that cannot be taken.
  void show(const std::vector<LessonRow>& lessons, const QString& faults);
  using QWidget::show;

 signals:
  void begin(int lesson);
  void rules();

 private:
  QGridLayout* grid_;
  QLabel* faults_;
  std::vector<QPushButton*> rows_;
};

}  // namespace w13
