#include "engine/house/match/game_module.h"

#include <algorithm>

#include "engine/house/scenario/plain_stage.h"

namespace house {

std::string faultOfBot(const GameModule& game, std::string_view name) {
  if (std::ranges::find(game.bots(), name, &BotAbout::id) != game.bots().end()) return {};
  std::string known;
  for (const BotAbout& each : game.bots()) known += (known.empty() ? "\"" : ", \"") + std::string(each.id) + '"';
  return "there is no bot called \"" + std::string(name) + "\"; take one of " + known;
}

int GameModule::leastDelay(std::span<const std::string> names) const {
  const auto ahead = [&](const std::string& name) {
    const auto found = std::ranges::find(bots(), name, &BotAbout::id);
    return found != bots().end() && found->thinksAhead;
  };
  return std::ranges::any_of(names, ahead) ? kLeastThought : 0;
}

std::unique_ptr<Staging> GameModule::staging(std::shared_ptr<const Box> box) const {
  return std::make_unique<PlainStaging>(*this, std::move(box));
}

}  // namespace house
