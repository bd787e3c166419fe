#pragma once
// Leads a learner through a lesson: which note is up and what it points at, what completes a step, and when the other
// seats move. No click leads away from the lesson: what it does not ask for is not done, and the note says so.

#include <QObject>
#include <QPointer>
#include <span>

#include "engine/house/lesson/learner.h"
#include "ui/lessons/coach.h"
#include "ui/lessons/question_note.h"
#include "ui/screen/held_key.h"

namespace ui {

/// A lesson's place in the course, for the line above its title.
struct LessonPlace {
  int number = 0;  ///< from 1; 0: not part of the course
  int count = 0;
  bool puzzle = false;  ///< counted among the puzzles
};

// ---- sentences of every coach

/// "Field Agent training, lesson 3 of 12".
[[nodiscard]] QString lessonLine(const LessonPlace& place, const QString& course);
/// Why a legal choice is not the one asked for here; empty if it is wanted, or if the learner only has to read on
/// first.
[[nodiscard]] QString whyNotWanted(const house::Learner& learner, const house::Learner::Answer& answer);
/// Label of the button that continues from a lesson's end.
[[nodiscard]] QString afterLesson(const LessonPlace& place);

class Guide final : public QObject {
  Q_OBJECT
 public:
  /// The lesson and the rules must outlive it. `from`: the step it begins at; `over`: the widget under its veil and
  /// note.
  Guide(const house::Lesson& lesson, LessonPlace place, int from, std::unique_ptr<Classroom> classroom,
        const house::RuleBook& rules, QWidget* over);
  ~Guide() override;

  [[nodiscard]] const house::Lesson& lesson() const { return learner_.lesson(); }
  [[nodiscard]] LessonPlace place() const { return place_; }
  /// The step whose note is up or next; the number of steps once the lesson is done.
  [[nodiscard]] int step() const { return learner_.step(); }
  [[nodiscard]] bool done() const { return learner_.done(); }
  /// Whether the step's own text has been up: before that, nothing it asks for is done.
  [[nodiscard]] bool told() const { return told_ == step(); }
  /// The step's line in the lesson's file.
  [[nodiscard]] int nowLine() const { return done() ? 0 : now().line; }
  /// Whether the learner may do this now. If not, the note says why, and the caller does nothing.
  bool allows(std::span<const kernel::Choice> choices, kernel::How how);
  /// Shows on the note, until the next one, why a click had no effect.
  void object(const QString& why);
  /// The same for a thing that cannot be used; no reason: the lesson asks for something else.
  void objectTo(const QString& thing, const QString& why);
  /// The rule book has been opened, and closed again.
  void onBookRead() { learner_.opened("rules"); }
  /// Locates things once they are in place: the current page, whether nothing moves, and where the note may be.
  void look(QWidget* page, bool rests, const QRect& area);
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
  /// The learner wants to see this step again; set up the match again if its moves differ.
  void back(int step);
  /// Another step is up.
  void stepped(int step);
  void finished();
  void left();
  void ruleWanted(const QString& id);

 protected:
  /// Enter means Next, or confirms what the learner has chosen. On a screen it acts on another piece only if the user
  /// has moved there by key, once each time. Keys the note does not use go to the screen.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] const house::LessonStep& now() const { return learner_.now(); }
  [[nodiscard]] std::optional<QRect> hole(QWidget* page) const;
  /// The note's other subjects.
  [[nodiscard]] std::vector<QRect> besides(const Screen& screen) const;
  /// Where the step can be done another way.
  [[nodiscard]] std::vector<QRect> otherWays(const Screen& screen) const;
  /// The learner's choices in this step so far.
  [[nodiscard]] const std::vector<kernel::Choice>& madeOn(const Screen& screen) const;
  /// The button on the table that leads behind the curtain.
  [[nodiscard]] const Piece* wayThere(const Screen& table) const;
  /// The pieces that continue by any of the lesson's ways; the first is its own.
  [[nodiscard]] std::vector<const Piece*> allWanted(const Screen& screen) const;
  [[nodiscard]] CoachWords wordsNow() const;
  [[nodiscard]] CoachWords wordsAtEnd(CoachWords words) const;
  /// The coach's target, in words.
  [[nodiscard]] QString pointedAt() const;
  /// What to click now, in words; empty: nothing.
  [[nodiscard]] QString todo(const Screen* screen) const;
  /// Whether the step happens on the other of the two screens, table and hand.
  [[nodiscard]] bool away(const Screen& screen) const;
  /// Whether the note only asks to close the curtain, because the step happens on the table.
  [[nodiscard]] bool saysToClose() const;
  /// Whether the match has reached the step; before that, others move.
  [[nodiscard]] bool due() const { return learner_.due(classroom_->steps()); }
  /// Whether a thing lies on the note, or on the question at the end.
  [[nodiscard]] bool onNote(const QObject* thing) const;
  /// Whether a Space comes from a key already held.
  [[nodiscard]] bool repeats(const class QKeyEvent& key) const;
  /// Whether to keep Enter from a screen.
  bool keepsEnter(const class QKeyEvent& key);
  /// The golden button that confirms what the learner has chosen, if the lesson asks for that now; else nullptr.
  [[nodiscard]] Piece* confirmation() const;
  void ask();
  void dropQuestion();
  [[nodiscard]] bool puzzling() const { return learner_.puzzling(); }
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

  house::Learner learner_;
  LessonPlace place_;
  std::unique_ptr<Classroom> classroom_;
  QPointer<CoachVeil> veil_;
  QPointer<CoachNote> note_;
  QPointer<QuestionNote> question_;
  QPointer<Screen> screen_;  ///< the screen last looked at
  int shown_ = -1;           ///< the step whose note was last shown
  int told_ = -1;            ///< the step whose own text was last up
  bool away_ = false;        ///< the note says how to get to the step's screen
  bool playsOn_ = false;     ///< the lesson is done, the learner plays on
  bool wentByKeys_ = false;  ///< a key moved the focus, and nothing has been done there yet
  HeldKey space_;
  QString aim_;             ///< the last target of the focus
  QPointer<QWidget> page_;  ///< the page last looked at, and the area for the note
  QRect area_;
};

}  // namespace ui
