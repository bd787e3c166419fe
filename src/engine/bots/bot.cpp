#include "engine/bots/bot.h"

#include <algorithm>
#include <array>

#include "engine/bots/beliefs.h"
#include "engine/bots/rule.h"
#include "engine/bots/season_guide.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/kernel/errors.h"
#include "engine/search/search_bot.h"

namespace w13 {

namespace {

constexpr std::array<std::string_view, 7> kBotNames = {"random", "rule", "wary", "quick", "strong", "loyal", "frank"};
/// The strengths that people choose from.
constexpr std::array<std::string_view, 3> kOffered = {"rule", "quick", "strong"};
constexpr int kQuickDreams = 150;
constexpr int kStrongDreams = 2000;

/// Those that need time to be worth their names.
constexpr std::array<std::string_view, 3> kAhead = {"quick", "strong", "frank"};

/// What a bot that has a mind judges by; nullptr: rules of thumb.
const Beliefs* learntBy(std::string_view name, const Beliefs* given) {
  if (name == "rule" || name == "loyal") return nullptr;
  return given != nullptr ? given : &shippedBeliefs();
}

std::unique_ptr<Bot> searchBot(const Catalog& cards, int dreams, Mind mind, Learn learn = Learn::Everything) {
  auto habit = std::make_unique<RuleBot>(cards, Hidden::Sabotages, std::move(mind));
  auto guide = seasonGuide(cards, shippedPromise(), habit->suspicion(), learn);
  return std::make_unique<search::SearchBot<View>>(std::move(habit), std::move(guide), dreams);
}

}  // namespace

std::span<const std::string_view> botNames() { return kBotNames; }

std::span<const BotAbout> botsAbout() {
  static const std::array<BotAbout, kBotNames.size()> kAbout = [] {
    std::array<BotAbout, kBotNames.size()> all;
    for (std::size_t at = 0; at < kBotNames.size(); ++at) {
      const std::string name = "bot." + std::string(kBotNames[at]);
      all[at] = {kBotNames[at], sentences().text(name + ".name"), sentences().text(name + ".about"),
                 std::ranges::find(kOffered, kBotNames[at]) != kOffered.end(),
                 std::ranges::find(kAhead, kBotNames[at]) != kAhead.end()};
    }
    return all;
  }();
  return kAbout;
}

std::string faultOfBot(std::string_view name) {
  if (std::ranges::find(kBotNames, name) != kBotNames.end()) return {};
  std::string known;
  for (const std::string_view each : kBotNames) known += (known.empty() ? "\"" : ", \"") + std::string(each) + '"';
  return "there is no bot called \"" + std::string(name) + "\"; take one of " + known;
}

std::unique_ptr<Bot> makeBot(std::string_view name, const Catalog& cards, Tongue tongue, const Beliefs* beliefs) {
  std::optional<Mind> mind = mindOf(name, cards, tongue, beliefs);
  if (!mind) return std::make_unique<kernel::RandomBot<View>>();
  if (name == "quick") return searchBot(cards, kQuickDreams, std::move(*mind));
  if (name == "strong") return searchBot(cards, kStrongDreams, std::move(*mind));
  if (name == "frank") return searchBot(cards, kQuickDreams, std::move(*mind), Learn::Nothing);
  return std::make_unique<RuleBot>(cards, name == "loyal" ? Hidden::PlaysLoyal : Hidden::Sabotages, std::move(*mind));
}

std::optional<Mind> mindOf(std::string_view bot, const Catalog& cards, Tongue tongue, const Beliefs* beliefs) {
  if (const std::string fault = faultOfBot(bot); !fault.empty()) throw kernel::RefusedError(fault);
  if (bot == "random") return std::nullopt;
  return Mind(cards, learntBy(bot, beliefs), tongue);
}

}  // namespace w13
