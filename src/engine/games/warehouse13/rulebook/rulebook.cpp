#include "engine/games/warehouse13/rulebook/rulebook.h"

#include <algorithm>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/keys.h"

namespace w13 {

RuleBook rulesFrom(const RuleFiles& files) {
  const auto isQuestion = [](std::string_view key) { return askNamed(key).has_value(); };
  return RuleBook::fromJson(files, {"data/rules", kRuleSections, isQuestion});
}

std::vector<Ask> questionsUnder(const RuleText& rule, const RuleBook& rules) {
  std::vector<Ask> asks;
  for (const std::string& key : rules.questionsUnder(rule)) asks.push_back(*askNamed(key));
  std::ranges::sort(asks);
  return asks;
}

}  // namespace w13
