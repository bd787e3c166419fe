#include "engine/games/warehouse13/rulebook/rule_uses.h"

#include "engine/games/warehouse13/rulebook/rule_file.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/keys.h"

namespace w13 {

namespace {

using Json = nlohmann::json;

Ask askIn(const std::string& word) {
  const std::optional<Ask> found = askNamed(word);
  if (!found) kUsesFile.damaged("there is no question \"" + word + "\"");
  return *found;
}

}  // namespace

RuleUses usesFrom(std::string_view json) {
  RuleUses uses;
  try {
    const Json all = Json::parse(json);
    for (const auto& [card, rules] : all.at("cards").items()) uses.cards[card] = rules.get<std::vector<std::string>>();
    for (const auto& [word, rules] : all.at("questions").items())
      uses.questions[askIn(word)] = rules.get<std::vector<std::string>>();
  } catch (const Json::exception& thrown) {
    kUsesFile.damaged(thrown.what());
  }
  return uses;
}

}  // namespace w13
