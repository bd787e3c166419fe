#pragma once
// The subcommands of w13. Each has its own file and enters itself into the list, so that adding one touches no other
// file:
//
//   void addSimulate(CLI::App& app) { CLI::App* command = app.add_subcommand("simulate", "..."); ... }
//   namespace { const Command kSimulate{20, addSimulate}; }
//
// A command does its work in its subcommand's callback and throws on failure: main prints the sentence of a kernel
// error; Exit ends the program with its own code, with nothing more printed.

#include <string>

#include <CLI/CLI.hpp>

#include "engine/house/match/game_module.h"

namespace w13 {

/// Enters a subcommand into main's list; `order` is its place in the help text.
class Command {
 public:
  using Add = void (*)(CLI::App&);
  Command(int order, Add add);
  /// Adds all subcommands to the program, in order.
  static void addAll(CLI::App& app);
};

/// The game that --game names; the first of the house if it is left out.
[[nodiscard]] const house::GameModule& chosenGame();
/// The game whose log a file is, by its first words; the chosen one if it is none of any game.
[[nodiscard]] const house::GameModule& gameOfLog(const std::string& path);
/// Throws kernel::RefusedError if another game than the first is chosen: `what` is there for it alone.
void onlyFirstGame(const std::string& what);

/// Ends the program; all output has been printed.
struct Exit {
  int code = 1;
};

void addPlay(CLI::App& app);
void addSimulate(CLI::App& app);
void addLearn(CLI::App& app);
void addAdvice(CLI::App& app);
void addScenario(CLI::App& app);
void addLesson(CLI::App& app);
void addReplay(CLI::App& app);
void addReview(CLI::App& app);
void addServe(CLI::App& app);
void addLint(CLI::App& app);
void addExplain(CLI::App& app);
void addPack(CLI::App& app);
void addUnpack(CLI::App& app);
void addVersions(CLI::App& app);
void addRules(CLI::App& app);
void addSentences(CLI::App& app);

}  // namespace w13
