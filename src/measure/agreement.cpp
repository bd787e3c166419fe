#include "measure/agreement.h"

#include <algorithm>
#include <vector>

#include "engine/bots/advice.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/kernel/count.h"
#include "measure/on_threads.h"
#include "measure/simulation.h"

namespace w13 {

namespace {

constexpr std::uint64_t kAdviceLuck = 1, kLongerLuck = 2;

/// A season between bots, played up to the question of a number: of those that are searched.
class Sampled {
 public:
  Sampled(std::shared_ptr<const Catalog> cards, const Setup& setup, std::uint64_t seed)
      : season_(std::move(cards), setup, seed), luck_(seed * 31 + 7) {
    for (int seat = 0; seat < season_.seats(); ++seat) bots_.push_back(makeBot("wary", season_.cards()));
  }

  /// How many questions there are up to the end, or up to the one with this number, counted from 0.
  int playTo(int number) {
    int questions = 0;
    while (!season_.over()) {
      if (respond()) continue;
      season_.decision(season_.asked().first(), d_);
      const bool searched = d_.size() > 1 && askOf(d_) != Ask::Vote;  // a vote goes by belief
      if (searched && questions++ == number) return questions;
      view(d_.seat());
      season_.choose(d_.seat(), d_[bots_[at(d_.seat())]->choose(view_, d_, luck_)]);
    }
    return questions;
  }
  [[nodiscard]] const Season& season() const { return season_; }

 private:
  void view(Seat seat) {
    view_ = View{};
    season_.view(seat, view_);
  }
  bool respond() {
    for (const Seat seat : SeatSet::firstOf(season_.seats())) {
      if (!season_.mayInterject(seat)) continue;
      season_.interjections(seat, d_);
      view(seat);
      const auto wanted = bots_[at(seat)]->interject(view_, d_, luck_);
      if (!wanted) continue;
      season_.interject(seat, d_[*wanted]);
      return true;
    }
    return false;
  }

  Season season_;
  std::vector<std::unique_ptr<Bot>> bots_;
  kernel::Luck luck_;
  kernel::Decision d_;
  View view_{};
};

/// What is said of one position.
Agreement compare(const Season& season, const AgreementPlan& plan) {
  const Seat seat = season.asked().first();
  Adviser adviser(season.cards());
  season.recall(seat, adviser.mind());
  const Consulted question = consulted(season, seat);
  const auto match = season.dreams();
  const auto advised = adviser.rank(question, *match, plan.dreams, kAdviceLuck).front();
  const auto longer = adviser.rank(question, *match, plan.longer, kLongerLuck);
  const auto mine = std::ranges::find(longer, advised.choice, &search::Ranked::choice);
  const auto most = std::ranges::max_element(longer, {}, &search::Ranked::gain);
  const kernel::Decision& d = question.decision;
  const bool same = sameInEffect(season.cards(), question.view, d[*advised.choice], d[*longer.front().choice]);
  // what the longer search has let go is known less well: the larger of both errors counts
  const double loss = most->gain - mine->gain;
  return {1, same ? 1 : 0, same || loss <= std::max(most->error, mine->error) ? 1 : 0, loss};
}

}  // namespace

Agreement agreementOf(const std::shared_ptr<const Catalog>& cards, const AgreementPlan& plan,
                      const std::function<void(int)>& progress) {
  SimulationPlan seasons;
  seasons.setup.agents.resize(kernel::sizeOf(plan.players));
  seasons.anyAgents = true;
  std::vector<Agreement> each(kernel::sizeOf(plan.positions));
  const auto measureOne = [&](int number, int) {
    const std::uint64_t seed = plan.seed + kernel::sizeOf(number);
    const Setup setup = setupOf(*cards, seasons, seed);
    kernel::Luck luck(seed);
    const int questions = Sampled(cards, setup, seed).playTo(-1);
    Sampled again(cards, setup, seed);
    again.playTo(luck.pick(questions, kernel::ChanceOf::Card));
    each[kernel::sizeOf(number)] = compare(again.season(), plan);
  };
  measure::onThreads(plan.positions, plan.threads, measureOne, progress);
  Agreement all;
  for (const Agreement& one : each) {
    all.positions += one.positions;
    all.same += one.same;
    all.asGood += one.asGood;
    all.loss += one.loss;
  }
  return all;
}

}  // namespace w13
