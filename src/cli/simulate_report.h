#pragma once
// `w13 simulate --report`, --csv, --against, --blank: plays, writes the files, and prints the comparisons.

#include "cli/simulate_options.h"
#include "measure/simulation.h"
#include "measure/statistics.h"

namespace w13 {

/// `tables`: what to play, one plan for each number of players. Throws Exit with code 2 if a file cannot be written
/// (after one sentence; no part of it is left behind), with code 1 if a season failed.
void report(const SimulateOptions& options, const std::shared_ptr<const Catalog>& cards,
            const std::vector<SimulationPlan>& tables);

/// "+1.2 points (-0.3 to +2.7)".
[[nodiscard]] std::string inPoints(const Estimate& difference);
/// On a terminal: prints how many seasons are done.
void showProgress(long done, long all);

}  // namespace w13
