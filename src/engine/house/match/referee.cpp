#include "engine/house/match/referee.h"

#include "engine/kernel/count.h"

namespace house {

using kernel::Decision;
using kernel::Move;
using kernel::SeatSet;

Referee::Referee(const Match& match, const GameModule& game, const Box& box, const std::vector<std::string>& bots,
                 std::uint64_t seed)
    : match_(match) {
  for (const Seat seat : SeatSet::firstOf(match.seats())) {
    const std::size_t at = kernel::sizeOf(index(seat));
    if (at >= bots.size() || bots[at].empty()) people_ |= seat;
    else players_[seat] = game.bot(bots[at], box);
    luck_.emplace_back(seed + at * 7919 + 17);
  }
}

bool Referee::asksForResponses() const {
  if (askedAt_ == match_.steps() || match_.over()) return false;
  for (const Seat seat : SeatSet::firstOf(match_.seats()))
    if (plays(seat) && match_.mayInterject(seat)) return true;
  return false;
}

std::optional<Move> Referee::response() {
  if (!asksForResponses()) return std::nullopt;
  askedAt_ = match_.steps();
  return wanted();
}

std::optional<Move> Referee::wanted() {
  Decision offers;
  for (const Seat seat : SeatSet::firstOf(match_.seats())) {
    if (!plays(seat) || !match_.mayInterject(seat)) continue;
    match_.interjections(seat, offers);
    const std::optional<int> wanted = players_[seat]->interject(match_, seat, offers, kernel::at(luck_, index(seat)));
    if (wanted) return Move{seat, offers[*wanted], kernel::How::Interjection};
  }
  return std::nullopt;
}

Move Referee::answer(Seat seat, Decision& d) {
  match_.decision(seat, d);
  return {seat, d[players_[seat]->choose(match_, d, kernel::at(luck_, index(seat)))]};
}

std::optional<Move> Referee::move() {
  if (asksForResponses())
    if (const std::optional<Move> response = wanted()) return response;
  Decision d;
  match_.decision(Seat::Table, d);
  const Seat next = d.seat();
  if (next == Seat::Table || !plays(next)) return std::nullopt;
  return answer(next, d);
}

void Referee::stopWhen(const std::function<bool()>& stop) {
  for (const auto& player : players_)
    if (player != nullptr) player->stopWhen(stop);
}

}  // namespace house
