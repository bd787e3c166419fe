#include "warehouse13/secrecy/seasons.h"

#include <stdexcept>

#include "engine/games/warehouse13/season/mixed_setup.h"

namespace secrecy {

using namespace w13;

namespace {

constexpr int kResponses = 20;  ///< in a hundred: how often random seats respond

const char* nameOf(Cast cast) {
  return cast == Cast::Random ? "random" : cast == Cast::Rule ? "rule of thumb" : "random and rule of thumb";
}

std::unique_ptr<Bot> bot(bool random) {
  if (random) return std::make_unique<kernel::RandomBot<View>>(kResponses);
  return makeBot("rule", shipped::cards());
}

}  // namespace

Season seasonOf(std::uint64_t number, const std::vector<std::string>& without) {
  kernel::Luck luck(number * 1'000'003);
  Season season;
  season.seed = number;
  season.cast = static_cast<Cast>(number % 3);
  season.setup = mixedSetup(2 + static_cast<int>(number % 4), shipped::cards(), luck, without);
  return season;
}

Season seasonWith(std::uint64_t seed, int seats, Cast cast, const std::vector<std::string>& options) {
  Season season{seed, {}, cast};
  for (int agent = 0; agent < seats; ++agent) season.setup.agents.push_back(static_cast<AgentId>(agent));
  for (const std::string& name : options)
    if (const std::string fault = switchOn(season.setup.variants, name); !fault.empty())
      throw std::invalid_argument(fault);
  if (const std::string fault = faultOf(season.setup, shipped::cards()); !fault.empty())
    throw std::invalid_argument(fault);
  return season;
}

std::string told(const Season& season) {
  std::string text = "seed " + std::to_string(season.seed) + ", " + nameOf(season.cast) + ", agents";
  for (const AgentId agent : season.setup.agents) text += " " + shipped::cards().of(agent).id;
  for (const std::string& name : namesOf(season.setup.variants)) text += ", " + name;
  return text;
}

Players::Players(const Season& season) {
  for (std::size_t seat = 0; seat < season.setup.agents.size(); ++seat)
    bots_.push_back(bot(season.cast == Cast::Random || (season.cast == Cast::Mixed && seat % 2 == 0)));
}

int Players::choose(const View& view, const kernel::Decision& decision, kernel::Luck& luck) {
  return bots_[static_cast<std::size_t>(index(view.viewer))]->choose(view, decision, luck);
}

std::optional<int> Players::interject(const View& view, const kernel::Decision& offers, kernel::Luck& luck) {
  return bots_[static_cast<std::size_t>(index(view.viewer))]->interject(view, offers, luck);
}

}  // namespace secrecy
