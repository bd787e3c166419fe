#include "engine/games/warehouse13/rulebook/first_cards.h"

#include <algorithm>
#include <optional>

#include "engine/games/warehouse13/cards/reader.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/house/rulebook/rule_file.h"

namespace w13 {

namespace {

const house::RuleFile& cardsFile() {
  static const house::RuleFile kFile{"the cards of a first season", "data/rules/first-season.json"};
  return kFile;
}

FirstCard cardFrom(const nlohmann::json& entry) {
  FirstCard card;
  card.id = entry.at("id").get<std::string>();
  card.title = cardsFile().both(entry, "title", card.id);
  card.say = cardsFile().both(entry, "say", card.id);
  const std::string rule = entry.at("rule").get<std::string>();
  card.rule = ruleNamed(rule);
  if (card.rule == kernel::Rule::None)
    cardsFile().damaged(card.id + " names the rule \"" + rule + "\", which there is not");
  const std::string begins = entry.value("begins", "");
  card.begins = begins == "deal" ? Begins::Deal : begins == "episode" ? Begins::Episode : Begins::No;
  card.at = entry.value("at", "");
  for (const nlohmann::json& word : entry.value("happens", nlohmann::json::array())) {
    const std::optional<Happened> found = happenedNamed(word.get<std::string>());
    if (!found) cardsFile().damaged(card.id + " names what never happens: " + word.get<std::string>());
    card.happens.push_back(*found);
  }
  if (const std::string of = entry.value("of", ""); !of.empty())
    card.of = of == "traitor" ? Kind::Traitor : Kind::Calamity;
  if (!entry.contains("questions")) return card;
  for (const nlohmann::json& question : entry.at("questions")) {
    const std::optional<Ask> found = askNamed(question.get<std::string>());
    if (!found)
      cardsFile().damaged(card.id + ": there is no question \"" + question.get<std::string>() + "\"; did you mean \"" +
                          nearest(question.get<std::string>(), keysOf(kAskWords)) + "\"?");
    card.questions.push_back(*found);
  }
  return card;
}

}  // namespace

FirstCards FirstCards::fromJson(std::string_view json) {
  FirstCards all;
  kernel::Per<Ask, std::optional<std::size_t>, kAsks> places;
  try {
    const nlohmann::json file = nlohmann::json::parse(json);
    for (const nlohmann::json& entry : file.at("cards")) {
      all.cards_.push_back(cardFrom(entry));
      for (const Ask question : all.cards_.back().questions) {
        std::optional<std::size_t>& place = places[question];
        if (place) cardsFile().damaged("\"" + std::string(keyOf(question)) + "\" is explained twice");
        place = all.cards_.size() - 1;
      }
    }
  } catch (const nlohmann::json::exception& thrown) {
    cardsFile().damaged(thrown.what());
  }
  for (const Ask question : places.keys()) {
    if (!places[question]) cardsFile().damaged("\"" + std::string(keyOf(question)) + "\" is explained by no card");
    all.places_[question] = *places[question];
  }
  return all;
}

std::optional<std::size_t> FirstCards::placeOf(const Event& event, const Catalog& cards) const {
  const bool ofCard = thingOf(event.noun) == Thing::Card && cardOf(event.noun) != CardId::None;
  for (std::size_t at = 0; at < cards_.size(); ++at) {
    const FirstCard& card = cards_[at];
    if (std::ranges::find(card.happens, event.what) == card.happens.end()) continue;
    if (!card.of || (ofCard && cards.of(cardOf(event.noun)).kind == *card.of)) return at;
  }
  return std::nullopt;
}

}  // namespace w13
