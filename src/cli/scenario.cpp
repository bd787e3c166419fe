// `w13 scenario`: plays scenario files and says what differs.

#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/house/scenario/scenario.h"

namespace w13 {

namespace {

struct ScenarioOptions {
  CardFolders cards;
  std::vector<std::string> files;
};

/// One line for each file, and below it what differs. How many failed.
int runScenarios(const std::vector<std::string>& files, const house::Staging& staging, std::ostream& out) {
  int failed = 0;
  for (const std::string& file : files) {
    const house::ScenarioReport report = house::runScenario(file, textOf(file), staging);
    out << (report.ok ? "ok      " : "FAILED  ") << file << (report.title.empty() ? "" : "  " + report.title) << '\n';
    for (const std::string& difference : report.differences) out << "        " << difference << '\n';
    failed += report.ok ? 0 : 1;
  }
  return failed;
}

void run(const ScenarioOptions& options) {
  const std::vector<std::string> files = jsonFiles(options.files, "scenario");
  const house::GameModule& game = chosenGame();
  const int failed = runScenarios(files, *game.staging(game.open(options.cards.over)), std::cout);
  std::cout << files.size() << (files.size() == 1 ? " scenario, " : " scenarios, ") << failed << " failed\n";
  if (failed > 0) throw Exit{1};
}

const Command kScenario{30, addScenario};

}  // namespace

void addScenario(CLI::App& app) {
  CLI::App* command = app.add_subcommand("scenario", "Play scenario files and say what differs (docs/scenarios.md)");
  const auto options = std::make_shared<ScenarioOptions>();
  options->cards.addTo(*command);
  command->add_option("FILE", options->files, "Scenario files, or folders of them")->required();
  command->callback([options] { run(*options); });
}

}  // namespace w13
