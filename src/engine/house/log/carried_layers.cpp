#include "engine/house/log/carried_layers.h"

#include <nlohmann/json.hpp>

#include "engine/house/log/records.h"

namespace house {

namespace {

/// The folder's own name.
std::string lastPart(const std::string& folder) {
  const std::size_t slash = folder.find_last_of('/');
  return slash == std::string::npos ? folder : folder.substr(slash + 1);
}

}  // namespace

std::string carriedLayers(const std::vector<Layer>& layers) {
  Json all = Json::array();
  for (const Layer& layer : layers) {
    Json files = Json::object();
    for (const SourceFile& file : layer.files) files[file.path] = file.text;
    all.push_back({{"folder", lastPart(layer.name)}, {"files", std::move(files)}});
  }
  return all.dump();
}

std::vector<Layer> layersFrom(const std::string& carried, const LogKind& kind) {
  std::vector<Layer> layers;
  try {
    for (const auto& layer : Json::parse(carried)) {
      Layer& next = layers.emplace_back(Layer{layer.at("folder").get<std::string>(), {}});
      for (const auto& [path, text] : layer.at("files").items()) next.files.push_back({path, text.get<std::string>()});
    }
  } catch (const Json::exception&) {
    throw notAsWritten(kind);
  }
  return layers;
}

}  // namespace house
