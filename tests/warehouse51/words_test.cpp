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

TEST_CASE("A seat's cards are the counterfeits that it knows, with who else knows them, and its relics",
          "[w51][words][SECRET-02]") {
  const house::GameModule& game = *games::named("warehouse51");
  const auto box = game.open({});
  const house::RuleBook rules = game.rules();
  const auto match = box->begin(game.completed({}, 3, *box), std::make_unique<kernel::Luck>(4));
  const auto voice = game.voice(*match, rules, house::Language::English, {"Ada", "Bo", "Cy"});
  const Seat ada = kernel::seatAt(0), cy = kernel::seatAt(2);
  // each counterfeit beside Ada is known to the neighbour on that side, and to nobody else
  const std::vector<house::Voice::Card> cards = voice->hand(ada);
  REQUIRE_FALSE(cards.empty());
  std::set<std::string> pictures;
  for (const house::Voice::Card& each : cards) {
    INFO(each.text);
    CHECK(each.kind == "Counterfeit card");
    CHECK(each.picture.ends_with("-counterfeit"));
    const bool withBo = each.text.ends_with("between Ada and Bo. Also known to Bo.");
    const bool withCy = each.text.ends_with("between Cy and Ada. Also known to Cy.");
    CHECK(withBo != withCy);
    pictures.insert(each.picture);
  }
  // and has a picture as a thing of the table for those two alone: Cy sees half of those that Ada sees
  std::size_t shared = 0;
  for (int place = 0; place < 2 * static_cast<int>(cards.size()); ++place) {
    const std::string seen = voice->picture(counterfeitAt(place), ada),
                      other = voice->picture(counterfeitAt(place), cy);
    CHECK((seen.empty() || pictures.contains(seen)));
    CHECK(voice->picture(counterfeitAt(place), Seat::Table).empty());
    shared += !seen.empty() && seen == other ? 1 : 0;
  }
  CHECK(shared * 2 == cards.size());
  // and a relic that it buys lies beside them, with its own picture
  kernel::Luck luck(1);
  kernel::Decision d;
  while (voice->hand(ada).size() == cards.size() && !match->over()) {
    match->decision(match->asked().first(), d);
    match->chooseIndex(match->asked().first(), luck.pick(d.size(), kernel::ChanceOf::Card));
  }
  REQUIRE(voice->hand(ada).size() > cards.size());
  const house::Voice::Card bought = voice->hand(ada).back();
  CHECK(std::set<std::string>{"Blue", "Green", "Gold", "Red"}.contains(bought.kind));
  CHECK(match->view(Seat::Table).dump().find('"' + bought.picture + '"') != std::string::npos);
}
