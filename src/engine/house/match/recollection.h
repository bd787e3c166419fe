#pragma once
// What a seat has been shown of a match, told again: a seat that a person plays has no bot that has watched.

#include <algorithm>
#include <vector>

#include "engine/house/match/match_of.h"
#include "engine/kernel/bot.h"

namespace house {

/// Goes through a match as a bot in one of its seats would have lived through it: it is shown its view where that seat
/// was asked, or could have interjected, and hears what was said by then. Nothing else of the match reaches the bot, so
/// in matches that have looked alike to the seat it remembers the same.
template <kernel::Game G>
class Recollection {
 public:
  using View = typename G::View;

  /// The match and the bot, which is that game's, must outlive it.
  Recollection(const MatchOf<G>& match, kernel::Seat seat, kernel::Bot<View>& mind)
      : match_(match), seat_(seat), mind_(mind) {}

  /// Up to now; a fresh bot knows then what one that sat there from the beginning knows.
  void tell() {
    for (int step = 0; step <= match_.steps(); ++step) {
      if (wasToSpeak(step)) show(step, saidBefore(step));
      if (wasShown(step)) show(step, saidUntil(step));
    }
  }

 private:
  [[nodiscard]] const typename G::State& at(int step) const { return match_.session.stateAt(kernel::sizeOf(step)); }
  [[nodiscard]] const kernel::Entry* made(int step) const {
    return step < match_.steps() ? &match_.session.history()[kernel::sizeOf(step)] : nullptr;
  }
  /// Seats are asked for interjections in turn, until one of them makes one; then whoever is asked answers.
  [[nodiscard]] bool wasShown(int step) const {
    const G& game = match_.session.game();
    const kernel::Entry* move = made(step);
    const bool cutOff = move != nullptr && move->how == kernel::How::Interjection && index(move->seat) < index(seat_);
    if (game.mayInterject(at(step), seat_) && !cutOff) return true;
    if (move == nullptr) return game.asked(at(step)).has(seat_);
    return move->seat == seat_;
  }
  /// Whether bots were asked there what they say; each is, once at each moment.
  [[nodiscard]] bool wasToSpeak(int step) {
    const std::uint32_t now = match_.talks() ? match_.talkMomentAt(kernel::sizeOf(step)) : 0;
    if (now == 0 || std::ranges::find(moments_, now) != moments_.end()) return false;
    moments_.push_back(now);
    return true;
  }
  /// How much had been said at a step before it was the seat's turn to speak, and by the end of it.
  [[nodiscard]] std::size_t saidBefore(int step) const {
    const auto mine = [&](const kernel::Said& each) {
      return each.step > step || (each.step == step && index(each.seat) >= index(seat_));
    };
    const auto said = match_.said();
    return static_cast<std::size_t>(std::ranges::find_if(said, mine) - said.begin());
  }
  [[nodiscard]] std::size_t saidUntil(int step) const {
    const auto said = match_.said();
    return static_cast<std::size_t>(
        std::ranges::find_if(said, [&](const kernel::Said& each) { return each.step > step; }) - said.begin());
  }
  void show(int step, std::size_t said) {
    View view{};
    match_.session.game().view(at(step), seat_, view);
    if (kernel::Talker<View>* const ears = said == 0 ? nullptr : mind_.talker())
      ears->hear(view, match_.said().first(said));
    mind_.notice(view);
  }

  const MatchOf<G>& match_;
  kernel::Seat seat_;
  kernel::Bot<View>& mind_;
  std::vector<std::uint32_t> moments_;
};

}  // namespace house
