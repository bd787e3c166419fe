// Numbers and rules that sources and docs name are those of the data.

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "hygiene/sources.h"
#include "support/catch.h"

namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string, std::less<>>;

// What each match of a pattern's first group holds.
std::vector<std::string> all(const std::string& text, const std::regex& pattern) {
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern); at != std::sregex_iterator(); ++at)
    found.push_back((*at)[1].str());
  return found;
}

// The numbers of a ledger, each once.
Names ledger(const std::string& path = "data/rules/ledger.json") {
  static const std::regex kId(R"re("id": "([A-Z]+-[0-9]+)")re");
  const std::vector<std::string> ids = all(hygiene::textOf(path), kId);
  Names names(ids.begin(), ids.end());
  REQUIRE(names.size() == ids.size());
  return names;
}

// The rules of a game, by its name; "": of the first one.
std::map<std::string, Names> ledgers() {
  std::map<std::string, Names> games = {{"", ledger()}};
  for (const auto& entry : fs::directory_iterator(fs::path(W13_SOURCE_DIR) / "data/rules"))
    if (const std::string game = entry.path().filename().string(); fs::exists(entry.path() / "ledger.json"))
      games[game] = ledger("data/rules/" + game + "/ledger.json");
  return games;
}

// Those that a file names: of the game in its path.
const Names& rulesOf(const std::string& path, const std::map<std::string, Names>& games) {
  const auto named = std::find_if(games.begin(), games.end(), [&](const auto& game) {
    return !game.first.empty() && path.find(game.first) != std::string::npos;
  });
  return named == games.end() ? games.at("") : named->second;
}

std::string sectionOf(const std::string& id) { return id.substr(0, id.find('-')); }

std::size_t filesIn(const std::string& folder) {
  const fs::directory_iterator files(fs::path(W13_SOURCE_DIR) / folder);
  return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

// "14", or how many a written number is: "fourteen".
std::size_t number(const std::string& word) {
  static constexpr std::array<std::string_view, 21> kWords = {
      "zero",     "one",     "two",     "three",     "four",     "five",     "six",
      "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
      "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"};
  const auto* at = std::find(kWords.begin(), kWords.end(), word);
  if (at != kWords.end()) return static_cast<std::size_t>(at - kWords.begin());
  return std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c) != 0; }) ? std::stoul(word)
                                                                                                     : 0;
}

// A sentence of the docs with a number in it, and how many there are.
struct Fact {
  std::string path;
  std::string sentence;  ///< with one group where the number stands
  std::size_t count = 0;
};

}  // namespace

TEST_CASE("every rule that sources, tests and docs name stands in the ledger of their game") {
  const std::map<std::string, Names> games = ledgers();
  REQUIRE(games.size() >= 3);
  REQUIRE(games.at("").size() > 500);

  static const std::regex kNamed(R"re(\b([A-Z]+-[0-9][0-9]+)\b)re");
  std::string list;
  std::map<const Names*, std::size_t> named;
  for (const std::string& path : hygiene::projectFiles()) {
    const bool read = path.ends_with(".h") || path.ends_with(".cpp") || path.ends_with(".md") ||
                      path.starts_with("tests/mutations/") || path.starts_with("tests/scenarios/") ||
                      path.starts_with("tests/house/scenarios/");
    if (!read) continue;
    const Names& rules = rulesOf(path, games);
    Names sections;
    for (const std::string& id : rules) sections.insert(sectionOf(id));
    for (const std::string& id : all(hygiene::textOf(path), kNamed)) {
      if (!sections.contains(sectionOf(id))) continue;  // UTF-16 is no rule
      ++named[&rules];
      if (id.ends_with("-99") && path.starts_with("tests/")) continue;  // a test's word for one that is not there
      if (!rules.contains(id)) list += path + " names " + id + "\n";
    }
  }
  CHECK(named[&games.at("")] > 3000);
  for (const auto& [game, rules] : games) {
    INFO(game);
    CHECK(named[&rules] > rules.size());
  }
  CHECK(list == "");
}

TEST_CASE("docs count right what is there") {
  const Names rules = ledger();
  const auto ofSection = [&](const char* section) {
    return static_cast<std::size_t>(
        std::count_if(rules.begin(), rules.end(), [&](const std::string& id) { return sectionOf(id) == section; }));
  };
  static const std::regex kSection(R"re("number": ([0-9]+),)re");
  const std::size_t rulings = ofSection("RULING");
  const std::size_t examples = ofSection("EX");
  const std::size_t sections = all(hygiene::textOf("data/rules/ledger.json"), kSection).size();
  const std::vector<Fact> facts = {
      {"README.md", "([a-z]+) short lessons", filesIn("data/lessons/warehouse13")},
      {"docs/rules.md", "([0-9]+) rules, [0-9]+ worked", rules.size() - rulings - examples},
      {"docs/rules.md", "([0-9]+) worked examples", examples},
      {"docs/rules.md", "([0-9]+) rulings by number", rulings},
      {"docs/rules.md", "in ([0-9]+) chapters", sections},
  };
  CHECK(filesIn("data/rules/examples") == examples);
  for (const Fact& fact : facts) {
    const std::vector<std::string> said = all(hygiene::textOf(fact.path), std::regex(fact.sentence));
    INFO(fact.path << ": " << fact.sentence);
    REQUIRE(said.size() == 1);
    CHECK(number(said.front()) == fact.count);
  }
}
