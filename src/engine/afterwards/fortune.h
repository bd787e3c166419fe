#pragma once
// Luck in a season that is over: how often dice came out well, and how often they could be expected to. Each roll has
// its own odds, from the faces of its die and what was wanted of it then.

#include "engine/games/warehouse13/season/season.h"

namespace w13 {

/// What can come out well.
enum class RollOf : std::uint8_t {
  Clue,       ///< a clue die behind a shield shows something that the artifact or Plot still needs
  Challenge,  ///< the first roll of a challenge beats the obstacle
  Goo,        ///< the Adversary's Goo die matches a revealed clue; the luck of the Traitor's side
};
inline constexpr int kRollKinds = 3;

/// Rolls of one kind.
struct Fortune {
  int rolls = 0;
  int good = 0;         ///< of these
  double expected = 0;  ///< on average
  double spread = 0;    ///< the standard deviation
  /// The share of evenings with the same rolls on which fewer would have come out well, and half of those with as many.
  double luckier = 0.5;
};
using Fortunes = kernel::Per<RollOf, Fortune, kRollKinds>;

struct SeasonFortune {
  Fortunes agents;   ///< what the Loyal Agents rolled
  Fortunes traitor;  ///< what the Traitor rolled, hidden or revealed, and the Adversary's Goo
  PerSeat<Fortunes> seats;
};

/// Throws kernel::RefusedError while the season is played.
[[nodiscard]] SeasonFortune fortuneOf(const Season& season);

}  // namespace w13
