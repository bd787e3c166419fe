#pragma once
// A case whose set-up cannot be played: it may say so, and by which rule.

#include "engine/house/scenario/scenario.h"

namespace house {

/// What "refused" names if the set-up cannot be played.
inline constexpr std::string_view kSetUp = "set-up";

/// The differences: such a case expects {"refused": "set-up", "rule": ...} and nothing else.
[[nodiscard]] Differences playRefused(const Case& one, const std::string& file, const Staging::RefusedSetup& refused);

}  // namespace house
