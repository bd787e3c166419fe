#pragma once
// Games whose dreams are none, too wild or impossible: what a bot would be handed instead of a fair guess.

#include "warehouse13/secrecy/watched.h"

namespace leaks {

using namespace w13;
using Honest = Warehouse13;

/// A bot that dreams gets the truth.
struct NeverDreams : Honest {
  using Honest::Honest;
  State imagine(const State& s, Seat, kernel::Chance&, const Pins&, kernel::Dealing) const { return s; }
};
/// A dreamer forgets its own hand.
struct ForgetsItself : Honest {
  using Honest::Honest;
  State imagine(const State& s, Seat, kernel::Chance& chance, const Pins& keep, kernel::Dealing dealing) const {
    return Honest::imagine(s, Seat::Table, chance, keep, dealing);
  }
};
/// A dreamer forgets which card it gave away.
struct ForgetsGifts : Honest {
  using Honest::Honest;
  State imagine(const State& s, Seat viewer, kernel::Chance& chance, const Pins& keep, kernel::Dealing dealing) const {
    State forgetful = s;
    for (int seat = 0; seat < s.world.players; ++seat)
      for (const CardId card : s.world.agents[seat].hand)
        if (seatAt(seat) != viewer) forgetful.world.knows[card] = forgetful.world.knows[card].without(viewer);
    return Honest::imagine(forgetful, viewer, chance, keep, dealing);
  }
};
/// A dream deals a card that lies open once more.
struct DealsTwice : Honest {
  using Honest::Honest;
  State imagine(const State& s, Seat viewer, kernel::Chance& chance, const Pins& keep, kernel::Dealing dealing) const {
    State dream = Honest::imagine(s, viewer, chance, keep, dealing);
    for (auto& pile : dream.world.traits)
      if (pile.drawSize() > 0 && pile.discardSize() > 0) pile.setDraw(0, pile.topDiscard());
    return dream;
  }
};
/// In dreams all is dealt again but the Loyalty cards: a bot that dreams knows the Traitor.
struct DreamsKnowTheTraitor : Honest {
  using Honest::Honest;
  State imagine(const State& s, Seat viewer, kernel::Chance& chance, const Pins& keep, kernel::Dealing dealing) const {
    State dream = Honest::imagine(s, viewer, chance, keep, dealing);
    dream.world.traitor.seat = s.world.traitor.seat;
    return dream;
  }
};

/// A single die is covered without a visit where a card forbids some clues; that it shows none of them is forgotten.
struct ForgetsCovers : Honest {
  using Honest::Honest;
  void pin(Pins& pins, const State& after, Seat viewer, std::span<const Event> events, kernel::Choice choice) const {
    Honest::pin(pins, after, viewer, events, choice);
    pins.fits = {};
  }
};

}  // namespace leaks
