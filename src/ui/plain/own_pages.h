#pragma once
// What a game may put in place of the pages of the plain window: its table, its secret screen, its curtain, its box on
// the shelf, and how its cards are drawn. The window keeps the flow: who is asked, the curtain, lessons, trials, saves,
// rules and options.

#include <memory>
#include <utility>

#include "engine/house/log/match_log.h"
#include "engine/house/match/box.h"
#include "ui/curtain/curtain.h"
#include "ui/look/card_picture.h"
#include "ui/look/page.h"
#include "ui/plain/plain_room.h"
#include "ui/plain/pointing.h"
#include "ui/shields/shields.h"
#include "ui/sound/sounds.h"
#include "ui/window/on_shelf.h"

namespace ui {

class Printable;

/// The table: shows what everybody may see, and takes the answers to public questions.
class TablePage : public Page {
  Q_OBJECT
 public:
  using Page::Page;
  /// Sits down at a match, which must outlive it or be replaced; nullptr: at none.
  virtual void sitIn(PlainRoom* room) = 0;
  /// Shows how the match stands now.
  virtual void refresh() = 0;
  /// Whether a copy can be saved: not in a lesson.
  virtual void allowSaving(bool on) = 0;
  /// Whether seats can get phones as shields: not in a lesson, nor in a build without.
  virtual void allowShields(bool on) = 0;
  /// Puts the focus on what answers the question.
  virtual void takeFocus() = 0;
  /// Shows one sentence until the next change.
  virtual void say(const QString& sentence) = 0;
  /// Whether it has help of its own on F1, with a way into the rule book.
  [[nodiscard]] virtual bool hasHelp() const { return false; }
  /// What it shows between the halves of a curtain that closes over it.
  [[nodiscard]] virtual QPixmap underCurtain() { return grab(); }
  /// Where things lie that a lesson points at, what matters most first; empty: nowhere, or things still move.
  [[nodiscard]] virtual std::vector<QRect> placesOf(const Pointing& /*pointing*/) const { return {}; }
  /// How things move on it from now on.
  virtual void obey(const Options& /*options*/) {}
  /// Whether something moves on it; `laidOut` says when nothing does any more.
  [[nodiscard]] virtual bool moving() const { return false; }
  /// While it waits, what moves stands at its start: something lies over the table.
  virtual void wait(bool /*on*/) {}
  /// How many delays of a bot people need to read what lies there.
  [[nodiscard]] virtual int delaysToRead() const { return 1; }
  /// What the table sounds like goes there; it outlives the table. Clicks on buttons and the curtain are heard anyway.
  void setSounds(Sounds* sounds) { sounds_ = sounds; }
  /// Shows the names of the playing sounds; empty: none.
  virtual void caption(const QString& line) = 0;

 signals:
  /// An answer to the question on the table.
  void chosen(kernel::Choice choice);
  /// A seat interjects in public.
  void interjects(kernel::Seat seat, kernel::Choice choice);
  /// A seat wants to look behind the curtain: to answer, to respond, or only to look.
  void looks(kernel::Seat seat, bool responds);
  void undoes();
  void saves();
  void leaves();
  /// Wants the rule book, at the rule of the question or at this one.
  void reads();
  void readsAt(const QString& rule);
  void setsUp();   ///< wants the options
  void shields();  ///< wants the page on which seats get their phones
  /// Things may lie elsewhere now.
  void laidOut();

 protected:
  /// Rings a bell for whoever is asked, if the table is up. Call when all that went before is told.
  void ring(const PlainRoom& room);
  /// nullptr: nobody hears it.
  [[nodiscard]] Sounds* sounds() const { return sounds_; }

 private:
  Sounds* sounds_ = nullptr;
};

/// What a seat alone may see, with its question and its notes. Built when the curtain opens and destroyed when it
/// closes. Nothing happens before it is confirmed.
class SecretPage : public Page {
  Q_OBJECT
 public:
  using Page::Page;
  [[nodiscard]] virtual kernel::Seat seat() const = 0;
  [[nodiscard]] virtual bool responds() const = 0;
  /// The choices made so far; none has taken effect.
  [[nodiscard]] virtual const std::vector<kernel::Choice>& made() const = 0;
  /// Drops them, and shows the first question again.
  virtual void startAgain() = 0;
  /// Puts the focus on what answers the question, else on what closes the screen.
  virtual void takeFocus() = 0;
  /// Keeps what was written down. False: it cannot be kept, and the screen says why.
  virtual bool keepNotes() = 0;
  /// As on the table.
  [[nodiscard]] virtual std::vector<QRect> placesOf(const Pointing& /*pointing*/) const { return {}; }

 signals:
  /// Things may lie elsewhere now.
  void laidOut();
  /// Wants the rule book at a page, over this screen.
  void reads(const QString& page);
  /// All choices are made and confirmed. Empty: nothing was chosen; close the screen.
  void done(const std::vector<kernel::Choice>& choices);

 protected:
  /// Keeps what was written down. What cannot be kept holds nobody up for longer than it takes to say so.
  [[nodiscard]] bool mayLeave() { return keepNotes() || std::exchange(told_, true); }

 private:
  bool told_ = false;  ///< why the notes are not kept
};

/// Makes the pages of one game.
class OwnPages {
 public:
  virtual ~OwnPages() = default;
  [[nodiscard]] virtual TablePage* table(QWidget* parent) = 0;
  /// Tells the room that the seat looks. `responds`: it wants to interject.
  [[nodiscard]] virtual SecretPage* secret(PlainRoom& room, kernel::Seat seat, bool responds, QWidget* parent) = 0;
  /// Whose curtain it is. All of it is public, and the same at every hand-over.
  [[nodiscard]] virtual CurtainFor curtainFor(const PlainRoom& room, kernel::Seat seat) = 0;
  [[nodiscard]] virtual CurtainDress curtainDress() const = 0;
  /// The drawing on which pages of ordinary widgets lie, such as its set-up.
  [[nodiscard]] virtual QString ground() const = 0;
  /// Its box on the shelf, in the current language; the house adds the name.
  [[nodiscard]] virtual BoxLook box() const = 0;
  /// How far a saved match is: "lot 20".
  [[nodiscard]] virtual QString progress(const house::Label& label) const = 0;
  /// The card of a file, as the workshop shows it; nullptr: it is drawn plainly.
  [[nodiscard]] virtual std::unique_ptr<CardPicture> picture(const std::shared_ptr<const house::Box>& /*box*/,
                                                             const QString& /*path*/) {
    return nullptr;
  }
  /// The pictures of its cards on phones; none: phones show their words.
  [[nodiscard]] virtual ShieldPictures shieldPictures(const std::shared_ptr<const house::Box>& /*box*/) { return {}; }
  /// Whether its cards can be printed, and the cards of a box then.
  [[nodiscard]] virtual bool prints() const { return false; }
  [[nodiscard]] virtual std::shared_ptr<const Printable> printable(const std::shared_ptr<const house::Box>& /*box*/) {
    return nullptr;
  }
};

}  // namespace ui
