#pragma once
// Warehouse 13 as a kernel::Game: joins rules, cards, view and imagine. For engine, tests and the compiled facade;
// screens and bots never see a State.

#include <functional>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/card_marks.h"
#include "engine/games/warehouse13/season/setup.h"
#include "engine/games/warehouse13/seen/view.h"
#include "engine/games/warehouse13/state.h"
#include "engine/kernel/game.h"

namespace w13 {

/// What a seat learned in a transition: kept when the state before it is re-dealt.
struct Pins {
  bool any = false;
  bool loyalty = false;  ///< who is the Traitor
  bool sealed = false;   ///< opened votes, covers and answers
  CardMarks cards;
  Dice dice;
  Dice fits;      ///< covered dice whose faces proved applicable
  SeatSet hands;  ///< hands whose split into Traits and Stress the events show
  PerSeat<Small<std::uint8_t>> handSize;
  PerType drawSize{};
  kernel::Per<Symbol, bool, kTypeCount> refilled;
  Small<std::int8_t> obstaclesLeft;
};

class Warehouse13 {
 public:
  using Setup = w13::Setup;
  using State = w13::State;
  using View = w13::View;
  using Event = w13::Event;
  using Events = w13::Events;
  using Pins = w13::Pins;
  /// Is called between two parts of what goes on by itself (kernel::GoesInParts).
  using Between = std::function<void(const State&)>;

  /// The catalog must outlive the game.
  explicit Warehouse13(const Catalog& cards) : cards_(cards) {}
  [[nodiscard]] const Catalog& cards() const { return cards_; }

  // kernel::Game; meaning and contract are documented there.
  State begin(const Setup& setup, kernel::Chance& chance, Events* events, kernel::Decision& d) const;
  State begin(const Setup& setup, kernel::Chance& chance, Events* events, kernel::Decision& d,
              const Between& between) const;
  [[nodiscard]] int seats(const State& s) const { return s.world.players; }
  /// Agents win or lose together; the ending is an Ending.  WIN-01 to WIN-06
  [[nodiscard]] kernel::Result result(const State& s) const;
  [[nodiscard]] SeatSet asked(const State& s) const;
  void decide(const State& s, Seat seat, kernel::Decision& d) const;
  void interject(const State& s, Seat seat, kernel::Decision& d) const;
  [[nodiscard]] bool mayInterject(const State& s, Seat seat) const;
  void choose(State& s, const kernel::Move& move, kernel::Chance& chance, Events* events, kernel::Decision& d) const;
  void choose(State& s, const kernel::Move& move, kernel::Chance& chance, Events* events, kernel::Decision& d,
              const Between& between) const;
  void view(const State& s, Seat viewer, View& v) const;
  [[nodiscard]] Rule why(const State& s, Seat viewer, kernel::Noun noun, kernel::Decision& scratch,
                         std::uint8_t verb = 0) const;
  /// Whether a card could do anything, played as an Action by this seat now; public facts decide, nobody responding.
  [[nodiscard]] bool couldAct(const State& s, Seat seat, CardId card) const;
  [[nodiscard]] State imagine(const State& s, Seat viewer, kernel::Chance& chance, const Pins& keep,
                              kernel::Dealing dealing) const;
  /// For kernel::DreamsOf: turns a view of this state to another seat.
  void turn(const State& s, Seat viewer, View& v) const;
  /// For kernel::DreamsOf: who is the hidden Traitor of a dream, by odds. Where all are 0, or it is known, nothing
  /// changes.
  void cast(State& dream, Seat viewer, const kernel::Odds& odds, kernel::Chance& chance) const;
  void pin(Pins& pins, const State& after, Seat viewer, std::span<const Event> events, kernel::Choice choice) const;
  [[nodiscard]] bool learned(const State& before, const State& after, Seat viewer) const;

  // For the conformance run.
  [[nodiscard]] bool couldDiffer(const State& s, Seat viewer) const;
  void pointable(const View& v, std::vector<kernel::Noun>& nouns) const;
  [[nodiscard]] std::string fault(const State& s) const;
  [[nodiscard]] bool momentary(const Event& event, const State& after) const;

 private:
  const Catalog& cards_;
};

}  // namespace w13
