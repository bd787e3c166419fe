// `w13`, the command-line program.

#include <algorithm>
#include <exception>
#include <fstream>
#include <iostream>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/harmless_out.h"
#include "engine/games/games.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

std::vector<std::pair<int, Command::Add>>& entered() {
  static std::vector<std::pair<int, Command::Add>> list;
  return list;
}

}  // namespace

Command::Command(int order, Add add) { entered().emplace_back(order, add); }

namespace {

std::string& chosenId() {
  static std::string id(games::all().front()->id());
  return id;
}

/// Lets the user choose one of the games.
void addGame(CLI::App& app) {
  std::vector<std::string> ids;
  for (const house::GameModule* game : games::all()) ids.emplace_back(game->id());
  app.add_option("--game", chosenId(), "The game that is meant")->check(CLI::IsMember(ids))->type_name("ID");
}

}  // namespace

const house::GameModule& chosenGame() { return *games::named(chosenId()); }

const house::GameModule& gameOfLog(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string line;
  std::getline(file, line);
  for (const house::GameModule* game : games::all())
    if (line.starts_with(game->log().title)) return *game;
  return chosenGame();
}

void onlyFirstGame(const std::string& what) {
  const house::GameModule& first = *games::all().front();
  if (&chosenGame() != &first)
    throw kernel::RefusedError("there is no " + what + " for " + std::string(chosenGame().name()) +
                               " yet; leave out --game, it is there for " + std::string(first.name()));
}

void Command::addAll(CLI::App& app) {
  addGame(app);
  std::sort(entered().begin(), entered().end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [order, add] : entered()) add(app);
}

}  // namespace w13

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);  // before anything stands between: it sets the streams up anew
  const w13::HarmlessOut out(std::cout);
  const w13::HarmlessOut err(std::cerr);
  CLI::App app{
      "Warehouse 13, the digital table: a hidden-traitor board game in the terminal, and tools for its cards.\n"
      "An unofficial fan adaptation.",
      "w13"};
  app.set_version_flag("--version", std::string("w13 ") + W13_VERSION);
  app.require_subcommand(1);
  app.failure_message([](const CLI::App*, const CLI::Error& error) {
    return std::string("w13: ") + error.what() + "; try w13 --help\n";
  });
  try {
    w13::Command::addAll(app);
    // After the subcommands, which would take it over.
    app.footer(
        "w13 SUBCOMMAND --help tells what it takes. The window is another program, warehouse13-table.\n"
        "Whoever can use this account can look into the log of a running season: play with people you trust, or "
        "without "
        "saving.");
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error);
    return code == 0 ? 0 : 2;
  } catch (const w13::Exit& exit) {
    return exit.code;
  } catch (const std::exception& error) {
    std::cout.flush();
    std::cerr << "w13: " << error.what() << '\n';
    return 1;
  }
  return 0;
}
