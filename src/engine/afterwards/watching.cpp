#include "engine/afterwards/watching.h"

#include <algorithm>

#include "engine/games/warehouse13/said/remarks.h"

namespace w13 {

void Watching::look(Eyes& eyes, std::span<const kernel::Said> said) {
  played_.view(seen_, eyes.seat, view_);
  if (!eyes.bot) eyes.mind.notice(view_);  // what is said now is heard once it has been seen what it is about
  if (!said.empty()) eyes.mind.hear(view_, said);
  if (eyes.bot) eyes.mind.notice(view_);
}

void Watching::next() {
  for (Eyes& each : eyes_)
    if (!each.bot) look(each, played_.saidBy(seen_));
  if (seen_ < played_.last()) {
    letBotsSpeak();
    askBots();
  }
  ++seen_;
}

// As the referee asks them: each hears what those before it have said at this moment.
void Watching::letBotsSpeak() {
  if (!played_.talks) return;
  played_.view(seen_, Seat::Table, view_);
  const std::uint32_t now = talkMomentOf(view_);
  if (now == 0 || std::ranges::find(moments_, now) != moments_.end()) return;
  moments_.push_back(now);
  const std::span<const kernel::Said> all = played_.saidBy(seen_);
  for (Eyes& each : eyes_) {
    if (!each.bot) continue;
    const auto later = std::ranges::find_if(all, [&](const kernel::Said& said) {
      return static_cast<std::size_t>(said.step) == seen_ && index(said.seat) >= index(each.seat);
    });
    look(each, all.first(static_cast<std::size_t>(later - all.begin())));
  }
}

// Whoever could interject is asked in the order of seats, until somebody does; then whoever answers.
void Watching::askBots() {
  const kernel::Entry& made = played_.moves[seen_];
  const bool interjects = made.how == kernel::How::Interjection;
  for (Eyes& each : eyes_) {
    if (!each.bot || !played_.game.mayInterject(played_.stateAt(seen_), each.seat)) continue;
    look(each, played_.saidBy(seen_));
    if (interjects && made.seat == each.seat) return;
  }
  if (interjects) return;
  for (Eyes& each : eyes_)
    if (each.bot && each.seat == made.seat) look(each, played_.saidBy(seen_));
}

PerSeat<double> believed(const Mind& mind, const View& v) {
  PerSeat<double> all{};
  if (v.cooperative) return all;
  for (const Seat seat : SeatSet::firstOf(v.players))
    if (v.seats[seat].traitor) {
      all[seat] = 1;
      return all;
    }
  for (const Seat seat : SeatSet::firstOf(v.players)) all[seat] = mind.suspicion().of(seat, v);
  return all;
}

}  // namespace w13
