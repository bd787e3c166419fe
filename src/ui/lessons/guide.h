#pragma once
// Leads a learner through a lesson: which note is up and what it points at, what counts as doing it, and when the other
// seats move on. Nothing a learner can click leads away from the lesson: what it does not ask for is not done, and the
// note says so.

#include <QObject>
#include <QPointer>
#include <span>

#include "ui/lessons/coach.h"
#include "ui/lessons/question_note.h"
#include "ui/screen/held_key.h"
#include "ui/season/room.h"

namespace w13 {

class Screen;

/// Where a lesson stands in the course, for the line above its title.
struct LessonPlace {
  int number = 0;  ///< from 1; 0: it is no part of the course
  int count = 0;
  bool puzzle = false;  ///< it is counted among the puzzles
};

class Guide final : public QObject {
  Q_OBJECT
 public:
  /// The lesson and the room must outlive it. `over`: the widget its veil and note lie on.
  Guide(const Lesson& lesson, LessonPlace place, int step, Room& room, QWidget* over);
  ~Guide() override;

  [[nodiscard]] const Lesson& lesson() const { return lesson_; }
  [[nodiscard]] LessonPlace place() const { return place_; }
  /// The step whose note is up, or comes up next; the number of steps once the lesson is done.
  [[nodiscard]] int step() const { return step_; }
  [[nodiscard]] bool done() const { return step_ == static_cast<int>(lesson_.steps.size()); }
  /// Whether its own words have been up: before, nothing that it asks for is done.
  [[nodiscard]] bool told() const { return told_ == step_; }
  /// The line of that step in the lesson's file.
  [[nodiscard]] int nowLine() const { return done() ? 0 : now().line; }
  /// Whether the learner may do this now. If not, the note says why, and the caller does nothing.
  bool allows(std::span<const kernel::Choice> choices, kernel::How how);
  /// The note says this until the next one: a click that does nothing, for its reason.
  void object(const QString& why);
  /// The same of a thing that cannot be used; without a reason the lesson asks for something else.
  void objectTo(const QString& thing, const QString& why);
  /// The rule book has been opened, and closed again.
  void onBookRead();
  /// Looks where things are now, as soon as they lie where they belong: the page that is up, whether nothing moves, and
  /// where the note may lie.
  void look(QWidget* page, bool rests, const QRect& area);
  void explainFrom(const RuleBook& rules) { note_->explainFrom(rules); }
  [[nodiscard]] const CoachNote& note() const { return *note_; }
  [[nodiscard]] const CoachVeil& veil() const { return *veil_; }
  /// What a click does now to go on by the lesson's own way: the piece; nullptr: there is none on this page.
  [[nodiscard]] const class Piece* wanted(const Screen& screen) const;
  /// Whether the note says how to get to the step's screen: what the step speaks of is not here.
  [[nodiscard]] bool onTheWay() const { return away_; }
  /// Reads on, as the gold button does; at the end on to the question, if there is one.
  void readOn();
  /// The question at the end, while it is up; nullptr: it is not.
  [[nodiscard]] QuestionNote* question() const { return question_; }
  /// After the last step: the learner plays on from here, without a note.
  void playOn();

 signals:
  /// The learner wants to see this step again; the season has to be laid anew if its moves differ.
  void back(int step);
  /// Another step is up.
  void stepped(int step);
  void finished();
  void left();
  void ruleWanted(const QString& id);

 protected:
  /// Enter means Next. On a screen it acts only where somebody has gone by a key of their own, once for each time; keys
  /// that the note has no use for are the screen's.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] const LessonStep& now() const { return lesson_.steps[static_cast<std::size_t>(step_)]; }
  [[nodiscard]] std::optional<QRect> hole(QWidget* page) const;
  /// What else the note speaks of.
  [[nodiscard]] std::vector<QRect> besides(const Screen& screen) const;
  /// Where the step may be done another way.
  [[nodiscard]] std::vector<QRect> otherWays(const Screen& screen) const;
  /// What the learner has chosen in this step so far.
  [[nodiscard]] const std::vector<kernel::Choice>& madeOn(const Screen& screen) const;
  /// The button that leads to the step's screen.
  [[nodiscard]] const Piece* wayThere(const Screen& screen) const;
  /// What goes on by any of the lesson's ways; the first is its own.
  [[nodiscard]] std::vector<const Piece*> allWanted(const Screen& screen) const;
  [[nodiscard]] CoachWords wordsNow() const;
  [[nodiscard]] CoachWords wordsAtEnd(CoachWords words) const;
  /// What the button says that goes on from the end.
  [[nodiscard]] QString afterwards() const;
  /// What the coach points at, in words.
  [[nodiscard]] QString pointedAt() const;
  /// What is to be clicked now, in words; empty: nothing.
  [[nodiscard]] QString todo(const Screen* screen) const;
  /// Whether the step happens on the other of the two screens, table and hand.
  [[nodiscard]] bool away(const Screen& screen) const;
  /// Whether the note only asks to close the curtain, because the step happens on the table.
  [[nodiscard]] bool saysToClose() const;
  /// Whether the season is where the step begins: before, others make their moves.
  [[nodiscard]] bool due() const;
  /// Whether a thing lies on the note, or on the question at the end.
  [[nodiscard]] bool onNote(const QObject* thing) const;
  /// Whether a Space comes from a key that is held since before.
  [[nodiscard]] bool repeats(const class QKeyEvent& key) const;
  /// Whether Enter on a screen is kept from it.
  bool keepsEnter(const class QKeyEvent& key);
  /// Why a choice that the rules allow is not what is asked for here.
  [[nodiscard]] QString whyOther(const std::vector<kernel::Choice>& made) const;
  void ask();
  void dropQuestion();
  [[nodiscard]] bool puzzling() const { return !done() && now().puzzles(); }
  /// What must stay free of the note of a puzzle: all that can be clicked.
  [[nodiscard]] static std::vector<QRect> clickable(const Screen& screen);
  void advance();
  void pause();
  void sayNow();
  void point(QWidget* page, const QRect& area);
  /// Moves the keyboard's focus to where the learner goes on.
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
  std::vector<kernel::Choice> made_;  ///< by the learner, in this step
  QPointer<Screen> screen_;           ///< where it looked last
  int shown_ = -1;                    ///< the step whose note was said last
  int told_ = -1;                     ///< the step whose own words were up last
  bool away_ = false;                 ///< the note says how to get to the step's screen
  bool pressed_ = false;              ///< what was to be opened has been
  bool playsOn_ = false;              ///< the lesson is done, and the learner plays on
  bool wentByKeys_ = false;           ///< a key has led to where the focus is, and nothing has been done there yet
  HeldKey space_;
  QString aim_;             ///< what the focus was moved to last
  QPointer<QWidget> page_;  ///< where it looked last, and where the note might lie
  QRect area_;
};

}  // namespace w13
