#pragma once
// The plain window as a game's screens.

#include "ui/plain/own_pages.h"
#include "ui/window/game_screens.h"

namespace ui {

class PlainScreens final : public GameScreens {
 public:
  /// `pages`: of the game's own; nullptr: all are plain.
  explicit PlainScreens(const house::GameModule& game, std::shared_ptr<OwnPages> pages = nullptr)
      : game_(game), pages_(std::move(pages)) {}
  [[nodiscard]] QString about() const override;
  void describe(QCommandLineParser& options) const override;
  std::optional<int> runAlone(const QCommandLineParser& options) override;
  [[nodiscard]] OnShelf onShelf(const QCommandLineParser& options) const override;
  [[nodiscard]] std::unique_ptr<QMainWindow> open(const QCommandLineParser& options, const Opening& opening) override;

 private:
  [[nodiscard]] QString savesOf(const QCommandLineParser& options) const;
  const house::GameModule& game_;
  std::shared_ptr<OwnPages> pages_;
};

}  // namespace ui
