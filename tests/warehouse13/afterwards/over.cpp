#include "warehouse13/afterwards/over.h"

#include "engine/bots/rule.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/log/play.h"

namespace afterwards {

using namespace w13;

namespace {

/// Plays as house::Referee does: remarks first, then responses, each seat once, then the answer.
class Playing {
 public:
  explicit Playing(Over& over) : over_(over), season_(over.season) {
    for (const std::string& name : over.bots)
      bots_.push_back(
          std::make_unique<RuleBot>(season_.cards(), Hidden::Sabotages, name == "wary" ? &shippedBeliefs() : nullptr));
  }
  void toTheEnd() {
    while (!season_.over()) {
      talk();
      const std::optional<kernel::Move> made = respond();
      const kernel::Move move = made ? *made : answer();
      note();
      if (made) season_.interject(move.seat, move.choice);
      else season_.choose(move.seat, move.choice);
    }
  }

 private:
  const View& seen(Seat seat) {
    season_.view(seat, view_);
    if (!season_.said().empty()) bots_[w13::at(seat)]->talker()->hear(view_, season_.said());
    return view_;
  }
  void talk() {
    if (!season_.talks() || season_.talkMoment() == 0 || season_.talkMoment() == moment_) return;
    moment_ = season_.talkMoment();
    for (const Seat seat : SeatSet::firstOf(season_.seats())) {
      const std::vector<kernel::Remark> offers = season_.sayable(seat);
      const View& view = seen(seat);
      if (const auto wanted = bots_[w13::at(seat)]->talker()->say(view, offers, luck_))
        season_.say(seat, offers[static_cast<std::size_t>(*wanted)]);
    }
  }
  std::optional<kernel::Move> respond() {
    kernel::Decision offers;
    for (const Seat seat : SeatSet::firstOf(season_.seats())) {
      if (!season_.mayInterject(seat)) continue;
      season_.interjections(seat, offers);
      if (const auto wanted = bots_[w13::at(seat)]->interject(seen(seat), offers, luck_))
        return kernel::Move{seat, offers[*wanted], kernel::How::Interjection};
    }
    return std::nullopt;
  }
  kernel::Move answer() {
    kernel::Decision d;
    const Seat seat = season_.asked().first();
    season_.decision(seat, d);
    return {seat, d[bots_[w13::at(seat)]->choose(seen(seat), d, luck_)]};
  }
  void note() {
    PerSeat<PerSeat<double>>& now = over_.live.emplace_back();
    SeatSet& who = over_.believing.emplace_back();
    for (const Seat seat : SeatSet::firstOf(season_.seats())) {
      season_.view(seat, view_);
      if (view_.isTraitor || view_.traitorRevealed || view_.traitorBronzed) continue;
      who |= seat;
      for (const Seat other : SeatSet::firstOf(season_.seats()))
        now[seat][other] = bots_[w13::at(seat)]->suspicion().of(other, view_);
    }
  }

  Over& over_;
  Season& season_;
  std::vector<std::unique_ptr<RuleBot>> bots_;
  kernel::Luck luck_{7};
  std::uint32_t moment_ = 0;
  View view_{};
};

}  // namespace

Over playedOver(std::uint64_t seed, std::vector<std::string> bots, bool talk) {
  SeasonStart start = logs::start(static_cast<int>(bots.size()), seed);
  start.setup.variants = {};
  start.bots = bots;
  start.talk = talk;
  Over over{beginSeason(logs::cards(), start), std::move(bots), {}, {}};
  Playing(over).toTheEnd();
  return over;
}

Played dealtAnew(const Played& played, Seat viewer, std::vector<State>& worlds) {
  kernel::Luck luck(99);
  worlds.clear();
  for (std::size_t step = 0; step <= played.last(); ++step)
    worlds.push_back(step == played.last()  // then all is open
                         ? played.stateAt(step)
                         : played.game.imagine(played.stateAt(step), viewer, luck, Pins{}, kernel::Dealing::Mixed));
  Played other = played;
  other.stateAt = [&worlds](std::size_t step) -> const State& { return worlds[step]; };
  return other;
}

const Catalog& Film::shippedCards() { return shipped::cards(); }

Film& Film::play(const std::string& words) {
  scene_.play(words);
  states_.push_back(scene_.state());
  events_.push_back(scene_.events());
  moves_.emplace_back();
  return *this;
}

Played Film::played() const {
  return {{game_, moves_, [this](std::size_t step) -> const State& { return states_[step]; }},
          [this](std::size_t step) { return std::span<const Event>(events_[step]); }};
}

}  // namespace afterwards
