// `w13 simulate`: whole seasons played by bots.

#include <algorithm>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/simulate_any.h"
#include "cli/simulate_options.h"
#include "cli/simulate_report.h"
#include "cli/simulate_summary.h"
#include "cli/story.h"
#include "engine/games/games.h"
#include "engine/kernel/errors.h"
#include "measure/report/balance.h"
#include "measure/simulation.h"
#include "measure/statistics.h"

namespace w13 {

namespace {

/// What does not go together, in one sentence; empty if all does.
std::string faultOf(const SimulateOptions& options) {
  if (std::string fault = options.faultOfMixed(); !fault.empty()) return fault;
  if (std::string fault = options.faultOfShields(); !fault.empty()) return fault;
  if (options.anyAgents && !options.seating.agents.empty())
    return "--any-agents draws the agents for each season; leave out --agent";
  if (options.story && options.compares()) return "--story tells one season, a report counts many; leave one out";
  if (!options.instead.empty() && (options.story || options.json || options.compares()))
    return "--instead compares in the summary; leave out --story, --json and reports";
  const bool files = !options.report.empty() || !options.csv.empty();
  const bool several = options.playerCounts().size() > 1;
  if (several && !options.compares())
    return "several numbers of players make a report; add --report FILE or --csv DIR, or name one number";
  if (options.json && several) return "--json prints one object for one number of players; name one, or use --csv DIR";
  if (options.json && options.compares() && !files)
    return "--json has no room for comparisons; add --csv DIR or leave it out";
  return {};
}

SimulationPlan planFor(const SimulateOptions& options, int players, const Catalog& cards) {
  SimulationPlan plan;
  SeatingOptions seating = options.seating;
  seating.players = players;
  plan.setup = seating.setup(cards);
  plan.bots = botsBySeat(chosenGame(), options.bots, plan.setup.agents.size());
  if (!options.traitorBot.empty() && !faultOfBot(options.traitorBot).empty())
    throw kernel::RefusedError(faultOfBot(options.traitorBot));
  plan.traitorBot = options.traitorBot;
  plan.seasons = options.seasons;
  plan.seed = seating.seed.value_or(1);
  plan.check = options.check;
  plan.onShields = options.shields(plan.setup.agents.size());
  plan.mixed = options.mixed;
  plan.talk = options.tongue();
  plan.beliefs = !options.talk.empty();
  plan.anyAgents = options.anyAgents;
  plan.threads = std::min(options.threadCount(), plan.seasons);
  return plan;
}

/// Plays the seasons once more with other bots, and says what that changes.
void playInstead(const Catalog& cards, const SimulationPlan& other, const Simulated& played) {
  const Simulated instead = simulate(cards, other, [&](int done) { showProgress(done, other.seasons); });
  printSummary({instead.tally, instead.seconds, 0}, other, std::cout);
  std::cout << "wins of the Warehouse with these bots, the same seeds (95 % interval): "
            << inPoints(pairedDifference(pairsOf(instead.seasons, played.seasons))) << '\n';
  if (!instead.tally.failures.empty()) throw Exit{1};
}

void run(const SimulateOptions& options) {
  if (const std::string fault = faultOf(options); !fault.empty()) throw kernel::RefusedError(fault);
  const std::shared_ptr<const Catalog> cards = options.cards.load();
  std::vector<SimulationPlan> plans;
  for (const int players : options.playerCounts()) plans.push_back(planFor(options, players, *cards));
  if (options.compares()) return report(options, cards, plans);
  const SimulationPlan& plan = plans.front();
  SimulationPlan other = plan;
  if (!options.instead.empty()) other.bots = botsBySeat(chosenGame(), options.instead, plan.setup.agents.size());
  if (options.story) return tellStory(cards, plan, std::cout);

  const Simulated played = simulate(*cards, plan, [&](int done) { showProgress(done, plan.seasons); });
  Counted counted{played.tally, played.seconds, 0};
  if (options.check) checkSecrecy(*cards, plan, counted);
  if (options.json) std::cout << toJson(counted, plan).dump(2) << '\n';
  else printSummary(counted, plan, std::cout);
  if (!options.instead.empty()) playInstead(*cards, other, played);
  if (!counted.tally.failures.empty()) throw Exit{1};
}

const Command kSimulate{20, addSimulate};

}  // namespace

void addSimulate(CLI::App& app) {
  CLI::App* command = app.add_subcommand("simulate", "Let bots play whole seasons, and count");
  const auto options = std::make_shared<SimulateOptions>();
  options->addTo(*command);
  command->callback([options] {
    // What is counted beyond wins and moves is of the first game.
    if (&chosenGame() == games::all().front()) run(*options);
    else simulateAny(chosenGame(), *options);
  });
}

}  // namespace w13
