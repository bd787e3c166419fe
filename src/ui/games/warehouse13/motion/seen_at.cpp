// What may be seen of the table while its plan runs.

#include <algorithm>

#include "ui/games/warehouse13/motion/motion_plan.h"

namespace w13 {

namespace {

/// The cover of a seat is still down, or is being lifted: its die stays what it was.
void cover(View& seen, const View& before, const Event& event, bool begun) {
  const Seat seat = event.seat;
  seen.seats[seat].revealed = before.seats[seat].revealed;
  seen.seats[seat].claimed = before.seats[seat].claimed;
  seen.seats[seat].covered = begun ? std::uint8_t{0} : before.seats[seat].covered;
  if (thingOf(event.noun) == Thing::Die) {
    const DieId die = dieOf(event.noun);
    seen.dice[die] = before.dice[die];
  }
  seen.ahead = before.ahead;
}

/// Who the Traitor is has not been told yet: the seat looks as it did.
void hide(View& seen, const View& before, Seat traitor) {
  SeatView& seat = seen.seats[traitor];
  const SeatView& was = before.seats[traitor];
  seat.traitor = was.traitor;
  seat.isAgent = was.isAgent;
  seat.handSize = was.handSize;
  seat.hasAbilities = was.hasAbilities;
  seen.traitorRevealed = before.traitorRevealed;
}

}  // namespace

View seenAt(const View& before, const View& now, const Events& news, const Showings& showings, int ms) {
  View seen = now;
  for (std::size_t at = 0; at < std::min(news.size(), showings.size()); ++at) {
    if (showings[at].rests <= ms) continue;
    const Event& event = news[at];
    if (event.what == Happened::CoverLifted && event.seat != Seat::Table)
      cover(seen, before, event, showings[at].begins <= ms);
    if (event.what == Happened::WarehouseRolled) seen.warehouseRoll = -1;
    const bool over = event.what == Happened::ChallengeWon || event.what == Happened::ChallengeLost;
    if (over && before.challenge.open) seen.challenge = before.challenge;  // how it came out is read there
    if (event.what == Happened::GooRolled) seen.goo = {};
    if (event.what == Happened::TraitorRevealed && event.seat != Seat::Table) hide(seen, before, event.seat);
  }
  return seen;
}

}  // namespace w13
