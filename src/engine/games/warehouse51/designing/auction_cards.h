#pragma once
// The cards of this game for the house's tools for designers.

#include "engine/house/cards/card_part.h"

namespace w51 {

[[nodiscard]] const house::CardPart& auctionCards();

}  // namespace w51
