// Which games have screens of their own.

#include "ui/games/warehouse13/window/game_window.h"
#include "ui/games/warehouse51/window/auction_pages.h"
#include "ui/plain/plain_screens.h"

namespace ui {

std::unique_ptr<GameScreens> screensOf(const house::GameModule& game) {
  if (game.id() == "warehouse13") return std::make_unique<w13::GameWindow>(game);
  if (game.id() == "warehouse51") return std::make_unique<PlainScreens>(game, std::make_shared<w51::AuctionPages>());
  return std::make_unique<PlainScreens>(game);
}

}  // namespace ui
