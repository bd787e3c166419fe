#include "measure/learning/chapters.h"

#include <optional>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/season/as_it_is.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "measure/learning/logit.h"
#include "measure/on_threads.h"

namespace w13 {

namespace {

constexpr std::array kErrsInThousand = {0, 30, 100};  ///< by season in turn
constexpr int kEndless = 20000;                       ///< moves of a season
constexpr double kPullOfFacts = 20;                   ///< of weights towards 0

/// A season between bots, and what its chapters begin with.
class Told {
 public:
  Told(const Catalog& cards, const SimulationPlan& plan, std::uint64_t seed)
      : cards_(cards), game_(cards), usual_(usualNeeds(cards)), luck_(seed), mind_(~seed),
        errs_(kErrsInThousand[seed % kErrsInThousand.size()]),
        state_(game_.begin(setupOf(cards, plan, seed), luck_, nullptr, now_)) {
    for (std::size_t seat = 0; seat < plan.bots.size(); ++seat) {
      const bool traitor = !plan.traitorBot.empty() && at(state_.world.traitor.seat) == seat;
      bots_.push_back(makeBot(traitor ? plan.traitorBot : plan.bots[seat], cards));
      bots_.back()->give(&given_);
    }
  }

  [[nodiscard]] std::vector<BegunChapter> chapters() {
    for (int move = 0; !game_.result(state_).over; ++move) {
      if (move >= kEndless) throw kernel::RefusedError("a season does not end");
      look();
      if (!respond()) decide();
    }
    for (BegunChapter& each : found_) each.warehouse = state_.world.winner == Winner::Warehouse;
    return std::move(found_);
  }

 private:
  /// Notes a chapter that begins: a Retrieval before anybody responds, the others at their first question.
  void look() {
    game_.view(state_, Seat::Table, view_);
    noticed_.notice(view_, cards_);
    const bool begins = chapterOf(view_) == Chapter::Retrieval ? askOf(now_) == Ask::BeginRetrieval : now_.size() > 1;
    const PartOfSeason part = partOf(view_);
    if (!begins || part == last_) return;
    last_ = part;
    const Beginning begun = beginningOf(AsItIs(game_, state_), cards_, usual_, noticed_);
    BegunChapter& noted = found_.emplace_back();
    noted.chapter = part.chapter;
    noted.numbers.front() = 1;
    for (std::size_t at = 0; at < kFacts; ++at) noted.numbers[at + 1] = static_cast<float>(begun.numbers[at]);
  }
  bool respond() {
    for (const Seat seat : SeatSet::firstOf(game_.seats(state_))) {
      if (!game_.mayInterject(state_, seat)) continue;
      game_.interject(state_, seat, offers_);
      if (offers_.empty()) continue;
      game_.view(state_, seat, view_);
      const std::optional<int> made = bots_[at(seat)]->interject(view_, offers_, mind_);
      if (!made) continue;
      game_.choose(state_, {seat, offers_[*made], kernel::How::Interjection}, luck_, nullptr, now_);
      return true;
    }
    return false;
  }
  void decide() {
    const Seat seat = now_.seat();
    int choice = 0;
    if (now_.size() > 1) {
      game_.view(state_, seat, view_);
      choice = bots_[at(seat)]->choose(view_, now_, mind_);
      if (mind_.pick(1000, kernel::ChanceOf::Card) < errs_) choice = mind_.pick(now_.size(), kernel::ChanceOf::Card);
    }
    game_.choose(state_, {seat, now_[choice]}, luck_, nullptr, now_);
  }

  const Catalog& cards_;
  Warehouse13 game_;
  Needs usual_;
  kernel::Luck luck_, mind_;
  int errs_;
  kernel::Decision now_, offers_;
  State state_;
  const kernel::DreamsOf<Warehouse13> dreams_{game_, state_};
  const Bot::Given given_{dreams_};
  std::vector<std::unique_ptr<Bot>> bots_;
  Suspicion noticed_{&shippedBeliefs()};
  View view_{};
  PartOfSeason last_;
  std::vector<BegunChapter> found_;
};

}  // namespace

std::vector<std::vector<BegunChapter>> chaptersOf(const Catalog& cards, const SimulationPlan& plan,
                                                  const std::function<void(int)>& progress) {
  std::vector<std::vector<BegunChapter>> all(kernel::sizeOf(plan.seasons));
  const auto play = [&](int season, int) {
    kernel::at(all, season) = Told(cards, plan, plan.seed + kernel::sizeOf(season)).chapters();
  };
  measure::onThreads(plan.seasons, plan.threads, play, progress);
  return all;
}

Promise learnPromise(const std::vector<std::vector<BegunChapter>>& seasons) {
  static constexpr std::array<float, kFacts + 1> kNothing{};
  Promise::ByChapter weights{};
  for (const Chapter chapter : Promise::ByChapter::keys()) {
    std::vector<measure::Riddle> riddles;  // did this win for the Warehouse, or nothing at all?
    for (const auto& season : seasons)
      for (const BegunChapter& each : season) {
        if (each.chapter != chapter) continue;
        measure::Riddle& riddle = riddles.emplace_back();
        riddle.things[0] = each.numbers;
        riddle.things[1] = kNothing;
        riddle.count = 2;
        riddle.answer = each.warehouse ? 0 : 1;
      }
    const std::vector<double> learnt =
        measure::likeliestWeights(riddles, kFacts + 1, kPullOfFacts, measure::Grows::Exp);
    weights[chapter].base = learnt.front();
    std::copy(learnt.begin() + 1, learnt.end(), weights[chapter].each.begin());
  }
  return Promise(weights);
}

}  // namespace w13
