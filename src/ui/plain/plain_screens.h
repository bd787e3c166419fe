#pragma once
// The plain window as a game's screens.

#include "ui/window/game_screens.h"

namespace ui {

class PlainScreens final : public GameScreens {
 public:
  explicit PlainScreens(const house::GameModule& game) : game_(game) {}
  [[nodiscard]] QString about() const override;
  int run(const QCommandLineParser& options) override;

 private:
  const house::GameModule& game_;
};

}  // namespace ui
