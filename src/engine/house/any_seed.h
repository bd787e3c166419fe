#pragma once
// The one place that asks the system for chance: where a match begins.

#include <cstdint>

namespace house {

/// A random seed from the system.
[[nodiscard]] std::uint64_t anySeed();

}  // namespace house
