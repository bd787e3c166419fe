#include "measure/report/balance.h"

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "measure/report/blank.h"

namespace w13 {

CardTally together(const std::vector<Simulated>& tables) {
  CardTally sum;
  for (const Simulated& each : tables) sum.add(each.cards);
  return sum;
}

Pairs pairsOf(const std::vector<SeasonResult>& first, const std::vector<SeasonResult>& second) {
  Pairs pairs;
  for (std::size_t season = 0; season < first.size() && season < second.size(); ++season) {
    if (first[season].winner == Winner::None || second[season].winner == Winner::None) continue;
    const bool one = first[season].winner == Winner::Warehouse;
    const bool other = second[season].winner == Winner::Warehouse;
    ++(one ? (other ? pairs.both : pairs.onlyFirst) : (other ? pairs.onlySecond : pairs.neither));
  }
  return pairs;
}

namespace {

/// The same seats with the numbers that their Agents have in other cards.
SimulationPlan seatedWith(const Catalog& from, const Catalog& to, SimulationPlan table) {
  for (AgentId& agent : table.setup.agents) {
    const std::string& id = from.of(agent).id;
    agent = to.findAgent(id);
    if (agent == AgentId::None)
      throw kernel::RefusedError("the second data set has no Agent \"" + id + "\"; name others with --agent");
  }
  return table;
}

/// The seasons in which a card was seen.
std::vector<int> seasonsWith(DesignId design, const Simulated& played) {
  std::vector<int> seasons;
  for (int season = 0; season < kernel::count(played.seen); ++season)
    if (kernel::at(played.seen, season).test(at(design))) seasons.push_back(season);
  return seasons;
}

/// Plays set after set and keeps count.
class Playing {
 public:
  Playing(Balance& balance, const Progress& progress) : balance_(balance), progress_(progress) {}

  void announce(long seasons) { all_ += seasons; }

  Simulated play(const Catalog& cards, const SimulationPlan& table, const std::string& with) {
    Simulated simulated = simulate(cards, table, [&](int done) {
      if (progress_) progress_(done_ + done, all_);
    });
    done_ += table.only.empty() ? table.seasons : kernel::count(table.only);
    if (with.empty()) return simulated;  // its tally tells
    for (SimulationFailure failure : simulated.tally.failures) {
      failure.what = with + std::to_string(table.setup.agents.size()) + " players: " + failure.what;
      balance_.failures.push_back(std::move(failure));
    }
    return simulated;
  }

 private:
  Balance& balance_;
  const Progress& progress_;
  long done_ = 0;
  long all_ = 0;
};

void playSets(const BalancePlan& plan, Balance& balance, Playing& playing) {
  std::vector<SimulationPlan> others;
  if (plan.against)
    for (const SimulationPlan& table : plan.tables) others.push_back(seatedWith(*plan.cards, *plan.against, table));
  for (const SimulationPlan& table : plan.tables) playing.announce(table.seasons * (plan.against ? 2L : 1L));
  for (SimulationPlan table : plan.tables) {
    table.cards = true;
    balance.base.push_back(playing.play(*plan.cards, table, ""));
  }
  for (SimulationPlan& table : others) {
    table.cards = true;
    balance.against.push_back(playing.play(*plan.against, table, "with " + plan.againstName + ", "));
  }
}

void playBlanks(const BalancePlan& plan, Balance& balance, Playing& playing) {
  for (const DesignId design : plan.blanks)
    for (const Simulated& table : balance.base) playing.announce(kernel::count(seasonsWith(design, table)));
  for (const DesignId design : plan.blanks) {
    const Catalog cards = withBlank(plan.layers, plan.cards->of(design));
    BlankPlayed& blank = balance.blanks.emplace_back();
    blank.design = design;
    for (std::size_t at = 0; at < plan.tables.size(); ++at) {
      SimulationPlan table = plan.tables[at];
      table.only = seasonsWith(design, balance.base[at]);
      if (table.only.empty()) {
        blank.byTable.emplace_back();
        continue;
      }
      const std::string with = "with " + plan.cards->of(design).id + " blank, ";
      blank.byTable.push_back(pairsOf(balance.base[at].seasons, playing.play(cards, table, with).seasons));
    }
  }
}

}  // namespace

Balance play(const BalancePlan& plan, const Progress& progress) {
  for (const DesignId design : plan.blanks)
    (void)withBlank(plan.layers, plan.cards->of(design));  // told before, not after
  Balance balance;
  Playing playing(balance, progress);
  playSets(plan, balance, playing);
  playBlanks(plan, balance, playing);
  return balance;
}

}  // namespace w13
