#include "workshop/comparison.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>

#include "engine/house/match/play_out.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace house {

namespace {

constexpr int kBatch = 100;  // matches between two reports
constexpr double kTwoSided95 = 1.96;

/// The cards to compare with.
std::shared_ptr<const Box> baseOf(const ComparisonPlan& plan) {
  return plan.card.empty() ? plan.before : plan.game.gauge()->without(plan.card, *plan.after);
}

double variance(const Tally& tally) {
  const double mean = tally.mean();
  return tally.times < 2 ? 0 : std::max(0.0, tally.squares / static_cast<double>(tally.times) - mean * mean);
}

/// Standard deviations between the means of two tallies; 0 where chance cannot be told.
double deviationsBetween(const Tally& before, const Tally& after) {
  if (before.times < 2 || after.times < 2) return 0;
  const double chance = std::sqrt(variance(before) / static_cast<double>(before.times) +
                                  variance(after) / static_cast<double>(after.times));
  const double change = after.mean() - before.mean();
  if (chance > 0) return change / chance;
  return change == 0 ? 0 : std::copysign(std::numeric_limits<double>::infinity(), change);
}

}  // namespace

struct Comparison::Inside {
  /// What came of one match; `fault` is not empty if it could not be played to its end.
  struct Ended {
    Counted counted;
    std::string fault;
  };

  /// A match of so many players, all of them bots of the first kind.
  static Ended played(const GameModule& game, const Box& box, int players, std::uint64_t seed) {
    Ended ended;
    try {
      const SetupValues setup = game.completed({}, players, box);
      const auto match = box.begin(setup, std::make_unique<kernel::Luck>(seed));
      const std::vector<std::string> everywhere(kernel::sizeOf(players), std::string(game.bots().front().id));
      Referee bots(*match, game, box, everywhere, luckOfBots(seed));
      playOut(*match, bots);
      ended.counted = game.gauge()->count(*match);
    } catch (const std::exception& error) {
      ended.fault = "match " + std::to_string(seed) + ": " + error.what();
    }
    return ended;
  }

  /// Everything counted for one number of players.
  struct Table {
    int players = 0;
    std::vector<Tally> before, after, change;  ///< by figure of the match
  };

  Inside(ComparisonPlan wanted, Tell told)
      : plan(std::move(wanted)), base(baseOf(plan)), tell(std::move(told)), begun(std::chrono::steady_clock::now()) {
    const std::size_t figures = plan.game.gauge()->ofMatch().size();
    for (const int players : plan.players) {
      for (const Box* box : {base.get(), plan.after.get()}) (void)plan.game.completed({}, players, *box);
      tables.push_back(
          {players, std::vector<Tally>(figures), std::vector<Tally>(figures), std::vector<Tally>(figures)});
    }
    known.all = 2L * plan.matches * kernel::count(tables);
    thread = std::jthread([this](const std::stop_token& stop) { play(stop); });
  }

  /// Batch after batch of each number of players, so that all of them tighten together.
  void play(const std::stop_token& stop) {
    standBack();
    for (int from = 0; from < plan.matches; from += kBatch)
      for (Table& table : tables)
        if (!stop.stop_requested()) playBatch(table, from, stop);
    tellAfter([&] {
      known.over = true;
      known.cancelled = known.done < known.all;
    });
  }

  void playBatch(Table& table, int from, const std::stop_token& stop) {
    const int matches = std::min(kBatch, plan.matches - from);
    std::vector<Ended> before(kernel::sizeOf(matches)), after(kernel::sizeOf(matches));
    std::atomic<int> next = 0;
    {
      std::vector<std::jthread> threads;
      for (int at = 0; at < std::max(1, plan.threads); ++at)
        threads.emplace_back([&] {
          for (int match = next++; match < matches && !stop.stop_requested(); match = next++) {
            const std::uint64_t seed = plan.seed + kernel::sizeOf(from + match);
            kernel::at(before, match) = played(plan.game, *base, table.players, seed);
            kernel::at(after, match) = played(plan.game, *plan.after, table.players, seed);
          }
        });
    }
    if (stop.stop_requested()) return;  // a part of a batch would depend on the moment
    tellAfter([&] {
      for (int match = 0; match < matches; ++match) take(table, kernel::at(before, match), kernel::at(after, match));
      judge();
    });
  }

