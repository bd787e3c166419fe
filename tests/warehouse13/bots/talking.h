#pragma once
// Seasons that bots play and talk in, stopped where a seat is asked.

#include <memory>
#include <vector>

#include "engine/bots/rule.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "warehouse13/bots/played.h"
#include "warehouse13/cards/shipped.h"

namespace talking {

using namespace w13;

inline std::shared_ptr<const Catalog> sharedCards() { return {std::shared_ptr<void>(), &shipped::cards()}; }

/// A season that bots play and talk in, one in each seat.
struct Watched {
  explicit Watched(std::uint64_t seed) : season(sharedCards(), played::seats(4), seed) {
    season.inside().letTalk(true);
    for (int seat = 0; seat < 4; ++seat)
      bots.push_back(std::make_unique<RuleBot>(shipped::cards(), Hidden::Sabotages, &shippedBeliefs()));
  }
  View shown(Seat seat) {
    View view{};
    season.view(seat, view);
    if (!season.said().empty()) bots[at(seat)]->talker()->hear(view, season.said());
    return view;
  }
  void talk() {
    const std::uint32_t now = season.talkMoment();
    if (now == 0 || now == moment) return;
    moment = now;
    for (const Seat seat : SeatSet::firstOf(4)) {
      const View view = shown(seat);
      const auto offers = season.sayable(seat);
      if (const auto wanted = bots[at(seat)]->talker()->say(view, offers, luck)) season.say(seat, offers[*wanted]);
    }
  }
  bool respond() {
    for (const Seat seat : SeatSet::firstOf(4)) {
      if (!season.mayInterject(seat)) continue;
      season.interjections(seat, d);
      const auto wanted = bots[at(seat)]->interject(shown(seat), d, luck);
      if (!wanted) continue;
      season.interject(seat, d[*wanted]);
      return true;
    }
    return false;
  }
  /// Calls `at` where a seat has thought of its answer, before it is given.
  template <class At>
  void play(const At& at) {
    while (!season.over()) {
      talk();
      if (respond()) continue;
      const Seat seat = season.asked().first();
      season.decision(seat, d);
      const int choice = bots[w13::at(seat)]->choose(shown(seat), d, luck);
      if (d.size() > 1) at(seat);
      season.choose(seat, d[choice]);
    }
  }

  Season season;
  std::vector<std::unique_ptr<RuleBot>> bots;
  kernel::Luck luck{5};
  kernel::Decision d;
  std::uint32_t moment = 0;
};

/// Positions along seasons of talking bots: the season, the seat that is asked, and a number.
template <class At>
int alongSeasons(int seasons, int every, const At& at) {
  int number = 0;
  for (int season = 0; season < seasons; ++season) {
    Watched watched(static_cast<std::uint64_t>(40 + season));
    watched.play([&](Seat seat) {
      if (++number % every == 0) at(watched, seat, number);
    });
  }
  return number / every;
}

}  // namespace talking
