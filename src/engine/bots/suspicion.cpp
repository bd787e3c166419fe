#include "engine/bots/suspicion.h"

#include <algorithm>
#include <cmath>

#include "engine/bots/outlook.h"

namespace w13 {

namespace {

/// Hands smaller than this may well have nothing that pays.
constexpr int kSmallHand = 4;
/// How much likelier the Traitor lets a die go than a Loyal Agent with the same number of cards.
constexpr double kLetGo = 0.25;
constexpr double kClaimed = -0.15;
/// The Traitor covers a useless die on purpose this often; a Loyal Agent only when there is nothing else.
constexpr double kUselessOnPurpose = 0.6;

}  // namespace

bool Suspicion::canBeTraitor(const View& v, Seat seat) const {
  const SeatView& s = v.seats[seat];
  if (learnt_ != nullptr && v.cooperative) return false;  // VAR-03
  return index(seat) < v.players && seat != v.viewer && s.isAgent && !s.loyaltyShown && !v.traitorRevealed;
}

void Suspicion::notice(const View& v, const Catalog& cards) {
  noticeVotes(v);
  noticeWork(v);
  noticeCovers(v, cards);
  if (learnt_ != nullptr) weigh(v, cards);
}

void Suspicion::weigh(const View& v, const Catalog& cards) {
  if (!knowsUsual_) usual_ = usualNeeds(cards);
  knowsUsual_ = true;
  if (evidence_.notice({v, cards, usual_, *this})) weighed_.fill(std::nullopt);
}

double Suspicion::against(int seat) const {
  if (learnt_ == nullptr) return weight_[seat] + said_[seat];
  if (!weighed_[seat]) weighed_[seat] = learnt_->against(evidence_.of(seatAt(seat)));
  return *weighed_[seat] + said_[seat];
}

// Compares what everybody holds at the beginnings of rounds: who has not claimed, with a hand to choose from, has let a
// die go.
void Suspicion::noticeWork(const View& v) {
  const int round = (v.episode << 8) + v.round;
  if (v.phase != Phase::Investigation || round == roundSeen_) return;
  const bool follows = round == roundSeen_ + 1;  // the next round of the same Episode
  roundSeen_ = round;
  for (int seat = 0; seat < v.players; ++seat) {
    const SeatView& s = v.seats[seat];
    if (follows && s.isAgent && !s.bronzed && held_[seat] >= kSmallHand) {
      const bool claimed = s.claimed.size() > claimed_[seat];
      weight_[seat] += claimed ? kClaimed : kLetGo;
      if (!claimed) ++refused_[seat];
    }
    claimed_[seat] = s.claimed.size();
    held_[seat] = 0;
    if (s.health == Health::Standing) held_[seat] = s.handSize;
  }
}

// The covers have been lifted: a useless die out of many tells of somebody who wanted it to be useless.
void Suspicion::noticeCovers(const View& v, const Catalog& cards) {
  const int round = (v.episode << 12) + (v.round << 6) + v.retrievalRound;
  const bool lifted =
      std::any_of(v.seats.begin(), v.seats.end(), [](const SeatView& s) { return !s.revealed.empty(); });
  if (!v.retrievalOpen || !lifted || round == coversSeen_) return;
  coversSeen_ = round;
  const Needs unused{};
  const Outlook o{v, cards, unused, *this};
  const Needs needs = openNeeds(o);
  for (int seat = 0; seat < v.players; ++seat) {
    const SeatView& s = v.seats[seat];
    if (s.revealed.empty() || s.claimed.size() < 2) continue;
    bool useful = false;
    for (const DieId die : s.revealed) useful = useful || filling(clueOf(o, die), needs) > 0;
    double chanceOfNone = 1;  // that none of the dice showed anything useful
    for (const DieId die : s.claimed) {
      double useless = 0;
      for (const Clue face : cards.dieFaces[colourOf(die)]) useless += filling(face, needs) > 0 ? 0 : 1.0 / 6;
      chanceOfNone *= useless;
    }
    const double guilty = kUselessOnPurpose + (1 - kUselessOnPurpose) * chanceOfNone;
    weight_[seat] += useful ? std::log((1 - guilty) / std::max(0.05, 1 - chanceOfNone))
                            : std::log(guilty / std::max(0.05, chanceOfNone));
  }
}

// A vote against somebody who turned out to be Loyal, or for the Traitor, speaks against the voter.
void Suspicion::noticeVotes(const View& v) {
  for (int named = 0; named < v.players; ++named) {
    const Seat seat = seatAt(named);
    if (!v.seats[named].loyaltyShown || cleared_.has(seat)) continue;
    cleared_ |= seat;
    if (v.seats[named].traitor) continue;
    for (int voter = 0; voter < v.players; ++voter)
      if (v.seats[voter].hasVoted && v.seats[voter].votedBronze) weight_[voter] += 0.5;
  }
}

double Suspicion::of(Seat seat, const View& v) const {
  if (!canBeTraitor(v, seat)) return 0;
  double sum = 0;
  for (int other = 0; other < v.players; ++other)
    if (canBeTraitor(v, seatAt(other))) sum += std::exp(against(other));
  return std::exp(against(index(seat))) / sum;
}

double Suspicion::publicly(Seat seat, const View& v) const {
  double sum = 0;
  for (int other = 0; other < v.players; ++other)
    if (v.seats[other].isAgent && !v.seats[other].loyaltyShown) sum += std::exp(against(other));
  return sum <= 0 ? 0 : std::exp(against(index(seat))) / sum;
}

Seat Suspicion::first(const View& v) const {
  Seat most = Seat::Table;
  double sum = 0;
  PerSeat<double> shares;
  for (const Seat seat : SeatSet::firstOf(v.players))
    if (canBeTraitor(v, seat)) sum += shares[seat] = std::exp(against(index(seat)));
  for (const Seat seat : SeatSet::firstOf(v.players))
    if (shares[seat] > 0 && (most == Seat::Table || shares[seat] / sum > shares[most] / sum)) most = seat;
  return most;
}

double Suspicion::letGo(Seat seat, const View& v) const {
  double sum = 0;
  for (int other = 0; other < v.players; ++other) sum += refused_[other];
  return refused_[seat] - sum / std::max<int>(1, v.players);
}

}  // namespace w13
