#pragma once
// Weighs the choices of a seat by playing on in dreams. All choices are tried in the same dreams, with the same luck,
// so that what tells them apart is the choice and not the deal; the worse half is let go, again and again, and the rest
// gets the dreams that are left (sequential halving: Karnin, Koren, Somekh 2013). The usual choice stays to the end:
// the others are measured by it. The seat's own later choices in a dream are found by a tree, those of others by the
// guide.

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/kernel/bot.h"
#include "engine/search/playing_on.h"

namespace search {

/// How much is searched.
struct Effort {
  int dreams = 2000;       ///< played on in all, shared out among the choices
  kernel::Both both = {};  ///< if empty, one half is searched after the other; results do not depend on it
  /// Asked before each dream, on each thread, whether to stop: choices are then weighed by what has been seen.
  std::function<bool()> stop = {};
};

/// A candidate, and how it went.
struct Weighed {
  int candidate = 0;  ///< its place
  int dreams = 0;     ///< it was tried in so many
  double worth = 0;   ///< on average, from 0, lost, to 1, won
  double gain = 0;    ///< beyond the usual candidate, in the same dreams
  double error = 0;   ///< the standard error of the gain
};

/// What both halves of a search have found of the seat's next question.
using Kept = std::array<Tree, 2>;

template <class View>
class Search {
 public:
  /// Of what a seat could do now, the usual candidate first. `match` and `guide` are only looked at. `kept`: of an
  /// earlier search.
  Search(const kernel::Dreams<View>& match, const Guide<View>& guide, kernel::Seat seat,
         std::span<const Candidate> candidates, const Effort& effort, std::uint64_t seed, Kept kept = {})
      : effort_(effort), halves_{PlayingOn<View>(match.another(), guide.another(), seat, candidates, effort.dreams,
                                                 seed, std::move(kept[0])),
                                 PlayingOn<View>(match.another(), guide.another(), seat, candidates, effort.dreams,
                                                 seed, std::move(kept[1]))} {
    for (int at = 0; at < kernel::count(candidates); ++at) all_.push_back({at});
  }

  /// Weighs the candidates: the best comes first, and among equals the one that was named first; those that were let go
  /// come last. The same seed and what is kept give the same weights, unless it is stopped. Said once.
  [[nodiscard]] std::vector<Weighed> weigh() {
    int rounds = kRounds;
    while (2 << rounds < kernel::count(all_)) ++rounds;
    std::span<Weighed> alive(all_);
    for (int round = 0; round < rounds && alive.size() > 1 && !stopped(); ++round) {
      tryAll(alive, std::max(2, effort_.dreams / rounds / kernel::count(alive)));
      std::ranges::stable_sort(alive.subspan(1), std::ranges::greater(), &Weighed::worth);
      alive = alive.first(std::max<std::size_t>(2, 1 + alive.size() / 2));
      while (alive.size() > 1 && alive.back().gain < -kClearlyWorse * alive.back().error)
        alive = alive.first(alive.size() - 1);
    }
    std::ranges::stable_sort(alive, std::ranges::greater(), &Weighed::worth);
    return std::move(all_);
  }
  /// What to keep for the seat's next question, once it has taken a candidate.
  [[nodiscard]] Kept after(int candidate) const { return {halves_[0].after(candidate), halves_[1].after(candidate)}; }

 private:
  static constexpr int kRounds = 4;           ///< at least
  static constexpr double kClearlyWorse = 3;  ///< than the usual candidate, in standard errors

  [[nodiscard]] bool stopped() const { return effort_.stop && effort_.stop(); }

  /// Tries all of them in the same further dreams, every second of which is dreamt by the other half.
  void tryAll(std::span<Weighed> all, int dreams) {
    const auto dream = [&](int which) {
      for (int number = dreamt_ + which; number < dreamt_ + dreams && !stopped(); number += 2)
        for (const Weighed& each : all) halves_[kernel::sizeOf(which)].play(each.candidate, number);
    };
    if (effort_.both) {
      effort_.both([&] { dream(0); }, [&] { dream(1); });
    } else {
      dream(0);
      dream(1);
    }
    dreamt_ += dreams;
    for (Weighed& each : all) {
      const Done done = halves_[0].done(each.candidate) + halves_[1].done(each.candidate);
      each = {each.candidate, done.dreams, done.worth(), done.meanGain(), done.error()};
    }
  }

  Effort effort_;
  std::vector<Weighed> all_;
  int dreamt_ = 0;
  std::array<PlayingOn<View>, 2> halves_;
};

}  // namespace search
