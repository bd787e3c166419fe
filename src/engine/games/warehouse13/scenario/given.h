#pragma once
// Reads the "given" of a scenario into a position.

#include "engine/games/warehouse13/cards/kit.h"
#include "engine/games/warehouse13/scenario/playing.h"
#include "engine/house/cards/reader.h"

namespace w13 {

/// Where a scenario begins, and what comes up in it.
struct Given {
  Position position;
  Opening opening = Opening::Investigation;
  Seat seat = Seat::Table;

  /// Chance with what was said of the piles on top of the deal.
  [[nodiscard]] SaidChance stacked(SaidChance chance) const;
  /// The season at its first decision. Throws kernel::DataError if the position is impossible, kernel::ScriptError if
  /// chance for the way there is not said.
  [[nodiscard]] Playing begin(const Catalog& cards, const SaidChance& chance) const;
};

/// Reads "given". Every mistake is reported with its place and left out of the position.
[[nodiscard]] Given readGiven(const Node& node, const Catalog& cards, house::Reader& reader);
/// Reads "chance": {"dice": [...], "cards": [...]}.
void readChance(const Node& node, house::Reader& reader, SaidChance& chance);

}  // namespace w13
