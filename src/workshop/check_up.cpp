#include "workshop/check_up.h"

#include <algorithm>

namespace house {

namespace {

Layer layerOf(const ToCheck& what, const std::map<std::string, std::string>& files) {
  Layer layer{what.folder, {}, false, what.pictures};
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
  result.layers = {*what.shipped, layerOf(what, what.own)};
  CardsRead read = what.cards->check(result.layers, what.art == nullptr ? ArtNames() : *what.art);
  result.files = read.files;
  result.errors = read.errors();
  result.warnings = read.warnings();
  for (Mistake& mistake : read.mistakes) result.findings.push_back(findingOf(std::move(mistake), what));
  result.good = what.own;
  result.box = std::move(read.box);
  if (result.box) return result;
  // A mistake in one card must not keep the others from being seen. What then still has errors was never good together.
  const std::vector<std::map<std::string, std::string>> attempts = {
      withoutErrors(what, result.findings), what.lastGood, {}};
  for (const auto& files : attempts) {
    result.layers[1] = layerOf(what, files);
    result.box = what.cards->read(result.layers).box;
    if (!result.box) continue;
    result.good = files;
    break;
  }
  return result;
}

}  // namespace house
