#pragma once
// The subcommands of w13. Each stands in a file of its own and enters itself into the list, so that adding one touches
// no other file:
//
//   void addSimulate(CLI::App& app) { CLI::App* command = app.add_subcommand("simulate", "..."); ... }
//   namespace { const Command kSimulate{20, addSimulate}; }
//
// A command does its work in the callback of its subcommand. What goes wrong is thrown: kernel's errors carry one
// sentence, which main prints; Exit ends the program with a code of its own, everything said.

#include <CLI/CLI.hpp>

namespace w13 {

/// Enters a subcommand into the list that main goes through; `order` is its place in the help text.
class Command {
 public:
  using Add = void (*)(CLI::App&);
  Command(int order, Add add);
  /// Adds all subcommands to the program, in order.
  static void addAll(CLI::App& app);
};

/// Ends the program; what is to be said has been said.
struct Exit {
  int code = 1;
};

void addPlay(CLI::App& app);
void addSimulate(CLI::App& app);
void addScenario(CLI::App& app);
void addLesson(CLI::App& app);
void addReplay(CLI::App& app);
void addServe(CLI::App& app);
void addLint(CLI::App& app);
void addExplain(CLI::App& app);
void addPack(CLI::App& app);
void addUnpack(CLI::App& app);
void addRules(CLI::App& app);
void addSentences(CLI::App& app);

}  // namespace w13
