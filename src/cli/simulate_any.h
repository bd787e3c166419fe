#pragma once
// `w13 --game ID simulate`: matches of any game played by its bots, and a summary.

#include "cli/simulate_options.h"
#include "engine/house/match/game_module.h"

namespace w13 {

/// Throws kernel::RefusedError for options that only the first game has; Exit if a match failed.
void simulateAny(const house::GameModule& game, const SimulateOptions& options);

/// Which bot plays each seat: one name for all, or one for each. Throws kernel::RefusedError with one sentence.
[[nodiscard]] std::vector<std::string> botsBySeat(const house::GameModule& game, const std::vector<std::string>& said,
                                                  std::size_t seats);

}  // namespace w13
