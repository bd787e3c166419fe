#pragma once
// Vault as a kernel::Game: small enough to read at once, and the one to copy. It shows what the kernel must support
// besides Warehouse 13: sealed bids, a hidden hand, a claim that others doubt, a hidden place, interjections.
//
// Write a game in this order: pieces and steps (pieces.h), hands (table.h), rules (rules.h), and here the concept Game,
// with view and imagine side by side (seen.cpp) because they must agree.

#include "engine/games/vault/pieces.h"
#include "engine/kernel/game.h"

namespace vault {

/// What no dream re-deals: it was learnt in the transition under test.
struct Pins {
  std::uint32_t cards = 0;         ///< bits of the cards that keep their places
  bool bids = false;               ///< bids are open now
  PerSeat<bool> found;             ///< the loot was found
  PerSeat<std::uint8_t> searched;  ///< places where it was not
};

class Vault {
 public:
  struct Setup {
    int seats = 2;  ///< 2 .. kMostSeats
  };
  using State = vault::State;
  using Event = vault::Event;
  using Events = vault::Events;
  using View = vault::View;
  using Pins = vault::Pins;

  // kernel::Game; documented there.
  State begin(const Setup& setup, kernel::Chance& chance, Events* events, Decision& d) const;
  [[nodiscard]] int seats(const State& state) const { return state.world.seats; }
  /// The highest score wins; those who have it share it.
  [[nodiscard]] kernel::Result result(const State& state) const;
  [[nodiscard]] SeatSet asked(const State& state) const;
  void decide(const State& state, Seat seat, Decision& d) const;
  /// Any seat with cards may burn one at an open question while there is a card to draw.
  [[nodiscard]] bool mayInterject(const State& state, Seat seat) const;
  void interject(const State& state, Seat seat, Decision& d) const;
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const;
  [[nodiscard]] Rule why(const State& state, Seat viewer, Noun noun, Decision& d) const;
  void view(const State& state, Seat me, View& v) const;
  /// All cards have the same back and come from one deck, so both dealings are the same here.
  [[nodiscard]] State imagine(const State& state, Seat me, kernel::Chance& chance, const Pins& pins,
                              kernel::Dealing dealing) const;
  void pin(Pins& pins, const State& after, Seat viewer, std::span<const Event> events, Choice choice) const;
  [[nodiscard]] bool learned(const State& before, const State& after, Seat viewer) const;

  // For the conformance run.
  [[nodiscard]] bool couldDiffer(const State& state, Seat viewer) const;
  void pointable(const View& view, std::vector<Noun>& nouns) const;
};

}  // namespace vault
