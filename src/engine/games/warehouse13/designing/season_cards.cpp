#include "engine/games/warehouse13/designing/season_cards.h"

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/decks.h"
#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/cards/read_back.h"
#include "engine/games/warehouse13/cards/schema.h"
#include "engine/games/warehouse13/designing/templates.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/season/season_box.h"
#include "engine/house/cards/json_text.h"

namespace w13 {

namespace {

using house::CardFolder;
using house::CardsRead;
using house::CardWord;
using house::OrderedJson;

constexpr std::array<Kind, kKinds> kOrder = {Kind::Trait, Kind::Calamity, Kind::Stress,    Kind::Traitor,
                                             Kind::Ping,  Kind::Artifact, Kind::Adversary, Kind::Consequence,
                                             Kind::Plot,  Kind::Ability,  Kind::Loyalty};

std::vector<CardFolder> allFolders() {
  std::vector<CardFolder> all;
  for (const Kind kind : kOrder) all.push_back({deckOf(kind).folder, takesNew(deckOf(kind).folder)});
  all.push_back({kAgentFolder, takesNew(kAgentFolder)});
  return all;
}

const Catalog& catalogOf(const house::Box& box) { return *cardsIn(box).cards; }

class SeasonCards final : public house::CardPart {
 public:
  [[nodiscard]] std::span<const CardFolder> folders() const override {
    static const std::vector<CardFolder> kAll = allFolders();
    return kAll;
  }
  [[nodiscard]] std::span<const std::string_view> loose() const override {
    static constexpr std::array kLoose = {kDiceFile, kNumbersFile};
    return kLoose;
  }
  [[nodiscard]] std::span<const house::CardReference> references() const override {
    static constexpr std::array kAll = {house::CardReference{deckOf(Kind::Ability).folder, "agent", kAgentFolder}};
    return kAll;
  }
  [[nodiscard]] const std::vector<house::SpokenLanguage>& languages() const override { return sentences().languages(); }
  [[nodiscard]] std::string_view packEnding() const override { return "w13pack"; }

  [[nodiscard]] CardsRead read(const std::vector<Layer>& layers) const override { return boxed(load(layers), layers); }
  [[nodiscard]] CardsRead check(const std::vector<Layer>& layers, const ArtNames& art) const override {
    return boxed(lint(layers, art), layers);
  }

  [[nodiscard]] std::string inPlainWords(std::string_view path, const house::Box& box) const override {
    const Catalog& cards = catalogOf(box);
    if (path == kNumbersFile) return inPlainWords(cards.game);
    for (const Design& design : cards.designs)
      if (design.file == path) return readBack(design, cards);
    if (house::folderIn(path) == kAgentFolder)
      for (const AgentCard& agent : cards.agents)
        if (house::idIn(path) == agent.id) return readBack(agent);
    return {};
  }
  [[nodiscard]] Text nameOf(std::string_view path, const house::Box& box) const override {
    const Catalog& cards = catalogOf(box);
    for (const Design& design : cards.designs)
      if (design.file == path) return design.name;
    for (const AgentCard& agent : cards.agents)
      if (house::folderIn(path) == kAgentFolder && house::idIn(path) == agent.id) return agent.name;
    if (path == kDiceFile) return sentences().text("trial.dice-file");
    if (path == kNumbersFile) return sentences().text("trial.numbers-file");
    return CardPart::nameOf(path, box);
  }
  /// The type of its Trait pile, from 1.
  [[nodiscard]] std::uint8_t tint(std::string_view path, const house::Box& box) const override {
    const Catalog& cards = catalogOf(box);
    const DesignId design = cards.find(house::idIn(path));
    const Symbol type = design == DesignId::None ? Symbol::None : cards.of(design).type;
    return type == Symbol::None ? std::uint8_t{0} : static_cast<std::uint8_t>(1 + index(type));
  }

  [[nodiscard]] const OrderedJson& schema(std::string_view path) const override {
    static const OrderedJson kCard = OrderedJson::parse(cardSchema());
    static const OrderedJson kAgent = OrderedJson::parse(agentSchema());
    static const OrderedJson kDice = OrderedJson::parse(diceSchema());
    static const OrderedJson kNumbers = OrderedJson::parse(numbersSchema());
    if (path == kDiceFile) return kDice;
    if (path == kNumbersFile) return kNumbers;
    return house::folderIn(path) == kAgentFolder ? kAgent : kCard;
  }
  [[nodiscard]] bool mayHave(std::string_view folder, std::string_view key) const override {
    const Deck* deck = deckIn(folder);
    if (deck == nullptr) return true;
    const std::span<const CardKey> keys = cardKeys();
    const auto found = std::find_if(keys.begin(), keys.end(), [&](const CardKey& each) { return key == each.name; });
    return found == keys.end() || found->allowed.has(deck->kind);
  }
  [[nodiscard]] std::string_view pictureKey(std::string_view folder) const override {
    if (folder == kAgentFolder) return "portrait";
    return deckIn(folder) == nullptr ? "" : "art";
  }
  [[nodiscard]] std::vector<CardWord> namesFor(std::string_view key, const house::Box& box,
                                               const ArtNames& art) const override {
    std::vector<CardWord> names;
    if (key == "agent")
      for (const AgentCard& agent : catalogOf(box).agents) names.push_back({agent.id, agent.name.en});
    if (key == "art" || key == "portrait")
      for (const Layer& layer : cardsIn(box).layers)
        for (const SourceFile& picture : layer.pictures) names.push_back({picture.path, ""});
    if (key == "art")
      for (const std::string& name : art.names) names.push_back({"game-icons:" + name, ""});
    return names;
  }
  [[nodiscard]] std::vector<CardWord> icons() const override {
    std::vector<CardWord> all;
    for (const Word& icon : words::kIcons.words) all.push_back({icon.name, icon.means});
    return all;
  }

  [[nodiscard]] std::vector<SourceFile> newCard(std::string_view folder, const std::string& id, const std::string& name,
                                                const house::Box& box, const ArtNames& art) const override {
    return w13::newCard(folder, id, name, catalogOf(box), art);
  }
  [[nodiscard]] std::string copied(const std::string& text, const std::string& name) const override {
    return copyOf(text, name);
  }

 private:
  [[nodiscard]] static std::string inPlainWords(const GameNumbers& numbers) {
    std::string text = "Numbers of the game\n";
    for (const SaidNumber& each : spelledOut(numbers)) text += "  " + each.name + ": " + each.number + "\n";
    return text;
  }
  [[nodiscard]] static CardsRead boxed(Loaded loaded, const std::vector<Layer>& layers) {
    CardsRead read{std::move(loaded.mistakes), loaded.files, nullptr, 0};
    if (!loaded.catalog) return read;
    read.fingerprint = loaded.catalog->fingerprint;
    read.box =
        std::make_shared<const SeasonBox>(CardSet{layers, std::make_shared<const Catalog>(std::move(*loaded.catalog))});
    return read;
  }
};

}  // namespace

const house::CardPart& seasonCards() {
  static const SeasonCards kCards;
  return kCards;
}

Symbol typeOfTint(std::uint8_t tint) { return tint == 0 ? Symbol::None : static_cast<Symbol>(tint - 1); }

std::optional<Kind> kindIn(std::string_view folder) {
  const Deck* deck = deckIn(folder);
  return deck == nullptr ? std::nullopt : std::optional(deck->kind);
}

const CardSet& cardsIn(const house::Box& box) { return static_cast<const SeasonBox&>(box).cards(); }

}  // namespace w13
