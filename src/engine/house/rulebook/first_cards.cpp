#include "engine/house/rulebook/first_cards.h"

#include <algorithm>

#include "engine/house/rulebook/rule_file.h"
#include "engine/kernel/count.h"

namespace house {

namespace {

using nlohmann::json;

/// The numbers of the words below a key, which a list of the game's must have.
std::vector<int> numbersOf(const json& entry, const char* key, std::span<const Word> words, const RuleFile& file) {
  std::vector<int> numbers;
  for (const json& each : entry.value(key, json::array())) {
    const std::string name = each.get<std::string>();
    const auto found = std::ranges::find_if(words, [&](const Word& word) { return word.key == name; });
    if (found == words.end())
      file.damaged("\"" + entry.at("id").get<std::string>() + "\" names \"" + name + "\", which is none of its " + key);
    numbers.push_back(found->number);
  }
  return numbers;
}

FirstCard cardFrom(const json& entry, const FirstWords& game, const RuleFile& file) {
  FirstCard card;
  card.id = entry.at("id").get<std::string>();
  card.title = file.both(entry, "title", card.id);
  card.say = file.both(entry, "say", card.id);
  card.rule = entry.at("rule").get<std::string>();
  if (game.rules.find(card.rule) == nullptr)
    file.damaged("\"" + card.id + "\" names the rule \"" + card.rule + "\", which there is not");
  card.questions = numbersOf(entry, "questions", game.words.questions, file);
  card.happens = numbersOf(entry, "happens", game.words.events, file);
  card.when = entry.value("when", "");
  if (!card.when.empty() && std::ranges::find(game.moments, card.when) == game.moments.end())
    file.damaged("\"" + card.id + "\" waits for \"" + card.when + "\", which is never the case");
  if (card.questions.empty() && card.happens.empty() && card.when.empty())
    file.damaged("\"" + card.id + "\" is never said");
  return card;
}

}  // namespace

FirstCards FirstCards::fromJson(std::string_view json, const FirstWords& game) {
  const RuleFile file{"the cards of a first game", game.path};
  FirstCards all;
  try {
    const nlohmann::json whole = nlohmann::json::parse(json);
    for (const nlohmann::json& entry : whole.at("cards")) all.cards_.push_back(cardFrom(entry, game, file));
  } catch (const nlohmann::json::exception& thrown) {
    file.damaged(thrown.what());
  }
  for (const Word& question : game.words.questions) {
    const auto about = [&](const FirstCard& card) { return std::ranges::count(card.questions, question.number); };
    std::ptrdiff_t cards = 0;
    for (const FirstCard& card : all.cards_) cards += about(card);
    if (cards != 1)
      file.damaged("\"" + std::string(question.key) + "\" is explained by " + std::to_string(cards) +
                   " cards, not by one");
  }
  return all;
}

int FirstCards::placeOf(int question) const {
  return kernel::placeWhere(cards_, [question](const FirstCard& card) {
    return std::ranges::find(card.questions, question) != card.questions.end();
  });
}

}  // namespace house
