#include "workshop/warehouse13/measure.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

#include "engine/games/warehouse13/cards/read_back.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "measure/report/blank.h"
#include "measure/report/changes.h"
#include "measure/report/csv.h"
#include "measure/report/endings.h"
#include "measure/report/figures.h"

namespace w13 {

namespace {

constexpr int kBatch = 100;  ///< seasons between two tellings
constexpr std::size_t kMostUses = 60;

Ranged spreadOf(const Rate& rate) { return {rate.value(), rate.interval().low, rate.interval().high}; }
Ranged spreadOf(const Estimate& estimate) { return {estimate.value, estimate.interval.low, estimate.interval.high}; }

MeasuredSide sideOf(const TableFigures& table) {
  const long all = std::max(1L, table.warehouse.of);
  MeasuredSide side;
  side.wins = spreadOf(table.warehouse);
  side.episodes = table.means.episodes;
  for (const long seasons : table.lengths) side.lengths.push_back(ratio(seasons, all));
  for (const EndingWords& each : endings()) side.endings.push_back(ratio(table.endings[each.ending], all));
  return side;
}

MeasuredTable tableOf(int players, const Simulated& before, const Simulated& after) {
  const ChangeFigures change = changeOf(players, before, after);
  MeasuredTable table;
  table.players = players;
  table.seasons = kernel::count(before.seasons);
  table.before = sideOf(tableOf(players, before));
  table.after = sideOf(tableOf(players, after));
  table.wins = spreadOf(change.wins);
  table.episodes = spreadOf(change.episodes);
  for (const EndingWords& each : endings()) table.endings.push_back(spreadOf(change.endings[each.ending]));
  return table;
}

std::vector<MeasuredUse> usesOf(const BalancePlan& plan, const Balance& played) {
  std::vector<MeasuredUse> uses;
  for (const UseChange& each : useChangesOf(*plan.cards, played.base, *plan.against, played.against)) {
    if (uses.size() == kMostUses) break;
    const DesignId now = plan.against->find(each.id);
    const Design& design = now == DesignId::None ? plan.cards->of(plan.cards->find(each.id)) : plan.against->of(now);
    uses.push_back({each.id, design.name, columnOf(each.use), each.before, each.after, each.deviations});
  }
  return uses;
}

/// Whether somebody decides to play or use it; all others act by themselves.
bool isChosen(const Design& design) {
  return canBeBlanked(design) &&
         (design.kind == Kind::Trait || (design.kind == Kind::Ability && design.at(When::Done) != 0));
}

/// Whether a card of this design does something else than before, or is new.
bool isChanged(const Design& design, const Catalog& after, const Catalog& before) {
  const DesignId was = before.find(design.id);
  return was == DesignId::None || readBack(before.of(was), before) != readBack(design, after);
}

std::vector<DesignId> chosenOf(const MeasurePlan& plan) {
  const Catalog& after = *plan.after.cards;
  std::vector<DesignId> found;
  for (const DesignId each : kernel::Each<DesignId>(kernel::count(after.designs))) {
    const Design& design = after.of(each);
    const bool measured = plan.card.empty() ? isChanged(design, after, *plan.before.cards) : design.id == plan.card;
    if (measured && isChosen(design)) found.push_back(each);
  }
  return found;
}

/// The cards to compare with.
CardSet baseOf(const MeasurePlan& plan) {
  if (plan.card.empty()) return plan.before;
  const DesignId card = cardsToBlank(*plan.after.cards, {plan.card}).front();
  const Design& design = plan.after.cards->of(card);
  return {plan.after.layers, std::make_shared<const Catalog>(withBlank(plan.after.layers, design))};
}

/// The seasons of one number of players.
SimulationPlan seatsFor(const MeasurePlan& plan, int players) {
  SimulationPlan table;
  for (const AgentId agent : kernel::Each<AgentId>(players)) table.setup.agents.push_back(agent);
  table.setup.variants.cooperative = players == 2;
  table.anyAgents = true;
  table.cards = true;
  table.bots.assign(kernel::sizeOf(players), "rule");
  table.seasons = 0;
  table.seed = plan.seed;
  table.threads = std::max(1, plan.threads);
  return table;
}

BalancePlan balanceOf(const MeasurePlan& plan) {
  if (plan.players.empty()) throw kernel::RefusedError("there is nothing to measure: choose a number of players");
  if (plan.seasons < 1) throw kernel::RefusedError("there is nothing to measure: choose a number of seasons");
  BalancePlan balance;
  const CardSet base = baseOf(plan);
  balance.layers = base.layers;
  for (const Layer& layer : base.layers) balance.folders.push_back(layer.name);
  balance.cards = base.cards;
  balance.against = plan.after.cards;
  balance.againstName = "the change";
  for (const int players : plan.players) {
    balance.tables.push_back(seatsFor(plan, players));
    for (const auto& cards : {balance.cards, balance.against})
      if (const std::string fault = faultOf(balance.tables.back().setup, *cards); !fault.empty())
        throw kernel::RefusedError(std::to_string(players) + " players cannot be measured: " + fault);
  }
  return balance;
}

}  // namespace

struct Measuring::Inside {
  Inside(const MeasurePlan& wanted, Tell told)
      : plan(balanceOf(wanted)), chosen(chosenOf(wanted)), seasons(wanted.seasons), tell(std::move(told)),
        begun(std::chrono::steady_clock::now()) {
    played.base.resize(plan.tables.size());
    played.against.resize(plan.tables.size());
    known.all = 2L * seasons * kernel::count(plan.tables);
    thread = std::jthread([this](const std::stop_token& stop) { play(stop); });
  }

