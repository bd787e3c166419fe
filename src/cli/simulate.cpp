// `w13 simulate`: whole seasons played by bots.

#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <thread>

#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "cli/simulation.h"
#include "cli/story.h"
#include "engine/bots/bot.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/fair_play.h"
#include "engine/warehouse13/game.h"

namespace w13 {

namespace {

using Json = nlohmann::ordered_json;

struct SimulateOptions {
  CardFolders cards;
  SeatingOptions seating;
  std::vector<std::string> bots = {"random"};
  int seasons = 100;
  int threads = 0;
  bool mixed = false;
  bool check = false;
  bool json = false;
  bool story = false;
};

/// What came of it, with the time it took.
struct Outcome {
  Tally tally;
  double seconds = 0;
  long fairPlaySeasons = 0;
};

constexpr std::array<const char*, kEndings> kEndingNames = {"none",           "three_artifacts",  "two_plots_stopped",
                                                            "stress_ran_out", "maintenance_full", "plots_executed",
                                                            "shorter_game"};

std::vector<std::string> botsBySeat(const std::vector<std::string>& said, std::size_t seats) {
  if (said.size() != 1 && said.size() != seats)
    throw kernel::RefusedError("--bots names " + std::to_string(said.size()) + " bots for " + std::to_string(seats) +
                               " seats; name one for all, or one for each seat");
  for (const std::string& name : said)
    if (const std::string fault = faultOfBot(name); !fault.empty()) throw kernel::RefusedError(fault);
  return said.size() == 1 ? std::vector<std::string>(seats, said[0]) : said;
}

void showProgress(int done, int all) {
  static const bool kWatched = isatty(STDERR_FILENO) != 0;
  if (!kWatched) return;
  std::fprintf(stderr, "\r%d of %d seasons", done, all);
  if (done >= all) std::fprintf(stderr, "\r\033[K");
  std::fflush(stderr);
}

/// Looks at a sample of the seasons through everybody's eyes: every twentieth, one at least.
void checkSecrecy(const Catalog& cards, const SimulationPlan& plan, Outcome& outcome) {
  kernel::FairPlayPlan sample;
  sample.seasons = 1;
  sample.every = 3;
  sample.leastShare = 0;  // judged over more seasons by the tests
  const Warehouse13 game(cards);
  const std::uint64_t end = plan.seed + static_cast<std::uint64_t>(std::max(1, plan.seasons / 20));
  for (sample.firstSeed = plan.seed; sample.firstSeed < end; ++sample.firstSeed) {
    const Setup setup = setupOf(cards, plan, sample.firstSeed);
    if (plan.mixed && setup.variants.quickWindows) continue;  // the option is there to tell something
    const kernel::FairPlayResult result = kernel::checkFairPlay(game, setup, sample);
    outcome.fairPlaySeasons += result.seasons;
    for (const kernel::FairPlayFailure& each : result.failures)
      outcome.tally.failures.push_back(
          {each.seed, each.step, "fair play: " + kernel::named(each.viewer) + ": " + each.what});
  }
}

double per(double amount, double of) { return of == 0 ? 0 : amount / of; }
double rounded(double number) { return static_cast<double>(std::llround(number * 1000)) / 1000; }

Json toJson(const Outcome& outcome, const SimulationPlan& plan) {
  const Tally& t = outcome.tally;
  const auto of = [](double a, double b) { return rounded(per(a, b)); };
  const auto decisions = static_cast<double>(t.decisions);
  const auto seasons = static_cast<double>(t.seasons);
  Json reasons = Json::object();
  for (std::size_t which = 1; which < kEndingNames.size(); ++which)
    if (t.endings[which] > 0) reasons[kEndingNames[which]] = t.endings[which];
  Json failures = Json::array();
  for (const SimulationFailure& each : t.failures)
    failures.push_back({{"seed", each.seed}, {"step", each.step}, {"what", each.what}});
  return {{"seasons", t.seasons},
          {"players", plan.setup.agents.size()},
          {"bots", plan.bots},
          {"variants", namesOf(plan.setup.variants)},
          {"mixed", plan.mixed},
          {"seed", plan.seed},
          {"threads", plan.threads},
          {"seconds", rounded(outcome.seconds)},
          {"wins", {{"warehouse", t.warehouse}, {"traitor", t.traitor}}},
          {"reasons", reasons},
          {"decisions", t.decisions},
          {"decisions_per_second", of(decisions, outcome.seconds)},
          {"seasons_per_second", of(seasons, outcome.seconds)},
          {"choices_per_decision", of(static_cast<double>(t.choices), decisions)},
          {"forced_share", of(static_cast<double>(t.forced), static_cast<double>(t.forced + t.decisions))},
          {"polls", t.polls},
          {"episodes_per_season", of(static_cast<double>(t.episodes), seasons)},
          {"handovers_per_episode", of(static_cast<double>(t.handovers), static_cast<double>(t.episodes))},
          {"fair_play_seasons", outcome.fairPlaySeasons},
          {"failures", failures}};
}

std::string share(long part, long of) {
  std::ostringstream text;
  text << part << " (" << std::fixed << std::setprecision(1)
       << 100 * per(static_cast<double>(part), static_cast<double>(of)) << " %)";
  return text.str();
}

void printSummary(const Outcome& outcome, const SimulationPlan& plan, std::ostream& out) {
  const Json j = toJson(outcome, plan);
  const Tally& t = outcome.tally;
  std::string variants = plan.mixed ? "mixed Agents and options" : "";
  for (const std::string& name : namesOf(plan.setup.variants)) variants += (variants.empty() ? "" : ", ") + name;
  out << t.seasons << " seasons of " << plan.setup.agents.size() << (variants.empty() ? "" : ", ") << variants
      << ", seeds from " << plan.seed << '\n'
      << "  wins of the Warehouse   " << share(t.warehouse, t.seasons) << '\n'
      << (plan.setup.variants.cooperative ? "  wins of the Adversary   " : "  wins of the Traitor     ")
      << share(t.traitor, t.seasons) << '\n';
  for (const auto& [name, count] : j.at("reasons").items())
    out << "    " << std::left << std::setw(20) << name << "  " << share(count.get<long>(), t.seasons) << '\n';
  out << "  Episodes per season     " << j.at("episodes_per_season") << '\n'
      << "  hand-overs per Episode  " << j.at("handovers_per_episode") << '\n'
      << "  decisions               " << t.decisions << ", " << j.at("choices_per_decision") << " choices each, "
      << share(t.forced, t.forced + t.decisions) << " forced ones and " << t.polls << " polls on top\n"
      << "  speed                   " << static_cast<long>(j.at("decisions_per_second").get<double>())
      << " decisions/s, " << j.at("seasons_per_second") << " seasons/s on " << plan.threads
      << (plan.threads == 1 ? " thread\n" : " threads\n");
  if (plan.check)
    out << "  checked                 invariants at every decision, fair play in " << outcome.fairPlaySeasons
        << (outcome.fairPlaySeasons == 1 ? " season\n" : " seasons\n");
  for (const SimulationFailure& each : t.failures)
    out << "  FAILED: seed " << each.seed << ", step " << each.step << ": " << each.what << '\n';
  out << (t.failures.empty() ? "no failures\n" : std::to_string(t.failures.size()) + " failures\n");
}

void run(const SimulateOptions& options) {
  const std::shared_ptr<const Catalog> cards = options.cards.load();
  SimulationPlan plan;
  SeatingOptions seating = options.seating;
  if (seating.players == 0 && seating.agents.empty()) seating.players = 4;
  plan.setup = seating.setup(*cards);
  plan.bots = botsBySeat(options.bots, plan.setup.agents.size());
  plan.seasons = options.seasons;
  plan.seed = seating.seed.value_or(1);
  plan.check = options.check;
  plan.mixed = options.mixed;
  if (plan.mixed && (!seating.variants.empty() || !seating.agents.empty()))
    throw kernel::RefusedError("--mixed draws agents and options for each season; leave out --agent and --variant");
  plan.threads =
      options.threads > 0 ? options.threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  plan.threads = std::min(plan.threads, plan.seasons);
  if (options.story) return tellStory(cards, plan, std::cout);

  Outcome outcome;
  const auto start = std::chrono::steady_clock::now();
  outcome.tally = simulate(*cards, plan, [&](int done) { showProgress(done, plan.seasons); });
  outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (options.check) checkSecrecy(*cards, plan, outcome);
  if (options.json) std::cout << toJson(outcome, plan).dump(2) << '\n';
  else printSummary(outcome, plan, std::cout);
  if (!outcome.tally.failures.empty()) throw Exit{1};
}

const Command kSimulate{20, addSimulate};

}  // namespace

void addSimulate(CLI::App& app) {
  CLI::App* command = app.add_subcommand("simulate", "Let bots play whole seasons, and count");
  const auto options = std::make_shared<SimulateOptions>();
  options->seating.addTo(*command);
  command->add_option("--seasons", options->seasons, "How many (100)")->check(CLI::Range(1, 100000000));
  command
      ->add_option("--bots", options->bots, "Who plays: random or rule for all seats, or one for each: rule,random,...")
      ->delimiter(',');
  command->add_option("--threads", options->threads, "On how many threads (all); results do not depend on it")
      ->check(CLI::Range(1, 256));
  command->add_flag("--mixed", options->mixed, "Other agents and options each season, drawn by its seed");
  command->add_flag("--check", options->check, "Look at invariants at every decision, and at secrecy in a sample");
  command->add_flag("--json", options->json, "Print one JSON object");
  command->add_flag("--story", options->story, "Tell one season as the table saw it");
  options->cards.addTo(*command);
  command->callback([options] { run(*options); });
}

}  // namespace w13
