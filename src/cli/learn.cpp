// `w13 learn`: weights for bots, from seasons that bots play. `w13 beliefs`: how good the beliefs are.

#include <iomanip>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "cli/simulate_report.h"
#include "engine/kernel/whole_file.h"
#include "measure/learning/chapters.h"
#include "measure/learning/learn.h"
#include "measure/learning/scores.h"
#include "measure/report/player_counts.h"

namespace w13 {

namespace {

struct LearnOptions {
  CardFolders cards;
  std::string players = "3-5";
  std::string bot = "rule";
  std::vector<std::string> traitors = {"rule", "rule", "loyal"};
  std::string file;
  int seasons = 0;
  int rounds = 3, searched = 100;
  int threads = 1;
  std::uint64_t seed = 1;

  void addTo(CLI::App& command, int usualSeasons) {
    seasons = usualSeasons;
    command.add_option("--players", players, "How many play, several in turn (3-5)")->type_name("2..5");
    command.add_option("--bots", bot, "Who plays (rule)");
    command.add_option("--traitor", traitors, "Who plays the Traitor, several in turn (rule,rule,loyal)")
        ->delimiter(',');
    command
        .add_option("--seasons", seasons,
                    "How many with each number of players and each Traitor (" + std::to_string(usualSeasons) + ")")
        ->check(CLI::Range(1, 10000000));
    command.add_option("--seed", seed, "Of the first season (1)");
    command.add_option("--threads", threads, "On how many threads (1); results do not depend on it")
        ->check(CLI::Range(1, 256));
    cards.addTo(command);
  }
};

/// Seasons with a number of players: who plays the Traitor, and with which seeds, is still to be said.
SimulationPlan planFor(const LearnOptions& options, const Catalog& cards, int players) {
  SimulationPlan plan;
  SeatingOptions seating;
  seating.players = players;
  plan.setup = seating.setup(cards);
  plan.bots.assign(plan.setup.agents.size(), options.bot);
  plan.seasons = options.seasons;
  plan.anyAgents = true;
  plan.threads = options.threads;
  return plan;
}

/// What `seasonsOf` finds in the seasons of each plan.
template <class SeasonsOf>
auto allOf(const LearnOptions& options, const Catalog& cards, const SeasonsOf& seasonsOf) {
  decltype(seasonsOf(cards, SimulationPlan{}, std::function<void(int)>{})) all;
  for (const int players : playerCounts(options.players))
    for (int turn = 0; turn < kernel::count(options.traitors); ++turn) {
      SimulationPlan plan = planFor(options, cards, players);
      plan.traitorBot = kernel::at(options.traitors, turn);
      plan.seed = options.seed + kernel::sizeOf(turn) * kernel::sizeOf(options.seasons);
      auto found = seasonsOf(cards, plan, [&](int done) { showProgress(done, plan.seasons); });
      std::ranges::move(found, std::back_inserter(all));
    }
  return all;
}

/// Whoever knows what others go by plays so that it says nothing of him. So in each round Traitors who think ahead add
/// their seasons to those learnt from: at tables that go by what has been learnt so far, and where all think ahead.
Beliefs learntInRounds(const LearnOptions& options, const Catalog& cards) {
  std::vector<std::vector<Note>> all = allOf(options, cards, notesOf);
  Beliefs beliefs = learnBeliefs(all);
  std::uint64_t seed = options.seed + options.traitors.size() * kernel::sizeOf(options.seasons);
  for (int round = 0; round < options.rounds; ++round) {
    for (const char* agents : {"wary", "quick"}) {
      for (const int players : playerCounts(options.players)) {
        SimulationPlan plan = planFor(options, cards, players);
        plan.bots.assign(plan.bots.size(), agents);
        plan.traitorBot = "quick";
        plan.learnt = &beliefs;
        plan.seasons = options.searched;
        plan.seed = seed;
        std::ranges::move(notesOf(cards, plan, [&](int done) { showProgress(done, plan.seasons); }),
                          std::back_inserter(all));
      }
      seed += kernel::sizeOf(options.searched);
    }
    beliefs = learnBeliefs(all);
  }
  return beliefs;
}

/// Writes what is learnt, over older weights of the same kind. Nothing else may give way to them, which is found out
/// before the seasons are played.
template <class Learn>
void writeLearnt(const LearnOptions& options, const std::string& ofTheKind, const Learn& learnt) {
  onlyFirstGame("learning");
  const std::shared_ptr<const Catalog> cards = options.cards.load();
  const kernel::Over over = kernel::Over::ours(ofTheKind.substr(0, ofTheKind.find(':')));
  if (options.file.empty()) {
    std::cout << learnt(*cards).toJson();
    return;
  }
  kernel::checkWritable(options.file, over);
  kernel::writeWholeFile(options.file, learnt(*cards).toJson(), over);
}

void learnBeliefs(const LearnOptions& options) {
  writeLearnt(options, Beliefs().toJson(), [&](const Catalog& cards) { return learntInRounds(options, cards); });
}

void learnPromise(const LearnOptions& options) {
  writeLearnt(options, Promise().toJson(),
              [&](const Catalog& cards) { return learnPromise(allOf(options, cards, chaptersOf)); });
}

std::string percent(const Estimate& estimate) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << 100 * estimate.value << " % (" << 100 * estimate.interval.low << " to "
       << 100 * estimate.interval.high << ')';
  return text.str();
}

void print(const std::string& name, const Brier& brier) {
  std::cout << "| " << name << " | " << brier.notes << " | " << std::fixed << std::setprecision(4) << brier.even
            << " | " << brier.thumb << " | " << brier.learnt << " | " << percent(brier.overEven) << " | "
            << percent(brier.overThumb) << " |\n";
}

void print(const Scores& scores) {
  std::cout << "| Episode | notes | even guess | rules of thumb | learnt | better than even | than thumb |\n"
               "| --- | --- | --- | --- | --- | --- | --- |\n";
  for (int at = 0; at < kernel::count(scores.byEpisode); ++at)
    if (const Brier& brier = scores.byEpisode[kernel::sizeOf(at)]; brier.notes > 0)
      print(std::to_string(at + 1), brier);
  print("2 on", scores.later);
  std::cout << "\n| said | times | mean | happened |\n| --- | --- | --- | --- |\n";
  for (int at = 0; at < kBins; ++at) {
    const Reliability& bin = kernel::at(scores.reliability, at);
    if (bin.said == 0) continue;
    const Interval interval = wilson(bin.happened, bin.said);
    std::cout << "| " << 10 * at << " to " << 10 * (at + 1) << " % | " << bin.said << " | " << std::setprecision(1)
              << 100 * bin.mean << " % | " << percent({ratio(bin.happened, bin.said), interval, 1}) << " |\n";
  }
}

void judge(const LearnOptions& options) {
  onlyFirstGame("such a judgement");
  const std::shared_ptr<const Catalog> cards = options.cards.load();
  const Beliefs beliefs =
      options.file.empty() ? shippedBeliefs() : Beliefs::fromJson(textOf(options.file), options.file);
  print(scoresOf(allOf(options, *cards, notesOf), beliefs));
}

const Command kLearn{25, addLearn};

}  // namespace

