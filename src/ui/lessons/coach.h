#pragma once
// The coach of a lesson: the page below is dimmed but for one hole, and a note beside it says one thing at a time.

#include <QLineF>
#include <QWidget>
#include <optional>

#include "engine/games/warehouse13/lesson/lesson.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "ui/look/ink.h"

class QPushButton;

namespace w13 {

class Words;

/// What a note says now.
struct CoachWords {
  QString over;  ///< which lesson, small: "Lesson 3 of 12"
  QString title;
  QString text;
  QString aloud;  ///< the same with its icons in words
  QString todo;   ///< what the learner does to go on; empty: reads on
  QString rule;   ///< the ID of the rule behind it; empty: none
  QString next;   ///< what the gold button says; empty: the learner goes on by acting
  QString play;   ///< what the button says that plays on from here; empty: there is none
  std::vector<LessonCase> cases;
  QStringList recap;  ///< what to keep of the lesson, at its end
  int step = 0;       ///< from 0
  int steps = 0;
  bool back = false;  ///< whether there is something to go back to
};

/// The arrow from a note to the ring around what it points at: straight at its middle, up to the ring. None where the
/// note lies farther off than an arrow's length, or where it would run across what else is ringed.
[[nodiscard]] std::optional<QLineF> coachArrow(const QRect& note, const QRect& hole, const std::vector<QRect>& besides);

/// Dims a page but for what the note speaks of, frames that, and draws the arrow from the note. Clicks go through it.
class CoachVeil final : public QWidget {
  Q_OBJECT
 public:
  explicit CoachVeil(QWidget* parent);
  /// The hole, the smaller ones beside it, and the note, in coordinates of the parent; no hole: all is dimmed a little.
  void point(std::optional<QRect> hole, std::vector<QRect> besides, const QRect& note);
  [[nodiscard]] std::optional<QRect> hole() const { return hole_; }
  [[nodiscard]] const std::vector<QRect>& besides() const { return besides_; }
  [[nodiscard]] std::optional<QLineF> arrow() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::optional<QRect> hole_;
  std::vector<QRect> besides_;
  QRect note_;
};

/// The manila note.
class CoachNote final : public QWidget {
  Q_OBJECT
 public:
  CoachNote(const Catalog& cards, const Words& words, QWidget* parent);

  /// The words of the game that it says are explained from this glossary while the pointer rests on it; it must outlive
  /// the note.
  void explainFrom(const RuleBook& rules) { rules_ = &rules; }
  void say(const CoachWords& words);
  /// Says what is to be done now, of several things in one step; what the note says steps back once that has begun.
  void askFor(const QString& todo, bool begun);
  /// What it points at, for who cannot see it; empty: nothing.
  void pointAt(const QString& thing);
  /// Says why the last click was not what the lesson asks for, until the next note.
  void object(const QString& why);
  [[nodiscard]] const CoachWords& said() const { return said_; }
  [[nodiscard]] const QString& objection() const { return objection_; }
  [[nodiscard]] bool begun() const { return begun_; }
  /// What a screen reader was told at once, last.
  [[nodiscard]] const QString& told() const { return told_; }
  /// Gives the focus to the button that goes on, or to that which goes back.
  void focusFirst();
  /// Lies down beside the hole inside an area, where it covers least of it and of what else is spoken of.
  void lie(std::optional<QRect> hole, const std::vector<QRect>& besides, const QRect& area);
  /// The texts on it, as they were painted last.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }

 signals:
  void next();
  void play();
  void back();
  void leave();
  /// The language has changed: what it says is to be said again.
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

  const Catalog& cards_;
  const Words& words_;
  const RuleBook* rules_ = nullptr;
  CoachWords said_;
  QString objection_;
  bool begun_ = false;  ///< something of this step is done, and more is to be
  QString thing_;
  QString told_;
  std::vector<Written> written_;
  QPushButton* rule_;
  QPushButton* play_;
  QPushButton* leave_;
  QPushButton* back_;
  QPushButton* next_;
};

}  // namespace w13
