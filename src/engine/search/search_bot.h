#pragma once
// A bot that plays by searching: of any game that has a guide.

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/kernel/bot.h"
#include "engine/search/search.h"

namespace search {

template <class View>
class SearchBot final : public kernel::Bot<View> {
 public:
  /// `habit` says what it would do without a search, and sees all that happens; without dreams it is followed. The
  /// guide may refer to it.
  SearchBot(std::unique_ptr<kernel::Bot<View>> habit, std::unique_ptr<Guide<View>> guide, int dreams)
      : habit_(std::move(habit)), guide_(std::move(guide)), effort_{.dreams = dreams} {}

  int choose(const View& view, const kernel::Decision& d, kernel::Luck& luck) override {
    const int usual = habit_->choose(view, d, luck);
    if (d.size() == 1 || this->given() == nullptr) return usual;
    guide_->startFrom(view);
    const Places places = guide_->worthWeighing(view, d, usual);
    std::vector<Candidate> candidates;
    for (const int place : places) candidates.emplace_back(kernel::Move{d.seat(), d[place]});
    return places[best(d.seat(), candidates, luck)];
  }
  /// Windows are many and short: it responds by habit.
  std::optional<int> interject(const View& view, const kernel::Decision& offers, kernel::Luck& luck) override {
    return habit_->interject(view, offers, luck);
  }

  [[nodiscard]] kernel::Talker<View>* talker() override { return habit_->talker(); }

 private:
  /// A gain below this many standard errors is none: few dreams show differences where there are none.
  static constexpr double kNoGain = 0.5;

  /// The candidate to take, by its place. One number is drawn, however long the search is.
  [[nodiscard]] int best(kernel::Seat seat, const std::vector<Candidate>& candidates, kernel::Luck& luck) {
    const std::uint64_t seed = luck.bits();
    effort_.stop = this->given()->stop;
    effort_.both = this->given()->both;
    Search<View> search(this->given()->match, *guide_, seat, candidates, effort_, seed, std::exchange(kept_, {}));
    const Weighed first = search.weigh().front();
    const int taken = first.gain > kNoGain * first.error ? first.candidate : 0;
    kept_ = search.after(taken);
    return taken;
  }

  std::unique_ptr<kernel::Bot<View>> habit_;
  std::unique_ptr<Guide<View>> guide_;
  Effort effort_;
  Kept kept_;  ///< of the last search; where it does not fit the question, nothing of it is found
};

}  // namespace search