  void take(Table& table, const Ended& before, const Ended& after) {
    known.done += 2;
    for (const Ended* each : {&before, &after})
      if (!each->fault.empty()) known.fail(each->fault);
    if (!before.fault.empty() || !after.fault.empty()) return;
    for (std::size_t figure = 0; figure < table.change.size(); ++figure) {
      const double was = before.counted.ofMatch[figure], is = after.counted.ofMatch[figure];
      table.before[figure].add(was);
      table.after[figure].add(is);
      table.change[figure].add(is - was);
    }
    addCards(before.counted, *base, cardsBefore);
    addCards(after.counted, *plan.after, cardsAfter);
  }

  using ByCard = std::map<std::string, std::vector<Tally>>;
  void addCards(const Counted& counted, const Box& box, ByCard& cards) const {
    const std::vector<std::string> paths = plan.game.gauge()->cards(box);
    for (std::size_t card = 0; card < paths.size(); ++card) {
      std::vector<Tally>& sums = cards[paths[card]];
      sums.resize(counted.ofCards[card].size());
      for (std::size_t figure = 0; figure < sums.size(); ++figure) sums[figure].add(counted.ofCards[card][figure]);
    }
  }

  /// Changes what is known, and tells it; who listens may ask back.
  template <class Change>
  void tellAfter(Change change) {
    Compared now;
    {
      const std::lock_guard lock(mutex);
      change();
      known.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
      now = known;
    }
    if (tell) tell(now);
  }

  void judge() {
    known.tables.clear();
    for (const Table& table : tables) {
      TableCompared compared{table.players, table.change.empty() ? 0 : table.change.front().times, {}};
      for (std::size_t figure = 0; figure < table.change.size(); ++figure) {
        const Tally& change = table.change[figure];
        const double give =
            change.times < 2 ? 0 : kTwoSided95 * std::sqrt(variance(change) / static_cast<double>(change.times));
        compared.figures.push_back({table.before[figure].mean(), table.after[figure].mean(), change.mean(), give});
      }
      known.tables.push_back(std::move(compared));
    }
    known.cards.clear();
    for (const auto& [path, after] : cardsAfter) {
      const auto was = cardsBefore.find(path);
      if (was == cardsBefore.end()) continue;
      for (int figure = 0; figure < kernel::count(after); ++figure) {
        const Tally &then = kernel::at(was->second, figure), &now = kernel::at(after, figure);
        known.cards.push_back(
            {path, figure, then.mean(), now.mean(), then.times > 0 && now.times > 0, deviationsBetween(then, now)});
      }
    }
    std::ranges::stable_sort(known.cards, std::greater(),
                             [](const CardCompared& each) { return std::abs(each.deviations); });
  }

  ComparisonPlan plan;
  std::shared_ptr<const Box> base;  ///< the cards to compare with
  Tell tell;
  std::chrono::steady_clock::time_point begun;
  mutable std::mutex mutex;  ///< over what follows
  std::vector<Table> tables;
  ByCard cardsBefore, cardsAfter;
  Compared known;
  std::jthread thread;  ///< last: it ends before all that it works on
};

Comparison::Comparison(ComparisonPlan plan, Tell tell) {
  if (plan.players.empty()) throw kernel::RefusedError("there is nothing to measure: choose a number of players");
  if (plan.matches < 1) throw kernel::RefusedError("there is nothing to measure: choose a number of matches");
  inside_ = std::make_unique<Inside>(std::move(plan), std::move(tell));
}
Comparison::~Comparison() = default;

void Comparison::cancel() { inside_->thread.request_stop(); }

Compared Comparison::soFar() const {
  const std::lock_guard lock(inside_->mutex);
  return inside_->known;
}

std::string figuresCsv(const Compared& compared, const Gauge& gauge) {
  std::ostringstream out;
  out << "players,matches,figure,before,after,change,change_low,change_high\n";
  for (const TableCompared& table : compared.tables)
    for (std::size_t at = 0; at < table.figures.size(); ++at) {
      const FigureCompared& figure = table.figures[at];
      out << table.players << ',' << table.matches << ',' << gauge.ofMatch()[at].id << ',' << figure.before << ','
          << figure.after << ',' << figure.change << ',' << figure.change - figure.give << ','
          << figure.change + figure.give << '\n';
    }
  return out.str();
}

std::string cardsCsv(const Compared& compared, const Gauge& gauge) {
  std::ostringstream out;
  out << "card,figure,before,after,deviations\n";
  for (const CardCompared& each : compared.cards)
    out << each.card << ',' << gauge.ofCards()[kernel::sizeOf(each.figure)].id << ',' << each.before << ','
        << each.after << ',' << each.deviations << '\n';
  return out.str();
}

}  // namespace house
