#pragma once
// Warehouse 51 as a kernel::Game: joins rules, cards, view and imagine.

#include "engine/games/warehouse51/events.h"
#include "engine/games/warehouse51/seen/view.h"
#include "engine/games/warehouse51/steps.h"
#include "engine/games/warehouse51/table.h"
#include "engine/kernel/game.h"

namespace w51 {

/// What a seat learned in a transition: kept when the state before it is dealt again.
struct Pins {
  Relics lots;         ///< relics turned up
  Relics names;        ///< counterfeit cards seen
  bool fists = false;  ///< opened
};

class Warehouse51 {
 public:
  using Setup = Table::Layout;
  using State = w51::State;
  using Event = w51::Event;
  using Events = w51::Events;
  using View = w51::View;
  using Pins = w51::Pins;

  /// The catalog must outlive the game.
  explicit Warehouse51(const Catalog& cards) : cards_(cards) {}
  [[nodiscard]] const Catalog& cards() const { return cards_; }

  // kernel::Game; documented there.
  State begin(const Setup& setup, kernel::Chance& chance, Events* events, Decision& d) const;
  [[nodiscard]] int seats(const State& s) const { return s.world.open.seats; }
  [[nodiscard]] kernel::Result result(const State& s) const;
  [[nodiscard]] SeatSet asked(const State& s) const;
  void decide(const State& s, Seat seat, Decision& d) const;
  /// Any seat that could, may pawn at every public question of the auctions. RULING-20
  [[nodiscard]] bool mayInterject(const State& s, Seat seat) const;
  void interject(const State& s, Seat seat, Decision& d) const;
  void choose(State& s, const kernel::Move& move, kernel::Chance& chance, Events* events, Decision& d) const;
  [[nodiscard]] Rule why(const State& s, Seat viewer, Noun noun, Decision& scratch) const;
  void view(const State& s, Seat viewer, View& v) const;
  /// All counterfeit cards have one back and come from one pile, so both dealings are the same here.
  [[nodiscard]] State imagine(const State& s, Seat viewer, kernel::Chance& chance, const Pins& keep,
                              kernel::Dealing dealing) const;
  void pin(Pins& pins, const State& after, Seat viewer, std::span<const Event> events, Choice choice) const;
  [[nodiscard]] bool learned(const State& before, const State& after, Seat viewer) const;

  // For the conformance run.
  [[nodiscard]] bool couldDiffer(const State& s, Seat viewer) const;
  void pointable(const View& v, std::vector<Noun>& nouns) const;
  /// An opened fist is put away when the next lot is turned up.
  [[nodiscard]] bool momentary(const Event& event, const State& after) const {
    return event.what == Happened::FistOpened && after.world.open.fists[event.seat] == kNoFist;
  }
  /// What must always hold and does not, in one sentence; empty if all does.
  [[nodiscard]] std::string fault(const State& s) const;

 private:
  [[nodiscard]] Situation now(const State& s) const { return {s.world.open, cards_}; }

  const Catalog& cards_;
};

}  // namespace w51
