#pragma once
// What a guide needs of the game whose lesson it leads through: its match, its screens, its words and its drawings.

#include <QObject>
#include <QRect>
#include <optional>
#include <vector>

#include "engine/house/lesson/learner.h"
#include "ui/look/ink.h"

namespace ui {

class Piece;
class Screen;

class Classroom : public QObject {
  Q_OBJECT
 public:
  /// What leads on without being a choice of the match.
  enum class Way : std::uint8_t {
    OpenRules,
    Answer,     ///< behind the curtain, if the learner is asked there; what is in hand on the table is put away first
    Look,       ///< behind the curtain, to look or respond
    Close,      ///< back to the table
    Confirm,    ///< does what was chosen behind the curtain
    StartAgain  ///< drops what was chosen there
  };

  // ---- the match
  [[nodiscard]] virtual int steps() const = 0;
  [[nodiscard]] virtual bool over() const = 0;
  /// While it is paused, the seats of the program wait.
  virtual void pause(bool on) = 0;

  // ---- its screens
  /// Whether a page is a seat's secret screen.
  [[nodiscard]] virtual bool isHand(const QWidget* page) const = 0;
  /// What was chosen on a screen and not confirmed; nullptr on the table, where each choice is made at once.
  [[nodiscard]] virtual const std::vector<kernel::Choice>* pending(const Screen& screen) const = 0;
  /// A page is looked at; `read`: the learner has read the first note.
  virtual void onLook(QWidget* page, bool read) = 0;
  /// A note comes up on a page; `isNew`: its step has just begun there.
  virtual void onNote(QWidget* page, bool isNew) = 0;
  /// The piece that leads on; nullptr: there is none on this screen.
  [[nodiscard]] virtual const Piece* pieceFor(const Screen& screen, Way way) const = 0;
  /// The piece that makes a choice, preferably no other; nullptr: there is none.
  [[nodiscard]] virtual const Piece* pieceFor(const Screen& screen, const kernel::Choice& choice) const = 0;
  /// Whether that piece finishes what another has begun, so that nothing else need be pointed at.
  [[nodiscard]] virtual bool finishes(const Piece& piece) const = 0;
  /// What a step points at, in the screen's coordinates; none: it is not there.
  [[nodiscard]] virtual std::optional<QRect> targetOn(const Screen& screen,
                                                      const house::LessonTarget& target) const = 0;

  // ---- its words, in the language that is spoken
  /// What its lessons are called together: "Field Agent training".
  [[nodiscard]] virtual QString course() const = 0;
  [[nodiscard]] virtual QString nameOf(const house::LessonTarget& target) const = 0;
  /// A choice that is on offer on a screen, as its button says it.
  [[nodiscard]] virtual QString words(const Screen& screen, const kernel::Choice& choice) const = 0;
  /// A text with its icons as words.
  [[nodiscard]] virtual QString plain(const house::Text& text) const = 0;
  [[nodiscard]] virtual QString cardName(const std::string& card) const = 0;

  // ---- its drawings
  /// Draws a text with its icons, from the left.
  virtual void drawText(Ink& ink, const QRectF& at, const QString& text, double size, QColor with) const = 0;
  /// Draws a card of this height.
  virtual void drawCard(Ink& ink, QPointF at, double high, const std::string& card) const = 0;

 signals:
  void changed();
};

}  // namespace ui
