#pragma once
// What everybody knew: the game once more as a list of its lots. Told after the end, when nothing that was on the table
// is secret. What was set aside is not told.

#include "ui/games/warehouse51/reckoning/story.h"

namespace w51 {

struct LotTold {
  RelicId relic = RelicId::None;
  Seat buyer = Seat::Table;  ///< Table: nobody had bid
  int price = 0;
  bool fake = false;  ///< its counterfeit card stood in the end
  SeatSet knew;       ///< who had seen that card by then; empty: it was not on the table
};

/// Something said of one seat: a bid for a relic, or ingots in all.
struct Feat {
  Seat seat = Seat::Table;  ///< Table: there is none
  RelicId relic = RelicId::None;
  int number = 0;
};

struct Known {
  std::vector<LotTold> lots;  ///< in the order in which they came up
  Feat bluff;    ///< the highest bid for a fake by a seat that knew it, and did not win; the first of equals
  Feat dearest;  ///< the highest price for a fake
  Feat paid;     ///< who was paid most by the right neighbour, over the whole game
};

/// `now`: the table at its end.
[[nodiscard]] Known knownOf(const Situation& now, std::span<const house::Event> events);

}  // namespace w51
