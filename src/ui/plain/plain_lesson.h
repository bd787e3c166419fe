#pragma once
// The note above the plain table in a lesson: what the coach says, what the learner does next, and why something else
// is not done.

#include <QFrame>
#include <QPointer>
#include <span>

#include "engine/house/lesson/learner.h"
#include "ui/lessons/guide.h"
#include "ui/plain/plain_room.h"
#include "ui/plain/pointing.h"

class QLabel;
class QPushButton;

namespace ui {

class PlainLesson final : public QFrame {
  Q_OBJECT
 public:
  /// The lesson and the room, in which it is played, must outlive it. `over`: what lies under the question at its end.
  PlainLesson(const house::Lesson& lesson, LessonPlace place, int step, PlainRoom& room, QWidget* over);
  ~PlainLesson() override;

  [[nodiscard]] const house::Learner& learner() const { return learner_; }
  [[nodiscard]] LessonPlace place() const { return place_; }
  /// Whether the learner may make these choices now. If not, the note says why, and the caller does nothing.
  bool allows(std::span<const kernel::Choice> choices, kernel::How how);
  /// The learner goes behind the curtain, or comes back to the table.
  void goBehind(bool on);
  /// The rule book has been opened, and closed again.
  void onBookRead();
  /// Puts the focus on what leads on. False: the learner leads on at the table or behind the curtain.
  bool takeFocus();
  /// Says that nothing is undone in a lesson.
  void objectToUndo() { object(tr("In a lesson, use Back instead.")); }
  /// The page that is up gets the keys that the note does not use.
  void passKeysTo(QWidget* page) { page_ = page; }
  /// What the note points at on the page where the learner is; nothing while others move, and in a puzzle.
  [[nodiscard]] Pointing pointing() const;
  /// The question at the end, while it is up; else nullptr.
  [[nodiscard]] QuestionNote* question() const { return question_; }

 signals:
  /// Another step is up.
  void stepped(int step);
  /// The note says something else.
  void told();
  /// The note waits for the learner.
  void waits();
  /// The lesson is done, and the learner plays on without a note.
  void playsOn();
  /// The learner wants to see this step again.
  void back(int step);
  void finished();
  void left();
  void ruleWanted(const QString& id);

 protected:
  void changeEvent(QEvent* event) override;
  /// Keys that the note does not use are the page's.
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QPushButton* button(const char* name);
  /// The match has moved, or something was opened.
  void follow();
  void readOn();
  void ask();
  void dropQuestion();
  void object(const QString& why);
  void tell();
  void tellEnd();
  void announce();
  [[nodiscard]] bool due() const { return learner_.due(room_.match().steps()); }
  /// What the learner does to go on; empty: reads on.
  [[nodiscard]] QString todo() const;
  /// Whether the step is on the other side of the curtain.
  [[nodiscard]] bool away() const;
  /// The ways that go on from what has been chosen so far.
  [[nodiscard]] std::vector<std::span<const kernel::Move>> waysOn() const;
  [[nodiscard]] QString closeWords() const;
  [[nodiscard]] QString words(std::span<const kernel::Move> way) const;
  [[nodiscard]] QString plain(const house::Text& text) const;

  house::Learner learner_;
  LessonPlace place_;
  int step_;  ///< the one that is told
  PlainRoom& room_;
  QWidget* over_;
  QPointer<QuestionNote> question_;
  QString objection_;
  bool behind_ = false;  ///< the learner is behind the curtain
  bool wasDue_ = false;  ///< the note last said what is to be done
  QPointer<QWidget> page_;
  QLabel* head_;
  QLabel* text_;
  QLabel* todo_;
  QLabel* objected_;
  QPushButton* rule_;
  QPushButton* leave_;
  QPushButton* back_;
  QPushButton* next_;
  QPushButton* play_;
};

}  // namespace ui
