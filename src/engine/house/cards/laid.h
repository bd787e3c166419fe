#pragma once
// Layers of card files laid over one another, before a game reads what is in them.

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/folder.h"
#include "engine/house/cards/node.h"

namespace house {

/// A file with everything that was laid over it.
struct LaidFile {
  std::string path;    ///< below the folder of cards: "relics/ark.json"
  std::string folder;  ///< "relics"; empty: none
  std::string id;      ///< "ark"
  Node root;
  std::vector<std::string> from;  ///< the files it comes from, as mistakes name them
};

/// Where the files of a game lie.
struct CardPlaces {
  std::vector<std::string> folders;
  std::vector<std::string> loose = {};                         ///< files that lie in no folder: "rules.json"
  std::function<bool(const std::string& folder)> shares = {};  ///< whether files there may have an id of others, too
};

/// All layers, by folder and id.
struct Laid {
  std::vector<std::string> names;  ///< of all files, by Node::file
  std::vector<LaidFile> files;
  std::uint64_t fingerprint = 0;  ///< of all texts

  /// The file with this path; nullptr if there is none.
  [[nodiscard]] const LaidFile* at(std::string_view path) const;
};

/// Lays them over one another, later over earlier: a file of the same path states only what differs (null removes a
/// key, `"removed": true` the file). Reports what is no JSON or lies in the wrong place.
[[nodiscard]] Laid layAll(const std::vector<Layer>& layers, const CardPlaces& places, std::vector<Mistake>& mistakes);

}  // namespace house
