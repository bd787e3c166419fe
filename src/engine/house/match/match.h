#pragma once
// A running match of any game, behind a closed door: for whatever plays without knowing which game it is. Everything it
// gives is for one viewer's eyes; the game's own screens and bots ask MatchOf for its View.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/house/json.h"
#include "engine/kernel/choice.h"
#include "engine/kernel/event.h"
#include "engine/kernel/result.h"
#include "engine/kernel/talk.h"

namespace house {

/// An event of any game: `what` is the game's own number for it.
using Event = kernel::Event<std::uint8_t>;

/// From when on events are told: from the last choice, interjection or visit on (from the opening on, if there was
/// none; nothing after an undo), since the seat's last look at its secret screen, or all of them.
enum class Since : std::uint8_t { LastMove, LastLook, Beginning };

/// One match. Each function that takes a seat throws kernel::RefusedError if that seat does not play; a viewer may also
/// be Seat::Table. Strong guarantee: if a call throws, the match is unchanged.
class Match {
 public:
  virtual ~Match() = default;

  // ---- state

  [[nodiscard]] virtual int seats() const = 0;
  /// Whether it is over, and who has won.
  [[nodiscard]] virtual kernel::Result result() const = 0;
  [[nodiscard]] bool over() const { return result().over; }
  /// The seats with an open question: several if it is sealed.
  [[nodiscard]] virtual kernel::SeatSet asked() const = 0;
  /// An asked seat gets its question in full; everybody else, and the table, only its face.
  virtual void decision(kernel::Seat viewer, kernel::Decision& d) const = 0;
  /// The question after some choices of a visit, with none of them made; empty if the seat is not asked then, or if
  /// chance or something new to the seat comes first.
  virtual void decisionAfter(kernel::Seat seat, std::span<const kernel::Choice> visit, kernel::Decision& d) const = 0;
  /// Whether a seat may interject at all. Public.
  [[nodiscard]] virtual bool mayInterject(kernel::Seat seat) const = 0;
  /// What it could interject; for its own eyes.
  virtual void interjections(kernel::Seat seat, kernel::Decision& d) const = 0;
  /// The rule that keeps a thing from being a choice, as far as the viewer may know; Rule::None: there is none.
  [[nodiscard]] virtual kernel::Rule why(kernel::Seat viewer, kernel::Noun noun) const = 0;
  /// What the viewer may know, in names.
  [[nodiscard]] virtual Json view(kernel::Seat viewer) const = 0;
  /// What happened, redacted for the viewer. The table does not look: it throws kernel::RefusedError.
  [[nodiscard]] virtual std::vector<Event> events(kernel::Seat viewer, Since since) const = 0;

  // ---- playing: throws kernel::RefusedError for anything that is not on offer

  virtual void choose(kernel::Seat seat, kernel::Choice choice) = 0;
  /// Chooses by place in the seat's own decision.
  virtual void chooseIndex(kernel::Seat seat, int at) = 0;
  /// All choices of one visit behind the curtain, as one unit: all or none.
  virtual void visit(kernel::Seat seat, std::span<const kernel::Choice> choices) = 0;
  virtual void interject(kernel::Seat seat, kernel::Choice choice) = 0;
  /// An answer or an interjection.
  void play(const kernel::Move& move) {
    if (move.how == kernel::How::Interjection) interject(move.seat, move.choice);
    else choose(move.seat, move.choice);
  }
  /// Notes that a seat has looked at its secret screen.
  virtual void looked(kernel::Seat seat) = 0;

  // ---- undo

  /// Whether a move on offer could be taken back once made.
  [[nodiscard]] virtual bool undoable(const kernel::Move& move) const = 0;
  [[nodiscard]] virtual bool mayUndo() const = 0;
  /// The seat whose choice would be taken back; Table: none can be. Public.
  [[nodiscard]] virtual kernel::Seat mayUndoOf() const = 0;
  virtual void undo() = 0;

  /// Moves made so far.
  [[nodiscard]] virtual int steps() const = 0;

  // ---- notes of a seat's own: beside the match, so they are no move, are not taken back and stand in no state

  /// The most that a seat can write down, in bytes.
  static constexpr std::size_t kLongestNotes = 2000;
  /// For this seat's eyes alone. Lines end with "\n".
  [[nodiscard]] virtual const std::string& notes(kernel::Seat seat) const = 0;
  /// Replaces them. Throws kernel::RefusedError if they are too long, or hold characters that act on a terminal.
  virtual void writeNotes(kernel::Seat seat, const std::string& text) = 0;

  // ---- what is said in the open: beside the match as well, but everybody hears it

  /// The most that a seat can say between two moves.
  static constexpr int kMostRemarks = 3;
  /// Whether there is table talk in this match.
  [[nodiscard]] virtual bool talks() const = 0;
  /// All that was said, in order.
  [[nodiscard]] virtual std::span<const kernel::Said> said() const = 0;
  /// What a seat may say now: it follows from what everybody knows.
  [[nodiscard]] virtual std::vector<kernel::Remark> sayable(kernel::Seat seat) const = 0;
  /// Says it. Throws kernel::RefusedError if the seat may not say that now.
  virtual void say(kernel::Seat seat, const kernel::Remark& remark) = 0;
  /// The number of the public moment at which bots are asked whether they say something, once each; 0: there is none
  /// now.
  [[nodiscard]] virtual std::uint32_t talkMoment() const = 0;
};

}  // namespace house
