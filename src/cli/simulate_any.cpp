#include "cli/simulate_any.h"

#include <algorithm>
#include <cmath>
#include <iostream>

#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/simulate_report.h"
#include "engine/house/json.h"
#include "engine/kernel/errors.h"
#include "measure/self_play.h"
#include "measure/statistics.h"

namespace w13 {

namespace {

using house::Json;
using measure::SelfPlay;
using measure::SelfPlayed;

/// The first option that needs more than any game has; empty: none.
std::string onlyOfFirst(const SimulateOptions& options) {
  if (options.anyAgents) return "--any-agents";
  if (options.story) return "--story";
  if (!options.instead.empty()) return "--instead";
  if (!options.talk.empty()) return "--talk";
  if (options.compares()) return "a balance report";
  return {};
}

double fromThousandths(double thousandths) { return static_cast<double>(std::llround(thousandths)) / 1000; }
double perMatch(std::int64_t amount, std::int64_t matches) { return fromThousandths(ratio(1000 * amount, matches)); }

Json jsonOf(const SelfPlay& plan, const SelfPlayed& played) {
  Json seats = Json::array();
  for (std::size_t at = 0; at < plan.bots.size(); ++at)
    seats.push_back({{"bot", plan.bots[at]},
                     {"role", plan.setup.roles[at]},
                     {"won_alone", played.wonAlone[at]},
                     {"won_together", played.wonTogether[at]},
                     {"score", perMatch(played.score[at], played.matches)}});
  Json failures = Json::array();
  for (const measure::FailedMatch& each : played.failures)
    failures.push_back({{"seed", each.seed}, {"what", each.what}});
  return {{"game", plan.game.id()},
          {"matches", played.matches},
          {"seed", plan.seed},
          {"options", plan.setup.options},
          {"mixed", plan.mixed},
          {"fair_play", played.fairPlay},
          {"threads", plan.threads},
          {"seconds", fromThousandths(1000 * played.seconds)},
          {"seats", seats},
          {"won_by_nobody", played.wonByNobody},
          {"moves", played.moves},
          {"moves_per_match", perMatch(played.moves, played.matches)},
          {"shortest", played.shortest},
          {"longest", played.longest},
          {"choices_per_move", perMatch(played.choices, played.moves)},
          {"on_shields", numbersOf(plan.onShields)},
          {"visits_per_match", perMatch(played.visits, played.matches)},
          {"failures", failures}};
}

std::string share(int part, int of) {
  const double percent = of == 0 ? 0 : 100.0 * part / of;
  return std::to_string(part) + " (" + std::to_string(std::lround(percent)) + " %)";
}

void print(const SelfPlay& plan, const SelfPlayed& played, std::ostream& out) {
  const Json j = jsonOf(plan, played);
  const std::string& called = plan.game.log().match;
  std::string options;
  for (const std::string& option : plan.setup.options) options += ", " + option;
  if (plan.mixed) options += ", any roles and options";
  out << played.matches << ' ' << called
      << (played.matches == 1      ? ""
          : called.ends_with("ch") ? "es"
                                   : "s")
      << " of " << plan.bots.size() << options << ", seeds from " << plan.seed << '\n';
  for (std::size_t at = 0; at < plan.bots.size(); ++at) {
    const std::string role = plan.mixed || plan.setup.roles[at].empty() ? "" : " " + plan.setup.roles[at];
    out << "  seat " << at + 1 << role << " (" << plan.bots[at] << ")  wins "
        << share(played.wonAlone[at], played.matches) << ", shares " << share(played.wonTogether[at], played.matches)
        << ", score " << j["seats"][at]["score"] << '\n';
  }
  if (played.wonByNobody > 0) out << "  nobody wins  " << share(played.wonByNobody, played.matches) << '\n';
  out << "  moves  " << j["moves_per_match"] << " each, " << played.shortest << " to " << played.longest << ", of "
      << j["choices_per_move"] << " choices\n"
      << "  visits " << j["visits_per_match"] << " each, of one seat behind the curtain" << shieldsNamed(plan.onShields)
      << '\n'
      << "  speed  " << std::lround(perSecond(played.moves, played.seconds)) << " moves/s on " << plan.threads
      << (plan.threads == 1 ? " thread\n" : " threads\n");
  if (plan.check) out << "  checks invariants at every decision, fair play in " << played.fairPlay << '\n';
  for (const measure::FailedMatch& each : played.failures)
    out << "  FAILED: seed " << each.seed << ": " << each.what << '\n';
  out << (played.failures.empty() ? "no failures\n" : std::to_string(played.failures.size()) + " failures\n");
}

SelfPlay planFor(const house::GameModule& game, const SimulateOptions& options) {
  const std::vector<int> counts = options.playerCounts();
  if (counts.size() > 1)
    throw kernel::RefusedError(
        "several numbers of players make a report, which is there for another game only; "
        "name one number");
  if (!options.traitorBot.empty()) throw kernel::RefusedError("--traitor is for Warehouse 13 only; leave it out");
  SelfPlay plan{game, game.open(options.cards.over), {}, {}};
  plan.setup = game.completed(options.seating.values(), counts.front(), *plan.box);
  plan.bots = botsBySeat(game, options.bots, plan.setup.roles.size());
  plan.matches = options.seasons;
  plan.mixed = options.mixed;
  plan.check = options.check;
  plan.onShields = options.shields(plan.setup.roles.size());
  plan.seed = options.seating.seed.value_or(1);
  plan.threads = std::min(options.threadCount(), plan.matches);
  return plan;
}

}  // namespace

std::vector<std::string> botsBySeat(const house::GameModule& game, const std::vector<std::string>& said,
                                    std::size_t seats) {
  if (said.size() != 1 && said.size() != seats)
    throw kernel::RefusedError("--bots names " + std::to_string(said.size()) + " bots for " + std::to_string(seats) +
                               " seats; name one for all, or one for each seat");
  for (const std::string& name : said)
    if (const std::string fault = faultOfBot(game, name); !fault.empty()) throw kernel::RefusedError(fault);
  return said.size() == 1 ? std::vector<std::string>(seats, said[0]) : said;
}

void simulateAny(const house::GameModule& game, const SimulateOptions& options) {
  if (const std::string only = onlyOfFirst(options); !only.empty()) onlyFirstGame(only + " in a simulation");
  if (const std::string fault = options.faultOfMixed(); !fault.empty()) throw kernel::RefusedError(fault);
  const SelfPlay plan = planFor(game, options);
  const SelfPlayed played = measure::selfPlay(plan, [&](int done) { showProgress(done, plan.matches); });
  if (options.json) std::cout << jsonOf(plan, played).dump(2) << '\n';
  else print(plan, played, std::cout);
  if (!played.failures.empty()) throw Exit{1};
}

}  // namespace w13
