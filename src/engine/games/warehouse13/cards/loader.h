#pragma once
// Loads all cards, agents and dice: reads, overlays folders, checks, compiles.

#include <optional>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/kit.h"

namespace w13 {

/// The result of loading: a whole catalog, or none if there was an error. Mistakes are in the order of files and lines;
/// a catalog may come with warnings.
struct Loaded {
  std::optional<Catalog> catalog;
  std::vector<Mistake> mistakes;
  int files = 0;
  int pending = 0;  ///< designs without effect, or with a part of it missing
  [[nodiscard]] int errors() const;
  [[nodiscard]] int hints() const;
  [[nodiscard]] int warnings() const;
};

/// Loads the layers, later over earlier: a file of the same path states only what differs (null removes a key,
/// "removed": true the card).
[[nodiscard]] Loaded load(const std::vector<Layer>& layers);

/// The same from folders on disk. Throws kernel::DataError if one cannot be read.
[[nodiscard]] Loaded loadFolders(const std::vector<std::filesystem::path>& folders);

}  // namespace w13
