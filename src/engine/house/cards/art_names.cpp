#include "engine/house/cards/art_names.h"

#include <algorithm>
#include <sstream>

#include "engine/house/cards/folder.h"
#include "engine/house/cards/reader.h"

namespace house {

namespace {

constexpr std::string_view kSet = "game-icons:";

std::string withoutSet(const std::string& art) { return art.starts_with(kSet) ? art.substr(kSet.size()) : art; }

}  // namespace

bool ArtNames::has(const std::string& art) const {
  return std::binary_search(names.begin(), names.end(), withoutSet(art));
}

std::string ArtNames::near(const std::string& art) const {
  const std::string name = nearest(withoutSet(art), names);
  return name.empty() ? "" : std::string(kSet) + name;
}

ArtNames readArtNames(const std::filesystem::path& file) {
  std::istringstream in(readText(file));
  ArtNames art;
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line.front() != '#') art.names.push_back(line);
  std::sort(art.names.begin(), art.names.end());
  return art;
}

}  // namespace house
