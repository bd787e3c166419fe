#include "engine/house/rulebook/rule_uses.h"

#include "engine/house/rulebook/rule_file.h"

namespace house {

RuleUses usesFrom(std::string_view json, const RuleFile& file, bool (*isQuestion)(std::string_view key)) {
  RuleUses uses;
  try {
    const auto all = nlohmann::json::parse(json);
    for (const auto& [card, rules] : all.at("cards").items()) uses.cards[card] = rules.get<std::vector<std::string>>();
    for (const auto& [key, rules] : all.at("questions").items()) {
      if (!isQuestion(key)) file.damaged("there is no question \"" + key + "\"");
      uses.questions[key] = rules.get<std::vector<std::string>>();
    }
  } catch (const nlohmann::json::exception& thrown) {
    file.damaged(thrown.what());
  }
  return uses;
}

}  // namespace house