  /// Batch after batch of each number of players, so that all of them tighten together.
  void play(const std::stop_token& stop) {
    house::standBack();
    std::string fault;
    try {
      for (int from = 0; from < seasons && !stop.stop_requested(); from += kBatch)
        for (std::size_t table = 0; table < plan.tables.size() && !stop.stop_requested(); ++table)
          playBatch(table, from, stop);
    } catch (const std::exception& thrown) {
      fault = thrown.what();
    }
    tellAfter([&] {
      if (!fault.empty()) known.fail(fault);
      known.over = true;
      known.cancelled = known.done < known.all;
    });
  }

  void playBatch(std::size_t at, int from, const std::stop_token& stop) {
    SimulationPlan batch = plan.tables[at];
    batch.seed += kernel::sizeOf(from);
    batch.seasons = std::min(kBatch, seasons - from);
    const Simulated before = simulate(*plan.cards, batch, nullptr, stop);
    const Simulated after = simulate(*plan.against, batch, nullptr, stop);
    if (stop.stop_requested()) return;  // a part of a batch would depend on the moment
    tellAfter([&] { take(at, batch.seasons, before, after); });
  }

  void take(std::size_t at, int more, const Simulated& before, const Simulated& after) {
    played.base[at].add(before);
    played.against[at].add(after);
    plan.tables[at].seasons += more;
    known.done += 2L * more;
    known.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    for (const Simulated* each : {&before, &after})
      for (const SimulationFailure& failure : each->tally.failures)
        known.fail("season " + std::to_string(failure.seed) + ": " + failure.what);
    judge();
  }

  /// Changes what is known, and tells it; who listens may ask back.
  template <class Change>
  void tellAfter(Change change) {
    Measured now;
    {
      const std::lock_guard lock(mutex);
      change();
      now = known;
    }
    if (tell) tell(now);
  }

  void judge() {
    known.tables.clear();
    for (std::size_t at = 0; at < plan.tables.size(); ++at)
      known.tables.push_back(tableOf(kernel::count(plan.tables[at].setup.agents), played.base[at], played.against[at]));
    known.uses = usesOf(plan, played);
    known.unused.clear();
    for (const DesignId design : chosen)
      if (isUnused(design)) known.unused.push_back(plan.against->of(design).name);
  }

  /// The figures of the balance report. Tables that have not been begun would have no cards to tell of.
  template <class Write>
  std::string written(Write write) const {
    const std::lock_guard lock(mutex);
    BalancePlan whole = plan;
    Balance balance = played;
    while (!balance.base.empty() && balance.base.back().seasons.empty()) {
      balance.base.pop_back();
      balance.against.pop_back();
      whole.tables.pop_back();
    }
    return balance.base.empty() ? std::string() : write(whole, balance, figuresOf(whole, balance));
  }

  /// Held by bots, but neither played nor used.
  [[nodiscard]] bool isUnused(DesignId design) const {
    long held = 0, used = 0;
    for (const Simulated& each : played.against) {
      if (each.cards.empty()) continue;
      const auto& uses = each.cards.designs[static_cast<std::size_t>(index(design))].uses;
      held += uses[Use::Drawn];
      used += uses[Use::Played] + uses[Use::Used];
    }
    return used == 0 && (held > 0 || plan.against->of(design).kind == Kind::Ability);
  }

  BalancePlan plan;              ///< its tables: as far as they have been played
  std::vector<DesignId> chosen;  ///< measured designs that somebody decides to use
  int seasons;
  Tell tell;
  std::chrono::steady_clock::time_point begun;
  mutable std::mutex mutex;  ///< over what follows, and the tables' seasons
  Balance played;
  Measured known;
  std::jthread thread;  ///< last: it ends before all that it works on
};

Measuring::Measuring(const MeasurePlan& plan, Tell tell) : inside_(std::make_unique<Inside>(plan, std::move(tell))) {}
Measuring::~Measuring() = default;

void Measuring::cancel() { inside_->thread.request_stop(); }

Measured Measuring::soFar() const {
  const std::lock_guard lock(inside_->mutex);
  return inside_->known;
}

std::string Measuring::summaryCsv() const {
  return inside_->written(
      [](const BalancePlan& plan, const Balance&, const Figures& figures) { return w13::summaryCsv(plan, figures); });
}

std::string Measuring::cardsCsv() const {
  return inside_->written([](const BalancePlan& plan, const Balance& balance, const Figures& figures) {
    return w13::cardsCsv(plan, balance, figures);
  });
}

const std::vector<MeasuredEnding>& measuredEndings() {
  static const std::vector<MeasuredEnding> kAll = [] {
    std::vector<MeasuredEnding> all;
    for (const EndingWords& each : endings()) all.push_back({each.column, each.warehouse});
    return all;
  }();
  return kAll;
}

std::vector<DesignId> measurableIn(const Catalog& cards) { return cardsToBlank(cards, {"all"}); }

const std::vector<std::string>& measuredUses() {
  static const std::vector<std::string> kAll = [] {
    std::vector<std::string> all;
    for (const Use use : kAllUses) all.emplace_back(columnOf(use));
    return all;
  }();
  return kAll;
}

}  // namespace w13
