#pragma once
// Probable slips of card files that load.

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/house/cards/art_names.h"
#include "engine/house/cards/reader.h"

namespace w51 {

/// Warns of a relic with another's name, a picture that is not there, or a text that lacks a number of its effect.
/// `others`: the relics read before it.
void checkSlips(house::Reader& reader, const Relic& relic, const std::vector<Relic>& others,
                const house::ArtNames& art);

/// What is odd in the numbers of a whole box, a sentence each; empty: nothing.
[[nodiscard]] std::string oddPlaces(const CategoryDesign& category);
[[nodiscard]] std::string oddShortSale(const Catalog& cards);

}  // namespace w51
