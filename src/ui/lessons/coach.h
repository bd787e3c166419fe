#pragma once
// The coach of a lesson: dims the page below except one hole; a note beside it says one thing at a time.

#include <QLineF>
#include <QWidget>
#include <optional>

#include "engine/house/rulebook/rulebook.h"
#include "ui/lessons/classroom.h"

class QPushButton;

namespace ui {

/// The current text of a note.
struct CoachWords {
  QString over;  ///< the lesson, in small type: "Lesson 3 of 12"
  QString title;
  QString text;
  QString aloud;  ///< the same with icons as words
  QString todo;   ///< what the learner does to continue; empty: reads on
  QString rule;   ///< the ID of the rule behind it; empty: none
  QString next;   ///< label of the gold button; empty: the learner continues by acting
  QString play;   ///< label of the button that plays on from here; empty: none
  std::vector<house::LessonCase> cases;
  QStringList recap;  ///< the lesson's key points, at its end
  int step = 0;       ///< from 0
  int steps = 0;
  bool back = false;  ///< whether the learner can go back
};

/// The arrow from a note to the ring around its target: straight at its centre, up to the ring. None if the note is
/// farther off than an arrow's length, or if it would cross another ring.
[[nodiscard]] std::optional<QLineF> coachArrow(const QRect& note, const QRect& hole, const std::vector<QRect>& besides);

/// Dims a page except the note's subject, frames that, and draws the arrow from the note. Clicks go through it.
class CoachVeil final : public QWidget {
  Q_OBJECT
 public:
  static constexpr double kDark = 0.6, kLight = 0.38;
  /// `dark`: how much of the light it takes, from 0 to 1.
  explicit CoachVeil(QWidget* parent, double dark = kDark);
  /// Sets the hole, the smaller ones beside it, and the note, in the parent's coordinates; no hole: all is slightly
  /// dimmed.
  void point(std::optional<QRect> hole, std::vector<QRect> besides, const QRect& note);
  [[nodiscard]] std::optional<QRect> hole() const { return hole_; }
  [[nodiscard]] const std::vector<QRect>& besides() const { return besides_; }
  [[nodiscard]] std::optional<QLineF> arrow() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double dark_;
  std::optional<QRect> hole_;
  std::vector<QRect> besides_;
  QRect note_;
};

/// The manila note.
class CoachNote final : public QWidget {
  Q_OBJECT
 public:
  /// Names the chapters of `rules`, and explains the game's terms from their glossary on hover. Both must outlive the
  /// note.
  CoachNote(const Classroom& classroom, const house::RuleBook& rules, QWidget* parent);

  void say(const CoachWords& words);
  /// Says what to do next, of several things in one step; the note's text recedes once the step has begun.
  void askFor(const QString& todo, bool begun);
  /// Sets what it points at, in words for screen readers; empty: nothing.
  void pointAt(const QString& thing);
  /// Shows, until the next note, why the last click was not what the lesson asks for.
  void object(const QString& why);
  [[nodiscard]] const CoachWords& said() const { return said_; }
  [[nodiscard]] const QString& objection() const { return objection_; }
  [[nodiscard]] bool begun() const { return begun_; }
  /// The text last announced to screen readers at once.
  [[nodiscard]] const QString& told() const { return told_; }
  /// Focuses the button that continues, else goes back, else leaves.
  void focusFirst();
  /// Moves beside the hole inside an area, where it covers least of the hole and of `besides`.
  void lie(std::optional<QRect> hole, const std::vector<QRect>& besides, const QRect& area);
  /// The texts on it, as last painted.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }

 signals:
  void next();
  void play();
  void back();
  void leave();
  /// The language has changed: its text must be set again.
  void reworded();
  void rule(const QString& id);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QPushButton* button(const QString& name);
  [[nodiscard]] QString chapterOf(const QString& rule) const;
  void placeButtons();
  void tell(bool alert);
  void drawCases(Ink& ink, const QRectF& at) const;
  void drawRecap(Ink& ink, const QRectF& at) const;
  void drawDots(Ink& ink, const QRectF& at) const;
  [[nodiscard]] QSizeF units() const;
  [[nodiscard]] double objectionHeight() const;
  [[nodiscard]] double scale() const { return width() / units().width(); }

  const Classroom& classroom_;
  const house::RuleBook& rules_;
  CoachWords said_;
  QString objection_;
  bool begun_ = false;  ///< part of this step is done, and more is to do
  QString thing_;
  QString told_;
  std::vector<Written> written_;
  QPushButton* rule_;
  QPushButton* play_;
  QPushButton* leave_;
  QPushButton* back_;
  QPushButton* next_;
};

}  // namespace ui
