#pragma once
// The pictures of the balance report, as inline SVG. They are read by position, shape and hatching; colour only repeats
// these. The numbers are beside them.

#include <string>
#include <vector>

#include "measure/report/figures.h"

namespace w13 {

/// The hatching that the pictures use; put once, at the start of the page.
[[nodiscard]] std::string hatching();

/// One bar per number of players: the Warehouse's share solid from the left, the rest hatched, the interval as a line
/// with ends. `opponents`: "Traitor", by bar.
[[nodiscard]] std::string winBars(const std::vector<TableFigures>& tables, const std::vector<std::string>& opponents);

/// A small bar for a share and its interval; `most` is the share at its right end.
[[nodiscard]] std::string shareBar(const Rate& rate, double most, bool solid);

/// Columns: how many seasons had one Episode, two, ...
[[nodiscard]] std::string lengthColumns(const TableFigures& table);

/// A difference as a point on a line with its interval, 0 in the middle and `most` at either end: a ring if not
/// flagged, else a solid triangle that points to the side it favours (right: the Warehouse). An interval that exceeds
/// the picture ends in an arrow.
[[nodiscard]] std::string differenceMark(const Estimate& difference, double most, bool flagged);
/// A right end at which all these intervals fit: a round number of points, at least 5.
[[nodiscard]] double endFor(const std::vector<Estimate>& differences);

}  // namespace w13
