#include "engine/games/warehouse13/rulebook/rule_summary.h"

#include "engine/games/warehouse13/rulebook/rule_file.h"

namespace w13 {

namespace {

constexpr RuleFile kSummaryFile = {"the summary of the rules", "data/rules/summary.json"};

}  // namespace

RuleSummary summaryFrom(std::string_view json, const RuleBook& rules) {
  RuleSummary summary;
  try {
    const nlohmann::json all = nlohmann::json::parse(json);
    summary.title = kSummaryFile.both(all, "title", "the summary");
    summary.foot = kSummaryFile.both(all, "foot", "the summary");
    for (const nlohmann::json& part : all.at("parts")) {
      const std::string name = "part " + std::to_string(summary.parts.size() + 1);
      summary.parts.push_back(
          {kSummaryFile.both(part, "title", name), part.at("rules").get<std::vector<std::string>>()});
      for (const std::string& rule : summary.parts.back().rules)
        if (rules.find(rule) == nullptr)
          kSummaryFile.damaged((name + " prints ").append(rule).append(", which is not there"));
    }
  } catch (const nlohmann::json::exception& thrown) {
    kSummaryFile.damaged(thrown.what());
  }
  return summary;
}

}  // namespace w13
