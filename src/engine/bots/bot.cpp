#include "engine/bots/bot.h"

#include <algorithm>
#include <array>

#include "engine/bots/rule.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

constexpr std::array<std::string_view, 3> kNames = {"random", "rule", "loyal"};

}  // namespace

std::span<const std::string_view> botNames() { return kNames; }

std::span<const BotAbout> botsAbout() {
  static const std::array<BotAbout, kNames.size()> kAbout = {{
      {"random",
       {"Rookie", "Neuling"},
       {"does anything that the rules allow", "tut irgendetwas, was die Regeln erlauben"}},
      {"rule", {"Steady", "Routiniert"}, {"plays well and keeps secrets", "spielt gut und verrät nichts"}},
      {"loyal",
       {"True heart", "Treue Seele"},
       {"plays well and never sabotages, not even as the Traitor",
        "spielt gut und sabotiert nie, auch nicht als Verräter"}},
  }};
  return kAbout;
}

std::string faultOfBot(std::string_view name) {
  if (std::ranges::find(kNames, name) != kNames.end()) return {};
  std::string known;
  for (const std::string_view each : kNames) known += (known.empty() ? "\"" : ", \"") + std::string(each) + '"';
  return "there is no bot called \"" + std::string(name) + "\"; take one of " + known;
}

std::unique_ptr<Bot> makeBot(std::string_view name, const Catalog& cards) {
  if (name == "random") return std::make_unique<kernel::RandomBot<View>>();
  if (name == "rule") return std::make_unique<RuleBot>(cards);
  if (name == "loyal") return std::make_unique<RuleBot>(cards, Hidden::PlaysLoyal);
  throw kernel::RefusedError(faultOfBot(name));
}

}  // namespace w13
