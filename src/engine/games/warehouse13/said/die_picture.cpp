#include "engine/games/warehouse13/said/die_picture.h"

#include "engine/games/warehouse13/said/keys.h"

namespace w13 {

std::string pictureOf(Symbol colour, Clue shows) {
  std::string die = std::string("die-") + kSymbolKeys[colour];
  if (shows.symbol != Symbol::None)
    die += std::string("-") + kSymbolKeys[shows.symbol] + "-" + std::to_string(shows.number);
  return die;
}

}  // namespace w13
