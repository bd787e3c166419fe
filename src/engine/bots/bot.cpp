#include "engine/bots/bot.h"

#include <algorithm>
#include <array>

#include "engine/bots/rule.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

constexpr std::array<std::string_view, 3> kNames = {"random", "rule", "loyal"};

}  // namespace

std::span<const std::string_view> botNames() { return kNames; }

std::span<const BotAbout> botsAbout() {
  static const std::array<BotAbout, kNames.size()> kAbout = [] {
    std::array<BotAbout, kNames.size()> all;
    for (std::size_t at = 0; at < kNames.size(); ++at) {
      const std::string name = "bot." + std::string(kNames[at]);
      all[at] = {kNames[at], sentences().text(name + ".name"), sentences().text(name + ".about")};
    }
    return all;
  }();
  return kAbout;
}

std::string faultOfBot(std::string_view name) {
  if (std::ranges::find(kNames, name) != kNames.end()) return {};
  std::string known;
  for (const std::string_view each : kNames) known += (known.empty() ? "\"" : ", \"") + std::string(each) + '"';
  return "there is no bot called \"" + std::string(name) + "\"; take one of " + known;
}

std::unique_ptr<Bot> makeBot(std::string_view name, const Catalog& cards, const Imagination* imagination,
                             Tongue tongue) {
  if (name == "random") return std::make_unique<kernel::RandomBot<View>>();
  if (name == "rule") return std::make_unique<RuleBot>(cards, Hidden::Sabotages, imagination, tongue);
  if (name == "loyal") return std::make_unique<RuleBot>(cards, Hidden::PlaysLoyal, imagination, tongue);
  throw kernel::RefusedError(faultOfBot(name));
}

}  // namespace w13
