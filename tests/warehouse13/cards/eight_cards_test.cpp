// Eight cards that test the language (docs/designers.md): each says what its designer meant, without a word of the
// lint, and its scenarios hold.

#include <cctype>
#include <map>
#include <sstream>

#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/scenario/scenario.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

const std::filesystem::path kEight = shipped::project() / "tests/eight-cards";

Loaded eight() { return lint({shipped::layer(), readFolder(kEight / "cards")}, shipped::artNames()); }

std::string packed(std::string text) {
  std::erase_if(text, [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; });
  return text;
}

/// What stands between backticks in a line.
std::vector<std::string> codesIn(const std::string& line) {
  std::vector<std::string> codes;
  for (std::size_t at = line.find('`'); at != std::string::npos; at = line.find('`', at + 1)) {
    const std::size_t end = line.find('`', at + 1);
    codes.push_back(line.substr(at + 1, end - at - 1));
    at = end;
  }
  return codes;
}

}  // namespace

TEST_CASE("The table of the eight cards says what is written on them", "[cards]") {
  // given all files of the eight cards, and the lines of the table
  std::map<std::string, std::string> cards;
  for (const SourceFile& file : readFolder(kEight / "cards").files) {
    const Loaded loaded = eight();
    for (const Design& design : loaded.catalog->designs)
      if (design.file == file.path) cards[design.name.en] = packed(file.text);
  }
  std::istringstream page(shipped::textOf("docs/designers.md"));
  int rows = 0;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| **")) continue;
    const std::string name = line.substr(4, line.find("**", 4) - 4);
    INFO(name);
    REQUIRE(cards.contains(name));
    ++rows;
    // then each piece in the last column stands on the card
    for (const std::string& code : codesIn(line.substr(line.rfind(" | "))))
      CHECK(cards[name].find(packed(code)) != std::string::npos);
  }
  CHECK(rows == 8);
}

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
