#include "cli/simulate_summary.h"

#include <array>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

#include "cli/simulate_options.h"
#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/scenario/choice_words.h"
#include "engine/kernel/count.h"
#include "engine/kernel/fair_play.h"
#include "measure/report/endings.h"
#include "measure/statistics.h"

namespace w13 {

namespace {

using Json = nlohmann::ordered_json;

double rounded(double number) { return static_cast<double>(std::llround(number * 1000)) / 1000; }

std::string share(long part, long of) {
  std::ostringstream text;
  text << part << " (" << std::fixed << std::setprecision(1) << 100 * ratio(part, of) << " %)";
  return text.str();
}

}  // namespace

void checkSecrecy(const Catalog& cards, const SimulationPlan& plan, Counted& counted) {
  kernel::FairPlayPlan sample;
  sample.seasons = 1;
  sample.every = 3;
  sample.leastShare = 0;  // judged over more seasons by the tests
  const Warehouse13 game(cards);
  const std::uint64_t end = plan.seed + kernel::sizeOf(std::max(1, plan.seasons / 20));
  for (sample.firstSeed = plan.seed; sample.firstSeed < end; ++sample.firstSeed) {
    const Setup setup = setupOf(cards, plan, sample.firstSeed);
    if (plan.mixed && setup.variants.quickWindows) continue;  // the option is there to tell something
    const kernel::FairPlayResult result = kernel::checkFairPlay(game, setup, sample);
    counted.fairPlaySeasons += result.seasons;
    for (const kernel::FairPlayFailure& each : result.failures)
      counted.tally.failures.push_back(
          {each.seed, each.step, "fair play: " + kernel::named(each.viewer) + ": " + each.what});
  }
}

nlohmann::ordered_json toJson(const Counted& counted, const SimulationPlan& plan) {
  const Tally& t = counted.tally;
  const auto of = [](long part, long whole) { return rounded(ratio(part, whole)); };
  Json reasons = Json::object();
  for (const EndingWords& each : endings()) {
    const long count = t.endings[each.ending];
    if (count > 0) reasons[each.column] = count;
  }
  Json handovers = Json::object();
  for (const Ask question : t.handovers.by.keys())
    if (const long count = t.handovers.of(question); count > 0) handovers[wordFor(question)] = of(count, t.episodes);
  Json failures = Json::array();
  for (const SimulationFailure& each : t.failures)
    failures.push_back({{"seed", each.seed}, {"step", each.step}, {"what", each.what}});
  Json all = {{"seasons", t.seasons},
              {"players", plan.setup.agents.size()},
              {"bots", plan.bots},
              {"variants", namesOf(plan.setup.variants)},
              {"mixed", plan.mixed},
              {"seed", plan.seed},
              {"threads", plan.threads},
              {"seconds", rounded(counted.seconds)},
              {"wins", {{"warehouse", t.warehouse}, {"traitor", t.traitor}}},
              {"reasons", reasons},
              {"votes_passed", {{"traitor", t.votes.traitor}, {"loyal", t.votes.loyal}}},
              {"decisions", t.decisions},
              {"decisions_per_second", rounded(perSecond(t.decisions, counted.seconds))},
              {"seasons_per_second", rounded(perSecond(t.seasons, counted.seconds))},
              {"choices_per_decision", of(t.choices, t.decisions)},
              {"forced_share", of(t.forced, t.forced + t.decisions)},
              {"polls", t.polls},
              {"episodes_per_season", of(t.episodes, t.seasons)},
              {"on_shields", numbersOf(plan.onShields)},
              {"handovers_per_episode", of(t.handovers.all(), t.episodes)},
              {"handovers_by_question", handovers},
              {"fair_play_seasons", counted.fairPlaySeasons},
              {"failures", failures}};
  if (plan.beliefs) all["belief_in_traitor"] = rounded(t.asked == 0 ? 0 : t.suspected / static_cast<double>(t.asked));
  if (plan.talk) all["remarks_per_season"] = of(t.remarks, t.seasons);
  return all;
}

void printSummary(const Counted& counted, const SimulationPlan& plan, std::ostream& out) {
  const Json j = toJson(counted, plan);
  const Tally& t = counted.tally;
  std::string variants = plan.mixed ? "mixed Agents and options" : "";
  for (const std::string& name : namesOf(plan.setup.variants)) variants += (variants.empty() ? "" : ", ") + name;
  out << t.seasons << " seasons of " << plan.setup.agents.size() << (variants.empty() ? "" : ", ") << variants
      << ", seeds from " << plan.seed << '\n'
      << "  wins of the Warehouse   " << share(t.warehouse, t.seasons) << '\n'
      << (plan.setup.variants.cooperative ? "  wins of the Adversary   " : "  wins of the Traitor     ")
      << share(t.traitor, t.seasons) << '\n';
  for (const auto& [name, count] : j.at("reasons").items())
    out << "    " << std::left << std::setw(20) << name << "  " << share(count.get<long>(), t.seasons) << '\n';
  if (t.votes.all() > 0)
    out << "  votes that passed       " << t.votes.all() << ", the Traitor hit by "
        << share(t.votes.traitor, t.votes.all()) << '\n';
  out << "  Episodes per season     " << j.at("episodes_per_season") << '\n'
      << "  hand-overs per Episode  " << j.at("handovers_per_episode") << shieldsNamed(plan.onShields) << '\n';
  for (const auto& [question, count] : j.at("handovers_by_question").items())
    out << "    " << std::left << std::setw(20) << question << "  " << count << '\n';
  if (plan.beliefs) out << "  Agents suspect him      " << j.at("belief_in_traitor") << " from Episode 2 on\n";
  if (plan.talk) out << "  remarks per season      " << j.at("remarks_per_season") << '\n';
  out << "  decisions               " << t.decisions << ", " << j.at("choices_per_decision") << " choices each, "
      << share(t.forced, t.forced + t.decisions) << " forced ones and " << t.polls << " polls on top\n"
      << "  speed                   " << static_cast<long>(j.at("decisions_per_second").get<double>())
      << " decisions/s, " << j.at("seasons_per_second") << " seasons/s on " << plan.threads
      << (plan.threads == 1 ? " thread\n" : " threads\n");
  if (plan.check)
    out << "  checked                 invariants at every decision, fair play in " << counted.fairPlaySeasons
        << (counted.fairPlaySeasons == 1 ? " season\n" : " seasons\n");
  for (const SimulationFailure& each : t.failures)
    out << "  FAILED: seed " << each.seed << ", step " << each.step << ": " << each.what << '\n';
  out << (t.failures.empty() ? "no failures\n" : std::to_string(t.failures.size()) + " failures\n");
}

}  // namespace w13
