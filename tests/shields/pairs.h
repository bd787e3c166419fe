#pragma once
// Pairs of courses that some seats cannot tell from one another: in each, the same is known to them, and others do in
// secret what they like.

#include <nlohmann/json.hpp>
#include <optional>

#include "house/any_game.h"
#include "shields/face.h"

namespace shields {

using house::Json;
using kernel::SeatSet;

/// A visit, or a response, and what phones say until it is confirmed.
struct Turn {
  Seat seat = Seat::Table;
  Wish wish;
  kernel::PerSeat<std::vector<Json>> said = {};  ///< of each seat's phone, in order
  int beats = 0;                                 ///< until it is confirmed: all has been said then
  int waits = 0;  ///< beats that the table lets it wait, as while somebody is at the curtain
};

/// A part of a match: how it stands first, and what is done.
struct Course {
  std::vector<std::uint8_t> state;
  std::vector<Turn> turns = {};
};

/// Two of them, equal in all that the rules let the watchers and the table perceive.
struct Pair {
  SeatSet watchers = {};
  Course one, other;
  int differed = 0;  ///< turns with another visit in each
};

/// Cuts a whole match into pairs, drawn by a seed. In one half of them a single seat watches, and all that it does not
/// know is dealt anew; in the other half all seats but one watch, and what that one chooses in secret is another.
[[nodiscard]] std::vector<Pair> pairsOf(const any::Game& game, const house::Start& start, std::uint64_t seed);

/// The frames that a phone needs to say something.
[[nodiscard]] int framesOf(const Json& said);

}  // namespace shields
