#pragma once
// Says in plain English what the engine understood of a relic.

#include <string>

#include "engine/games/warehouse51/cards/catalog.h"

namespace w51 {

/// Name and printed facts first, then a line for each thing that it does. Never empty.
[[nodiscard]] std::string readBack(const Relic& relic);

}  // namespace w51
