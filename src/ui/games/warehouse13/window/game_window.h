#pragma once
// This game in the window's program: its options on the command line, and what they begin.

#include <future>

#include "ui/games/warehouse13/window/window_setup.h"
#include "ui/window/game_screens.h"

namespace w13 {

class GameWindow final : public ui::GameScreens {
 public:
  explicit GameWindow(const house::GameModule& game) : game_(game) {}
  [[nodiscard]] QString about() const override;
  void describe(QCommandLineParser& options) const override;
  void beginReading(const QCommandLineParser& options) override;
  std::optional<int> runAlone(const QCommandLineParser& options) override;
  [[nodiscard]] ui::OnShelf onShelf(const QCommandLineParser& options) const override;
  [[nodiscard]] std::unique_ptr<QMainWindow> open(const QCommandLineParser& options,
                                                  const ui::Opening& opening) override;

 private:
  /// Whether they do something without anybody at the screen, who could be told something in a window.
  [[nodiscard]] static bool alone(const QCommandLineParser& options);

  /// The cards that have been read, to name who plays; nullptr: they are damaged.
  [[nodiscard]] std::shared_ptr<const Catalog> cards() const;

  const house::GameModule& game_;
  std::shared_ptr<const Catalog> cards_;   ///< of the last window
  std::shared_future<WindowSetup> ahead_;  ///< read while the window system is opened
};

}  // namespace w13
