#pragma once
// The course of a season that is over: what each bot believed of each seat, what an onlooker at the table could have
// believed, how the chances stood, and what turned it.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/games/warehouse13/season/season.h"

namespace w13 {

/// What begins, or has just happened, at a moment of the course. Everybody saw it.
enum class CourseMark : std::uint8_t {
  Episode,
  Round,  ///< of an Investigation, but for the first
  Retrieval,
  PlotTurn,
  Vote,      ///< the votes for Bronze were shown
  Revealed,  ///< the Traitor stepped forward
  End,
};

/// A moment at which beliefs are noted.
struct CourseMoment {
  CourseMark mark = CourseMark::Episode;
  int number = 0;        ///< of the Episode, the round or the Plot turn
  int episode = 0;       ///< 0 in the Finale
  std::size_t step = 0;  ///< moves made before it
  /// That the Warehouse wins, from 0 to 1, as the bots weigh it (docs/bots.md), all cards laid open. Only where a
  /// chapter begins, and at the end.
  std::optional<double> chance;
};

/// What one pair of eyes made of it.
struct Believing {
  Seat seat = Seat::Table;  ///< Table: an onlooker, who sees what everybody sees and believes as bots that have learnt
  std::vector<PerSeat<double>> beliefs;  ///< by moment: that a seat is the Traitor, from 0 to 1
};

/// Between two moments, one after the other, much changed.
struct Swing {
  std::size_t from = 0, to = 0;  ///< moments
  Seat seat = Seat::Table;       ///< what the onlooker could believe of it; Table: the Warehouse's chance
  double before = 0, after = 0;
  Events what;  ///< what the table saw in between that tells it: at most two, the weightiest first

  [[nodiscard]] double size() const { return after < before ? before - after : after - before; }
};

struct SeasonCourse {
  static constexpr std::size_t kSwings = 5;
  /// Less is no turn.
  static constexpr double kLeastSwing = 0.1;

  Seat traitor = Seat::Table;         ///< Table: there was none
  std::vector<CourseMoment> moments;  ///< in order
  std::vector<Believing> eyes;        ///< the onlooker, then the bots by seat that suspect anybody
  std::vector<Swing> turned;          ///< the largest, at most kSwings, in order; no two between the same moments

  /// The moment that a move belongs to; `step`: moves made before it.
  [[nodiscard]] const CourseMoment& momentOf(std::size_t step) const;
};

/// `bots`: their names by seat, "" for a person. Throws kernel::RefusedError while the season is played.
[[nodiscard]] SeasonCourse courseOf(const Season& season, std::span<const std::string> bots);

/// What everybody saw after so many moves. Throws likewise, or if there were not so many.
[[nodiscard]] View tableAt(const Season& season, std::size_t step);

}  // namespace w13
