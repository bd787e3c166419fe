#pragma once
// Undo never un-learns: what must be true of a choice that is taken back.

#include "engine/kernel/errors.h"
#include "engine/kernel/game.h"

namespace kernel {

/// Notes that it was asked, and gives numbers of no meaning: for trying a choice on a copy without touching chance.
class Noted final : public Chance {
 public:
  int pick(int n, ChanceOf) override { return asked_++ % n; }  // not always 0: "again until ..." must end
  [[nodiscard]] bool asked() const { return asked_ > 0; }

 private:
  int asked_ = 0;
};

/// Whether any seat, or the table, knows something in the second state that it did not know in the first.
template <Game G>
[[nodiscard]] bool somebodyLearned(const G& game, const typename G::State& before, const typename G::State& after) {
  for (int at = index(Seat::Table); at < game.seats(before); ++at)
    if (game.learned(before, after, seatAt(at))) return true;
  return false;
}

/// Whether a choice answers a secret question: what was confirmed behind the curtain stays, so that taking it back
/// tells nobody what others have sealed.
template <Game G>
[[nodiscard]] bool isSealed(const G& game, const typename G::State& state, Seat seat, Choice choice) {
  Decision d;
  if (!game.asked(state).has(seat)) return false;
  game.decide(state, seat, d);
  return d.openness() == Openness::Secret && d.find(choice) >= 0;
}

/// Whether a choice or interjection that is on offer could be taken back afterwards: it is no sealed answer, needs no
/// chance, and nobody learns anything from it. What ends the game stays: then everything is told. One that the cards
/// do not let be carried out is not made at all, so there is nothing to take back.
template <Game G>
[[nodiscard]] bool undoable(const G& game, const typename G::State& state, Seat seat, Choice choice) {
  if (isSealed(game, state, seat, choice)) return false;
  typename G::State after = state;
  Noted chance;
  Decision next;
  try {
    game.choose(after, seat, choice, chance, nullptr, next);
  } catch (const DataError&) {
    return false;
  }
  return !chance.asked() && !game.over(after) && !somebodyLearned(game, state, after);
}

}  // namespace kernel
