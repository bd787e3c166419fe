#pragma once
// A made-up game's card files: stones with a weight, and bags that hold one. And a quarry of them on disk.

#include <filesystem>
#include <map>

#include "engine/house/cards/card_part.h"
#include "engine/house/cards/json_text.h"
#include "engine/house/match/box.h"
#include "engine/kernel/errors.h"
#include "support/folder.h"

namespace house::test {

/// What was read: by path its weight, or what it holds.
class BoxOfStones final : public Box {
 public:
  std::map<std::string, std::string> files;

  [[nodiscard]] const LogKind& log() const override { throw kernel::RefusedError("stones are not played"); }
  [[nodiscard]] std::string carried() const override { return {}; }
  [[nodiscard]] std::string fault(const SetupValues&) const override { return "stones are not played"; }
  [[nodiscard]] std::shared_ptr<KeptMatch> begin(const SetupValues&, std::unique_ptr<kernel::Chance>) const override {
    return nullptr;
  }
  [[nodiscard]] std::shared_ptr<KeptMatch> resume(const SetupValues&, std::span<const std::uint8_t>,
                                                  std::unique_ptr<kernel::Chance>) const override {
    return nullptr;
  }
};

class Stones : public CardPart {
 public:
  [[nodiscard]] std::span<const CardFolder> folders() const override {
    static constexpr std::array kAll = {CardFolder{"stones"}, CardFolder{"bags", false}};
    return kAll;
  }
  [[nodiscard]] std::span<const CardReference> references() const override {
    static constexpr std::array kAll = {CardReference{"bags", "holds", "stones"}};
    return kAll;
  }
  [[nodiscard]] const std::vector<SpokenLanguage>& languages() const override {
    static const std::vector<SpokenLanguage> kAll = {{Language::English, "English"}};
    return kAll;
  }
  [[nodiscard]] std::string_view packEnding() const override { return "stones"; }

  [[nodiscard]] CardsRead read(const std::vector<Layer>& layers) const override {
    CardsRead read;
    auto box = std::make_shared<BoxOfStones>();
    std::map<std::string, std::pair<std::string, OrderedJson>> laid;
    for (const Layer& layer : layers)
      for (const SourceFile& file : layer.files) {
        ++read.files;
        auto& [name, json] = laid[file.path];
        name = layer.name + "/" + file.path;
        json.merge_patch(OrderedJson::parse(file.text, nullptr, false));
      }
    for (const auto& [path, file] : laid) {
      if (file.second.value("removed", false)) continue;
      if (file.second.contains("weight") || file.second.contains("holds"))
        box->files[path] = file.second.value("holds", OrderedJson(file.second.value("weight", 0)).dump());
      else read.mistakes.push_back({file.first, 1, 1, "", "a stone without a weight"});
    }
    if (read.errors() == 0) read.box = box;
    return read;
  }
  [[nodiscard]] CardsRead check(const std::vector<Layer>& layers, const ArtNames&) const override {
    CardsRead read = this->read(layers);
    if (read.box && static_cast<const BoxOfStones&>(*read.box).files.contains("stones/feather.json"))
      read.mistakes.push_back({"own/stones/feather.json", 1, 1, "", "a feather is no stone", false});
    return read;
  }
  [[nodiscard]] std::string inPlainWords(std::string_view path, const Box& box) const override {
    const auto& files = static_cast<const BoxOfStones&>(box).files;
    const auto found = files.find(std::string(path));
    return found == files.end() ? "" : "weighs " + found->second;
  }
  [[nodiscard]] const Json& schema(std::string_view path) const override {
    static const OrderedJson kStone = OrderedJson::parse(
        R"({"properties": {"weight": {"type": "integer", "minimum": 1, "maximum": 3, "description": "in pounds"},
            "holds": {"description": "a stone"}}})");
    (void)path;
    return kStone;
  }
  [[nodiscard]] bool mayHave(std::string_view folder, std::string_view key) const override {
    return (folder == "bags") == (key == "holds");
  }
  [[nodiscard]] std::vector<CardWord> namesFor(std::string_view key, const Box& box, const ArtNames&) const override {
    std::vector<CardWord> all;
    if (key == "holds")
      for (const auto& [path, weight] : static_cast<const BoxOfStones&>(box).files)
        if (folderIn(path) == "stones") all.push_back({idIn(path), weight});
    return all;
  }
  [[nodiscard]] std::vector<SourceFile> newCard(std::string_view folder, const std::string& id, const std::string&,
                                                const Box&, const ArtNames&) const override {
    return {{std::string(folder) + "/" + id + ".json", R"({"weight": 1})"}};
  }
  [[nodiscard]] std::string copied(const std::string& text, const std::string&) const override { return text; }
};

/// A shipped folder with two stones and a bag, and a place for a designer's.
struct Quarry {
  Quarry() {
    folder.write("shipped/stones/flint.json", R"({"name": {"en": "Flint"}, "weight": 2})");
    folder.write("shipped/stones/agate.json", R"({"name": {"en": "Agate"}, "weight": 1})");
    folder.write("shipped/bags/purse.json", R"({"holds": "agate"})");
  }
  [[nodiscard]] std::filesystem::path place(const char* name) const {
    return std::filesystem::path(folder.path()) / name;
  }

  Stones cards;
  files::Folder folder;
};

}  // namespace house::test
