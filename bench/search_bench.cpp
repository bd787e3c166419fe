// How many dreams a search plays on in a second, on one thread: from the middle of a season between rule bots to where
// its guide ends them.

#include <benchmark/benchmark.h>

#include <vector>

#include "engine/bots/rule.h"
#include "engine/bots/season_guide.h"
#include "engine/search/search.h"
#include "seasons.h"

namespace {

using kernel::Decision;
using namespace w13;

/// What a bot thinks about: a question with several answers.
struct Thought {
  State state;
  Decision question;
};

/// Questions of the second Episodes of seasons that rule bots play.
std::vector<Thought> middles() {
  constexpr int kSeasons = 20, kEvery = 7;
  const Warehouse13& game = bench::Seasons::game();
  std::vector<Thought> found;
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= kSeasons; ++seed) {
    kernel::Luck luck(seed);
    Decision d;
    State state = game.begin(bench::Seasons::setup(), luck, nullptr, d);
    std::vector<RuleBot> bots(bench::kSeats, RuleBot(bench::cards()));
    View view{};
    while (!d.empty() && state.world.episode <= 2) {
      if (state.world.episode == 2 && d.size() > 1 && ++seen % kEvery == 0) found.push_back({state, d});
      game.view(state, d.seat(), view);
      const int choice = bots[at(d.seat())].choose(view, d, luck);
      game.choose(state, {d.seat(), d[choice]}, luck, nullptr, d);
    }
  }
  return found;
}

void searching(benchmark::State& state) {
  const std::vector<Thought> thoughts = middles();
  const Suspicion noticed(&shippedBeliefs());
  const auto guide = seasonGuide(bench::cards(), shippedPromise(), noticed);
  std::size_t next = 0;
  std::int64_t dreams = 0;
  View view{};
  for (auto _ : state) {
    const Thought& thought = thoughts[next++ % thoughts.size()];
    const kernel::DreamsOf<Warehouse13> match(bench::Seasons::game(), thought.state);
    bench::Seasons::game().view(thought.state, thought.question.seat(), view);
    guide->startFrom(view);
    std::vector<search::Candidate> candidates;
    for (const kernel::Choice choice : thought.question.choices())
      if (candidates.size() < 8) candidates.emplace_back(kernel::Move{thought.question.seat(), choice});
    for (const search::Weighed& each :
         search::Search<View>(match, *guide, thought.question.seat(), candidates, {.dreams = 500}, next).weigh())
      dreams += each.dreams;
  }
  state.counters["dreams"] = benchmark::Counter(static_cast<double>(dreams), benchmark::Counter::kIsRate);
}

}  // namespace

BENCHMARK(searching)->Name("search")->Unit(benchmark::kMillisecond);
