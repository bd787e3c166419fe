// The parts of a decision one by one, over positions of random seasons, and the loading of the cards. They explain;
// only whole seasons prove a speed-up.

#include <benchmark/benchmark.h>

#include <cstring>
#include <filesystem>

#include "engine/games/warehouse13/cards/loader.h"
#include "heap.h"
#include "seasons.h"

namespace {

using benchmark::Counter;
using kernel::Decision;

/// Does something with each position in turn.
template <class Table, class With>
void each(benchmark::State& state, With&& with) {
  const std::vector<bench::Position<Table>>& positions = bench::positions<Table>();
  std::size_t next = 0;
  std::int64_t heap = bench::heapCalls();
  for (auto _ : state) {
    with(positions[next]);
    next = next + 1 == positions.size() ? 0 : next + 1;
  }
  heap = bench::heapCalls() - heap;
  state.counters["heap"] = static_cast<double>(heap) / static_cast<double>(state.iterations());
}

template <class Table>
void listing(benchmark::State& state) {
  Decision d;
  each<Table>(state, [&](const auto& at) {
    Table::game().decide(at.state, at.seat, d);
    benchmark::DoNotOptimize(d);
  });
}

template <class Table>
void apply(benchmark::State& state) {
  kernel::Luck luck(1);
  Decision d;
  each<Table>(state, [&](const auto& at) {
    auto copy = at.state;
    Table::game().decide(copy, at.seat, d);
    Table::game().choose(copy, {at.seat, d[luck.pick(d.size(), kernel::ChanceOf::Card)]}, luck, nullptr, d);
    benchmark::DoNotOptimize(copy);
  });
}

template <class Table>
void clone(benchmark::State& state) {
  typename Table::Game::State copy;
  each<Table>(state, [&](const auto& at) {
    copy = at.state;
    benchmark::DoNotOptimize(copy);
  });
  state.counters["bytes"] = sizeof copy;
}

template <class Table>
void cloneAsBytes(benchmark::State& state) {
  using State = typename Table::Game::State;
  alignas(State) std::array<std::byte, sizeof(State)> copy;
  each<Table>(state, [&](const auto& at) {
    std::memcpy(copy.data(), &at.state, sizeof(State));
    benchmark::DoNotOptimize(copy);
  });
  state.counters["bytes"] = sizeof(State);
}

template <class Table>
void view(benchmark::State& state) {
  typename Table::Game::View v;
  each<Table>(state, [&](const auto& at) {
    Table::game().view(at.state, at.seat, v);
    benchmark::DoNotOptimize(v);
  });
  state.counters["bytes"] = sizeof v;
}

template <class Table>
void imagine(benchmark::State& state) {
  const typename Table::Game::Pins pins{};
  kernel::Luck luck(1);
  each<Table>(state, [&](const auto& at) {
    auto dream = Table::game().imagine(at.state, at.seat, luck, pins, kernel::Dealing::Mixed);
    benchmark::DoNotOptimize(dream);
  });
}

void cardData(benchmark::State& state) {
  const std::vector<std::filesystem::path> folders = {std::filesystem::path(W13_DATA_DIR) / "cards/warehouse13"};
  for (auto _ : state) {
    w13::Loaded loaded = w13::loadFolders(folders);
    benchmark::DoNotOptimize(loaded);
  }
}

}  // namespace

using bench::Sales, bench::Seasons;

BENCHMARK(listing<Seasons>)->Name("listing");
BENCHMARK(apply<Seasons>)->Name("apply");
BENCHMARK(clone<Seasons>)->Name("clone");
BENCHMARK(cloneAsBytes<Seasons>)->Name("cloneAsBytes");
BENCHMARK(view<Seasons>)->Name("view");
BENCHMARK(imagine<Seasons>)->Name("imagine");
BENCHMARK(listing<Sales>)->Name("w51/listing");
BENCHMARK(apply<Sales>)->Name("w51/apply");
BENCHMARK(clone<Sales>)->Name("w51/clone");
BENCHMARK(cloneAsBytes<Sales>)->Name("w51/cloneAsBytes");
BENCHMARK(view<Sales>)->Name("w51/view");
BENCHMARK(imagine<Sales>)->Name("w51/imagine");
BENCHMARK(cardData)->Unit(benchmark::kMillisecond);
