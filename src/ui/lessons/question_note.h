#pragma once
// The question at a lesson's end: a note with answers to click, each then marked right or wrong, and why.

#include <QWidget>
#include <vector>

#include "engine/house/lesson/lesson.h"

class QLabel;
class QPushButton;

namespace ui {

class QuestionNote final : public QWidget {
  Q_OBJECT
 public:
  /// `question` must outlive it; `after` is the label of the button that continues.
  QuestionNote(const house::LessonQuestion& question, const QString& after, QWidget* parent);

  /// Moves to the middle of an area.
  void lie(const QRect& area);
  /// Whether the right answer has been given.
  [[nodiscard]] bool answered() const { return answered_; }
  [[nodiscard]] const std::vector<QPushButton*>& answers() const { return answers_; }
  /// The verdict on the last answer; empty: none given.
  [[nodiscard]] QString verdict() const;

 signals:
  /// Back to the recap; onward, whether answered or not.
  void back();
  void next();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QPushButton* answerButton(std::size_t at);
  void answer(std::size_t at);

  const house::LessonQuestion& question_;
  QLabel* asked_;
  QLabel* verdict_;
  QPushButton* next_;
  QString after_;
  std::vector<QPushButton*> answers_;
  bool answered_ = false;
};

}  // namespace ui
