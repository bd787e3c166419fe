#pragma once
// Whole matches of any game, played by its bots and counted.

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/house/match/play_out.h"

namespace measure {

/// What is played.
struct SelfPlay {
  const house::GameModule& game;
  std::shared_ptr<const house::Box> box;
  house::SetupValues setup;       ///< completed
  std::vector<std::string> bots;  ///< by seat
  int matches = 100;
  std::uint64_t seed = 1;  ///< of the first match; each further one has the next
  int threads = 1;         ///< results do not depend on it
  bool mixed = false;      ///< roles and options are drawn anew for each match by its seed; only the seats are kept
  /// Invariants at every decision; and each twentieth match is played at random once more, for what it gives away.
  bool check = false;
  kernel::SeatSet onShields = {};  ///< seats that nobody hands over to
  /// Asked by bots that think ahead, on any thread, whether to answer at once; empty: they think to the end.
  std::function<bool()> stop = {};
};

/// The set-up of one match of the plan. An option is on in one match out of five, where the game can be played with it.
[[nodiscard]] house::SetupValues setupOf(const SelfPlay& plan, std::uint64_t seed);

/// A match that failed, and why.
struct FailedMatch {
  std::uint64_t seed = 0;
  std::string what;
};

/// What came of it. Lists are by seat.
struct SelfPlayed {
  int matches = 0;
  std::vector<int> wonAlone;
  std::vector<int> wonTogether;
  int wonByNobody = 0;
  std::vector<std::int64_t> score;  ///< in all matches together
  std::int64_t moves = 0;
  std::int64_t choices = 0;  ///< on offer in all of them
  std::int64_t visits = 0;   ///< in all of them: house::Asked::visits
  int fairPlay = 0;          ///< matches that were played for what they give away
  int shortest = 0;          ///< match, in moves
  int longest = 0;
  std::vector<FailedMatch> failures;  ///< by seed
  double seconds = 0;

  void add(const SelfPlayed& other);
};

/// Plays all of them; `progress` hears now and then how many are done.
[[nodiscard]] SelfPlayed selfPlay(const SelfPlay& plan, const std::function<void(int)>& progress = {});

}  // namespace measure
