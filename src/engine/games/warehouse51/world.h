#pragma once
// All that is on the table.

#include "engine/games/warehouse51/open.h"

namespace w51 {

struct World {
  Open open;
  PerCategory<RelicList> decks;      ///< the last is on top
  PerCategory<RelicList> out;        ///< unseen in the box  VAR-05
  Few<RelicId, kMostOnTable> names;  ///< what the counterfeit cards on the table name, by their places
  RelicList aside;                   ///< what the others name; the last is on top
  PerSeat<std::uint8_t> fists{};     ///< closed ones
};

}  // namespace w51
