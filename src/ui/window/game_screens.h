#pragma once
// What a game shows in the window's program: its box on the shelf, and a window with screens of its own or the plain
// ones that any game can be played on.

#include <QCommandLineParser>
#include <QMainWindow>
#include <functional>
#include <memory>
#include <optional>

#include "engine/house/match/game_module.h"
#include "ui/sound/sounds.h"
#include "ui/window/on_shelf.h"

namespace ui {

/// How a game's window is opened.
struct Opening {
  Door door = Door::First;
  QString match;                ///< with Door::GoOn: the file of the match to go on with
  QString optionsFile;          ///< of the program; empty: nothing is kept
  Speaker speaker;              ///< plays its sounds; none: the window is silent
  std::function<void()> shelf;  ///< the way back to the shelf
};

class GameScreens {
 public:
  virtual ~GameScreens() = default;
  /// What the game is, for --help: what follows its name.
  [[nodiscard]] virtual QString about() const = 0;
  /// Adds the options that only this game has. Those of the program itself are described in main.cpp.
  virtual void describe(QCommandLineParser& /*options*/) const {}
  /// Begins to read data while the window system is opened. There is no application yet; it must not throw.
  virtual void beginReading(const QCommandLineParser& /*options*/) {}
  /// Does what was asked without anybody at the screen, such as printing, and returns the program's exit code; nothing:
  /// a window is wanted. Throws with one sentence if it cannot.
  virtual std::optional<int> runAlone(const QCommandLineParser& /*options*/) { return {}; }
  /// How it stands on the shelf now, in the current language.
  [[nodiscard]] virtual OnShelf onShelf(const QCommandLineParser& options) const = 0;
  /// Opens its window. nullptr: people were told why not. Throws with one sentence if it cannot.
  [[nodiscard]] virtual std::unique_ptr<QMainWindow> open(const QCommandLineParser& options,
                                                          const Opening& opening) = 0;
};

/// The screens of a game: its own, if src/ui/games has some, else the plain ones. The game must outlive them.
[[nodiscard]] std::unique_ptr<GameScreens> screensOf(const house::GameModule& game);

}  // namespace ui
