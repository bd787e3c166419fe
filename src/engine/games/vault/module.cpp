// Vault for those who do not know which game they serve.

#include <array>

#include "engine/games/vault/words.h"
#include "engine/house/data_folder.h"
#include "engine/house/match/game_module.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace vault {

namespace {

const std::array kBots = {house::BotAbout{"random",
                                          {"Rookie", {{house::kGerman, "Neuling"}}},
                                          {"Takes any choice.", {{house::kGerman, "Nimmt irgendetwas."}}}}};

bool isQuestion(std::string_view key) {
  for (const house::Word& word : vocabulary().questions)
    if (key == word.key) return true;
  return false;
}

/// Read on first use.
const house::Sentences& sentences() {
  static const house::Sentences kSentences(house::wordFilesOf(house::dataFolder(), "vault"));
  return kSentences;
}

class Module final : public house::GameModule {
 public:
  [[nodiscard]] std::string_view id() const override { return "vault"; }
  [[nodiscard]] std::string_view name() const override { return "Vault"; }
  [[nodiscard]] const house::Vocabulary& vocabulary() const override { return vault::vocabulary(); }
  [[nodiscard]] const std::vector<house::SpokenLanguage>& languages() const override { return sentences().languages(); }
  [[nodiscard]] const house::LogKind& log() const override { return vaultLogs(); }

  [[nodiscard]] std::shared_ptr<const house::Box> open(std::span<const std::string> over) const override {
    if (!over.empty()) throw kernel::DataError("Vault has no cards to lay \"" + over.front() + "\" over");
    return std::make_shared<const VaultBox>();
  }
  [[nodiscard]] house::RuleBook rules() const override {
    const std::filesystem::path folder = house::dataFolder() / "rules/vault";
    const auto file = [&](const char* name) { return kernel::readWholeFile((folder / name).string()); };
    return house::RuleBook::fromJson({file("ledger.json"), file("glossary.json"), file("uses.json")},
                                     {"data/rules/vault", rule::kSections, isQuestion});
  }
  [[nodiscard]] house::SetupForm form(const house::Box&) const override { return {.fewest = 2, .most = kMostSeats}; }
  [[nodiscard]] const house::GameMap* map() const override {
    static const house::GameMap kMap =
        house::mapFrom(kernel::readWholeFile((house::dataFolder() / "maps/vault.json").string()),
                       "data/maps/vault.json", vault::vocabulary().things);
    return &kMap;
  }
  [[nodiscard]] std::unique_ptr<house::Voice> voice(const house::Match& match, const house::RuleBook& rules,
                                                    house::Language language,
                                                    std::vector<std::string> players) const override {
    return std::make_unique<VaultVoice>(static_cast<const VaultMatch&>(match), sentences(), rules, language,
                                        std::move(players));
  }

  [[nodiscard]] house::SetupValues completed(house::SetupValues values, int players,
                                             const house::Box& box) const override {
    if (players > 0) values.roles.resize(kernel::sizeOf(players));
    if (const std::string fault = box.fault(values); !fault.empty()) throw kernel::RefusedError(fault);
    return values;
  }

  [[nodiscard]] std::span<const house::BotAbout> bots() const override { return kBots; }
  [[nodiscard]] std::unique_ptr<house::Player> bot(std::string_view name, const house::Box&) const override {
    if (const std::string fault = faultOfBot(*this, name); !fault.empty()) throw kernel::RefusedError(fault);
    return std::make_unique<house::PlayerOf<Vault>>(std::make_unique<kernel::RandomBot<View>>());
  }
};

}  // namespace

}  // namespace vault

namespace games {

const house::GameModule& vaultModule() {
  static const vault::Module kModule;
  return kModule;
}

}  // namespace games
