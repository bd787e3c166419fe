// The parts of a decision one by one, over positions of random seasons, and the loading of the cards. They explain;
// only whole seasons prove a speed-up.

#include <benchmark/benchmark.h>

#include <cstring>
#include <filesystem>

#include "engine/games/warehouse13/cards/loader.h"
#include "heap.h"
#include "seasons.h"

namespace {

using bench::Position;
using benchmark::Counter;
using kernel::Decision;
using w13::State;

/// Does something with each position in turn.
template <class With>
void each(benchmark::State& state, With&& with) {
  const std::vector<Position>& positions = bench::positions();
  std::size_t next = 0;
  std::int64_t heap = bench::heapCalls();
  for (auto _ : state) {
    with(positions[next]);
    next = next + 1 == positions.size() ? 0 : next + 1;
  }
  heap = bench::heapCalls() - heap;
  state.counters["heap"] = static_cast<double>(heap) / static_cast<double>(state.iterations());
}

void listing(benchmark::State& state) {
  const w13::Warehouse13 game(bench::cards());
  Decision d;
  each(state, [&](const Position& at) {
    game.decide(at.state, at.seat, d);
    benchmark::DoNotOptimize(d);
  });
}

void apply(benchmark::State& state) {
  const w13::Warehouse13 game(bench::cards());
  kernel::Luck luck(1);
  Decision d;
  each(state, [&](const Position& at) {
    State copy = at.state;
    game.decide(copy, at.seat, d);
    game.choose(copy, {at.seat, d[luck.pick(d.size(), kernel::ChanceOf::Card)]}, luck, nullptr, d);
    benchmark::DoNotOptimize(copy);
  });
}

void clone(benchmark::State& state) {
  State copy;
  each(state, [&](const Position& at) {
    copy = at.state;
    benchmark::DoNotOptimize(copy);
  });
  state.counters["bytes"] = sizeof(State);
}

void cloneAsBytes(benchmark::State& state) {
  alignas(State) std::array<std::byte, sizeof(State)> copy;
  each(state, [&](const Position& at) {
    std::memcpy(copy.data(), &at.state, sizeof(State));
    benchmark::DoNotOptimize(copy);
  });
  state.counters["bytes"] = sizeof(State);
}

void view(benchmark::State& state) {
  const w13::Warehouse13 game(bench::cards());
  w13::View v;
  each(state, [&](const Position& at) {
    game.view(at.state, at.seat, v);
    benchmark::DoNotOptimize(v);
  });
  state.counters["bytes"] = sizeof(w13::View);
}

void imagine(benchmark::State& state) {
  const w13::Warehouse13 game(bench::cards());
  const w13::Pins pins;
  kernel::Luck luck(1);
  each(state, [&](const Position& at) {
    State dream = game.imagine(at.state, at.seat, luck, pins, kernel::Dealing::Mixed);
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

BENCHMARK(listing);
BENCHMARK(apply);
BENCHMARK(clone);
BENCHMARK(cloneAsBytes);
BENCHMARK(view);
BENCHMARK(imagine);
BENCHMARK(cardData)->Unit(benchmark::kMillisecond);
