#pragma once
// Loads all relics, collectors, categories and numbers: reads, overlays folders, checks.

#include <optional>
#include <vector>

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/house/cards/art_names.h"
#include "engine/house/cards/folder.h"
#include "engine/house/cards/mistake.h"

namespace w51 {

inline constexpr std::string_view kRelicFolder = "relics", kCollectorFolder = "collectors";
inline constexpr std::string_view kCategoriesFile = "categories.json", kNumbersFile = "rules.json";

/// A whole catalog, or none if there was an error. Mistakes are in the order of files and lines.
struct Loaded {
  std::optional<Catalog> catalog;
  std::vector<house::Mistake> mistakes;
  int files = 0;
  std::uint64_t fingerprint = 0;
};

/// Loads the layers, later over earlier.
[[nodiscard]] Loaded load(const std::vector<house::Layer>& layers);
/// The same, and looks for probable slips. `art`: all pictures; without names they are not checked.
[[nodiscard]] Loaded lint(const std::vector<house::Layer>& layers, const house::ArtNames& art);

}  // namespace w51
