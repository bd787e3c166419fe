#include "engine/house/lesson/learner.h"

#include <algorithm>
#include <utility>

namespace house {

using kernel::Choice;
using kernel::Move;

bool beginsWith(const std::vector<Move>& way, std::span<const Choice> choices) {
  return choices.size() <= way.size() && std::equal(choices.begin(), choices.end(), way.begin(),
                                                    [](const Choice& each, const Move& m) { return each == m.choice; });
}

Learner::Answer Learner::choose(std::span<const Choice> choices, kernel::How how) {
  using enum Answer::Is;
  if (done() || now().ways.empty()) return {TooEarly};
  std::vector<Choice> all = made_;
  all.insert(all.end(), choices.begin(), choices.end());
  for (const std::vector<Move>& way : now().ways) {
    if (!beginsWith(way, all) || way[made_.size()].how != how) continue;
    made_ = std::move(all);
    return {};
  }
  for (const LessonSlip& slip : now().slips)
    if (beginsWith(slip.moves, all)) return {Worse, slip.why};
  return {Other};
}

bool Learner::did(int moves) const {
  if (done() || opened_) return opened_;
  return !now().ways.empty() && made_.size() == now().ways.front().size() && moves >= now().from + kernel::count(made_);
}

void Learner::advance() {
  ++step_;
  made_.clear();
  opened_ = false;
}

}  // namespace house
