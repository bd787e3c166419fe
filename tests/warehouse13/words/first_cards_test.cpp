// The cards of a first season: every question of the game has one, short, in both languages, with a rule behind it.

#include "engine/games/warehouse13/rulebook/first_cards.h"

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "engine/games/warehouse13/scenario/choice_words.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "support/form.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/words/walk.h"

using namespace w13;
using nlohmann::json;

namespace {

std::string file() { return shipped::textOf("data/rules/first-season.json"); }

std::ptrdiff_t wordsIn(const std::string& text) {
  std::istringstream in(text);
  return std::distance(std::istream_iterator<std::string>(in), {});
}

/// What is said of a file that is not as it should be.
std::string faultOf(const std::string& text) {
  try {
    (void)firstCardsFrom(text, walk::rules());
  } catch (const kernel::DataError& error) {
    return error.what();
  }
  return {};
}

}  // namespace

TEST_CASE("the cards of a first season keep to their schema") {
  const files::Form form(shipped::textOf("data/schemas/first-game.schema.json"));
  CHECK(form.faults(file()) == "");
  json broken = json::parse(file());
  broken["cards"][0]["say"].erase("de");
  CHECK(form.faults(broken.dump()) != "");
}

TEST_CASE("every question of the game has a card of at most 40 words with a rule behind it") {
  const FirstCards cards = firstCardsFrom(file(), walk::rules());
  std::set<std::string> ids, titles;
  for (const FirstCard& card : cards.all()) {
    INFO(card.id);
    CHECK(ids.insert(card.id).second);
    CHECK(titles.insert(card.title.en).second);
    for (const std::string& text : {card.say.en, card.say.in(kGerman)}) {
      CHECK(wordsIn(text) <= 40);
      CHECK(wordsIn(text) >= 12);
    }
    CHECK(card.say.en != card.say.in(kGerman));
    CHECK(walk::rules().find(card.rule) != nullptr);
  }
  for (std::size_t question = 0; question < kAsks; ++question) {
    const Ask ask = static_cast<Ask>(question);
    const std::vector<int>& asks = cards.all()[placeOfCard(cards, ask)].questions;
    INFO(wordFor(ask));
    CHECK(std::ranges::count(asks, static_cast<int>(question)) == 1);
  }
}

TEST_CASE("what has happened has a card of its own, a Calamity as well, and other cards turned up have none") {
  const FirstCards cards = firstCardsFrom(file(), walk::rules());
  const Catalog& catalog = shipped::cards();
  const auto idOf = [&](Happened what, kernel::Noun noun = {}) {
    Event event;
    event.what = what;
    event.noun = noun;
    const std::optional<std::size_t> at = placeOfCard(cards, event, catalog);
    return at ? cards.all()[*at].id : std::string();
  };
  CHECK(idOf(Happened::AgentKo) == "agent-ko");
  CHECK(idOf(Happened::StressDrawn) == "stress-drawn");
  CHECK(idOf(Happened::DieNeutralized) == "die-neutralized");
  CHECK(idOf(Happened::ClueNeutralized) == "die-neutralized");
  CHECK(idOf(Happened::CardTurnedUp, of(catalog.all(Kind::Calamity).front())) == "calamity");
  CHECK(idOf(Happened::CardTurnedUp, of(catalog.all(Kind::Traitor).front())) == "adversary");
  CHECK(idOf(Happened::CardTurnedUp, of(catalog.all(Kind::Trait).front())) == "");
  CHECK(idOf(Happened::RoundBegan) == "");
  // and before the deal come what the table is, and who wins how; then what lies on it
  std::vector<std::string> deal, episode;
  for (const FirstCard& card : cards.all()) {
    if (card.when == kBeforeDeal) deal.push_back(card.id);
    if (card.when == kBeforeEpisode) episode.push_back(card.id);
  }
  CHECK(deal == std::vector<std::string>{"warehouse", "aim", "danger", "traitor"});
  CHECK(episode == std::vector<std::string>{"board"});
}

TEST_CASE("what is wrong with the cards of a first season is said in one sentence") {
  json twice = json::parse(file());
  twice["cards"][0]["questions"].push_back("vote");
  CHECK(faultOf(twice.dump()).find("\"vote\" is explained twice; restore data/rules/first-season.json") !=
        std::string::npos);
  json none = json::parse(file());
  none["cards"].erase(0);
  CHECK(faultOf(none.dump()).find("\"take-action\" is explained by no card") != std::string::npos);
  json rule = json::parse(file());
  rule["cards"][0]["rule"] = "NONE-01";
  CHECK(faultOf(rule.dump()).find("names the rule \"NONE-01\"") != std::string::npos);
  CHECK(faultOf("{").find("; restore data/rules/first-season.json") != std::string::npos);
  json asks = json::parse(file());
  asks["cards"][0]["questions"][0] = "take-actoin";
  CHECK(faultOf(asks.dump()).find("take-action") != std::string::npos);
}
