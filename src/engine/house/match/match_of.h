#pragma once
// A match of one game: its session, and the journal that writes it down.

#include <memory>
#include <utility>

#include "engine/house/match/journal.h"
#include "engine/house/match/match.h"
#include "engine/kernel/session.h"

namespace house {

/// `G` must outlive its match.
template <kernel::Game G>
class MatchOf : public Match {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using View = typename G::View;
  using Events = typename G::Events;

  /// Begins a match and runs it to its first decision.
  MatchOf(const G& game, const Setup& setup, std::unique_ptr<kernel::Chance> chance)
      : session(game, setup, std::move(chance)) {}
  /// Continues from a stored state.
  MatchOf(const G& game, const Setup& setup, const State& state, std::unique_ptr<kernel::Chance> chance)
      : session(game, setup, state, std::move(chance)) {}

  [[nodiscard]] int seats() const override { return session.seats(); }
  [[nodiscard]] kernel::Result result() const override { return session.result(); }
  [[nodiscard]] kernel::SeatSet asked() const override { return session.asked(); }
  void decision(kernel::Seat viewer, kernel::Decision& d) const override { session.decision(viewer, d); }
  void decisionAfter(kernel::Seat seat, std::span<const kernel::Choice> visit, kernel::Decision& d) const override {
    session.decisionAfter(seat, visit, d);
  }
  [[nodiscard]] bool mayInterject(kernel::Seat seat) const override { return session.mayInterject(seat); }
  void interjections(kernel::Seat seat, kernel::Decision& d) const override { session.interjections(seat, d); }
  [[nodiscard]] kernel::Rule why(kernel::Seat viewer, kernel::Noun noun) const override {
    return session.why(viewer, noun);
  }

  void choose(kernel::Seat seat, kernel::Choice choice) override {
    make([&] { session.choose(seat, choice); });
  }
  void chooseIndex(kernel::Seat seat, int at) override {
    make([&] { session.chooseIndex(seat, at); });
  }
  void visit(kernel::Seat seat, std::span<const kernel::Choice> choices) override {
    make([&] { session.choose(seat, choices); });
  }
  void interject(kernel::Seat seat, kernel::Choice choice) override {
    make([&] { session.interject(seat, choice); });
  }
  void looked(kernel::Seat seat) override {
    const bool plays = index(seat) >= 0 && index(seat) < session.seats();
    const kernel::Look look{seat, static_cast<std::uint32_t>(session.steps())};
    const bool again = !session.looks().empty() && session.looks().back() == look;
    if (journal && plays && !again) journal->looking(seat);
    session.looked(seat);
  }

  [[nodiscard]] bool undoable(const kernel::Move& move) const override { return session.undoable(move); }
  [[nodiscard]] bool mayUndo() const override { return session.mayUndo(); }
  void undo() override {
    if (journal && session.mayUndo()) journal->undoing();
    session.undo();
  }
  [[nodiscard]] int steps() const override { return session.steps(); }

  /// The generator, if chance is one; nullptr for a script or the players' own dice.
  [[nodiscard]] kernel::Luck* luck() { return dynamic_cast<kernel::Luck*>(&session.chance()); }

  kernel::Session<G> session;        ///< for the game itself, its log and its tests
  std::shared_ptr<Journal> journal;  ///< may be empty; needs a generator as the source of chance

 private:
  /// Makes choices and has them written down.
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
};

}  // namespace house
