#pragma once
// Reads the "given" of a scenario into a position.

#include "engine/games/warehouse13/cards/reader.h"
#include "engine/games/warehouse13/scenario/playing.h"

namespace w13 {

/// Where a scenario begins, and what comes up in it.
struct Given {
  Position position;
  Opening opening = Opening::Investigation;
  Seat seat = Seat::Table;

  /// The season at its first decision. Throws kernel::DataError if the position is impossible, kernel::ScriptError if
  /// chance for the way there is not said.
  [[nodiscard]] Playing begin(const Catalog& cards, const SaidChance& chance) const;
};

/// Reads "given". Every mistake is reported with its place and left out of the position.
[[nodiscard]] Given readGiven(const Node& node, const Catalog& cards, Reader& reader);
/// Reads "chance": {"dice": [...], "cards": [...]}.
void readChance(const Node& node, Reader& reader, SaidChance& chance);
/// The ID of a rule; one that the ledger lacks is reported.
[[nodiscard]] std::string ruleIn(const Node& node, Reader& reader);
/// The value of "rules": the IDs of what is shown or taught.
[[nodiscard]] std::vector<std::string> rulesIn(const Node& root, const char* what, Reader& reader);
/// The texts of a list, or a single text as a list of one; anything else is reported.
[[nodiscard]] std::vector<const Node*> textsIn(const Node& node, Reader& reader);

}  // namespace w13
