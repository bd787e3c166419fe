#include "engine/afterwards/played.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

std::span<const kernel::Said> Played::saidBy(std::size_t step) const {
  const auto end =
      std::ranges::find_if(said, [&](const kernel::Said& each) { return kernel::sizeOf(each.step) > step; });
  return said.first(static_cast<std::size_t>(end - said.begin()));
}

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
  const auto& session = season.inside().session;
  return {season.inside().game,
          session.history(),
          season.said(),
          season.talks(),
          [&session](std::size_t step) -> const State& { return session.stateAt(step); },
          [events = std::make_shared<const std::vector<Events>>(eventsByStep(session))](std::size_t step) {
            return std::span<const Event>((*events)[step]);
          }};
}

}  // namespace w13
