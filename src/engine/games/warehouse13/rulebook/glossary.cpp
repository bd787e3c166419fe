#include "engine/games/warehouse13/rulebook/glossary.h"

#include <set>

#include "engine/games/warehouse13/rulebook/rule_file.h"

namespace w13 {

namespace {

constexpr RuleFile kGlossaryFile = {"the glossary", "data/rules/glossary.json"};

Keyword keywordFrom(const nlohmann::json& entry) {
  Keyword keyword;
  keyword.id = entry.at("id").get<std::string>();
  keyword.word = kGlossaryFile.both(entry, "word", keyword.id);
  if (entry.contains("icon")) keyword.icon = entry.at("icon").get<std::string>();
  keyword.text = kGlossaryFile.both(entry, "text", keyword.id);
  keyword.see = RuleFile::see(entry);
  return keyword;
}

}  // namespace

std::vector<Keyword> keywordsFrom(std::string_view json) {
  std::vector<Keyword> keywords;
  std::set<std::string> ids;
  try {
    const nlohmann::json all = nlohmann::json::parse(json);
    for (const nlohmann::json& entry : all.at("keywords")) {
      keywords.push_back(keywordFrom(entry));
      if (!ids.insert(keywords.back().id).second) kGlossaryFile.damaged(keywords.back().id + " stands there twice");
    }
  } catch (const nlohmann::json::exception& thrown) {
    kGlossaryFile.damaged(thrown.what());
  }
  return keywords;
}

}  // namespace w13
