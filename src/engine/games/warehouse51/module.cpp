// Warehouse 51 for those who do not know which game they serve.

#include <algorithm>
#include <array>

#include "engine/games/warehouse51/bots/rule_bot.h"
#include "engine/games/warehouse51/bots/strong_bot.h"
#include "engine/games/warehouse51/designing/auction_cards.h"
#include "engine/games/warehouse51/designing/auction_gauge.h"
#include "engine/games/warehouse51/rule_ids.h"
#include "engine/games/warehouse51/said/keys.h"
#include "engine/games/warehouse51/said/moments.h"
#include "engine/games/warehouse51/said/voice.h"
#include "engine/games/warehouse51/scenario/laying.h"
#include "engine/games/warehouse51/seen/seen_in.h"
#include "engine/house/data_folder.h"
#include "engine/house/match/game_module.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace w51 {

namespace {

using house::kGerman;

constexpr int kQuickDreams = 150;
constexpr int kStrongDreams = 2000;

const std::array kBots = {
    house::BotAbout{"rule",
                    {"Dealer", {{kGerman, "Händler"}}},
                    {"Knows what relics are worth, and bluffs a little.",
                     {{kGerman, "Weiß, was Reliquien wert sind, und blufft ein wenig."}}}},
    house::BotAbout{"quick",
                    {"Connoisseur", {{kGerman, "Kenner"}}},
                    {"Plays on in its head before each choice, briefly.",
                     {{kGerman, "Spielt vor jeder Wahl in Gedanken weiter, kurz."}}},
                    true,
                    true},
    house::BotAbout{"strong",
                    {"Old Hand", {{kGerman, "Alter Fuchs"}}},
                    {"Plays on in its head before each choice, at length.",
                     {{kGerman, "Spielt vor jeder Wahl in Gedanken weiter, ausgiebig."}}},
                    true,
                    true},
    house::BotAbout{
        "random", {"Rookie", {{kGerman, "Neuling"}}}, {"Takes any choice.", {{kGerman, "Nimmt irgendetwas."}}}, false}};

std::vector<house::Layer> layersOf(std::span<const std::string> over) {
  const std::filesystem::path shipped = house::dataFolder() / "cards/warehouse51";
  std::vector<house::Layer> layers = {house::readFolder(shipped)};
  layers.front().shipped = true;
  for (const std::string& each : over)
    layers.push_back(house::readFolder(house::overlayNamed(each, shipped.parent_path())));
  return layers;
}

bool isQuestion(std::string_view key) {
  return std::ranges::any_of(vocabulary().questions, [&](const house::Word& word) { return key == word.key; });
}

const Catalog& cardsIn(const house::Box& box) { return static_cast<const AuctionBox&>(box).cards(); }

std::unique_ptr<kernel::Bot<View>> botNamed(std::string_view name, const Catalog& cards) {
  if (name == "rule") return ruleBot(cards);
  if (name == "quick") return strongBot(cards, kQuickDreams);
  if (name == "strong") return strongBot(cards, kStrongDreams);
  return std::make_unique<kernel::RandomBot<View>>();
}

class Module final : public house::GameModule {
 public:
  [[nodiscard]] std::string_view id() const override { return "warehouse51"; }
  [[nodiscard]] std::string_view name() const override { return "Warehouse 51"; }
  [[nodiscard]] const house::Vocabulary& vocabulary() const override { return w51::vocabulary(); }
  [[nodiscard]] const std::vector<house::SpokenLanguage>& languages() const override { return sentences().languages(); }
  [[nodiscard]] const house::LogKind& log() const override { return auctionLogs(); }

  [[nodiscard]] std::shared_ptr<const house::Box> open(std::span<const std::string> over) const override {
    return boxOf(layersOf(over));
  }
  [[nodiscard]] house::RuleBook rules() const override {
    const std::filesystem::path folder = house::dataFolder() / "rules/warehouse51";
    const auto file = [&](const char* name) { return kernel::readWholeFile((folder / name).string()); };
    return house::RuleBook::fromJson({file("ledger.json"), file("glossary.json"), file("uses.json")},
                                     {"data/rules/warehouse51", kRuleSections, isQuestion});
  }
  [[nodiscard]] house::FirstCards firstCards(const house::RuleBook& rules) const override {
    const std::string name = "rules/warehouse51/first-game.json";
    const std::string file = kernel::readWholeFile((house::dataFolder() / name).string());
    return house::FirstCards::fromJson(file, {vocabulary(), momentNames(), {}, rules, "data/" + name});
  }
  [[nodiscard]] std::vector<std::string_view> moments(const house::Match& match, kernel::Seat viewer) const override {
    return momentsIn(viewIn(match, viewer), w51::cardsIn(match));
  }
  [[nodiscard]] house::SetupForm form(const house::Box& box) const override {
    house::SetupForm form{.fewest = kFewestSeats, .most = kMostSeats};
    for (const Collector& each : cardsIn(box).collectors) form.roles.push_back({each.id, {each.name}});
    for (const std::string_view each : kVariantNames) form.options.emplace_back(each);
    form.options.push_back("revealer=1.." + std::to_string(kMostSeats));
    for (const std::string& name : sentences().below("variant"))
      form.called[name.substr(name.find('.') + 1)] = sentences().text(name);
    return form;
  }
  [[nodiscard]] std::unique_ptr<house::Voice> voice(const house::Match& match, const house::RuleBook& rules,
                                                    house::Language language,
                                                    std::vector<std::string> players) const override {
    return std::make_unique<AuctionVoice>(static_cast<const AuctionMatch&>(match), sentences(), rules, language,
                                          std::move(players));
  }

  [[nodiscard]] house::SetupValues completed(house::SetupValues values, int players,
                                             const house::Box& box) const override {
    const std::size_t seats = players > 0 ? kernel::sizeOf(players) : values.roles.size();
    if (seats > kMostSeats)
      throw kernel::RefusedError(std::to_string(kFewestSeats) + " to " + std::to_string(kMostSeats) +
                                 " can play, not " + std::to_string(seats));
    if (values.roles.size() > seats)
      throw kernel::RefusedError("there are more collectors than seats; name fewer, or raise the number of players");
    for (const Collector& each : cardsIn(box).collectors)
      if (values.roles.size() < seats && std::ranges::find(values.roles, each.id) == values.roles.end())
        values.roles.push_back(each.id);
    if (const std::string fault = box.fault(values); !fault.empty()) throw kernel::RefusedError(fault);
    return values;
  }

  [[nodiscard]] const house::CardPart* cards() const override { return &auctionCards(); }
  [[nodiscard]] const house::Gauge* gauge() const override { return &auctionGauge(); }
  [[nodiscard]] const house::Positions* positions() const override { return &w51::positions(); }

  [[nodiscard]] std::span<const house::BotAbout> bots() const override { return kBots; }
  [[nodiscard]] std::unique_ptr<house::Player> bot(std::string_view name, const house::Box& box) const override {
    if (const std::string fault = faultOfBot(*this, name); !fault.empty()) throw kernel::RefusedError(fault);
    return std::make_unique<house::PlayerOf<Warehouse51>>(botNamed(name, cardsIn(box)));
  }
};

}  // namespace

}  // namespace w51

namespace games {

const house::GameModule& warehouse51Module() {
  static const w51::Module kModule;
  return kModule;
}

}  // namespace games
