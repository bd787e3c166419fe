#pragma once
// Vaults that break the contract of kernel::Game in one way each, for proving that the conformance run finds it.

#include <string>

#include "engine/games/vault/game.h"
#include "engine/kernel/errors.h"

namespace vault {

/// A leader is asked for a card with nothing to choose.
struct AsksForNothing : Vault {
  void decide(const State& state, Seat seat, Decision& d) const {
    Vault::decide(state, seat, d);
    if (d.question() == question::WhichCard) d.ask(d.seat(), d.question(), rule::kLaying, Openness::WithHand);
  }
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    decide(state, Seat::Table, d);
  }
};
/// One of several seats that are asked at the same time has nothing to choose.
struct SealsNothing : Vault {
  void decide(const State& state, Seat seat, Decision& d) const {
    Vault::decide(state, seat, d);
    if (seat == Seat{1} && d.question() == question::HowMuch)
      d.ask(seat, question::HowMuch, rule::kBidding, Openness::Secret);
  }
};
/// Forgets to say that the game is over.
struct GoesOn : Vault {
  kernel::Result result(const State&) const { return {}; }
};
/// Asks a question that would have answered itself.
struct AsksTheObvious : Vault {
  void decide(const State& state, Seat seat, Decision& d) const {
    Vault::decide(state, seat, d);
    if (d.question() != question::DoDoubt) return;
    d.ask(d.seat(), question::DoDoubt, rule::kDoubting, Openness::Public, {.automatic = true});
    d.offer({verb::Believe, {}});
  }
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    decide(state, Seat::Table, d);
  }
};
/// What `undoable` finds out on a copy is not what happens: every other try learns.
struct BreaksPromise : Vault {
  mutable int tries = 0;
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    if (++tries % 2 == 0 && move.choice.verb == verb::Say) chance.pick(2, kernel::ChanceOf::Die);
  }
};
/// Offers the first seat something out of turn at any time.
struct OffersOutOfTurn : Vault {
  void interject(const State& state, Seat seat, Decision& d) const {
    Vault::interject(state, seat, d);
    if (seat != Seat{0} || mayInterject(state, seat)) return;
    d.ask(seat, question::BurnLead, rule::kBurning, Openness::WithHand);
    d.offerFromHand({verb::Burn, of(CardId{1})});
  }
};
/// Leaves another decision in the buffer than it lists.
struct LeavesStale : Vault {
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    if (d.question() == question::WhereToSearch) Vault::decide(State{}, Seat::Table, d);
  }
};
/// Offers the same choice twice.
struct OffersTwice : Vault {
  void decide(const State& state, Seat seat, Decision& d) const {
    Vault::decide(state, seat, d);
    if (d.question() == question::WhereToSearch) d.offer(d[0]);
  }
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    decide(state, Seat::Table, d);
  }
};
/// Remembers, outside the state, how often it was called.
struct Remembers : Vault {
  mutable int calls = 0;
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    if (state.agenda.empty()) state.world.score[Seat{0}] += ++calls;
  }
};
/// Says that something is learnt where nothing happens.
struct LearnsFromNothing : Vault {
  bool learned(const State&, const State& after, Seat) const { return after.world.bidsOpen; }
};
/// Knows of its own fault.
struct Faulty : Vault {
  std::string fault(const State& state) const { return state.world.night == 2 ? "a coin is lost" : ""; }
};
/// Throws in the middle of a season.
struct Throws : Vault {
  kernel::Result result(const State& state) const {
    if (state.world.night == 2) throw kernel::DataError("the second night is missing");
    return Vault::result(state);
  }
};

}  // namespace vault
