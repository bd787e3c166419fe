#pragma once
// What a Season holds. Not for screens and bots.

#include <utility>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/kernel/session.h"

namespace w13 {

/// Writes down what happens to a season. If it cannot write, it throws, and nothing has happened.
class Journal {
 public:
  virtual ~Journal() = default;
  /// The choices of the history from `since` on were made, as one unit.
  virtual void made(std::size_t since) = 0;
  /// The last unit is about to be taken back.
  virtual void undoing() = 0;
  /// A seat is about to look at its secret screen.
  virtual void looking(Seat seat) = 0;
};

struct Season::Inside {
  Inside(std::shared_ptr<const Catalog> catalog, const Setup& setup, std::unique_ptr<kernel::Chance> chance)
      : cards(std::move(catalog)), game(*cards), session(game, setup, std::move(chance)), setup(setup) {}
  /// Continues from a stored state.
  Inside(std::shared_ptr<const Catalog> catalog, const Setup& setup, const State& state,
         std::unique_ptr<kernel::Chance> chance)
      : cards(std::move(catalog)), game(*cards), session(game, setup, state, std::move(chance)), setup(setup) {}

  /// The generator, if chance is one; nullptr for a script or the players' own dice.
  [[nodiscard]] kernel::Luck* luck() { return dynamic_cast<kernel::Luck*>(&session.chance()); }

  /// Makes choices and writes them down.
  template <class Make>
  void make(Make choices) {
    if (!journal) return choices();
    const auto mark = session.mark();
    const kernel::Luck before = *luck();
    choices();
    try {
      journal->made(mark.step);
    } catch (...) {
      session.revert(mark);
      *luck() = before;
      throw;
    }
  }
  void undo() {
    if (journal && session.mayUndo()) journal->undoing();
    session.undo();
  }
  void looked(Seat seat) {
    const bool plays = index(seat) >= 0 && index(seat) < session.seats();
    const kernel::Look look{seat, static_cast<std::uint32_t>(session.steps())};
    const bool again = !session.looks().empty() && session.looks().back() == look;
    if (journal && plays && !again) journal->looking(seat);
    session.looked(seat);
  }

  std::shared_ptr<const Catalog> cards;
  Warehouse13 game;
  kernel::Session<Warehouse13> session;
  Setup setup;
  std::shared_ptr<Journal> journal;  ///< needs a generator as the source of chance
};

}  // namespace w13
