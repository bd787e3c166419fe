// All sentences are there, in both languages, and every rule that the code names is in the ledger.

#include "engine/games/warehouse51/said/voice.h"

#include <algorithm>
#include <set>

#include "engine/games/games.h"
#include "engine/games/warehouse51/rule_ids.h"
#include "engine/house/match/game_module.h"
#include "support/catch.h"

using namespace w51;

TEST_CASE("All sentences of Warehouse 51 are there in both languages, and no others", "[w51][words]") {
  const std::vector<std::string> needed = neededSentences();
  const std::set<std::string> names(needed.begin(), needed.end());
  CHECK(names.size() == needed.size());
  CHECK_NOTHROW(sentences().need(needed));
  for (const auto& [name, text] : sentences().all()) {
    INFO(name);
    CHECK(names.contains(name));
    CHECK(text.find(house::kGerman) != nullptr);
  }
}

TEST_CASE("The ledger of Warehouse 51 has every chapter, in both languages", "[w51][rules]") {
  const house::GameModule* game = games::named("warehouse51");
  REQUIRE(game != nullptr);
  const house::RuleBook book = game->rules();
  CHECK(book.rules().size() == 195 + 43 + 64);
  for (const house::RuleText& rule : book.rules()) {
    INFO(rule.id);
    CHECK(rule.text.find(house::kGerman) != nullptr);
    CHECK(house::ruleNamed(rule.id, kRuleSections) != kernel::Rule::None);
  }
}
