// A corpus of broken card files, each with the places and words of its mistakes. tests/fuzz/cards/expected.txt names
// for each file the deck it would lie in, then its mistakes; a line counts if it is the start of what is told.

#include <map>
#include <sstream>

#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

const std::string kFolder = "tests/fuzz/cards/";

/// What the corpus expects of one file.
struct Case {
  std::string deck;
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
    const std::size_t in = line.find(" in ");
    REQUIRE(in != std::string::npos);
    now = &cases[line.substr(0, in)];
    now->deck = line.substr(in + 4);
  }
  return cases;
}

/// The mistakes that loading the file in its deck tells: "line:column message".
std::vector<std::string> told(const std::string& name, const std::string& deck) {
  Layer layer{"", {{deck + "/" + name, shipped::textOf(kFolder + name)}}};
  for (const SourceFile& file : shipped::layer().files)
    if (file.path == "dice.json" || file.path.starts_with("agents/")) layer.files.push_back(file);
  const Loaded loaded = load({layer});
  CHECK_FALSE(loaded.catalog.has_value());
  std::vector<std::string> found;
  for (const Mistake& mistake : loaded.mistakes) {
    CHECK(mistake.file == deck + "/" + name);
    found.push_back(std::to_string(mistake.line) + ":" + std::to_string(mistake.column) + " " + mistake.message +
                    (mistake.pointer.empty() ? "" : " (" + mistake.pointer + ")"));
  }
  return found;
}

}  // namespace

TEST_CASE("Every broken file is told with its places and words", "[cards]") {
  const auto cases = corpus();
  CHECK(cases.size() >= 20);
  for (const auto& [name, expected] : cases) {
    INFO(name);
    const auto found = told(name, expected.deck);
    CHECK(found.size() == expected.mistakes.size());
    for (std::size_t at = 0; at < std::min(found.size(), expected.mistakes.size()); ++at) {
      INFO("told:     " << found[at] << "\nexpected: " << expected.mistakes[at]);
      CHECK(found[at].starts_with(expected.mistakes[at]));
    }
  }
}

TEST_CASE("Every file of the corpus is expected to be broken", "[cards]") {
  const auto cases = corpus();
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
            "over/traits/tesla.json:1:13: error: found the number 9, expected a number from 0 to 2 (/number)\n");
}

TEST_CASE("A huge file is refused", "[cards]") {
  const Layer layer{"", {{"traits/huge.json", std::string((std::size_t{1} << 20) + 1, ' ')}}};
  const Loaded loaded = load({layer});
  REQUIRE_FALSE(loaded.mistakes.empty());
  CHECK(shipped::lines(loaded.mistakes).find("found 1048577 bytes, expected at most 1048576") != std::string::npos);
}
