#include "ui/games/warehouse13/motion/telling.h"

#include <algorithm>

#include "engine/kernel/count.h"

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

void Telling::forget() {
  waiting_.clear();
  first_ = told_ = 0;
}

void Telling::learn(const Events& news) {
  for (const Event& event : news) waiting_.push_back({event, false, false});
}

void Telling::pass(int first, const Showings& showings, int ms) {
  int told = first;
  int event = first;
  for (const Showing& each : showings) {
    if (each.begins <= ms) reach(event, At::Begins);
    if (each.rests <= ms) reach(event, At::Rests);
    ++event;
    if (each.told <= ms) told = event;
  }
  tell(told);
}

void Telling::upTo(int event) {
  for (int each = first_; each <= event; ++each) {
    reach(each, At::Begins);
    reach(each, At::Rests);
  }
  tell(event + 1);
}

void Telling::reach(int event, At at) {
  if (event < first_ || event >= known()) return;
  Waiting& waiting = kernel::at(waiting_, event - first_);
  bool& done = at == At::Begins ? waiting.begun : waiting.rested;
  if (done) return;
  done = true;
  emit reached(event, at);
}

void Telling::tell(int upTo) {
  Events now;
  for (; told_ < std::min(upTo, known()); ++told_) now.push_back(kernel::at(waiting_, told_ - first_).event);
  while (first_ < told_ && waiting_.front().begun && waiting_.front().rested) {
    waiting_.pop_front();
    ++first_;
  }
  if (!now.empty()) emit told(now);
}

}  // namespace w13
