#pragma once
// The balance report for programs: comma-separated values as in RFC 4180, shares as fractions.

#include <string>
#include <vector>

#include "measure/report/figures.h"

namespace w13 {

/// One line with its line end; a field with a comma, a quote or a line break is quoted.
[[nodiscard]] std::string csvLine(const std::vector<std::string>& fields);

/// The header lines, by which older files are recognized.
[[nodiscard]] std::string summaryCsvBeginning();
[[nodiscard]] std::string cardsCsvBeginning();

/// A line per data set and number of players.
[[nodiscard]] std::string summaryCsv(const BalancePlan& plan, const Figures& figures);
/// A line per data set, card and number of players, and one for all numbers together ("all").
[[nodiscard]] std::string cardsCsv(const BalancePlan& plan, const Balance& balance, const Figures& figures);

}  // namespace w13
