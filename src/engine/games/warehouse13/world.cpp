#include "engine/games/warehouse13/world.h"

namespace w13 {

SeatSet World::agentSeats() const {
  SeatSet found;
  for (int at = 0; at < players; ++at)
    if (isAgent(seatAt(at))) found |= seatAt(at);
  return found;
}

SeatSet World::fieldAgents() const {
  SeatSet found;
  for (int at = 0; at < players; ++at)
    if (inField(seatAt(at))) found |= seatAt(at);
  return found;
}

}  // namespace w13
