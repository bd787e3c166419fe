#include "warehouse13/bots/played.h"

#include <bit>
#include <stdexcept>
#include <vector>

namespace played {

using kernel::Decision;
using w13::Seat;
using w13::seatAt;

namespace {

constexpr int kMostInOneWindow = 8;

class Running {
 public:
  Running(const w13::Catalog& cards, const w13::Setup& setup, std::uint64_t seed, const MakeBot& make)
      : game_(cards), chance_(seed), luck_(~seed), state_(game_.begin(setup, chance_, nullptr, d_)) {
    for (int at = 0; at < game_.seats(state_); ++at)
      bots_.push_back(make(seatAt(at), state_.world.traitor.seat == seatAt(at)));
  }

  Season toTheEnd() {
    while (!game_.result(state_).over) {
      respond();
      if (!game_.result(state_).over) answer();
    }
    const w13::World& end = state_.world;
    result_.winner = end.winner;
    result_.ending = end.ending;
    result_.episodes = end.episode;
    result_.retrieved = end.stacks.size();
    result_.lost = end.lost.size();
    return result_;
  }

 private:
  void respond() {
    Decision offers;
    for (int at = 0; at < game_.seats(state_); ++at)
      for (int tries = 0; tries < kMostInOneWindow && !game_.result(state_).over; ++tries) {
        if (!game_.mayInterject(state_, seatAt(at))) break;
        game_.interject(state_, seatAt(at), offers);
        game_.view(state_, seatAt(at), view_);
        const std::optional<int> chosen = bots_[static_cast<std::size_t>(at)]->interject(view_, offers, luck_);
        if (!chosen) break;
        make(seatAt(at), offers, *chosen, kernel::How::Interjection);
        settleOwn(seatAt(at));
      }
  }
  /// An interjection may ask further questions before the window stands open again.
  void settleOwn(Seat seat) {
    while (!game_.result(state_).over && !game_.mayInterject(state_, seat) && !anyWindow()) answer();
  }
  [[nodiscard]] bool anyWindow() const {
    for (int at = 0; at < game_.seats(state_); ++at)
      if (game_.mayInterject(state_, seatAt(at))) return true;
    return false;
  }
  void answer() {
    const w13::SeatSet asked = game_.asked(state_);
    if (asked.empty()) throw std::logic_error("the season is not over, and nobody is asked");
    const Seat seat = seatAt(std::countr_zero(asked.bits()));
    game_.decide(state_, seat, d_);
    game_.view(state_, seat, view_);
    make(seat, d_, bots_[static_cast<std::size_t>(index(seat))]->choose(view_, d_, luck_));
  }
  void make(Seat seat, const Decision& offered, int at, kernel::How how = kernel::How::Answer) {
    if (at < 0 || at >= offered.size()) throw std::out_of_range("a bot answered with what was not offered");
    const kernel::Choice choice = offered[at];
    for (const std::uint64_t part :
         {std::uint64_t{choice.verb}, std::uint64_t{choice.noun.index}, std::uint64_t(index(seat))})
      result_.trace = (result_.trace ^ part) * 0x100000001b3u;
    ++result_.choices;
    if (choice.verb == w13::verb::Reveal && offered.question() == static_cast<std::uint16_t>(w13::Ask::Capture) &&
        state_.world.traitor.seat == seat)
      ++result_.captured;
    game_.choose(state_, {seat, choice, how}, chance_, nullptr, d_);
    result_.traitorBronzed = result_.traitorBronzed || state_.world.traitor.bronzed;
    result_.loyalBronzed = result_.loyalBronzed || state_.world.bronzed != Seat::Table;
    if (state_.world.phase == w13::Phase::Finale) result_.plotTurns = state_.world.round;
  }

  w13::Warehouse13 game_;
  kernel::Luck chance_;
  kernel::Luck luck_;
  Decision d_;
  w13::State state_;
  w13::View view_;
  std::vector<std::unique_ptr<w13::Bot>> bots_;
  Season result_;
};

}  // namespace

Season play(const w13::Catalog& cards, const w13::Setup& setup, std::uint64_t seed, const MakeBot& make) {
  return Running(cards, setup, seed, make).toTheEnd();
}

w13::Setup seats(int players) {
  w13::Setup setup;
  for (int agent = 0; agent < players; ++agent) setup.agents.push_back(static_cast<w13::AgentId>(agent));
  return setup;
}

}  // namespace played
