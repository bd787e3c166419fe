#include "engine/games/warehouse13/cards/card_set.h"

#include "engine/games/warehouse13/cards/loader.h"
#include "engine/kernel/errors.h"

namespace w13 {

CardSet compileCards(std::vector<Layer> layers) {
  Loaded loaded = load(layers);
  if (!loaded.catalog) {
    for (const Mistake& mistake : loaded.mistakes)
      if (mistake.error) throw kernel::DataError(toString(mistake));
    throw kernel::DataError("there are no cards");
  }
  return {std::move(layers), std::make_shared<const Catalog>(std::move(*loaded.catalog))};
}

CardSet readCards(const std::vector<std::string>& folders) {
  std::vector<Layer> layers;
  for (const std::string& folder : folders) layers.push_back(readFolder(folder));
  return compileCards(std::move(layers));
}

std::vector<std::string> mistakesIn(const std::vector<std::string>& folders) {
  std::vector<Layer> layers;
  for (const std::string& folder : folders) layers.push_back(readFolder(folder));
  std::vector<std::string> lines;
  for (const Mistake& mistake : load(layers).mistakes)
    if (mistake.error) lines.push_back(toString(mistake));
  return lines;
}

}  // namespace w13
