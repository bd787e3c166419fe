#pragma once
// The cards of this game for the house's tools for designers.

#include <span>

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/house/cards/card_part.h"
#include "engine/house/match/box.h"

namespace w51 {

[[nodiscard]] const house::CardPart& auctionCards();
/// What is in a box, which must be one of this game: its cards, and the layers of files that they were read from.
[[nodiscard]] const Catalog& cardsIn(const house::Box& box);
[[nodiscard]] std::span<const house::Layer> layersIn(const house::Box& box);
/// The relic of a card file, "relics/ark.json"; None: it is none.
[[nodiscard]] RelicId relicIn(const house::Box& box, std::string_view path);

}  // namespace w51
