#pragma once
// A trial in play, with its secrets: for the workshop's own sources.

#include <optional>

#include "engine/games/warehouse13/scenario/playing.h"
#include "workshop/warehouse13/trial.h"

namespace w13 {

/// Sets up a trial and goes its way. Unstated chance is drawn from `seed`, or is a mistake without one. Throws
/// kernel::DataError, kernel::RefusedError or kernel::ScriptError with one sentence.
[[nodiscard]] Playing setUp(const Trial& trial, const Catalog& cards, std::optional<std::uint64_t> seed);

/// The moves made in the season of a trial.
[[nodiscard]] std::vector<kernel::Move> movesOf(const Season& season);

/// The seat of an Agent by its id. Throws kernel::DataError if it does not play here.
[[nodiscard]] Seat seatOf(const std::string& agent, const Playing& game);

}  // namespace w13
