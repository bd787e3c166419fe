#include "engine/afterwards/move_review.h"

#include <algorithm>
#include <string>

#include "engine/afterwards/reviewing.h"
#include "engine/bots/rule.h"
#include "engine/bots/season_guide.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/search/search.h"

namespace w13 {

namespace {

using search::Candidate;
using search::Weighed;

/// Weighs the choices of one question.
class Weighing {
 public:
  Weighing(const Played& played, std::size_t step, const Suspicion& noticed, const ReviewPlan& plan)
      : made_(played.moves[step]), dreams_(played.game, played.stateAt(step)),
        guide_(seasonGuide(played.cards(), shippedPromise(), noticed)), plan_(plan), seed_(plan.seed + step * 2) {
    played.view(step, plan.seat, view_);
    played.game.decide(played.stateAt(step), plan.seat, asked_);
  }

  [[nodiscard]] bool hasChoice() const { return asked_.size() > 1; }

  // Half of the dreams look for the best, the other half compare it with what was played: what comes out best of many
  // looks better than it is in the dreams that it was chosen by.
  [[nodiscard]] ReviewedMove weigh() {
    guide_->startFrom(view_);
    const std::vector<Candidate> all = candidates();
    const Weighed best = weighed(all, seed_).front();
    ReviewedMove found{.step = 0, .played = made_.choice, .better = made_.choice};
    if (best.candidate == 0) {
      found.worth = best.worth;
      return found;
    }
    const Candidate& better = kernel::at(all, best.candidate);
    const std::vector<Weighed> both = weighed({all.front(), better}, seed_ + 1);
    const Weighed& other = *std::ranges::find(both, 1, &Weighed::candidate);
    found.worth = other.worth - other.gain;
    found.gain = other.gain;
    found.error = other.error;
    if (other.gain > 0) found.better = better->choice;
    return found;
  }

 private:
  /// What was played comes first: the others are measured by it. Then habit, and what is worth weighing beside it.
  [[nodiscard]] std::vector<Candidate> candidates() {
    kernel::Luck luck(seed_);
    guide_->begin();
    const int played = asked_.find(made_.choice);
    const int usual = guide_->choose(view_, asked_, luck);
    std::vector<Candidate> all = {kernel::Move{made_.seat, asked_[played]}};
    for (const int place : guide_->worthWeighing(view_, asked_, usual))
      if (place != played) all.emplace_back(kernel::Move{made_.seat, asked_[place]});
    return all;
  }
  [[nodiscard]] std::vector<Weighed> weighed(const std::vector<Candidate>& all, std::uint64_t seed) const {
    const search::Effort effort{.dreams = plan_.dreams / 2};
    return search::Search<View>(dreams_, *guide_, plan_.seat, all, effort, seed).weigh();
  }

  const kernel::Entry& made_;
  kernel::DreamsOf<Warehouse13> dreams_;
  std::unique_ptr<search::Guide<View>> guide_;
  const ReviewPlan& plan_;
  std::uint64_t seed_;
  View view_{};
  kernel::Decision asked_;
};

/// The places of the seat's answers in the history.
std::vector<std::size_t> answersOf(const Played& played, Seat seat) {
  std::vector<std::size_t> all;
  for (std::size_t step = 0; step < played.last(); ++step)
    if (played.moves[step].seat == seat && played.moves[step].how == kernel::How::Answer) all.push_back(step);
  return all;
}

}  // namespace

std::vector<ReviewedMove> reviewOf(const Played& played, const ReviewPlan& plan) {
  if (index(plan.seat) < 0 || index(plan.seat) >= played.seats())
    throw kernel::RefusedError("there is no seat " + std::to_string(index(plan.seat)) + "; the seats are 0 to " +
                               std::to_string(played.seats() - 1));
  std::vector<ReviewedMove> found;
  const std::vector<std::size_t> answers = answersOf(played, plan.seat);
  RuleBot mind(played.cards(), Hidden::Sabotages, &shippedBeliefs());
  house::Recollection<Warehouse13> past(played, plan.seat, mind);
  for (std::size_t at = 0; at < answers.size(); ++at) {
    if (plan.progress && !plan.progress(static_cast<int>(at), kernel::count(answers))) break;
    past.upTo(answers[at]);
    Weighing weighing(played, answers[at], mind.suspicion(), plan);
    if (!weighing.hasChoice()) continue;
    found.push_back(weighing.weigh());
    found.back().step = answers[at];
  }
  return found;
}

std::vector<ReviewedMove> reviewOf(const Season& season, const ReviewPlan& plan) {
  return reviewOf(playedIn(season), plan);
}

AskedThen askedAt(const Season& season, std::size_t step) {
  const Played played = playedIn(season);
  if (step >= played.last())
    throw kernel::RefusedError("there is no move after step " + std::to_string(step) + "; the season has " +
                               std::to_string(played.last()));
  AskedThen then;
  const kernel::Entry& made = played.moves[step];
  played.view(step, made.seat, then.view);
  if (made.how == kernel::How::Interjection) played.game.interject(played.stateAt(step), made.seat, then.decision);
  else played.game.decide(played.stateAt(step), made.seat, then.decision);
  return then;
}

}  // namespace w13
