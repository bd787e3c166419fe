// Scenarios of any game: each game's own come out as they are written, and what is wrong with one is told.

#include "engine/house/scenario/scenario.h"

#include <algorithm>
#include <filesystem>

#include "house/any_game.h"
#include "support/catch.h"
#include "support/folder.h"

namespace {

namespace fs = std::filesystem;

/// A game's scenarios: beside this test, or the program's.
std::vector<fs::path> scenariosOf(const any::Game& game) {
  const fs::path tests = fs::path(W13_SOURCE_DIR) / "tests";
  const fs::path own = tests / "house/scenarios" / game.id();
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(fs::is_directory(own) ? own : tests / "scenarios"))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  return files;
}

/// What is told of a scenario of a game without a stage of its own.
std::string toldOf(const std::string& text) {
  for (const any::Game& game : any::games()) {
    if (!game.module.log().role.empty()) continue;
    std::string all;
    for (const std::string& each : house::runScenario("x.json", text, *game.module.staging(game.box)).differences)
      all += each + "\n";
    return all;
  }
  return "there is no such game";
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("The scenarios of any game come out as they are written", "[house][scenarios]") {
  for (const any::Game& game : any::games()) {
    const auto staging = game.module.staging(game.box);
    const std::vector<fs::path> files = scenariosOf(game);
    CHECK(files.size() >= 5);
    for (const fs::path& file : files) {
      const house::ScenarioReport report = house::runScenario(file.string(), files::textOf(file.string()), *staging);
      std::string differences;
      for (const std::string& each : report.differences) differences += each + "\n";
      CHECK(differences == "");
      CHECK(report.cases > 0);
    }
  }
}

TEST_CASE("A fact that is not so, a word that means nothing and a refused step are told with their place",
          "[house][scenarios]") {
  const std::string given = R"({"title": "x", "rules": ["VAULT-01"], "given": {"players": ["ada", "bo"]}, )";
  CHECK(toldOf(given + R"("then": {"night": 7}})") == "x.json:1:94: night is 0, not 7\n");
  CHECK(has(toldOf(given + R"("then": {"nights": 7}})"), "there is no fact \"nights\"; here are night, leader"));
  CHECK(has(toldOf(given + R"("when": [{"ada": "hide 9"}]})"),
            "ada is not offered \"hide 9\"; offered is hide 0, hide 1, hide 2, hide 3"));
  CHECK(has(toldOf(given + R"("when": [{"dee": "hide 1"}]})"), "dee does not play here; ada, bo do"));
  CHECK(has(toldOf(given + R"("then": {"events": "flew"}})"), "no event is called \"flew\"; they are hid, bid"));
  CHECK(has(toldOf(given + R"("then": {"choices": ["hide 1"]}})"), "the choices are hide 0, hide 1, hide 2, hide 3"));
  CHECK(
      has(toldOf(given + R"("chance": {"cards": [1]}, "then": {"night": 0}})"), "chance was said that never came up"));
  CHECK(has(toldOf(R"({"title": "x", "rules": ["FOO-01"], "given": {"players": ["ada", "bo"]}, "then": {}})"),
            "expected a rule of the ledger"));
}

TEST_CASE("A set-up that cannot be played may be what a scenario is about", "[house][scenarios]") {
  const std::string alone = R"({"title": "x", "rules": ["VAULT-01"], "given": {"players": ["ada"]}, "then": )";
  CHECK(toldOf(alone + R"({"refused": "set-up"}})") == "");
  CHECK(has(toldOf(alone + R"({"night": 0}})"), "the set-up is refused, so there is nothing else to ask"));
}
