#include "engine/house/rulebook/glossary.h"

#include <set>

#include "engine/house/rulebook/rule_file.h"

namespace house {

namespace {

Keyword keywordFrom(const nlohmann::json& entry, const RuleFile& file) {
  Keyword keyword;
  keyword.id = entry.at("id").get<std::string>();
  keyword.word = file.both(entry, "word", keyword.id);
  if (entry.contains("icon")) keyword.icon = entry.at("icon").get<std::string>();
  keyword.text = file.both(entry, "text", keyword.id);
  keyword.see = RuleFile::see(entry);
  return keyword;
}

}  // namespace

std::vector<Keyword> keywordsFrom(std::string_view json, const std::string& path) {
  const RuleFile file{"the glossary", path};
  std::vector<Keyword> keywords;
  std::set<std::string> ids;
  try {
    const nlohmann::json all = nlohmann::json::parse(json);
    for (const nlohmann::json& entry : all.at("keywords")) {
      keywords.push_back(keywordFrom(entry, file));
      if (!ids.insert(keywords.back().id).second) file.damaged(keywords.back().id + " stands there twice");
    }
  } catch (const nlohmann::json::exception& thrown) {
    file.damaged(thrown.what());
  }
  return keywords;
}

}  // namespace house
