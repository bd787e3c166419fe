#include "engine/bots/dreaming.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/bots/position_worth.h"
#include "engine/bots/rule.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

constexpr int kDreamsToResolve = 8;
constexpr int kDreamsOfRounds = 24;  ///< more happens in a round: more dreams level it out
constexpr int kMostSteps = 300;      ///< of one dream

/// A dream played on by rules of thumb at every seat.
class PlayedOn {
 public:
  PlayedOn(const Outlook& o, kernel::Dreams<View>& dream, std::uint64_t seed) : o_(o), dream_(dream) {
    kernel::Luck deal(seed);
    dream.deal(o.v.viewer, deal);
    const std::uint64_t bits = deal.bits();
    chance_ = kernel::Luck(bits);
    luck_ = kernel::Luck(~bits);
    for (int seat = 0; seat < dream.seats(); ++seat) minds_.emplace_back(o.cards, o.hidden);
  }

  /// Makes the move, and whatever the cards in play ask after it.
  void make(const kernel::Move& move) {
    dream_.choose(move, chance_, d_);
    look(o_.v.viewer);
    for (int step = 0; step < kMostSteps && !dream_.over() && isResolving(); ++step) goOn();
  }
  /// Plays on until a second round ends, the first of them being under way, or until the part of the Episode does.
  void playRound() {
    const Phase phase = o_.v.phase;
    int round = o_.v.round;
    int retrieval = o_.v.retrievalRound;
    int turns = 0;
    for (int step = 0; step < kMostSteps && !dream_.over(); ++step) {
      look(o_.v.viewer);
      if (view_.phase != phase || view_.episode != o_.v.episode) return;
      turns += view_.round != round || view_.retrievalRound != retrieval ? 1 : 0;
      round = view_.round;
      retrieval = view_.retrievalRound;
      if (turns >= 2) return;
      goOn();
    }
  }
  [[nodiscard]] double worth() {
    look(o_.v.viewer);
    return worthOfPosition({view_, o_.cards, o_.usual, o_.suspicion, o_.hidden});
  }

 private:
  void look(Seat seat) { dream_.view(seat, view_); }
  [[nodiscard]] bool isResolving() const { return !view_.playing.empty() || view_.asked.step != 0; }
  void goOn() {
    dream_.decision(d_);
    const Seat seat = d_.seat();
    look(seat);
    const int choice = minds_[static_cast<std::size_t>(index(seat))].choose(view_, d_, luck_);
    dream_.choose({seat, d_[choice], kernel::How::Answer}, chance_, d_);
    look(o_.v.viewer);
  }

  const Outlook& o_;
  kernel::Dreams<View>& dream_;
  kernel::Luck chance_{0};
  kernel::Luck luck_{0};
  std::vector<RuleBot> minds_;
  View view_{};
  kernel::Decision d_;
};

/// What a choice gains in the dream of a seed.
double gainIn(const Outlook& o, kernel::Dreams<View>& dream, const Foreseen& what, std::uint64_t seed) {
  PlayedOn with(o, dream, seed);
  with.make(what.move);
  if (what.how == Foresight::Resolved) return with.worth() - worthOfPosition(o);
  with.playRound();
  const double worth = with.worth();
  PlayedOn without(o, dream, seed);
  if (what.instead.verb != 0) without.make({what.move.seat, what.instead, kernel::How::Answer});
  without.playRound();
  return worth - without.worth();
}

/// Cards of an overlay may ask for more than a table can hold: what leads there is as bad as can be.
double gainIfPlayable(const Outlook& o, kernel::Dreams<View>& dream, const Foreseen& what, std::uint64_t seed) {
  try {
    return gainIn(o, dream, what, seed);
  } catch (const kernel::NoRoomError&) {
    constexpr double kWorst = 1000;
    return -side(o) * kWorst;
  }
}

}  // namespace

double dreamtWorth(const Outlook& o, const kernel::Dreams<View>& match, const Foreseen& what, std::uint64_t seed) {
  const int dreams = what.how == Foresight::Round ? kDreamsOfRounds : kDreamsToResolve;
  const std::unique_ptr<kernel::Dreams<View>> dream = match.another();
  double sum = 0;
  double squares = 0;
  for (int turn = 0; turn < dreams; ++turn) {
    const double gain = side(o) * gainIfPlayable(o, *dream, what, seed + static_cast<std::uint64_t>(turn));
    sum += gain;
    squares += gain * gain;
  }
  const double mean = sum / dreams;
  return mean - std::sqrt(std::max(0.0, squares / dreams - mean * mean) / dreams);
}

}  // namespace w13
