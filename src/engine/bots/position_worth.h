#pragma once
// How a season stands: what a bot compares when it has played on in its head.

#include "engine/bots/outlook.h"

namespace w13 {

/// What the position is worth to the Agents, in dice; only differences between two positions mean something.
[[nodiscard]] double worthOfPosition(const Outlook& o);

}  // namespace w13
