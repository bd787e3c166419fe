// All sentences are there, in both languages, and every rule that the code names is in the ledger.

#include "engine/games/warehouse51/said/voice.h"

#include <algorithm>
#include <nlohmann/json.hpp>
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

TEST_CASE("The rule book names those who made the game", "[w51][rules][COMP-13]") {
  const house::RuleBook book = games::named("warehouse51")->rules();
  const house::RuleText* credits = book.find("COMP-13");
  REQUIRE(credits != nullptr);
  for (const char* name : {"Bruno Faidutti", "Sergio Halaban", "Andre Zatz", "Rafael Zanchetin", "Funforge studio",
                           "Nathan Morse", "Passport Games Studio"})
    for (const house::Language language : {house::Language::English, house::kGerman})
      CHECK(credits->text.in(language).find(name) != std::string::npos);
}

TEST_CASE("What a seat notes is shown to it alone", "[w51][SECRET-08][SECRET-23]") {
  const house::GameModule& game = *games::named("warehouse51");
  const auto box = game.open({});
  const auto match = box->begin(game.completed({}, 3, *box), std::make_unique<kernel::Luck>(1));
  const house::Json table = match->view(Seat::Table), other = match->view(kernel::seatAt(1));
  match->writeNotes(kernel::seatAt(0), "Excalibur is a fake.\n");
  CHECK(match->notes(kernel::seatAt(0)) == "Excalibur is a fake.\n");
  CHECK(match->notes(kernel::seatAt(1)).empty());
  CHECK(match->view(Seat::Table) == table);
  CHECK(match->view(kernel::seatAt(1)) == other);
}

TEST_CASE("The table tells how many lots there will be, fewer in a short sale", "[w51][words][VAR-05]") {
  const house::GameModule& game = *games::named("warehouse51");
  const auto box = game.open({});
  const house::RuleBook rules = game.rules();
  const auto first = [&](std::vector<std::string> options) {
    house::SetupValues values;
    values.options = std::move(options);
    const auto match = box->begin(game.completed(values, 3, *box), std::make_unique<kernel::Luck>(1));
    return game.voice(*match, rules, house::Language::English, {})->table(80).front();
  };
  CHECK(first({"revealer=1"}) == "0 of 26 lots are sold or gone. Ada Quill has the gavel.");
  CHECK(first({"revealer=1", "short-sale"}) == "0 of 20 lots are sold or gone. Ada Quill has the gavel.");
}
