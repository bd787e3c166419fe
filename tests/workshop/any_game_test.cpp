// The workshop and packs for a game that none of them knows: stones with a weight, and bags that hold one.

#include "engine/house/cards/card_part.h"
#include "engine/house/cards/json_text.h"
#include "engine/house/match/box.h"
#include "engine/kernel/errors.h"
#include "packs/changes.h"
#include "packs/pack.h"
#include "support/catch.h"
#include "support/folder.h"
#include "workshop/completion.h"
#include "workshop/desk.h"
#include "workshop/renaming.h"

namespace house::test {

namespace {

namespace fs = std::filesystem;

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

class Stones final : public CardPart {
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
  [[nodiscard]] const Json& schema(std::string_view folder) const override {
    static const OrderedJson kStone = OrderedJson::parse(
        R"({"properties": {"weight": {"type": "integer", "minimum": 1, "maximum": 3, "description": "in pounds"},
            "holds": {"description": "a stone"}}})");
    (void)folder;
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
  [[nodiscard]] Desk desk() const { return {cards, place("shipped"), place("own")}; }
  [[nodiscard]] fs::path place(const char* name) const { return fs::path(folder.path()) / name; }

  Stones cards;
  files::Folder folder;
};

std::vector<std::string> pathsOf(const Desk& desk) {
  std::vector<std::string> all;
  for (const CardOnDesk& each : desk.cards()) all.push_back(each.path);
  return all;
}

std::vector<std::string> wordsAt(const Desk& desk, const std::string& path, const std::string& text) {
  std::vector<std::string> words;
  for (const Completion& each :
       completionsAt(text, text.size(), path, desk.part(), *desk.checked().box, desk.art()).words)
    words.push_back(each.word);
  return words;
}

}  // namespace

TEST_CASE("any game's card files lie on a desk in its own order, with what was found in them") {
  // given two folders of a game's files
  const Quarry quarry;
  Desk desk = quarry.desk();
  CHECK(pathsOf(desk) == std::vector<std::string>{"stones/agate.json", "stones/flint.json", "bags/purse.json"});
  CHECK(desk.cards().front().name.en == "Agate");
  // when one is changed, one is new and one is wrong
  desk.write("stones/flint.json", R"({"weight": 3})");
  desk.write("stones/feather.json", R"({"weight": 1})");
  desk.check();
  // then it is read, and the game's own warning stands with its file
  CHECK(desk.part().inPlainWords("stones/flint.json", *desk.checked().box) == "weighs 3");
  CHECK(desk.part().inPlainWords("stones/flint.json", *desk.shippedBox()) == "weighs 2");
  CHECK(desk.stateOf("stones/feather.json") == CardState::New);
  CHECK(desk.checked().warnings == 1);
  CHECK(desk.checked().errors == 0);
  desk.write("stones/feather.json", "{}");
  desk.check();
  // and what is wrong counts as it was last good
  CHECK(desk.checked().errors == 1);
  CHECK_FALSE(desk.checked().isCurrent("stones/feather.json"));
  CHECK(desk.part().inPlainWords("stones/feather.json", *desk.checked().box) == "weighs 1");
}

TEST_CASE("words of any game's files are completed from its schema, and names from its box") {
  const Quarry quarry;
  const Desk desk = quarry.desk();
  CHECK(wordsAt(desk, "stones/new.json", "{ \"") == std::vector<std::string>{"weight"});
  CHECK(wordsAt(desk, "bags/new.json", "{ \"") == std::vector<std::string>{"holds"});
  CHECK(wordsAt(desk, "stones/new.json", "{ \"weight\": ") == std::vector<std::string>{"1", "2", "3"});
  CHECK(wordsAt(desk, "bags/new.json", "{ \"holds\": \"") == std::vector<std::string>{"agate", "flint"});
}

TEST_CASE("a renamed file of any game takes along what names it") {
  const Quarry quarry;
  Desk desk = quarry.desk();
  desk.file(planRenaming(desk, "stones/agate.json", "onyx", {}).filings);
  desk.check();
  CHECK(desk.stateOf("stones/agate.json") == CardState::Removed);
  CHECK(desk.text("bags/purse.json").find("onyx") != std::string::npos);
  CHECK(desk.part().inPlainWords("bags/purse.json", *desk.checked().box) == "weighs onyx");
}

TEST_CASE("a pack of any game holds files of its folders only, and says what they do") {
  // given a designer's folder
  const Quarry quarry;
  quarry.folder.write("own/stones/flint.json", R"({"weight": 3})");
  const PackLabel label{"heavy", {"Heavy"}, "1", "Ada"};
  // when it is packed, written and read
  const fs::path file = quarry.place("heavy.stones");
  writePack(packOf(label, quarry.cards, quarry.place("own")), file);
  const Pack pack = readPack(file, quarry.cards);
  // then its one change is told, and what is no folder of the game's is refused
  const PackReport report = reportOn(pack, quarry.cards, readFolder(quarry.place("shipped")));
  REQUIRE(report.changes.size() == 1);
  CHECK(toString(report.changes.front()) == "Flint (stones/flint): weight");
  CHECK(report.mistakes.empty());
  quarry.folder.write("own/traits/tesla.json", R"({"weight": 3})");
  CHECK_THROWS_WITH(packOf(label, quarry.cards, quarry.place("own")), Catch::Contains("cards/stones/my-card.json"));
}

}  // namespace house::test
