#pragma once
// What Loyal seats had seen at fixed moments of seasons that bots played: what beliefs are learnt from and judged by.

#include <functional>
#include <vector>

#include "engine/bots/beliefs.h"
#include "measure/simulation.h"

namespace w13 {

/// When a note is taken, the Traitor being hidden.
enum class Moment : std::uint8_t { RetrievalBegins, EpisodeEnds, VoteBegins };

/// What one Loyal seat knew of the others.
struct Note {
  std::uint8_t episode = 0;
  Moment moment = Moment::RetrievalBegins;
  Seat viewer = Seat::Table;
  Seat traitor = Seat::Table;
  SeatSet candidates;     ///< who could be the Traitor
  PerSeat<Signs> signs;   ///< what had been seen of them
  PerSeat<double> thumb;  ///< the probability by rule of thumb
};

/// The notes of each season of a plan, in order. `progress` is called now and then with the number of seasons done.
/// Throws kernel::RefusedError if a season fails.
[[nodiscard]] std::vector<std::vector<Note>> notesOf(const Catalog& cards, SimulationPlan plan,
                                                     const std::function<void(int)>& progress);

/// The probabilities that beliefs give to the candidates.
[[nodiscard]] PerSeat<double> believed(const Beliefs& beliefs, const Note& note);

}  // namespace w13
