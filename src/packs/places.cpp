#include "packs/places.h"

#include <algorithm>

#include "engine/house/cards/own_pictures.h"

namespace house {

namespace {

constexpr std::size_t kLongestId = 60;
constexpr std::string_view kCards = "cards/", kScenarios = "scenarios/", kEnding = ".json";

/// "coffee-break.json"
bool isJson(std::string_view name) {
  return name.ends_with(kEnding) && isId(name.substr(0, name.size() - kEnding.size()));
}

}  // namespace

bool isId(std::string_view text) {
  const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= kLongestId && std::all_of(text.begin(), text.end(), plain) &&
         text.front() != '-' && text.back() != '-' && text.find("--") == std::string_view::npos;
}

bool isPackPlace(std::string_view path, const CardPart& cards) {
  if (path == kManifest) return true;
  if (path.starts_with(kScenarios)) return isJson(path.substr(kScenarios.size()));
  if (!path.starts_with(kCards)) return false;
  path.remove_prefix(kCards.size());
  if (isPicturePath(path)) return true;
  if (std::ranges::find(cards.loose(), path) != cards.loose().end()) return true;
  const std::size_t slash = path.find('/');
  return slash != std::string_view::npos && hasFolder(cards, path.substr(0, slash)) && isJson(path.substr(slash + 1));
}

bool isPackPicture(std::string_view path) {
  return path.starts_with(kCards) && isPicturePath(path.substr(kCards.size()));
}

std::string exampleCard(const CardPart& cards) {
  const auto folder = std::ranges::find_if(cards.folders(), &CardFolder::takesNew);
  return (folder == cards.folders().end() ? "" : std::string(folder->name) + "/") + "my-card.json";
}

bool isPackFolder(std::string_view path, const CardPart& cards) {
  if (path == kCards || path == kScenarios) return true;
  if (path.starts_with(kCards) && path.substr(kCards.size()) == kPictures) return true;
  return path.starts_with(kCards) && path.ends_with('/') &&
         hasFolder(cards, path.substr(kCards.size(), path.size() - kCards.size() - 1));
}

}  // namespace house
