#pragma once
// A table as one seat sees it, laid by hand: all that a bot needs.

#include <initializer_list>
#include <string>

#include "engine/bots/rule.h"

namespace position {

inline constexpr w13::Seat kMe = w13::seatAt(0);  ///< who looks
inline constexpr w13::Seat kOther = w13::seatAt(1);

/// Four seats with the first agents of the catalog; seat 0 looks, is First Agent and Loyal. All dice in the supply.
class Seen {
 public:
  Seen();

  w13::View view;
  kernel::Decision asked;

  /// Lays a die face up somewhere.
  Seen& lay(w13::DieId die, w13::Spot spot, w13::Clue shows, w13::Seat owner = w13::Seat::Table);
  /// Puts a Trait into the hand of seat 0.
  Seen& hold(const std::string& card);
  /// All seats hold so many cards.
  Seen& handsOf(int cards);
  /// Asks seat 0.
  Seen& ask(w13::Ask question, std::initializer_list<kernel::Choice> choices);

  /// What a fresh rule bot chooses.
  [[nodiscard]] kernel::Choice chosen() const;
  /// What a fresh rule bot interjects; verb None if nothing.
  [[nodiscard]] kernel::Choice interjected() const;
};

/// The first copy of a card.
[[nodiscard]] w13::CardId card(const std::string& id);
/// The n-th die of a colour, from 0.
[[nodiscard]] w13::DieId die(w13::Symbol colour, int n = 0);

}  // namespace position
