// The expansions that come with the program: they load without a word, and every card of theirs does what it should.

#include <filesystem>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/cards/kit.h"
#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/scenario/scenario.h"
#include "packs.h"
#include "support/catch.h"

namespace w13::test {

namespace {

namespace fs = std::filesystem;

const fs::path kData = W13_DATA_DIR;

std::vector<Pack> expansions() {
  std::vector<std::string> faults;
  std::vector<Pack> all = house::installedPacks(kData / "expansions", seasonCards(), faults);
  CHECK(faults.empty());
  return all;
}

/// The files of a pack below one of its folders.
std::vector<SourceFile> below(const Pack& pack, const std::string& folder) {
  std::vector<SourceFile> files;
  for (const SourceFile& file : pack.files)
    if (file.path.starts_with(folder + "/")) files.push_back(file);
  return files;
}

}  // namespace

TEST_CASE("Every expansion loads without an error and without a warning", "[expansions]") {
  REQUIRE_FALSE(expansions().empty());
  const Layer shipped = readFolder(kData / "cards/warehouse13");
  const ArtNames art = readArtNames(kData / "art/game-icons.txt");
  for (const Pack& pack : expansions()) {
    INFO(pack.label.id);
    const Loaded loaded = lint({shipped, pack.cards()}, art);
    for (const Mistake& mistake : loaded.mistakes) FAIL_CHECK(toString(mistake));
    REQUIRE(loaded.catalog);
    // and whoever reads of it reads so in both languages
    CHECK_FALSE(pack.label.name.in(kGerman).empty());
  }
}

TEST_CASE("Every card of an expansion has a scenario, and all of them hold", "[expansions]") {
  REQUIRE_FALSE(expansions().empty());
  const Layer shipped = readFolder(kData / "cards/warehouse13");
  for (const Pack& pack : expansions()) {
    const CardSet cards = compileCards({shipped, pack.cards()});
    const std::vector<SourceFile> scenarios = below(pack, "scenarios");
    for (const SourceFile& file : scenarios) {
      const ScenarioReport report = runScenario(file.path, file.text, *cards.cards);
      INFO(pack.label.id << "/" << file.path);
      for (const std::string& difference : report.differences) FAIL_CHECK(difference);
    }
    for (const SourceFile& card : below(pack, "cards")) {
      const fs::path path = card.path;
      if (path.parent_path().filename() == "agents") continue;  // tried by the Abilities
      INFO(pack.label.id << "/" << card.path);
      CHECK(std::any_of(scenarios.begin(), scenarios.end(),
                        [&](const SourceFile& each) { return fs::path(each.path).filename() == path.filename(); }));
    }
  }
}

}  // namespace w13::test
