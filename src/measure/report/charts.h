#pragma once
// The pictures of the balance report, as SVG inside the page. They are read by position, shape and hatching; colour
// only repeats what these say. Numbers stand beside them.

#include <string>
#include <vector>

#include "measure/report/figures.h"

namespace w13 {

/// Hatching that the other pictures use; stands once, at the start of the page.
[[nodiscard]] std::string hatching();

/// One bar for each number of players: the Warehouse's share solid from the left, the rest hatched, the interval as a
/// line with ends. `opponents`: "Traitor", by bar.
[[nodiscard]] std::string winBars(const std::vector<TableFigures>& tables, const std::vector<std::string>& opponents);

/// A small bar for a share, with its interval; `most` is the share at its right end.
[[nodiscard]] std::string shareBar(const Rate& rate, double most, bool solid);

/// Columns: how many seasons had one Episode, two, ...
[[nodiscard]] std::string lengthColumns(const TableFigures& table);

/// A difference as a point on a line with its interval, 0 in the middle and `most` at either end: a ring if it is not
/// flagged, else a solid triangle that points to the side it goes with, right being the Warehouse. An interval that
/// goes on beyond the picture ends in an arrow.
[[nodiscard]] std::string differenceMark(const Estimate& difference, double most, bool flagged);
/// A right end at which the intervals of these fit in: a round number of points, at least 5.
[[nodiscard]] double endFor(const std::vector<Estimate>& differences);

}  // namespace w13
