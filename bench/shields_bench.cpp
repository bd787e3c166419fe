// What phones cost the window: a face of each game in the middle of a match, and a beat of four of them.

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include "engine/games/games.h"
#include "engine/house/log/match_log.h"
#include "shields/party.h"

namespace {

using kernel::seatAt;

/// A match of four in the middle, played by luck.
struct Middle {
  explicit Middle(const char* name)
      : game(*games::named(name)), box(game.open({})), rules(game.rules()), match(begun()),
        voice(game.voice(*match, rules, house::Language::English, {"", "", "", ""})), table{*match, *voice, rules,
                                                                                            house::Language::English,
                                                                                            std::string(game.name())} {
    kernel::Luck luck(7);
    for (int move = 0; move < 150 && !match->over(); ++move) {
      const kernel::Seat seat = match->asked().first();
      kernel::Decision d;
      match->decision(seat, d);
      match->chooseIndex(seat, luck.pick(d.size(), kernel::ChanceOf::Card));
    }
  }
  std::shared_ptr<house::KeptMatch> begun() const {
    house::Start start;
    start.seed = 3;
    start.players.resize(4);
    start.bots.resize(4);
    start.setup = game.completed({}, 4, *box);
    return beginMatch(box, start);
  }

  const house::GameModule& game;
  std::shared_ptr<const house::Box> box;
  house::RuleBook rules;
  std::shared_ptr<house::KeptMatch> match;
  std::unique_ptr<house::Voice> voice;
  shields::Table table;
};

void face(benchmark::State& state, const char* game) {
  const Middle middle(game);
  std::size_t bytes = 0;
  for (auto each : state) {
    const house::Json shown = faceOf(middle.table, seatAt(1), {}, {});
    bytes = shown.dump().size();
    benchmark::DoNotOptimize(bytes);
  }
  state.counters["bytes"] = static_cast<double>(bytes);
}

/// Four frames are opened, and four sealed.
void beat(benchmark::State& state) {
  const shields::KeyPair table, phone;
  const shields::Call call = shields::newCall(), salt = shields::newCall();
  auto there = *shields::Channel::between(shields::End::Table, table, phone.open(), call, salt);
  auto here = *shields::Channel::between(shields::End::Phone, phone, table.open(), call, salt);
  const shields::Bytes out(shields::kMostToPhone), in(shields::kMostToTable);
  for (auto each : state)
    for (int line = 0; line < 4; ++line) {
      benchmark::DoNotOptimize(there.seal(out));
      benchmark::DoNotOptimize(there.open(here.seal(in)));
    }
}

BENCHMARK_CAPTURE(face, vault, "vault")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(face, warehouse51, "warehouse51")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(face, warehouse13, "warehouse13")->Unit(benchmark::kMicrosecond);
BENCHMARK(beat)->Unit(benchmark::kMicrosecond);

}  // namespace
