#pragma once
// Writes the JSON Schemas (draft-07) of the card data from the tables of the language.

#include <string>

namespace w13 {

/// The schema of all card files: data/schemas/card.schema.json.
[[nodiscard]] std::string cardSchema();
/// data/schemas/agent.schema.json.
[[nodiscard]] std::string agentSchema();
/// data/schemas/rules.schema.json.
[[nodiscard]] std::string numbersSchema();
/// data/schemas/dice.schema.json.
[[nodiscard]] std::string diceSchema();

}  // namespace w13
