#include "engine/house/rulebook/first_cards.h"

#include <algorithm>

#include "engine/house/cards/reader.h"
#include "engine/house/rulebook/rule_file.h"
#include "engine/kernel/count.h"

namespace house {

namespace {

using nlohmann::json;

std::vector<std::string> namesOf(std::span<const Word> words) {
  std::vector<std::string> names;
  for (const Word& word : words) names.emplace_back(word.key);
  return names;
}

std::string unknown(const json& entry, const char* key, const std::string& name,
                    const std::vector<std::string>& names) {
  const std::string meant = nearest(name, names);
  return entry.at("id").get<std::string>() + " has \"" + name + "\" in \"" + key + "\", which there is not" +
         (meant.empty() ? "" : "; did you mean \"" + meant + "\"?");
}

/// A word below a key, one of these; empty: there is none.
std::string nameIn(const json& entry, const char* key, std::span<const std::string_view> names, const RuleFile& file) {
  std::string name = entry.value(key, "");
  if (!name.empty() && std::ranges::find(names, name) == names.end())
    file.damaged(unknown(entry, key, name, {names.begin(), names.end()}));
  return name;
}

/// The numbers of the words below a key, which a list of the game's must have.
std::vector<int> numbersOf(const json& entry, const char* key, std::span<const Word> words, const RuleFile& file) {
  std::vector<int> numbers;
  for (const json& each : entry.value(key, json::array())) {
    const std::string name = each.get<std::string>();
    const auto found = std::ranges::find_if(words, [&](const Word& word) { return word.key == name; });
    if (found == words.end()) file.damaged(unknown(entry, key, name, namesOf(words)));
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
    file.damaged(card.id + " names the rule \"" + card.rule + "\", which there is not");
  card.questions = numbersOf(entry, "questions", game.words.questions, file);
  card.happens = numbersOf(entry, "happens", game.words.events, file);
  card.of = nameIn(entry, "of", game.kinds, file);
  card.when = nameIn(entry, "when", game.moments, file);
  card.at = entry.value("at", "");
  if (card.questions.empty() && card.happens.empty() && card.when.empty()) file.damaged(card.id + " is never said");
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
    if (cards > 1) file.damaged("\"" + std::string(question.key) + "\" is explained twice");
    if (cards == 0) file.damaged("\"" + std::string(question.key) + "\" is explained by no card");
  }
  return all;
}

int FirstCards::placeOf(int question) const {
  return kernel::placeWhere(cards_, [question](const FirstCard& card) {
    return std::ranges::find(card.questions, question) != card.questions.end();
  });
}

}  // namespace house
