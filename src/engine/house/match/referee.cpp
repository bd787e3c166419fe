#include "engine/house/match/referee.h"

#include <algorithm>

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
    if (plays(seat) && match.steps() > 0) players_[seat]->recall(match, seat);
    luck_.emplace_back(seed + at * 7919 + 17);
    tongues_.emplace_back(seed + at * 6007 + 29);
  }
  if (match.talkMoment() != 0 && match.steps() > 0)
    moments_.push_back(match.talkMoment());  // asked before it was saved
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

std::optional<kernel::Said> Referee::remark() {
  if (!match_.talks() || match_.over()) return std::nullopt;
  const std::uint32_t now = match_.talkMoment();
  if (now != 0 && std::ranges::find(moments_, now) == moments_.end()) {
    moments_.push_back(now);
    toSpeak_ = SeatSet::firstOf(match_.seats()).without(people_);
  }
  if (now == 0 || moments_.back() != now) toSpeak_ = {};
  while (!toSpeak_.empty()) {
    const Seat seat = toSpeak_.first();
    toSpeak_ = toSpeak_.without(seat);
    const std::vector<kernel::Remark> offers = match_.sayable(seat);
    const std::optional<int> wanted = players_[seat]->say(match_, seat, offers, kernel::at(tongues_, index(seat)));
    if (wanted) return kernel::Said{seat, kernel::at(offers, *wanted), match_.steps()};
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

void Referee::thinkBy(const kernel::Both& both) {
  for (const auto& player : players_)
    if (player != nullptr) player->thinkBy(both);
}

}  // namespace house
