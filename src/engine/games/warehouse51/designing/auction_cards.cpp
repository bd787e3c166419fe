#include "engine/games/warehouse51/designing/auction_cards.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "engine/games/warehouse51/cards/loader.h"
#include "engine/games/warehouse51/cards/read_back.h"
#include "engine/games/warehouse51/cards/relic_reader.h"
#include "engine/games/warehouse51/cards/schema.h"
#include "engine/games/warehouse51/match.h"
#include "engine/games/warehouse51/said/voice.h"
#include "engine/house/cards/json_text.h"
#include "engine/kernel/errors.h"

namespace w51 {

namespace {

using house::ArtNames;
using house::CardsRead;
using house::CardWord;
using house::Json;
using house::OrderedJson;

const Relic* relicAt(std::string_view path, const house::Box& box) {
  const RelicId relic = relicIn(box, path);
  return relic == RelicId::None ? nullptr : &cardsIn(box).of(relic);
}

constexpr const char* kNewRelic = R"({"category": "blue", "value": 1, "symbol": "blessing",
  "text": {"en": "Take 2 ingots from the reserve.", "de": "Nimm 2 Barren aus dem Vorrat."},
  "do": [{"take_ingots": 2}], "worth": 1})";

class AuctionCards final : public house::CardPart {
 public:
  [[nodiscard]] std::span<const house::CardFolder> folders() const override {
    static constexpr std::array kAll = {house::CardFolder{kRelicFolder}, house::CardFolder{kCollectorFolder}};
    return kAll;
  }
  [[nodiscard]] std::span<const std::string_view> loose() const override {
    static constexpr std::array kLoose = {kCategoriesFile, kNumbersFile};
    return kLoose;
  }
  [[nodiscard]] const std::vector<house::SpokenLanguage>& languages() const override { return sentences().languages(); }
  [[nodiscard]] std::string_view packEnding() const override { return "w51pack"; }

  [[nodiscard]] CardsRead read(const std::vector<house::Layer>& layers) const override {
    return boxed(load(layers), layers);
  }
  [[nodiscard]] CardsRead check(const std::vector<house::Layer>& layers, const ArtNames& art) const override {
    return boxed(lint(layers, art), layers);
  }

  [[nodiscard]] std::string inPlainWords(std::string_view path, const house::Box& box) const override {
    if (const Relic* relic = relicAt(path, box)) return readBack(*relic);
    if (path != kNumbersFile) return {};
    std::string text = "Numbers of the game\n";
    for (const NumberKey& key : numberKeys())
      text += "  " + std::string(key.means) + " " + std::to_string(cardsIn(box).game.*key.number) + "\n";
    return text;
  }
  [[nodiscard]] house::Text nameOf(std::string_view path, const house::Box& box) const override {
    if (const Relic* relic = relicAt(path, box)) return relic->name;
    for (const Collector& each : cardsIn(box).collectors)
      if (house::folderIn(path) == kCollectorFolder && each.id == house::idIn(path)) return {each.name};
    return CardPart::nameOf(path, box);
  }
  /// The category, from 1.
  [[nodiscard]] std::uint8_t tint(std::string_view path, const house::Box& box) const override {
    const Relic* relic = relicAt(path, box);
    return relic == nullptr ? std::uint8_t{0} : static_cast<std::uint8_t>(1 + static_cast<int>(relic->category));
  }

  [[nodiscard]] const Json& schema(std::string_view path) const override {
    if (path == kCategoriesFile) return categoriesSchema();
    if (path == kNumbersFile) return numbersSchema();
    return house::folderIn(path) == kCollectorFolder ? collectorSchema() : relicSchema();
  }
  [[nodiscard]] std::string_view pictureKey(std::string_view folder) const override {
    return folder == kRelicFolder ? "art" : "";
  }
  [[nodiscard]] std::vector<CardWord> namesFor(std::string_view key, const house::Box& box,
                                               const ArtNames& art) const override {
    std::vector<CardWord> names;
    if (key != "art") return names;
    for (const house::Layer& layer : layersIn(box))
      for (const house::SourceFile& picture : layer.pictures) names.push_back({picture.path, ""});
    for (const std::string& name : art.names) names.push_back({"game-icons:" + name, ""});
    return names;
  }

  [[nodiscard]] std::vector<house::SourceFile> newCard(std::string_view folder, const std::string& id,
                                                       const std::string& name, const house::Box& box,
                                                       const ArtNames&) const override {
    OrderedJson card;
    if (folder == kCollectorFolder) {
      card = {{"name", name}, {"order", std::min<std::size_t>(99, cardsIn(box).collectors.size() + 1)}};
    } else {
      if (cardsIn(box).size() >= kMostRelics)
        throw kernel::RefusedError("there are " + std::to_string(kMostRelics) +
                                   " relics, and the table has no room for more; remove one first");
      card["name"] = {{"en", name}, {"de", name}};
      for (const auto& [key, value] : OrderedJson::parse(kNewRelic).items()) card[key] = value;
      card["art"] = "game-icons:locked-chest";
      card["source"] = {{"name", "house"}, {"effect", "house"}};
    }
    return {{std::string(folder) + "/" + id + ".json", house::writtenAsCard(card)}};
  }
  [[nodiscard]] std::string copied(const std::string& text, const std::string& name) const override {
    OrderedJson card = OrderedJson::parse(text, nullptr, false);
    if (!card.is_object()) throw kernel::DataError("the card to be copied is no JSON object; mend it first");
    card.erase("$schema");
    if (card.contains("order")) card["name"] = name;
    else card["name"] = {{"en", name}, {"de", name}};
    if (card.contains("source")) card["source"] = {{"name", "house"}, {"effect", "house"}};
    return house::writtenAsCard(card);
  }

 private:
  [[nodiscard]] static CardsRead boxed(Loaded loaded, const std::vector<house::Layer>& layers) {
    CardsRead read{std::move(loaded.mistakes), loaded.files, nullptr, 0};
    if (!loaded.catalog) return read;
    read.fingerprint = loaded.fingerprint;
    read.box = std::make_shared<const AuctionBox>(layers, std::make_shared<const Catalog>(std::move(*loaded.catalog)));
    return read;
  }
};

}  // namespace

const Catalog& cardsIn(const house::Box& box) { return static_cast<const AuctionBox&>(box).cards(); }

std::span<const house::Layer> layersIn(const house::Box& box) { return static_cast<const AuctionBox&>(box).layers(); }

RelicId relicIn(const house::Box& box, std::string_view path) {
  return house::folderIn(path) == kRelicFolder ? cardsIn(box).find(house::idIn(path)) : RelicId::None;
}

const house::CardPart& auctionCards() {
  static const AuctionCards kCards;
  return kCards;
}

}  // namespace w51