void addLearn(CLI::App& app) {
  CLI::App* learning = app.add_subcommand("learn", "Learn what bots go by, from seasons that bots play");
  learning->require_subcommand(1);
  const auto add = [&](const char* name, const char* what, void (*learn)(const LearnOptions&)) {
    CLI::App* command = learning->add_subcommand(name, what);
    const auto options = std::make_shared<LearnOptions>();
    options->addTo(*command, 2000);
    command->add_option("--out", options->file, "The file to write; left out: print it")->type_name("FILE");
    command->callback([options, learn] { learn(*options); });
    return std::pair(command, options);
  };
  const auto [command, options] = add("beliefs", "Who may be the Traitor", learnBeliefs);
  command
      ->add_option("--rounds", options->rounds,
                   "How often Traitors who think ahead and know what has been learnt so far are added (3)")
      ->check(CLI::Range(0, 100));
  command
      ->add_option("--searched", options->searched,
                   "In how many seasons with each number of players and either kind of Agents (100)")
      ->check(CLI::Range(1, 1000000));
  add("promise", "How good the beginning of a chapter is for the Warehouse", learnPromise);

  CLI::App* check = app.add_subcommand("beliefs", "How good the bots' beliefs are, in seasons that bots play");
  const auto judged = std::make_shared<LearnOptions>();
  judged->addTo(*check, 500);
  check->add_option("--weights", judged->file, "Weights to judge; left out: the program's own")->type_name("FILE");
  check->callback([judged] { judge(*judged); });
}

}  // namespace w13
