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
class SearchBot final : public kernel::ThinkingBot<View> {
 public:
  SearchBot(std::unique_ptr<Guide<View>> guide, Effort effort) : guide_(std::move(guide)), effort_(std::move(effort)) {}

  int choose(const View& view, const kernel::Decision& d, kernel::Luck& luck) override {
    if (d.size() == 1) return 0;
    guide_->begin();
    const Places places = guide_->worthWeighing(view, d, guide_->choose(view, d, luck));
    std::vector<Candidate> candidates;
    for (const int place : places) candidates.emplace_back(kernel::Move{d.seat(), d[place]});
    return places[best(d.seat(), candidates, luck)];
  }
  std::optional<int> interject(const View& view, const kernel::Decision& offers, kernel::Luck& luck) override {
    if (offers.empty()) return std::nullopt;
    guide_->begin();
    const std::optional<int> usual = guide_->interject(view, offers, luck);
    const Places places = guide_->worthWeighing(view, offers, usual.value_or(0));
    std::vector<Candidate> candidates;
    if (!usual) candidates.emplace_back();
    for (const int place : places)
      candidates.emplace_back(kernel::Move{offers.seat(), offers[place], kernel::How::Interjection});
    if (usual) candidates.emplace_back();
    const Candidate& found = candidates[kernel::sizeOf(best(offers.seat(), candidates, luck))];
    return found ? std::optional(offers.find(found->choice)) : std::nullopt;
  }

 private:
  /// The best candidate, by its place. One number is drawn, however long the search is.
  [[nodiscard]] int best(kernel::Seat seat, const std::vector<Candidate>& candidates, kernel::Luck& luck) {
    const std::uint64_t seed = luck.bits();
    effort_.stop = this->given().stop;
    return Search<View>::weigh(this->given().match, *guide_, seat, candidates, effort_, seed).front().candidate;
  }

  std::unique_ptr<Guide<View>> guide_;
  Effort effort_;
};

}  // namespace search
