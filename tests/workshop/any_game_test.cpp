// The workshop and packs for a game that none of them knows: stones with a weight, and bags that hold one.

#include "engine/kernel/errors.h"
#include "packs/changes.h"
#include "packs/pack.h"
#include "support/catch.h"
#include "support/stones.h"
#include "workshop/completion.h"
#include "workshop/desk.h"
#include "workshop/renaming.h"

namespace house::test {

namespace {

namespace fs = std::filesystem;

Desk deskIn(const Quarry& quarry) { return {quarry.cards, quarry.place("shipped"), quarry.place("own")}; }

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
  Desk desk = deskIn(quarry);
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
  const Desk desk = deskIn(quarry);
  CHECK(wordsAt(desk, "stones/new.json", "{ \"") == std::vector<std::string>{"weight"});
  CHECK(wordsAt(desk, "bags/new.json", "{ \"") == std::vector<std::string>{"holds"});
  CHECK(wordsAt(desk, "stones/new.json", "{ \"weight\": ") == std::vector<std::string>{"1", "2", "3"});
  CHECK(wordsAt(desk, "bags/new.json", "{ \"holds\": \"") == std::vector<std::string>{"agate", "flint"});
}

TEST_CASE("a renamed file of any game takes along what names it") {
  const Quarry quarry;
  Desk desk = deskIn(quarry);
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
