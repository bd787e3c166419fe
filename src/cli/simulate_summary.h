#pragma once
// The final output of `w13 simulate`: a summary for people, one object for programs (DESIGN 7).

#include <iosfwd>

#include <nlohmann/json.hpp>

#include "measure/simulation.h"

namespace w13 {

/// The results of the seasons, and the time taken.
struct Counted {
  Tally tally;
  double seconds = 0;
  long fairPlaySeasons = 0;
};

/// Runs the fair-play check on a sample: the first twentieth of the seasons, at least one.
void checkSecrecy(const Catalog& cards, const SimulationPlan& plan, Counted& counted);

[[nodiscard]] nlohmann::ordered_json toJson(const Counted& counted, const SimulationPlan& plan);
void printSummary(const Counted& counted, const SimulationPlan& plan, std::ostream& out);

}  // namespace w13
