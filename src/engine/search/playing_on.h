#pragma once
// Plays dreams on after each of some candidates, and adds up how it went: the work of one thread.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/search/guide.h"
#include "engine/search/tree.h"

namespace search {

/// A move to be made, or nothing, which lets a window pass.
using Candidate = std::optional<kernel::Move>;

/// How a candidate did.
struct Done {
  int dreams = 0;
  double sum = 0;      ///< of what they were worth to the seat
  double gain = 0;     ///< of what they were worth beyond the same dream with the first candidate
  double squares = 0;  ///< of those gains

  [[nodiscard]] double worth() const { return dreams == 0 ? 0 : sum / dreams; }
  [[nodiscard]] double meanGain() const { return dreams == 0 ? 0 : gain / dreams; }
  /// The standard error of the mean gain.
  [[nodiscard]] double error() const {
    if (dreams == 0) return 0;
    return std::sqrt(std::max(0.0, squares / dreams - meanGain() * meanGain()) / dreams);
  }
  void add(double worth, double beyond) {
    ++dreams;
    sum += worth;
    gain += beyond;
    squares += beyond * beyond;
  }
  friend Done operator+(const Done& a, const Done& b) {
    return {a.dreams + b.dreams, a.sum + b.sum, a.gain + b.gain, a.squares + b.squares};
  }
};

template <class View>
class PlayingOn {
 public:
  using Dreams = kernel::Dreams<View>;

  /// `most`: dreams that will be played at most. `tree`: what earlier dreams have found of this question.
  PlayingOn(std::unique_ptr<Dreams> dreams, std::unique_ptr<Guide<View>> guide, kernel::Seat seat,
            std::span<const Candidate> candidates, int most, std::uint64_t seed, Tree tree)
      : dreams_(std::move(dreams)), guide_(std::move(guide)), seat_(seat), candidates_(candidates), seed_(seed),
        tree_(std::move(tree)), done_(candidates.size()) {
    tree_.reserve(std::min(most, kMostRemembered) + kernel::count(candidates));
    for (const Candidate& each : candidates) roots_.push_back(each ? tree_.from(each->choice) : tree_.add());
  }

  /// Plays the dream of a number on after a candidate. The first candidate comes first in each dream.
  void play(int candidate, int number) {
    const double worth = worthIfPlayable(candidate, number);
    for (const Tree::Branch branch : way_) tree_.count(branch, worth);
    if (candidate == 0) first_ = worth;
    done_[kernel::sizeOf(candidate)].add(worth, worth - first_);
  }
  /// What has been found of the seat's next question, once it has taken a candidate.
  [[nodiscard]] Tree after(int candidate) const { return tree_.below(roots_[kernel::sizeOf(candidate)]); }
  [[nodiscard]] const Done& done(int candidate) const { return done_[kernel::sizeOf(candidate)]; }

 private:
  static constexpr int kMostSteps = 1000;          ///< of one dream
  static constexpr int kMostRemembered = 1 << 16;  ///< nodes of the tree

  /// Cards of an overlay may ask for more than a table can hold: what leads there is lost.
  [[nodiscard]] double worthIfPlayable(int candidate, int number) {
    try {
      return worthOf(candidate, number);
    } catch (const kernel::NoRoomError&) {
      return 0;
    }
  }
  [[nodiscard]] double worthOf(int candidate, int number) {
    kernel::Luck luck(seed_ + static_cast<std::uint64_t>(number) * 0x9E3779B97F4A7C15u);
    dreams_->deal(seat_, guide_->odds(), luck);
    guide_->begin();
    way_.clear();
    answers_ = 0;
    looked_ = false;
    responding_ = false;
    Tree::Node node = roots_[kernel::sizeOf(candidate)];
    if (const Candidate& first = candidates_[kernel::sizeOf(candidate)]) {
      choose(*first, luck);
    } else {  // a window that is let pass is not opened again
      dreams_->decision(next_);
      if (next_.size() > 1) look(next_.seat());
      node = answer(luck, node);
    }
    for (int step = 0; step < kMostSteps && !next_.empty(); ++step) {
      if (guide_->ends(next_)) break;
      if (interject(luck)) continue;
      if (next_.size() > 1) look(next_.seat());
      if (next_.size() > 1 && guide_->ends(view_, answers_)) break;
      node = answer(luck, node);
    }
    return guide_->worth(*dreams_, seat_);
  }

