#pragma once
// Says in plain English what the engine understood of a card.

#include <string>

#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// Name and printed facts first, then a line for each thing the card does. Never empty.
[[nodiscard]] std::string readBack(const Design& design, const Catalog& cards);

/// The same for an Agent, without the Abilities: "Claudia (claudia). Agent 1914-50, Physical 1, Mental 3, ...".
[[nodiscard]] std::string readBack(const AgentCard& agent);

}  // namespace w13
