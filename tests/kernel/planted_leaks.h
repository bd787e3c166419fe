#pragma once
// Vaults with one leak each, for proving that fair play finds it. Each shadows functions of the honest game.

#include "engine/games/vault/game.h"

namespace vault {

inline int goldIn(const Cards& hand) {
  int gold = 0;
  for (const Card& card : hand) gold += isGold(card.id) ? 1 : 0;
  return gold;
}
inline bool laidGold(const State& state) { return !state.world.laid.empty() && isGold(state.world.laid[0].id); }

// ---- what is shown

/// The public score gives away how much gold each hand holds.
struct ShowsGoldCount : Vault {
  void view(const State& state, Seat me, View& v) const {
    Vault::view(state, me, v);
    for (int at = 0; at < state.world.seats; ++at)
      v.score[kernel::seatAt(at)] += goldIn(state.world.hands[kernel::seatAt(at)]);
  }
};
/// The result counts the gold in the hands while the game still runs.
struct ScoresGold : Vault {
  [[nodiscard]] kernel::Result result(const State& state) const {
    kernel::Result result = Vault::result(state);
    for (int at = 0; at < state.world.seats; ++at)
      result.score[at] = static_cast<std::int16_t>(result.score[at] + goldIn(state.world.hands[at]));
    return result;
  }
};
/// Cards that are known in another's hand stand where they stand among the unknown ones.
struct ShowsHandOrder : Vault {
  void view(const State& state, Seat me, View& v) const {
    Vault::view(state, me, v);
    for (int at = 0; at < state.world.seats; ++at) {
      Ids& hand = v.hands[kernel::seatAt(at)];
      hand.clear();
      for (const Card& card : state.world.hands[kernel::seatAt(at)]) hand.push(card.seen.has(me) ? card.id : kUnknown);
    }
  }
};
/// The table may read where the loot lies by pointing at the place.
struct TellsWhy : Vault {
  Rule why(const State& state, Seat viewer, Noun noun, Decision& d) const {
    const bool here =
        noun.kind == noun::Place && state.world.loot[kernel::seatAt(noun.index / kPlaces)] == noun.index % kPlaces;
    return here ? rule::kSearchedBefore : Vault::why(state, viewer, noun, d);
  }
};

// ---- whom and what the game asks

/// A seat without gold is not asked whether it doubts.
struct SkipsWithoutGold : Vault {
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    while (d.question() == question::DoDoubt && goldIn(state.world.hands[d.seat()]) == 0)
      Vault::choose(state, {d.seat(), {verb::Believe, {}}}, chance, events, d);
  }
};
/// Only who holds lead may interject, instead of everybody with cards.
struct RespondForHolders : Vault {
  bool mayInterject(const State& state, Seat seat) const {
    const Cards& hand = state.world.hands[seat];
    return Vault::mayInterject(state, seat) && goldIn(hand) < hand.size();
  }
};
/// A seat with gold cannot doubt, and everybody sees that it cannot.
struct OffersBySecret : Vault {
  void decide(const State& state, Seat seat, Decision& d) const {
    Vault::decide(state, seat, d);
    if (d.question() != question::DoDoubt || goldIn(state.world.hands[d.seat()]) == 0) return;
    d.ask(d.seat(), question::DoDoubt, rule::kDoubting, Openness::Public);
    d.offer({verb::Believe, {}});
  }
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    decide(state, Seat::Table, d);
  }
};
/// A leader must lay gold and cannot pass, but is asked only if it can: the question itself tells.
struct AsksHolders : Vault {
  void decide(const State& state, Seat seat, Decision& d) const {
    Vault::decide(state, seat, d);
    if (d.question() != question::WhichCard) return;
    d.ask(d.seat(), question::WhichCard, rule::kLaying, Openness::WithHand);
    for (const Card& card : state.world.hands[d.seat()])
      if (isGold(card.id)) d.offerFromHand({verb::Lay, of(card.id)});
  }
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    if (d.question() == question::WhichCard && goldIn(state.world.hands[d.seat()]) == 0)
      Vault::choose(state, {d.seat(), {verb::Pass, {}}}, chance, events, d);
    decide(state, Seat::Table, d);
  }
};

// ---- what happens

/// Everybody hears with what something happened that is told to some.
template <Happened What>
struct Tells : Vault {
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    const std::size_t before = events ? events->size() : 0;
    Vault::choose(state, move, chance, events, d);
    for (std::size_t at = before; events && at < events->size(); ++at)
      if ((*events)[at].what == What) (*events)[at].sees = SeatSet::all();
  }
};
/// Everybody hears which card was drawn.
using TellsDraws = Tells<Happened::Drew>;
/// Everybody hears where loot is hidden: the thing chosen, not a thing dealt.
using TellsHiding = Tells<Happened::Hid>;
/// The log grows by one more entry if the laid card is gold.
struct LogGrows : Vault {
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    if (events && move.choice.verb == verb::Say && laidGold(state)) events->push_back(events->back());
  }
};
/// A die is rolled if the card drawn for a burnt one is gold.
struct RollsForGold : Vault {
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    const int before = goldIn(state.world.hands[move.seat]);
    Vault::choose(state, move, chance, events, d);
    if (move.choice.verb == verb::Burn && goldIn(state.world.hands[move.seat]) > before)
      chance.pick(6, kernel::ChanceOf::Die);
  }
};
/// Whether a belief can be taken back depends on Ada's hand.
struct UndoByHand : Vault {
  bool learned(const State& before, const State& after, Seat viewer) const {
    const bool done = before.agenda.size() > after.agenda.size();
    return Vault::learned(before, after, viewer) || (done && goldIn(after.world.hands[Seat{0}]) % 2 == 1);
  }
};
/// Whether a laid card can be taken back depends on the card: the thing chosen.
struct UndoByChoice : Vault {
  bool learned(const State& before, const State& after, Seat viewer) const {
    return Vault::learned(before, after, viewer) || (laidGold(after) && !laidGold(before));
  }
};
/// Who draws a card may take that back: a look at the pile for nothing.
struct PeeksByUndo : Vault {
  bool learned(const State&, const State&, Seat) const { return false; }
};

// ---- dreams

/// Imagines nothing: every dream is the truth.
struct NeverDreams : Vault {
  State imagine(const State& state, Seat, kernel::Chance&, const Pins&, kernel::Dealing) const { return state; }
};
/// Deals the dreamer's own cards again as well.
struct ForgetsItself : Vault {
  State imagine(const State& state, Seat me, kernel::Chance& chance, const Pins& pins, kernel::Dealing how) const {
    State dream = state;
    if (me != Seat::Table)
      for (Card& card : dream.world.hands[me]) card.seen = {};
    dream = Vault::imagine(dream, Seat::Table, chance, pins, how);
    if (me != Seat::Table)
      for (Card& card : dream.world.hands[me]) card.seen = me;
    return dream;
  }
};

}  // namespace vault
