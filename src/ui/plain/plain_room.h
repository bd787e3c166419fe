#pragma once
// A match of any game with everybody who plays it: between house::Match and the plain screens. Bots move after a delay
// that says nothing of what they hold.

#include <QObject>
#include <QStringList>
#include <memory>
#include <span>

#include "engine/house/match/referee.h"
#include "ui/plain/thinking.h"
#include "ui/time/clock.h"

namespace ui {

/// A match that has just been begun or loaded.
struct PlainMatch {
  std::shared_ptr<const house::Box> box;
  std::shared_ptr<house::KeptMatch> match;
  house::Start start;
  std::string note;  ///< one sentence to report; empty: nothing
};

class PlainRoom final : public QObject {
  Q_OBJECT
 public:
  using Seat = kernel::Seat;
  using Choices = std::span<const kernel::Choice>;

  /// `game` and `rules` must outlive it. `botDelay`: milliseconds.
  PlainRoom(const house::GameModule& game, const house::RuleBook& rules, PlainMatch match, house::Language language,
            int botDelay);
  ~PlainRoom() override;

  [[nodiscard]] const house::Match& match() const { return *match_.match; }
  [[nodiscard]] const house::Box& box() const { return *match_.box; }
  [[nodiscard]] std::shared_ptr<const house::Box> sharedBox() const { return match_.box; }
  [[nodiscard]] const house::Voice& voice() const { return *voice_; }
  [[nodiscard]] const house::RuleBook& rules() const { return rules_; }
  [[nodiscard]] kernel::SeatSet persons() const { return bots_.people(); }
  [[nodiscard]] bool isPerson(Seat seat) const { return persons().has(seat); }
  [[nodiscard]] QString nameOf(Seat seat) const;
  [[nodiscard]] QString gameName() const;
  /// Whether a bot is about to move.
  [[nodiscard]] bool thinking() const { return turn_.isActive() || due_; }
  /// What the table has learnt so far, a line each.
  [[nodiscard]] const QStringList& log() const { return log_; }
  /// The question on the table, as everybody sees it.
  [[nodiscard]] kernel::Decision face() const;
  /// Whether the last choice can be undone: a person's only, as a bot would make its own again at once.
  [[nodiscard]] bool mayUndo() const;
  /// Who answers next: of several that are asked in secret, the one that the script names, else one that has no shield.
  [[nodiscard]] Seat answersNext() const;
  /// The seats whose questions a phone answers (shields.h).
  [[nodiscard]] kernel::SeatSet shielded() const { return shielded_; }
  void setShielded(kernel::SeatSet seats);
  /// Whether whoever answers next does so on a phone, so that nobody is called to the curtain.
  [[nodiscard]] bool answersOnShield() const { return shielded_.has(answersNext()); }
  [[nodiscard]] house::Language language() const { return language_; }
  /// What a seat may answer on its own screen after the choices made there; empty: nothing more. `responds`: it answers
  /// no question, it interjects.
  [[nodiscard]] kernel::Decision inHand(Seat seat, bool responds, Choices made) const;
  /// What the places of the game's map are called for a viewer, in the map's order; "" for those not in this match.
  [[nodiscard]] std::vector<QString> placeNames(const house::GameMap& map, Seat viewer) const;
  /// The text of the rule behind a question, its ID first; empty: no rule is behind it.
  [[nodiscard]] QString rule(kernel::Rule rule) const;
  /// The file in which the phones of this match are kept, beside its save; empty: it is not saved.
  [[nodiscard]] QString besideSave() const;
  void speak(house::Language language);
  /// How long a bot takes for an answer from its next one on, in milliseconds.
  void setBotDelay(int delay) { botDelay_ = delay; }

  // ---- playing: what is refused changes nothing and is reported by `refused`
  /// Asks whoever is asked. Call once, when all signals are connected.
  void open() { goOn(); }
  void choose(Seat seat, kernel::Choice choice);
  /// All choices of a visit, or an interjection.
  void answer(Seat seat, bool responds, Choices made);
  /// Does nothing unless mayUndo(). `by`: the seat that takes it back on a phone; Table: the table does.
  void undo(Seat by = Seat::Table);
  /// Notes that a seat looks at its screen; returns what it learns of what has happened since its last look.
  [[nodiscard]] QStringList look(Seat seat);
  /// Replaces a seat's notes. Returns why they stay as they were; empty: they are kept.
  [[nodiscard]] QString writeNotes(Seat seat, const QString& text);
  /// While held, bots wait. So they do while it is paused: a lesson pauses it, the curtain holds it. Afterwards they
  /// wait once more as long as from the question to the answer.
  void hold(bool on);
  void pause(bool on);
  /// What people see of the table: whether something moves, during which bots wait as well, and how many delays of a
  /// bot they need to read what lies there then.
  void watch(bool moves, int delays);
  [[nodiscard]] bool paused() const { return paused_; }
  /// The seats that nobody plays here make these moves, those already made included; after them they play as bots do.
  void follow(std::vector<kernel::Move> script) { script_ = std::move(script); }
  /// Writes a copy of the match; the result is reported by `said`.
  void saveTo(const QString& path);

 signals:
  /// The match has changed.
  void changed();
  /// A person is asked now.
  void asked(kernel::Seat seat);
  void ended();
  void refused(const QString& sentence);
  /// It is paused now, or no longer.
  void pauses();
  /// It is held now, or no longer.
  void holds(bool on);
  void said(const QString& sentence);

 private:
  /// Whether it was done, and nothing was refused.
  bool play(const std::function<void()>& does);
  void tellNews();
  void goOn();
  /// A bot's turn comes after its delay, once nothing holds it back.
  void awaitTurn();
  [[nodiscard]] int delay() const;
  [[nodiscard]] bool heldBack() const { return held_ || paused_ || moves_; }
  void takeTurn();
  /// The next move of the script; nullptr: it is at its end.
  [[nodiscard]] const kernel::Move* nextScripted() const;
  bool makeBotsMove(const kernel::Move& move);

  const house::GameModule& game_;
  const house::RuleBook& rules_;
  PlainMatch match_;
  std::unique_ptr<house::Voice> voice_;
  house::Language language_;
  house::Referee bots_;
  Thinking thinking_{bots_};
  QStringList log_;
  ui::Alarm turn_{ui::Alarm::Rings::Once};
  std::vector<kernel::Move> script_;
  kernel::SeatSet shielded_;
  bool held_ = false;
  bool paused_ = false;
  bool moves_ = false;  ///< something does on the table
  int reading_ = 1;     ///< delays of a bot that the table takes to be read
  int botDelay_;        ///< milliseconds
  bool due_ = false;    ///< a bot is to move, but is held back
};

}  // namespace ui
