#pragma once
// The question at a lesson's end: a note of its own with answers to click, each of them told right or wrong, and why.

#include <QWidget>
#include <vector>

#include "engine/games/warehouse13/lesson/lesson.h"

class QLabel;
class QPushButton;

namespace w13 {

class QuestionNote final : public QWidget {
  Q_OBJECT
 public:
  /// `question` must outlive it; `after` is what the button says that goes on.
  QuestionNote(const LessonQuestion& question, const QString& after, QWidget* parent);

  /// Lies in the middle of an area.
  void lie(const QRect& area);
  /// Whether the right answer has been given.
  [[nodiscard]] bool answered() const { return answered_; }
  [[nodiscard]] const std::vector<QPushButton*>& answers() const { return answers_; }
  /// What is said of the last answer; empty: none has been given.
  [[nodiscard]] QString verdict() const;

 signals:
  /// Back to the recap; on, whether answered or not.
  void back();
  void next();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QPushButton* answerButton(std::size_t at);
  void answer(std::size_t at);

  const LessonQuestion& question_;
  QLabel* asked_;
  QLabel* verdict_;
  QPushButton* next_;
  QString after_;
  std::vector<QPushButton*> answers_;
  bool answered_ = false;
};

}  // namespace w13
