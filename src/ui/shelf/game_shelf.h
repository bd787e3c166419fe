#pragma once
// The program's windows, one at a time: the shelf, or the game that was taken from it.

#include <QMainWindow>
#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "ui/shelf/shared_options.h"
#include "ui/shelf/shelf_window.h"
#include "ui/window/game_screens.h"

namespace ui {

/// A game's screens, and the command line as that game reads it.
struct ShelvedGame {
  std::unique_ptr<GameScreens> screens;
  std::unique_ptr<QCommandLineParser> options;
};

/// A game that reads these arguments: what `describe` adds, and its own options.
[[nodiscard]] ShelvedGame shelve(std::unique_ptr<GameScreens> screens, const QStringList& arguments,
                                 const std::function<void(QCommandLineParser&)>& describe = describeShared);

class GameShelf final : public QObject {
  Q_OBJECT
 public:
  /// `optionsFile`, `language`: as ShelfWindow takes them. `speaker` plays the sounds of all; none: they are silent.
  GameShelf(std::vector<ShelvedGame> games, QString optionsFile, QString language, Speaker speaker = {});
  ~GameShelf() override;

  /// Shows the shelf, and closes the game that was open.
  void appear();
  /// Opens a game. False: people were told why not. Throws with one sentence if it cannot be opened.
  bool open(int game, Door door);
  /// The window that is seen.
  [[nodiscard]] QMainWindow* window() const;
  /// nullptr until it is first shown.
  [[nodiscard]] ShelfWindow* shelf() const { return shelf_.get(); }

 private:
  void tryToOpen(int game, Door door);
  [[nodiscard]] std::vector<OnShelf> games() const;

  std::vector<ShelvedGame> games_;
  QString optionsFile_;
  QString language_;
  Speaker speaker_;
  std::unique_ptr<ShelfWindow> shelf_;
  std::unique_ptr<QMainWindow> game_;
};

}  // namespace ui
