#pragma once
// The names of all pictures: cards name theirs in `art`.

#include <filesystem>
#include <string>
#include <vector>

namespace house {

/// The icons of one set, sorted, without the set's name: "compass" for "game-icons:compass".
struct ArtNames {
  std::vector<std::string> names;
  [[nodiscard]] bool has(const std::string& art) const;
  /// The nearest name as a card writes it, "game-icons:compass"; empty if none is near.
  [[nodiscard]] std::string near(const std::string& art) const;
};

/// Reads a list of names, one per line; lines that begin with # are skipped. Throws kernel::DataError.
[[nodiscard]] ArtNames readArtNames(const std::filesystem::path& file);

}  // namespace house
