#pragma once
// Undo never un-learns: which choices may be taken back.

#include "engine/kernel/errors.h"
#include "engine/kernel/game.h"

namespace kernel {

/// Records that it was asked and returns meaningless numbers: for trying a choice on a copy without using chance.
class Noted final : public Chance {
 public:
  int pick(int n, ChanceOf) override { return asked_++ % n; }  // not always 0: "again until ..." must end
  [[nodiscard]] bool asked() const { return asked_ > 0; }

 private:
  int asked_ = 0;
};

/// Whether any seat, or the table, knows something in the second state that it did not in the first.
template <Game G>
[[nodiscard]] bool somebodyLearned(const G& game, const typename G::State& before, const typename G::State& after) {
  for (int at = index(Seat::Table); at < game.seats(before); ++at)
    if (game.learned(before, after, seatAt(at))) return true;
  return false;
}

/// Whether a move answers a secret question: answers confirmed behind the curtain stay, so that undo reveals nothing
/// about what others have sealed.
template <Game G>
[[nodiscard]] bool isSealed(const G& game, const typename G::State& state, const Move& move) {
  if (move.how == How::Interjection) return false;
  Decision d;
  game.decide(state, move.seat, d);
  return d.openness() == Openness::Secret;
}

/// Whether a move on offer could be taken back afterwards: it is no sealed answer, needs no chance, teaches nobody
/// anything and does not end the game, which reveals everything. A move without room for its effects is offered all the
/// same; it cannot be made, let alone taken back.
template <Game G>
[[nodiscard]] bool undoable(const G& game, const typename G::State& state, const Move& move) {
  if (isSealed(game, state, move)) return false;
  typename G::State after = state;
  Noted chance;
  Decision next;
  try {
    game.choose(after, move, chance, nullptr, next);
  } catch (const NoRoomError&) {
    return false;
  }
  return !chance.asked() && !game.result(after).over && !somebodyLearned(game, state, after);
}

}  // namespace kernel
