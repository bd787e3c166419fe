#pragma once
// Texts in JSON: { "en": "Tesla", "de": "Blitz" }.

#include "engine/house/said/text.h"

namespace house {

/// The text in a JSON object; a string alone is English. Keys that are no language code are ignored.
template <class Json>
[[nodiscard]] Text textIn(const Json& json) {
  Text text;
  if (json.is_string()) text.en = json.template get<std::string>();
  if (!json.is_object()) return text;
  for (const auto& [code, value] : json.items())
    if (const std::optional<Language> language = languageOf(code); language && value.is_string())
      text.set(*language, value.template get<std::string>());
  return text;
}

template <class Json>
[[nodiscard]] Json jsonOf(const Text& text) {
  Json json = {{"en", text.en}};
  for (const auto& [language, translation] : text.others) json[codeOf(language)] = translation;
  return json;
}

}  // namespace house
