#include "workshop/check_up.h"

#include <algorithm>
#include <set>

#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/cards/read_back.h"

namespace w13 {

namespace {

Layer layerOf(const std::string& folder, const std::map<std::string, std::string>& files) {
  Layer layer{folder, {}};
  for (const auto& [path, text] : files) layer.files.push_back({path, text});
  return layer;
}

Finding findingOf(Mistake mistake, const ToCheck& what) {
  Finding finding;
  for (const auto& [name, own] : {std::pair(what.folder, true), std::pair(what.shipped->name, false)})
    if (mistake.file.starts_with(name + "/")) {
      finding.path = mistake.file.substr(name.size() + 1);
      finding.own = own;
      break;
    }
  finding.mistake = std::move(mistake);
  return finding;
}

/// The designer's files with those that have errors as they were last good, or left out.
std::map<std::string, std::string> withoutErrors(const ToCheck& what, const std::vector<Finding>& findings) {
  std::map<std::string, std::string> files = what.own;
  for (const Finding& finding : findings) {
    if (!finding.mistake.error || !what.own.contains(finding.path)) continue;
    const auto good = what.lastGood.find(finding.path);
    if (good == what.lastGood.end()) files.erase(finding.path);
    else files[finding.path] = good->second;
  }
  return files;
}

}  // namespace

bool CheckUp::isCurrent(std::string_view path) const {
  return std::none_of(findings.begin(), findings.end(),
                      [&](const Finding& each) { return each.path == path && each.mistake.error; });
}

CheckUp checkUp(const ToCheck& what) {
  CheckUp result;
  result.number = what.number;
  std::vector<Layer> layers = {*what.shipped, layerOf(what.folder, what.own)};
  Loaded loaded = lint(layers, what.art == nullptr ? ArtNames() : *what.art);
  result.files = loaded.files;
  result.errors = loaded.errors();
  result.warnings = loaded.warnings();
  for (Mistake& mistake : loaded.mistakes) result.findings.push_back(findingOf(std::move(mistake), what));
  result.good = what.own;
  if (loaded.catalog) {
    result.cards = {std::move(layers), std::make_shared<const Catalog>(std::move(*loaded.catalog))};
    return result;
  }
  // A mistake in one card must not keep the others from being seen. What then still has errors was never good together.
  const std::vector<std::map<std::string, std::string>> attempts = {
      withoutErrors(what, result.findings), what.lastGood, {}};
  for (const auto& files : attempts) {
    layers[1] = layerOf(what.folder, files);
    Loaded again = load(layers);
    if (!again.catalog) continue;
    result.good = files;
    result.cards = {std::move(layers), std::make_shared<const Catalog>(std::move(*again.catalog))};
    break;
  }
  return result;
}

std::string inPlainWords(std::string_view path, const Catalog& cards) {
  for (const Design& design : cards.designs)
    if (design.file == path) return readBack(design, cards);
  if (path.starts_with("agents/"))
    for (const AgentCard& agent : cards.agents)
      if (path == "agents/" + agent.id + ".json") return readBack(agent);
  return {};
}

}  // namespace w13
