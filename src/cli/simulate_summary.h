#pragma once
// What `w13 simulate` says at the end: a summary for people, one object for programs (DESIGN 7).

#include <iosfwd>

#include <nlohmann/json.hpp>

#include "measure/simulation.h"

namespace w13 {

/// What came of the seasons, with the time they took.
struct Counted {
  Tally tally;
  double seconds = 0;
  long fairPlaySeasons = 0;
};

/// Looks at a sample of the seasons through everybody's eyes: every twentieth, one at least.
void checkSecrecy(const Catalog& cards, const SimulationPlan& plan, Counted& counted);

[[nodiscard]] nlohmann::ordered_json toJson(const Counted& counted, const SimulationPlan& plan);
void printSummary(const Counted& counted, const SimulationPlan& plan, std::ostream& out);

}  // namespace w13
