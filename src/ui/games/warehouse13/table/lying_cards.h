#pragma once
// Cards that lie open for a while, and where: at a seat or in the middle of the table.

#include <vector>

#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

/// The cards at a seat: the one in its Travel Bag, then those laid on its Agent, as far as the viewer knows.
[[nodiscard]] std::vector<CardId> cardsAtSeat(const View& view, Seat seat);
/// The cards in the middle: Consequences turned up with the artifact, then those that stay and lie at no seat. A card
/// that was laid on somebody in secret is among them, unless the viewer knows on whom.
[[nodiscard]] std::vector<CardId> cardsInTheMiddle(const View& view);

}  // namespace w13
