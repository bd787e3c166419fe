#pragma once
// Leads a learner through a lesson: which note is up and what it points at, what completes a step, and when the other
// seats move. No click leads away from the lesson: what it does not ask for is not done, and the note says so.

#include <QObject>
#include <QPointer>
#include <span>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/lessons/coach.h"
#include "ui/games/warehouse13/lessons/question_note.h"
#include "ui/games/warehouse13/season/room.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/held_key.h"

namespace ui {
class Piece;
class Screen;
}  // namespace ui

namespace w13 {

/// A lesson's place in the course, for the line above its title.
struct LessonPlace {
  int number = 0;  ///< from 1; 0: not part of the course
  int count = 0;
  bool puzzle = false;  ///< counted among the puzzles
};

class Guide final : public QObject {
  Q_OBJECT
 public:
  /// The lesson and the room must outlive it. `over`: the widget under its veil and note.
  Guide(const Lesson& lesson, LessonPlace place, int step, Room& room, QWidget* over);
  ~Guide() override;

  [[nodiscard]] const Lesson& lesson() const { return lesson_; }
  [[nodiscard]] LessonPlace place() const { return place_; }
  /// The step whose note is up or next; the number of steps once the lesson is done.
  [[nodiscard]] int step() const { return step_; }
  [[nodiscard]] bool done() const { return step_ == kernel::count(lesson_.steps); }
  /// Whether the step's own text has been up: before that, nothing it asks for is done.
  [[nodiscard]] bool told() const { return told_ == step_; }
  /// The step's line in the lesson's file.
  [[nodiscard]] int nowLine() const { return done() ? 0 : now().line; }
  /// Whether the learner may do this now. If not, the note says why, and the caller does nothing.
  bool allows(std::span<const kernel::Choice> choices, kernel::How how);
  /// Shows on the note, until the next one, why a click had no effect.
  void object(const QString& why);
  /// The same for a thing that cannot be used; no reason: the lesson asks for something else.
  void objectTo(const QString& thing, const QString& why);
  /// The rule book has been opened, and closed again.
  void onBookRead();
  /// Locates things once they are in place: the current page, whether nothing moves, and where the note may be.
  void look(QWidget* page, bool rests, const QRect& area);
  void explainFrom(const RuleBook& rules) { note_->explainFrom(rules); }
  [[nodiscard]] const CoachNote& note() const { return *note_; }
  [[nodiscard]] const CoachVeil& veil() const { return *veil_; }
  /// The piece to click to continue by the lesson's own way; nullptr: none on this page.
  [[nodiscard]] const Piece* wanted(const Screen& screen) const;
  /// Whether the note says how to get to the step's screen, as the step's subject is not here.
  [[nodiscard]] bool onTheWay() const { return away_; }
  /// Reads on, like the gold button; at the end, to the question if there is one.
  void readOn();
  /// The question at the end, while it is up; else nullptr.
  [[nodiscard]] QuestionNote* question() const { return question_; }
  /// After the last step: the learner plays on from here, without a note.
  void playOn();

 signals:
  /// The learner wants to see this step again; set up the season again if its moves differ.
  void back(int step);
  /// Another step is up.
  void stepped(int step);
  void finished();
  void left();
  void ruleWanted(const QString& id);

 protected:
  /// Enter means Next. On a screen it acts on a piece only if the user has moved there by key, once each time; keys the
  /// note does not use go to the screen.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] const LessonStep& now() const { return kernel::at(lesson_.steps, step_); }
  [[nodiscard]] std::optional<QRect> hole(QWidget* page) const;
  /// The note's other subjects.
  [[nodiscard]] std::vector<QRect> besides(const Screen& screen) const;
  /// Where the step can be done another way.
  [[nodiscard]] std::vector<QRect> otherWays(const Screen& screen) const;
  /// The learner's choices in this step so far.
  [[nodiscard]] const std::vector<kernel::Choice>& madeOn(const Screen& screen) const;
  /// The button that leads to the step's screen.
  [[nodiscard]] const Piece* wayThere(const Screen& screen) const;
  /// The pieces that continue by any of the lesson's ways; the first is its own.
  [[nodiscard]] std::vector<const Piece*> allWanted(const Screen& screen) const;
  [[nodiscard]] CoachWords wordsNow() const;
  [[nodiscard]] CoachWords wordsAtEnd(CoachWords words) const;
  /// Label of the button that continues from the end.
  [[nodiscard]] QString afterwards() const;
  /// The coach's target, in words.
  [[nodiscard]] QString pointedAt() const;
  /// What to click now, in words; empty: nothing.
  [[nodiscard]] QString todo(const Screen* screen) const;
  /// Whether the step happens on the other of the two screens, table and hand.
  [[nodiscard]] bool away(const Screen& screen) const;
  /// Whether the note only asks to close the curtain, because the step happens on the table.
  [[nodiscard]] bool saysToClose() const;
  /// Whether the season has reached the step; before that, others move.
  [[nodiscard]] bool due() const;
  /// Whether a thing lies on the note, or on the question at the end.
  [[nodiscard]] bool onNote(const QObject* thing) const;
  /// Whether a Space comes from a key already held.
  [[nodiscard]] bool repeats(const class QKeyEvent& key) const;
  /// Whether to keep Enter from a screen.
  bool keepsEnter(const class QKeyEvent& key);
  /// Why a legal choice is not the one asked for here.
  [[nodiscard]] QString whyOther(const std::vector<kernel::Choice>& made) const;
  void ask();
  void dropQuestion();
  [[nodiscard]] bool puzzling() const { return !done() && now().puzzles(); }
  /// What a puzzle's note must not cover: all that can be clicked.
  [[nodiscard]] static std::vector<QRect> clickable(const Screen& screen);
  void advance();
  void pause();
  void sayNow();
  void point(QWidget* page, const QRect& area);
  /// Moves the keyboard's focus to where the learner continues.
  void aim(QWidget* page);
  void changeSides(QWidget* page);
  void show();
  void hide();

  const Lesson& lesson_;
  LessonPlace place_;
  int step_;
  Room& room_;
  QPointer<CoachVeil> veil_;
  QPointer<CoachNote> note_;
  QPointer<QuestionNote> question_;
  std::vector<kernel::Choice> made_;  ///< the learner's, in this step
  QPointer<Screen> screen_;           ///< the screen last looked at
  int shown_ = -1;                    ///< the step whose note was last shown
  int told_ = -1;                     ///< the step whose own text was last up
  bool away_ = false;                 ///< the note says how to get to the step's screen
  bool pressed_ = false;              ///< what the step opens has been opened
  bool playsOn_ = false;              ///< the lesson is done, the learner plays on
  bool wentByKeys_ = false;           ///< a key moved the focus, and nothing has been done there yet
  HeldKey space_;
  QString aim_;             ///< the last target of the focus
  QPointer<QWidget> page_;  ///< the page last looked at, and the area for the note
  QRect area_;
};

}  // namespace w13
