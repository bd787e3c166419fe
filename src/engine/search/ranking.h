#pragma once
// What a seat could do now, the best first: by habit, and by a search among what is worth weighing. A bot takes the
// first; a learner is told the first three.

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/kernel/bot.h"
#include "engine/search/search.h"

namespace search {

/// Something that can be done, and what it promises.
struct Ranked {
  std::optional<int> choice;  ///< its place among the choices; none: a window passes
  bool usual = false;         ///< it is what would be done by habit
  int dreams = 0;             ///< it was tried in so many; 0: nothing was weighed
  double promise = 0;         ///< the chance to win, from 0 to 1
  double gain = 0;            ///< of it, beyond what would be done by habit
  double error = 0;           ///< the standard error of the gain
};

/// The candidate to take: the usual one, which is named first, unless another gains more than luck may have given it.
[[nodiscard]] int taken(const std::vector<Weighed>& found);
/// What was weighed, the one to take first, the others by their gains.
[[nodiscard]] std::vector<Ranked> inOrder(std::vector<Ranked> all, const std::vector<Weighed>& found);

template <class View>
class Ranking {
 public:
  /// Of one seat: what it finds of the next question it keeps for it. `habit` says what would be done without a search;
  /// the guide may refer to it.
  Ranking(kernel::Bot<View>& habit, Guide<View>& guide) : habit_(habit), guide_(guide) {}

  /// The answers to a question that are worth weighing. One number is drawn besides the habit's, however long the
  /// search is; none if there is nothing to weigh.
  [[nodiscard]] std::vector<Ranked> answers(const View& view, const kernel::Decision& d,
                                            const kernel::Dreams<View>& match, const Effort& effort,
                                            kernel::Luck& luck) {
    const int usual = habit_.choose(view, d, luck);
    if (d.size() == 1) return {{usual, true}};
    guide_.startFrom(view);
    std::vector<Ranked> all;
    std::vector<Candidate> candidates;
    for (const int place : guide_.worthWeighing(view, d, usual)) {
      all.push_back({place});
      candidates.emplace_back(kernel::Move{d.seat(), d[place]});
    }
    return weighed(std::move(all), match, d.seat(), candidates, effort, luck);
  }
  /// What could be interjected, and to let the window pass.
  [[nodiscard]] std::vector<Ranked> responses(const View& view, const kernel::Decision& offers,
                                              const kernel::Dreams<View>& match, const Effort& effort,
                                              kernel::Luck& luck) {
    const std::optional<int> usual = habit_.interject(view, offers, luck);
    if (offers.empty()) return {{usual, true}};
    guide_.startFrom(view);
    std::vector<Ranked> all = {{usual}};
    if (usual) all.push_back({});
    for (int place = 0; place < offers.size() && kernel::count(all) < Places::kCapacity; ++place)
      if (place != usual) all.push_back({place});
    std::vector<Candidate> candidates;
    for (const Ranked& each : all)
      candidates.push_back(each.choice ? Candidate({offers.seat(), offers[*each.choice], kernel::How::Interjection})
                                       : Candidate());
    return weighed(std::move(all), match, offers.seat(), candidates, effort, luck);
  }

 private:
  /// The usual one is named first.
  [[nodiscard]] std::vector<Ranked> weighed(std::vector<Ranked> all, const kernel::Dreams<View>& match,
                                            kernel::Seat seat, std::span<const Candidate> candidates,
                                            const Effort& effort, kernel::Luck& luck) {
    const std::uint64_t seed = luck.bits();
    Search<View> search(match, guide_, seat, candidates, effort, seed, std::exchange(kept_, {}));
    const std::vector<Weighed> found = search.weigh();
    kept_ = search.after(taken(found));
    return inOrder(std::move(all), found);
  }

  kernel::Bot<View>& habit_;
  Guide<View>& guide_;
  Kept kept_;  ///< of the last search; where it does not fit the question, nothing of it is found
};

}  // namespace search
