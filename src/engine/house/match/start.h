#pragma once
// All that a new match needs.

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/kernel/seat.h"

namespace house {

/// A set-up in the words of its game, as logs and the protocol hold it.
struct SetupValues {
  std::vector<std::string> roles;             ///< by seat: "claudia"; "" where a game has no roles. As many as play
  std::vector<std::string> options;           ///< those that are on: "two-goo", "start-consequences=2"
  kernel::Seat secret = kernel::Seat::Table;  ///< who has the secret role; Seat::Table: it is dealt
  kernel::SeatSet programs = {};              ///< seats that the program plays, for rules that ask (`begun` says so)
  /// The rules in which this match differs from older ones, and how: {"alike-dice", "once"}.
  std::map<std::string, std::string> edition = {};
};

/// Whether each kind of decision is explained the first time it comes, and to whom. The table knows all of it. What has
/// been explained so far is not stored: it follows from the questions the log has answered.
struct Explaining {
  bool on = false;
  kernel::SeatSet know;  ///< seats that know the game: nothing is explained to them
  friend bool operator==(const Explaining&, const Explaining&) = default;
};

/// `Setup` is the game's own, or SetupValues.
template <class Setup>
struct StartOf {
  Setup setup;
  std::uint64_t seed = 0;            ///< from the system's randomness, or typed by somebody
  bool typedSeed = false;            ///< the seed reveals every secret: the log is marked open
  std::vector<std::string> players;  ///< the people's names by seat; may be empty
  std::vector<std::string> bots;     ///< the bots' names by seat; "" is a person; may be empty
  Explaining first;
  bool talk = false;    ///< people and bots may say the game's sentences in the open
  bool advice = false;  ///< behind the curtain a person may ask what the computer would do

  /// The same with the set-up in another form.
  template <class Other>
  [[nodiscard]] StartOf<Other> with(Other other) const {
    return {std::move(other), seed, typedSeed, players, bots, first, talk, advice};
  }
};
using Start = StartOf<SetupValues>;

/// The set-up as a match begins with it: who plays for the program follows from the start.
[[nodiscard]] inline SetupValues begun(const Start& start) {
  SetupValues values = start.setup;
  for (std::size_t at = 0; at < start.bots.size(); ++at)
    if (!start.bots[at].empty()) values.programs |= kernel::seatAt(static_cast<int>(at));
  return values;
}

}  // namespace house
