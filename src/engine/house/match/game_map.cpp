#include "engine/house/match/game_map.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/kernel/errors.h"

namespace house {

namespace {

[[noreturn]] void damaged(const std::string& path, const std::string& what) {
  throw kernel::DataError(path + " is damaged: " + what + "; please restore it");
}

GameMap::Place placeFrom(const nlohmann::json& entry, const std::string& where, const std::string& path,
                         std::span<const Word> things) {
  const std::string thing = entry.at("thing").get<std::string>();
  const auto known = std::ranges::find_if(things, [&](const Word& word) { return thing == word.key; });
  if (known == things.end()) damaged(path, where + " names no kind of thing of this game, but \"" + thing + "\"");
  const std::vector<double> at = entry.at("at").get<std::vector<double>>();
  const auto outside = [](double each) { return !(each >= 0 && each <= 1); };
  if (at.size() != 2 || std::ranges::any_of(at, outside)) damaged(path, where + " does not lie between 0 and 1");
  return {nounOf(*known, entry.at("index").get<std::uint16_t>()), at[0], at[1]};
}

}  // namespace

GameMap mapFrom(std::string_view json, const std::string& path, std::span<const Word> things) {
  GameMap map;
  try {
    const nlohmann::json all = nlohmann::json::parse(json);
    const nlohmann::json& places = all.at("places");
    for (std::size_t at = 0; at < places.size(); ++at) {
      const std::string where = "place " + std::to_string(at);
      map.places.push_back(placeFrom(places[at], where, path, things));
      for (const std::size_t to : places[at].value("routes", std::vector<std::size_t>())) {
        if (to >= places.size() || to == at)
          damaged(path, "a route of " + where + " leads to place " + std::to_string(to));
        map.routes.push_back({at, to});
      }
    }
  } catch (const nlohmann::json::exception& thrown) {
    damaged(path, thrown.what());
  }
  return map;
}

}  // namespace house
