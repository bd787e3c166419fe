#pragma once
// This game in the window's program: its options on the command line, and what they begin.

#include <future>

#include "ui/games/warehouse13/window/window_setup.h"
#include "ui/window/game_screens.h"

namespace w13 {

class GameWindow final : public ui::GameScreens {
 public:
  [[nodiscard]] QString about() const override;
  void describe(QCommandLineParser& options) const override;
  void beginReading(const QCommandLineParser& options) override;
  int run(const QCommandLineParser& options) override;

 private:
  /// Whether they do something without anybody at the screen, who could be told something in a window.
  [[nodiscard]] static bool alone(const QCommandLineParser& options);

  std::future<WindowSetup> ahead_;
};

}  // namespace w13
