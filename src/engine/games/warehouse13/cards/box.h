#pragma once
// Checks of the whole box: numbers of cards, room in the catalog, every Agent's Abilities.

#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/kit.h"

namespace w13 {

/// Reports what does not fit: an error where no season could be played, a warning where the published box differs.
/// `where`: the name of the data folder.
void checkBox(const Catalog& cards, const std::string& where, std::vector<Mistake>& mistakes);

}  // namespace w13
