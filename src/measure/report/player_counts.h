#pragma once
// Parses the numbers of players for a report.

#include <string>
#include <vector>

namespace w13 {

/// "4", "3,4,5", "3-5" or a mixture, in rising order without repeats. Throws kernel::RefusedError with one sentence.
[[nodiscard]] std::vector<int> playerCounts(const std::string& said);

}  // namespace w13
