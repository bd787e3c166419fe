// How long a bot thinks about a choice that no rule of thumb weighs: one Action played out, in as many dreams as it
// takes.

#include <benchmark/benchmark.h>

#include <vector>

#include "engine/bots/dreaming.h"
#include "seasons.h"

namespace {

using Position = bench::Position<bench::Seasons>;
using kernel::Decision;
using namespace w13;

void thinking(benchmark::State& state, Foresight how) {
  const Warehouse13 game(bench::cards());
  std::vector<const Position*> actions;
  Decision d;
  for (const Position& each : bench::positions<bench::Seasons>()) {
    game.decide(each.state, each.seat, d);
    if (askOf(d) == Ask::TakeAction) actions.push_back(&each);
  }
  const Needs usual = usualNeeds(bench::cards());
  const Suspicion none;
  View view{};
  std::size_t next = 0;
  for (auto _ : state) {
    const Position& at = *actions[next++ % actions.size()];
    game.decide(at.state, at.seat, d);
    game.view(at.state, at.seat, view);
    const kernel::DreamsOf<Warehouse13> match(game, at.state);
    const Foreseen first{{at.seat, d[0]}, how, d[d.size() - 1]};
    benchmark::DoNotOptimize(dreamtWorth({view, bench::cards(), usual, none}, match, first, next));
  }
}

void thinkTillResolved(benchmark::State& state) { thinking(state, Foresight::Resolved); }
void thinkARound(benchmark::State& state) { thinking(state, Foresight::Round); }

}  // namespace

BENCHMARK(thinkTillResolved)->Unit(benchmark::kMicrosecond);
BENCHMARK(thinkARound)->Unit(benchmark::kMicrosecond);
