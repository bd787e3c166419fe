// Every shipped file keeps to the schema that its editor shows.

#include "engine/games/warehouse13/cards/schema.h"
#include "support/catch.h"
#include "support/form.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using files::Form;
using nlohmann::json;

namespace {

/// All shipped files, the promos too, each with the folder it lies in.
struct Shipped {
  SourceFile file;
  std::string folder;
};
std::vector<Shipped> allFiles() {
  std::vector<Shipped> all;
  for (const std::string folder : {"data/cards/warehouse13", "data/cards/promos"}) {
    const std::size_t before = all.size();
    for (const SourceFile& file : readFolder(shipped::project() / folder).files) all.push_back({file, folder});
    REQUIRE(all.size() > before);
  }
  return all;
}

}  // namespace

TEST_CASE("Every shipped file keeps to its schema", "[cards]") {
  const Form card(cardSchema());
  const Form agent(agentSchema());
  const Form dice(diceSchema());
  const Form numbers(numbersSchema());
  for (const auto& [file, folder] : allFiles()) {
    INFO(folder << "/" << file.path);
    const Form& form = file.path.starts_with("agents/") ? agent
                       : file.path == "dice.json"       ? dice
                       : file.path == "rules.json"      ? numbers
                                                        : card;
    CHECK(form.faults(file.text) == "");
  }
}

TEST_CASE("Every shipped file names the schema that is its own", "[cards]") {
  for (const auto& [file, folder] : allFiles()) {
    INFO(folder << "/" << file.path);
    const std::string named = json::parse(file.text).at("$schema");
    const auto place = (shipped::project() / folder / file.path).parent_path() / named;
    CHECK(std::filesystem::exists(place.lexically_normal()));
  }
}

TEST_CASE("The schema refuses what the loader refuses", "[cards]") {
  const Form card(cardSchema());
  CHECK(card.faults(R"({"do": [{"draw": 2, "type": "lore"}]})") == "");
  CHECK(card.faults(R"({"do": [{"draw": 2, "typ": "lore"}]})") != "");
  CHECK(card.faults(R"({"do": [{"draw": 2, "ko": true}]})") != "");
  CHECK(card.faults(R"({"do": []})") != "");
  CHECK(card.faults(R"({"number": 4})") != "");
  CHECK(card.faults(R"({"always": [{"query": "difficulty"}]})") != "");
  CHECK(card.faults(R"({"when": {"whammie": [{"ko": true}]}})") != "");
  CHECK(card.faults(R"({"do": [{"if": {"rolled_at_least": 2}, "then": [{"ko": true}]}]})") == "");
  CHECK(card.faults(R"({"do": [{"if": "rolled_at_least", "then": [{"ko": true}]}]})") != "");
}
