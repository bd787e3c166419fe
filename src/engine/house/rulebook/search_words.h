#pragma once
// How people look for things in a rule book: the words that mean the same to them, those that say nothing, and the
// endings of a plural.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/said/text.h"

namespace house {

struct SearchWords {
  using ByLanguage = std::map<Language, std::vector<std::string>>;
  /// Groups of words in lower case that mean the same to who searches, in all languages.
  std::vector<std::vector<std::string>> alike;
  ByLanguage silent;   ///< words that say nothing: articles and the like
  ByLanguage endings;  ///< what may follow a keyword in a text
};

/// Reads them from the glossary's JSON text, key "search"; without it there are none. Throws kernel::DataError with one
/// sentence if they are damaged. `path` names the file to restore.
[[nodiscard]] SearchWords searchWordsFrom(std::string_view json, const std::string& path);

}  // namespace house
