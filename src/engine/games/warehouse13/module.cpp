// Warehouse 13 for those who do not know which game they serve.

#include <array>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/designing/season_cards.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/remarks.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/scenario/season_stage.h"
#include "engine/games/warehouse13/season/season_box.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/games/warehouse13/season/season_voice.h"
#include "engine/house/data_folder.h"
#include "engine/house/match/game_module.h"
#include "engine/kernel/whole_file.h"

namespace w13 {

namespace {

class Module final : public house::GameModule {
 public:
  [[nodiscard]] std::string_view id() const override { return "warehouse13"; }
  [[nodiscard]] std::string_view name() const override { return "Warehouse 13"; }
  [[nodiscard]] const house::Vocabulary& vocabulary() const override {
    static const house::Vocabulary kAll{eventWords(),
                                        kAskWords,
                                        kVerbWords,
                                        std::span(kThingWords).subspan(1),  // without None
                                        0,
                                        remarkWords()};
    return kAll;
  }
  [[nodiscard]] const std::vector<house::SpokenLanguage>& languages() const override { return sentences().languages(); }
  [[nodiscard]] const house::LogKind& log() const override { return seasonLogs(); }

  [[nodiscard]] std::shared_ptr<const house::Box> open(std::span<const std::string> over) const override {
    const std::filesystem::path cards = house::dataFolder() / "cards";
    std::vector<std::string> folders = {(cards / "warehouse13").string()};
    for (const std::string& folder : over) folders.push_back(overlayNamed(folder, cards).string());
    return std::make_shared<const SeasonBox>(readCards(folders));
  }
  [[nodiscard]] RuleBook rules() const override {
    const auto file = [](const char* name) {
      return kernel::readWholeFile((house::dataFolder() / "rules" / name).string());
    };
    return rulesFrom({file("ledger.json"), file("glossary.json"), file("uses.json")});
  }
  [[nodiscard]] house::SetupForm form(const house::Box& box) const override {
    house::SetupForm form{
        2,        cardsOf(box).game.mostPlayers, "2 play the cooperative game, without a Traitor", {}, variantNames(),
        "traitor"};
    for (const AgentCard& agent : cardsOf(box).agents) form.roles.push_back({agent.id, agent.name});
    return form;
  }
  [[nodiscard]] std::unique_ptr<house::Voice> voice(const house::Match& match, const RuleBook& rules, Language language,
                                                    std::vector<std::string> players) const override {
    return std::make_unique<SeasonVoice>(static_cast<const Season::Inside&>(match), rules, language,
                                         std::move(players));
  }

  [[nodiscard]] house::SetupValues completed(house::SetupValues values, int players,
                                             const house::Box& box) const override {
    return w13::completed(std::move(values), players, cardsOf(box));
  }

  [[nodiscard]] std::unique_ptr<house::Staging> staging(std::shared_ptr<const house::Box> box) const override {
    return std::make_unique<SeasonStaging>(cardsIn(*box).cards);
  }

  [[nodiscard]] const house::CardPart* cards() const override { return &seasonCards(); }

  [[nodiscard]] std::span<const house::BotAbout> bots() const override { return botsAbout(); }
  [[nodiscard]] std::unique_ptr<house::Player> bot(std::string_view name, const house::Box& box) const override {
    return std::make_unique<house::PlayerOf<Warehouse13>>(makeBot(name, cardsOf(box)));
  }

 private:
  [[nodiscard]] static const Catalog& cardsOf(const house::Box& box) { return *cardsIn(box).cards; }
};

}  // namespace

}  // namespace w13

namespace games {

const house::GameModule& warehouse13Module() {
  static const w13::Module kModule;
  return kModule;
}

}  // namespace games
