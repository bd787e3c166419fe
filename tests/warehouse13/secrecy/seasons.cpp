#include "warehouse13/secrecy/seasons.h"

#include <algorithm>
#include <stdexcept>

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

/// "start-consequences=1..3" at random: "start-consequences=2".
std::string oneOf(const std::string& range, kernel::Luck& luck) {
  const std::size_t dots = range.find("..");
  if (dots == std::string::npos) return range;
  const int most = std::stoi(range.substr(dots + 2));
  return range.substr(0, range.find('=') + 1) + std::to_string(1 + luck.pick(most, kernel::ChanceOf::Card));
}

}  // namespace

Season seasonOf(std::uint64_t number, const std::vector<std::string>& without) {
  kernel::Luck luck(number * 1'000'003);
  Season season;
  season.seed = number;
  season.cast = static_cast<Cast>(number % 3);
  const int seats = 2 + static_cast<int>(number % 4);
  std::vector<AgentId> agents;
  for (std::size_t agent = 0; agent < shipped::cards().agents.size(); ++agent)
    agents.push_back(static_cast<AgentId>(agent));
  luck.shuffle(agents);
  season.setup.agents.assign(agents.begin(), agents.begin() + seats);
  season.setup.variants.cooperative = seats == 2;
  std::vector<std::string> names = variantNames();
  luck.shuffle(names);
  for (const std::string& name : names) {
    const bool left = std::find(without.begin(), without.end(), name) != without.end();
    if (left || luck.pick(5, kernel::ChanceOf::Card) != 0) continue;
    Setup with = season.setup;
    if (switchOn(with.variants, oneOf(name, luck)).empty() && faultOf(with, shipped::cards()).empty())
      season.setup = with;
  }
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
