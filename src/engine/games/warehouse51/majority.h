#pragma once
// Who scores in a category: 1st and 2nd place by value, with all ties. MAJ, TIE

#include "engine/games/warehouse51/pieces.h"

namespace w51 {

/// What a category is worth, by seat.
struct Contest {
  PerSeat<int> value{};    ///< 0: no counting relic  MAJ-06
  PerSeat<int> tieRank{};  ///< 1: wins ties, -1: loses them
  int first = 0, second = 0;
};

/// The points that each seat gets.
[[nodiscard]] PerSeat<std::int8_t> majority(const Contest& contest);

}  // namespace w51
