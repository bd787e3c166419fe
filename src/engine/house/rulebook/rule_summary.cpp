#include "engine/house/rulebook/rule_summary.h"

#include "engine/house/rulebook/rule_file.h"

namespace house {

RuleSummary summaryFrom(std::string_view json, const std::string& path, const RuleBook& rules) {
  const RuleFile file{"the summary of the rules", path};
  RuleSummary summary;
  try {
    const nlohmann::json all = nlohmann::json::parse(json);
    summary.title = file.both(all, "title", "the summary");
    summary.foot = file.both(all, "foot", "the summary");
    for (const nlohmann::json& part : all.at("parts")) {
      const std::string name = "part " + std::to_string(summary.parts.size() + 1);
      summary.parts.push_back({file.both(part, "title", name), part.at("rules").get<std::vector<std::string>>()});
      for (const std::string& rule : summary.parts.back().rules)
        if (rules.find(rule) == nullptr) file.damaged((name + " prints ").append(rule).append(", which is not there"));
    }
  } catch (const nlohmann::json::exception& thrown) {
    file.damaged(thrown.what());
  }
  return summary;
}

}  // namespace house
