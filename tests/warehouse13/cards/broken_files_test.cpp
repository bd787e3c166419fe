// A corpus of broken card files, each with the places and words of its mistakes. tests/fuzz/cards/expected.txt names
// for each file the deck it lies in, then its mistakes; a line counts if it is the start of what is told. Files "in" a
// deck do not load; files "over" the shipped ones load and are warned about by the lint.

#include <map>
#include <sstream>

#include "engine/games/warehouse13/cards/lint.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

const std::string kFolder = "tests/fuzz/cards/";

/// What the corpus expects of one file.
struct Case {
  std::string deck;
  bool over = false;  ///< laid over the shipped cards, which then load
  std::vector<std::string> mistakes;
};

std::map<std::string, Case> corpus() {
  std::map<std::string, Case> cases;
  std::istringstream lines(shipped::textOf(kFolder + "expected.txt"));
  Case* now = nullptr;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (line.starts_with("  ")) {
      REQUIRE(now != nullptr);
      now->mistakes.push_back(line.substr(2));
      continue;
    }
    const bool over = line.find(" over ") != std::string::npos;
    const std::string between = over ? " over " : " in ";
    const std::size_t at = line.find(between);
    REQUIRE(at != std::string::npos);
    now = &cases[line.substr(0, at)];
    now->deck = line.substr(at + between.size());
    now->over = over;
  }
  return cases;
}

/// The file as it would lie among the cards; the dice, and one shipped card, have a name of their own there.
SourceFile placed(const std::string& name, const Case& expected) {
  const bool file = expected.deck.ends_with(".json");
  return {file ? expected.deck : expected.deck + "/" + name, shipped::textOf(kFolder + name)};
}

std::string line(const Mistake& mistake, const std::string& path) {
  const bool here = mistake.file == "over/" + path || mistake.file == path;
  const std::string where = here ? "" : mistake.file + ":";
  return where + std::to_string(mistake.line) + ":" + std::to_string(mistake.column) +
         (mistake.error ? " " : " warning: ") + mistake.message +
         (mistake.pointer.empty() ? "" : " (" + mistake.pointer + ")");
}

/// What is told of the file: "line:column message".
std::vector<std::string> told(const std::string& name, const Case& expected) {
  const SourceFile broken = placed(name, expected);
  Layer around{"", {}};
  for (const SourceFile& file : shipped::layer().files)
    if (file.path == "dice.json" || file.path.starts_with("agents/")) around.files.push_back(file);
  const Layer over{expected.over ? "over" : "", {broken}};
  std::vector<Layer> layers = {expected.over ? shipped::layer() : around, over};
  if (broken.path == "dice.json") layers.front().files.clear();
  const Loaded loaded = lint(layers, shipped::artNames());
  CHECK(loaded.catalog.has_value() == expected.over);
  std::vector<std::string> found;
  std::vector<std::string> elsewhere;
  for (const Mistake& mistake : loaded.mistakes) {
    const std::string text = line(mistake, broken.path);
    (text.starts_with("cards/") ? elsewhere : found).push_back(text);
  }
  found.insert(found.end(), elsewhere.begin(), elsewhere.end());
  return found;
}

}  // namespace

TEST_CASE("Every broken file is told with its places and words", "[cards]") {
  const auto cases = corpus();
  CHECK(cases.size() >= 100);
  for (const auto& [name, expected] : cases) {
    INFO(name);
    const auto found = told(name, expected);
    CHECK(found.size() == expected.mistakes.size());
    for (std::size_t at = 0; at < std::min(found.size(), expected.mistakes.size()); ++at) {
      INFO("told:     " << found[at] << "\nexpected: " << expected.mistakes[at]);
      CHECK(found[at].starts_with(expected.mistakes[at]));
    }
  }
}

TEST_CASE("Every file of the corpus is expected to be broken", "[cards]") {
  const auto cases = corpus();
  REQUIRE(cases.size() > 50);
  for (const auto& entry : std::filesystem::directory_iterator(shipped::project() / kFolder))
    if (entry.path().extension() == ".json") CHECK(cases.contains(entry.path().filename().string()));
}

TEST_CASE("One broken file keeps no other from being checked, and nothing loads", "[cards]") {
  Layer broken{"over", {{"traits/tesla.json", "{ \"number\": 9 }"}, {"plots/sleeper-agent.json", "{ \"copys\": 2 }"}}};
  const Loaded loaded = load({shipped::layer(), broken});
  CHECK_FALSE(loaded.catalog.has_value());
  CHECK(loaded.errors() == 2);
  CHECK(shipped::lines(loaded.mistakes) ==
        "over/plots/sleeper-agent.json:1:3: error: found the key \"copys\", expected a key of a Plot (" +
            loaded.mistakes.front().message.substr(loaded.mistakes.front().message.find('(') + 1) + " (/copys)\n" +
            "over/traits/tesla.json:1:13: error: found the number 9, expected a number from 0 to 3 (/number)\n");
}

TEST_CASE("A huge file is refused", "[cards]") {
  const Layer layer{"", {{"traits/huge.json", std::string((std::size_t{1} << 20) + 1, ' ')}}};
  const Loaded loaded = load({layer});
  REQUIRE_FALSE(loaded.mistakes.empty());
  CHECK(shipped::lines(loaded.mistakes).find("found 1048577 bytes, expected at most 1048576") != std::string::npos);
}