  /// The first seat that wants to, interjects.
  bool interject(kernel::Luck& luck) {
    if (!guide_->interjections(next_)) return false;
    for (const kernel::Seat seat : kernel::SeatSet::firstOf(dreams_->seats())) {
      dreams_->interjections(seat, offers_);
      if (offers_.seat() != seat) continue;  // it may not interject
      if (seat == seat_) responding_ = false;
      if (offers_.empty() || !guide_->mayMake(offers_)) continue;
      look(seat);
      const std::optional<int> wanted = guide_->interject(view_, offers_, luck);
      if (!wanted) continue;
      if (seat == seat_) responding_ = true;
      choose({seat, offers_[*wanted], kernel::How::Interjection}, luck);
      return true;
    }
    return false;
  }

  /// What a seat sees.
  void look(kernel::Seat seat) {
    if (!looked_) dreams_->view(seat, view_);
    else dreams_->turn(seat, view_);
    looked_ = true;
  }
  void choose(const kernel::Move& move, kernel::Luck& luck) {
    dreams_->choose(move, luck, next_);
    looked_ = false;
  }
  /// The open question is answered; returns where the tree goes on.
  Tree::Node answer(kernel::Luck& luck, Tree::Node node) {
    const kernel::Seat seat = next_.seat();
    int choice = 0;
    if (next_.size() > 1) {
      answers_ += seat == seat_ ? 0 : 1;
      choice = seat == seat_ && !responding_ && node != Tree::kNone ? fromTree(luck, node) : usual(luck);
    }
    choose({seat, next_[choice]}, luck);
    return node;
  }
  int usual(kernel::Luck& luck) { return guide_->choose(view_, next_, luck); }
  /// The seat's own choice; `node` goes on to what comes after it.
  int fromTree(kernel::Luck& luck, Tree::Node& node) {
    Tree::Branch branch = tree_.select(node, next_);
    if (branch == Tree::kNone) branch = tree_.grow(node, next_[untried(luck, node)]);
    node = Tree::kNone;
    if (branch == Tree::kNone) return usual(luck);  // the tree is full
    way_.push_back(branch);
    node = tree_.after(branch);
    return next_.find(tree_.choice(branch));
  }
  /// What rules of thumb would choose, if it has not been tried yet; else any other.
  int untried(kernel::Luck& luck, Tree::Node node) {
    if (const int first = usual(luck); tree_.find(node, next_[first]) == Tree::kNone) return first;
    for (int at = luck.pick(next_.size(), kernel::ChanceOf::Card);; at = (at + 1) % next_.size())
      if (tree_.find(node, next_[at]) == Tree::kNone) return at;
  }

  std::unique_ptr<Dreams> dreams_;
  std::unique_ptr<Guide<View>> guide_;
  kernel::Seat seat_;
  std::span<const Candidate> candidates_;
  std::uint64_t seed_;
  Tree tree_;
  std::vector<Tree::Node> roots_;  ///< by candidate
  std::vector<Done> done_;         ///< likewise
  std::vector<Tree::Branch> way_;  ///< of this dream through the tree
  double first_ = 0;               ///< what the first candidate's dream was worth
  int answers_ = 0;                ///< of other seats in this dream
  bool responding_ = false;        ///< the seat carries out a response, as a bot that searches would: by habit
  kernel::Decision next_, offers_;
  View view_{};
  bool looked_ = false;  ///< the view is of this moment
};

}  // namespace search
