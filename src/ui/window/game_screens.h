#pragma once
// What a game shows in the window's program: screens of its own, or the plain ones that any game can be played on.

#include <QCommandLineParser>
#include <memory>

#include "engine/house/match/game_module.h"

namespace ui {

class GameScreens {
 public:
  virtual ~GameScreens() = default;
  /// What the game is, for --help: what follows its name.
  [[nodiscard]] virtual QString about() const = 0;
  /// Adds the options that only this game has. Those of the program itself are described in main.cpp.
  virtual void describe(QCommandLineParser& /*options*/) const {}
  /// Begins to read data while the window system is opened. There is no application yet; it must not throw.
  virtual void beginReading(const QCommandLineParser& /*options*/) {}
  /// Opens the window and stays until it is closed, or does what else was asked. Returns the program's exit code.
  /// Throws with one sentence if it cannot.
  virtual int run(const QCommandLineParser& options) = 0;
};

/// The screens of a game: its own, if src/ui/games has some, else the plain ones. The game must outlive them.
[[nodiscard]] std::unique_ptr<GameScreens> screensOf(const house::GameModule& game);

}  // namespace ui
