#include "engine/house/rulebook/search_words.h"

#include "engine/house/rulebook/rule_file.h"

namespace house {

namespace {

SearchWords::ByLanguage byLanguage(const nlohmann::json& all, const RuleFile& file) {
  SearchWords::ByLanguage words;
  for (const auto& [code, list] : all.items()) {
    const std::optional<Language> language = languageOf(code);
    if (!language) file.damaged("\"" + code + "\" is no code of a language");
    words[*language] = list.get<std::vector<std::string>>();
  }
  return words;
}

}  // namespace

SearchWords searchWordsFrom(std::string_view json, const std::string& path) {
  const RuleFile file{"the glossary", path};
  SearchWords words;
  try {
    const nlohmann::json all = nlohmann::json::parse(json);
    if (!all.contains("search")) return words;
    const nlohmann::json& search = all.at("search");
    words.alike = search.at("alike").get<std::vector<std::vector<std::string>>>();
    words.silent = byLanguage(search.at("silent"), file);
    words.endings = byLanguage(search.at("endings"), file);
  } catch (const nlohmann::json::exception& thrown) {
    file.damaged(thrown.what());
  }
  return words;
}

}  // namespace house
