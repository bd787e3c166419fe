#pragma once
// Takes values out of files of rule texts, and says in one sentence what is wrong with them.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/house/said/text_json.h"
#include "engine/kernel/errors.h"

namespace house {

/// A file of rule texts being read.
struct RuleFile {
  std::string what;  ///< "the glossary"
  std::string path;  ///< "data/rules/glossary.json"

  [[noreturn]] void damaged(const std::string& why) const {
    throw kernel::DataError(what + " cannot be read: " + why + "; restore " + path);
  }

  /// The text below a key in both languages; `whose` says where it is.
  [[nodiscard]] Text both(const nlohmann::json& entry, const char* key, const std::string& whose) const {
    const nlohmann::json& text = entry.at(key);
    Text read = house::textIn(text);
    for (const Language language : {Language::English, kGerman})  // shipped texts exist in both
      if (const std::string* there = read.find(language); !text.is_object() || there == nullptr || there->empty())
        damaged(whose + " has no " + key + " for \"" + codeOf(language) + "\"");
    return read;
  }

  /// The rules that an entry names.
  [[nodiscard]] static std::vector<std::string> see(const nlohmann::json& entry) {
    return entry.contains("see") ? entry.at("see").get<std::vector<std::string>>() : std::vector<std::string>();
  }
};

}  // namespace house
