#pragma once
// What one seat may know.

#include "engine/games/warehouse51/queries.h"

namespace w51 {

struct View {
  Seat me = Seat::Table;
  Open open;
  Few<RelicId, kMostOnTable> names;  ///< what the counterfeit cards on the table name, by their places; None: unknown
  PerSeat<std::int8_t> fists{};      ///< known ones, the seat's own closed one too; kNoFist: none, or unknown

  /// The relics of a category that have not been turned up: in the deck, or out unseen. SECRET-16
  [[nodiscard]] Relics left(const Catalog& cards, Category category) const {
    return open.hidden & cards.byCategory[category];
  }
  /// The relics that this seat knows to be named by a counterfeit card on the table.
  [[nodiscard]] Relics knownFakes() const {
    Relics known;
    for (const RelicId each : names) known |= each;
    return known;
  }
  friend bool operator==(const View&, const View&) = default;
};

}  // namespace w51
