#include "engine/afterwards/played.h"

#include <memory>
#include <vector>

#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

/// What happened in each move, by playing it again with the same chance.
std::vector<Events> eventsByStep(const kernel::Session<Warehouse13>& session) {
  std::vector<Events> all(session.history().size() + 1);
  kernel::Decision next;
  for (std::size_t at = 0; at < session.history().size(); ++at) {
    State state = session.stateAt(at);
    kernel::Replayed chance(session.outcomesOf(at));
    session.game().choose(state, session.history()[at], chance, &all[at + 1], next);
  }
  return all;
}

}  // namespace

Played playedIn(const Season& season) {
  if (!season.over()) throw kernel::RefusedError("the season is not over; what was believed in it is told at its end");
  const auto events = std::make_shared<const std::vector<Events>>(eventsByStep(season.inside().session));
  return {house::pastOf<Warehouse13>(season.inside()),
          [events](std::size_t step) { return std::span<const Event>((*events)[step]); }};
}

}  // namespace w13
