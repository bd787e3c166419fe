// Eight cards that test the language (docs/designers.md): each says what its designer meant, without a word of the
// lint, and its scenarios hold.

#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/scenario/scenario.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

const std::filesystem::path kEight = shipped::project() / "tests/eight-cards";

Loaded eight() { return lint({shipped::layer(), readFolder(kEight / "cards")}, shipped::artNames()); }

}  // namespace

TEST_CASE("The eight cards that test the language load without a word", "[cards]") {
  CHECK(shipped::lines(eight().mistakes) == "");
}

TEST_CASE("Each of the eight cards does what its scenarios say", "[cards]") {
  const Loaded loaded = eight();
  REQUIRE(loaded.catalog);
  const Layer scenarios = readFolder(kEight / "scenarios");
  CHECK(scenarios.files.size() >= 8);
  for (const SourceFile& file : scenarios.files) {
    const ScenarioReport report = runScenario(file.path, file.text, *loaded.catalog);
    for (const std::string& difference : report.differences) FAIL_CHECK(difference);
    CHECK(report.ok);
  }
}
