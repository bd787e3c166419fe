#include "warehouse13/cards/shipped.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "support/catch.h"

namespace shipped {

using namespace w13;

std::filesystem::path project() { return W13_SOURCE_DIR; }

const Layer& layer() {
  static const Layer kLayer = [] {
    Layer read = readFolder(project() / "data/cards/warehouse13");
    read.name = "cards";
    read.shipped = true;
    return read;
  }();
  return kLayer;
}

const Loaded& loaded() {
  static const Loaded kLoaded = load({layer()});
  return kLoaded;
}

const Catalog& cards() {
  INFO(lines(loaded().mistakes));
  REQUIRE(loaded().catalog.has_value());
  return *loaded().catalog;
}

const std::vector<Layer>& allLayers() {
  static const std::vector<Layer> kLayers = [] {
    std::vector<Layer> layers = {layer(), readFolder(project() / "data/cards/promos")};
    std::vector<std::filesystem::path> expansions;
    for (const auto& entry : std::filesystem::directory_iterator(project() / "data/expansions"))
      expansions.push_back(entry.path() / "cards");
    std::sort(expansions.begin(), expansions.end());
    for (const std::filesystem::path& each : expansions) layers.push_back(readFolder(each));
    return layers;
  }();
  return kLayers;
}

const Catalog& everyCard() {
  static const Loaded kLoaded = load(allLayers());
  INFO(lines(kLoaded.mistakes));
  REQUIRE(kLoaded.catalog.has_value());
  return *kLoaded.catalog;
}

bool isOfDesigners(Ask ask) { return ask == Ask::TakeFromTop || ask == Ask::OrderTop || ask == Ask::LayOn; }

const Design& design(const std::string& id) {
  INFO(id);
  const DesignId found = cards().find(id);
  REQUIRE(found != DesignId::None);
  return cards().of(found);
}

std::vector<const Design*> all(Kind kind) {
  std::vector<const Design*> found;
  for (const Design& each : cards().designs)
    if (each.kind == kind) found.push_back(&each);
  return found;
}

std::string lines(const std::vector<Mistake>& mistakes) {
  std::string text;
  for (const Mistake& mistake : mistakes) text += toString(mistake) + "\n";
  return text;
}

const ArtNames& artNames() {
  static const ArtNames kNames = readArtNames(project() / "data/art/game-icons.txt");
  return kNames;
}

std::string textOf(const std::string& path) {
  std::ifstream in(project() / path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<std::string> jsonFilesIn(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(project() / folder))
    if (entry.path().extension() == ".json")
      files.push_back(entry.path().lexically_relative(project()).generic_string());
  std::sort(files.begin(), files.end());
  return files;
}

bool isUpToDate(const std::string& path, const std::string& generated) {
  if (std::getenv("W13_UPDATE") != nullptr) std::ofstream(project() / path, std::ios::binary) << generated;
  return textOf(path) == generated;
}

}  // namespace shipped
