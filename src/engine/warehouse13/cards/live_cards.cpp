#include "engine/warehouse13/cards/live_cards.h"

#include <algorithm>

#include "engine/kernel/errors.h"
#include "engine/warehouse13/cards/loader.h"

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

std::vector<LiveCards::Stamp> LiveCards::stamps() const {
  std::vector<Stamp> found;
  for (const fs::path& folder : folders_) {
    std::error_code error;
    fs::recursive_directory_iterator walk(folder, error);
    for (const fs::recursive_directory_iterator end; !error && walk != end; walk.increment(error)) {
      std::error_code gone;  // it may go while it is looked at
      if (walk->path().extension() != ".json" || !walk->is_regular_file(gone)) continue;
      const std::uintmax_t size = walk->file_size(gone);
      found.push_back({walk->path().generic_string(), size, walk->last_write_time(gone)});
    }
  }
  std::sort(found.begin(), found.end(), [](const Stamp& a, const Stamp& b) { return a.path < b.path; });
  return found;
}

}  // namespace w13
