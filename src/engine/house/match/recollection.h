#pragma once
// What a seat has been shown of a match, told again: a bot that joins a match that goes on has not watched it, a seat
// that a person plays has none that has, and once a match is over everybody may know what a bot believed in it.

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/house/match/match_of.h"
#include "engine/kernel/bot.h"

namespace house {

/// A match so far, with all its secrets. It refers to the match, which must outlive it. A step is a number of moves
/// made: 0 is the opening.
template <kernel::Game G>
struct Past {
  const G& game;
  std::span<const kernel::Entry> moves;
  std::function<const typename G::State&(std::size_t step)> stateAt;
  std::span<const kernel::Said> said = {};
  std::function<std::uint32_t(std::size_t step)> talkMomentAt = {};  ///< Match::talkMoment; empty: nobody talks

  [[nodiscard]] std::size_t last() const { return moves.size(); }
  void view(std::size_t step, kernel::Seat viewer, typename G::View& v) const { game.view(stateAt(step), viewer, v); }
  /// What had been said by the end of a step.
  [[nodiscard]] std::span<const kernel::Said> saidBy(std::size_t step) const {
    const auto later = [&](const kernel::Said& each) { return kernel::sizeOf(each.step) > step; };
    return said.first(static_cast<std::size_t>(std::ranges::find_if(said, later) - said.begin()));
  }
};

template <kernel::Game G>
[[nodiscard]] Past<G> pastOf(const MatchOf<G>& match) {
  Past<G> past{match.session.game(), match.session.history(),
               [&match](std::size_t step) -> const typename G::State& { return match.session.stateAt(step); },
               match.said()};
  if (match.talks()) past.talkMomentAt = [&match](std::size_t step) { return match.talkMomentAt(step); };
  return past;
}

/// Goes through a match as a bot in one of its seats lives through it: it is shown its view where that seat was asked,
/// or could have interjected, and hears what was said by then. Nothing else of the match reaches the bot, so in matches
/// that have looked alike to the seat it remembers the same. What was played and taken back is not remembered.
template <kernel::Game G>
class Recollection {
 public:
  using View = typename G::View;

  /// The past and the bot must outlive it.
  Recollection(const Past<G>& past, kernel::Seat seat, kernel::Bot<View>& mind)
      : past_(past), seat_(seat), mind_(mind) {}

  /// Goes on to this step: a fresh bot knows then what one that sat there from the beginning knows when a move is made
  /// there.
  void upTo(std::size_t step) {
    for (; next_ <= std::min(step, past_.last()); ++next_) {
      if (wasToSpeak()) show(saidBefore());
      if (wasShown()) show(past_.saidBy(next_));
    }
  }

 private:
  /// Seats are asked for interjections in turn, until one of them makes one; then whoever is asked answers.
  [[nodiscard]] bool wasShown() const {
    const kernel::Entry* move = next_ < past_.last() ? &past_.moves[next_] : nullptr;
    const typename G::State& state = past_.stateAt(next_);
    const bool cutOff = move != nullptr && move->how == kernel::How::Interjection && index(move->seat) < index(seat_);
    if (past_.game.mayInterject(state, seat_) && !cutOff) return true;
    if (move == nullptr) return past_.game.asked(state).has(seat_);
    return move->seat == seat_;
  }
  /// Whether bots were asked there what they say; each is, once at each moment.
  [[nodiscard]] bool wasToSpeak() {
    const std::uint32_t now = past_.talkMomentAt ? past_.talkMomentAt(next_) : 0;
    if (now == 0 || std::ranges::find(moments_, now) != moments_.end()) return false;
    moments_.push_back(now);
    return true;
  }
  /// What had been said before it was the seat's turn to speak: each hears what those before it have said.
  [[nodiscard]] std::span<const kernel::Said> saidBefore() const {
    const std::span<const kernel::Said> all = past_.saidBy(next_);
    const auto later = [&](const kernel::Said& each) {
      return kernel::sizeOf(each.step) == next_ && index(each.seat) >= index(seat_);
    };
    return all.first(static_cast<std::size_t>(std::ranges::find_if(all, later) - all.begin()));
  }
  void show(std::span<const kernel::Said> said) {
    View view{};
    past_.view(next_, seat_, view);
    if (kernel::Talker<View>* const ears = said.empty() ? nullptr : mind_.talker()) ears->hear(view, said);
    mind_.notice(view);
  }

  const Past<G>& past_;
  kernel::Seat seat_;
  kernel::Bot<View>& mind_;
  std::size_t next_ = 0;                ///< the next step to remember
  std::vector<std::uint32_t> moments_;  ///< those at which bots were asked what they say
};

}  // namespace house
