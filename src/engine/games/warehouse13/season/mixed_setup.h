#pragma once
// Set-ups drawn at random: for tests and the simulator, which should meet every mix of options.

#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/season/setup.h"
#include "engine/kernel/chance.h"

namespace w13 {

/// A set-up for n seats: any agents in any order, any options with any of their numbers that the rulings allow
/// together; two seats play the cooperative variant. None of the options named in `without` ("two-goo").
[[nodiscard]] Setup mixedSetup(int seats, const Catalog& cards, kernel::Luck& luck,
                               const std::vector<std::string>& without = {});

}  // namespace w13
