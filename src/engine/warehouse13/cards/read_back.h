#pragma once
// Says in plain English what the engine understood of a card.

#include <string>

#include "engine/warehouse13/cards/catalog.h"

namespace w13 {

/// Some lines: name and printed facts first, then a line for each thing the card does. Never empty.
[[nodiscard]] std::string readBack(const Design& design, const Catalog& cards);

}  // namespace w13
