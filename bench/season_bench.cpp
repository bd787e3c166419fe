// Whole seasons: decisions per second, bare and with full service, and bots at the table.

#include <benchmark/benchmark.h>

#include "engine/games/games.h"
#include "engine/house/match/game_module.h"
#include "heap.h"
#include "measure/self_play.h"
#include "seasons.h"

namespace {

using bench::Tally;
using benchmark::Counter;

void report(benchmark::State& state, const Tally& tally, std::int64_t heap) {
  const auto share = [](std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
  };
  const auto rate = [](std::int64_t of) { return Counter(static_cast<double>(of), Counter::kIsRate); };
  const std::int64_t decisions = tally.open + tally.forced;
  state.counters["decisions/s"] = rate(decisions);
  state.counters["open/s"] = rate(tally.open);
  state.counters["withPolls/s"] = rate(decisions + tally.polls);
  state.counters["seasons/s"] = rate(tally.seasons);
  state.counters["decisions/season"] = share(decisions, tally.seasons);
  state.counters["choices/open"] = share(tally.choices, tally.open);
  state.counters["forced/decision"] = share(tally.forced, decisions);
  state.counters["polls/decision"] = share(tally.polls, decisions);
  state.counters["interjections/season"] = share(tally.interjections, tally.seasons);
  state.counters["heap/decision"] = share(heap, decisions);
  state.counters["checksum"] = static_cast<double>(tally.checksum % 1'000'000);
}

using Play = void (*)(std::uint64_t, Tally&);

void seasons(benchmark::State& state, Play play) {
  const std::int64_t count = state.range(0);
  Tally tally;
  const std::int64_t heap = bench::heapCalls();
  for (auto _ : state) {
    tally.checksum = 0;
    for (std::int64_t seed = 1; seed <= count; ++seed) play(static_cast<std::uint64_t>(seed), tally);
  }
  report(state, tally, bench::heapCalls() - heap);
}

template <class Table>
void bare(benchmark::State& state) {
  seasons(state, bench::playBare<Table>);
}
template <class Table>
void fullService(benchmark::State& state) {
  seasons(state, bench::playInFull<Table>);
}

/// Whole matches of four rule bots, with all that the house does for them.
void ruleBots(benchmark::State& state) {
  const house::GameModule& game = *games::named("warehouse51");
  measure::SelfPlay plan{game, game.open({}), {}, std::vector<std::string>(bench::kSeats, "rule")};
  plan.setup = game.completed({}, bench::kSeats, *plan.box);
  plan.matches = static_cast<int>(state.range(0));
  std::int64_t moves = 0;
  for (auto _ : state) moves += measure::selfPlay(plan).moves;
  state.counters["moves/s"] = Counter(static_cast<double>(moves), Counter::kIsRate);
  state.counters["matches/s"] = Counter(static_cast<double>(state.iterations() * state.range(0)), Counter::kIsRate);
}

}  // namespace

// A run is so many matches from set-up to the end, seeds 1 to N.
BENCHMARK(bare<bench::Seasons>)->Name("bare")->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(fullService<bench::Seasons>)->Name("fullService")->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(bare<bench::Sales>)->Name("w51/bare")->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(fullService<bench::Sales>)->Name("w51/fullService")->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(ruleBots)->Name("w51/ruleBots")->Arg(300)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();
// Two lengths for counting instructions: docs/bench.md.
BENCHMARK(bare<bench::Seasons>)->Name("instructions")->Arg(100)->Arg(300)->Iterations(1);
BENCHMARK(fullService<bench::Seasons>)->Name("instructionsInFull")->Arg(100)->Arg(300)->Iterations(1);
