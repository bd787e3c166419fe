#pragma once
// Goes through a season that is over and shows everybody what they were shown, in the same order: so that their minds
// become again what they were.

#include <optional>
#include <vector>

#include "engine/afterwards/played.h"
#include "engine/bots/mind.h"

namespace w13 {

/// A pair of eyes, and what its owner makes of what it sees.
struct Eyes {
  Seat seat = Seat::Table;  ///< Table: an onlooker, who sees what everybody sees
  bool bot = false;         ///< looks only when it is asked; all others see everything
  Mind mind;
};

class Watching {
 public:
  /// Looks at the season before anything has happened in it. `played` must outlive it.
  Watching(const Played& played, std::vector<Eyes> eyes) : played_(played), eyes_(std::move(eyes)) {}

  /// What is seen at the next step; the first is 0. What was played and taken back is forgotten.
  void next();
  /// Goes on until this step has been seen.
  void upTo(std::size_t step) {
    while (seen_ <= step) next();
  }
  [[nodiscard]] const std::vector<Eyes>& eyes() const { return eyes_; }

 private:
  void look(Eyes& eyes, std::span<const kernel::Said> said);
  void letBotsSpeak();
  void askBots();

  const Played& played_;
  std::vector<Eyes> eyes_;
  std::size_t seen_ = 0;                ///< steps
  std::vector<std::uint32_t> moments_;  ///< those at which bots were asked what they say
  View view_{};
};

/// What somebody believes of each seat, from 0 to 1: that it is the Traitor. Known is 1, or 0.
[[nodiscard]] PerSeat<double> believed(const Mind& mind, const View& v);

}  // namespace w13
