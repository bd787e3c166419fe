#include "engine/games/warehouse13/cards/live_cards.h"

#include "engine/games/warehouse13/cards/loader.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace fs = std::filesystem;

LiveCards::LiveCards(std::vector<fs::path> folders) : folders_(std::move(folders)) {
  if (reload()) return;
  for (const Mistake& mistake : mistakes_)
    if (mistake.error) throw kernel::DataError(toString(mistake));
  throw kernel::DataError("there are no cards");
}

bool LiveCards::changed() const { return stamps() != read_; }

bool LiveCards::reload() {
  read_ = stamps();  // before the texts: an edit that comes in between is seen the next time
  std::vector<Layer> layers;
  for (const fs::path& folder : folders_) try {
      layers.push_back(readFolder(folder));
    } catch (const kernel::DataError& error) {
      mistakes_ = {{folder.generic_string(), 1, 1, "", error.what(), true}};
      return false;
    }
  Loaded loaded = load(layers);
  mistakes_ = std::move(loaded.mistakes);
  if (!loaded.catalog) return false;
  cards_ = {std::move(layers), std::make_shared<const Catalog>(std::move(*loaded.catalog))};
  return true;
}

std::vector<Stamp> LiveCards::stamps() const {
  std::vector<Stamp> found;
  for (const fs::path& folder : folders_) {
    const std::vector<Stamp> here = stampsOf(folder);
    found.insert(found.end(), here.begin(), here.end());
  }
  return found;
}

}  // namespace w13
