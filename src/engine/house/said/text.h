#pragma once
// Texts in several languages.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace house {

/// A language by its two letters (ISO 639-1). Every text exists in English.
enum class Language : std::uint16_t { English = 'e' << 8 | 'n' };

/// The language with this code: "en", "de"; nullopt unless the code is two lower-case letters.
[[nodiscard]] constexpr std::optional<Language> languageOf(std::string_view code) {
  const auto letter = [](char each) { return each >= 'a' && each <= 'z'; };
  if (code.size() != 2 || !letter(code[0]) || !letter(code[1])) return std::nullopt;
  return static_cast<Language>(code[0] << 8 | code[1]);
}
/// The second language of the shipped data.
inline constexpr Language kGerman = *languageOf("de");
/// Its two letters.
[[nodiscard]] inline std::string codeOf(Language language) {
  const auto code = static_cast<unsigned>(language);
  return {static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
}

/// A text in English and, if translated, in other languages.
struct Text {
  using Translation = std::pair<Language, std::string>;

  std::string en;
  std::vector<Translation> others = {};

  /// The text in a language; in English if the language lacks it.
  [[nodiscard]] const std::string& in(Language language) const {
    const std::string* found = find(language);
    return found != nullptr && !found->empty() ? *found : en;
  }
  /// The text in exactly this language; nullptr if the language lacks it.
  [[nodiscard]] const std::string* find(Language language) const {
    if (language == Language::English) return &en;
    for (const Translation& each : others)
      if (each.first == language) return &each.second;
    return nullptr;
  }
  void set(Language language, std::string text) {
    if (std::string* there = const_cast<std::string*>(find(language))) *there = std::move(text);
    else others.emplace_back(language, std::move(text));
  }
  /// Whether `is` holds for the text in any of its languages.
  template <class Is>
  [[nodiscard]] bool any(Is is) const {
    if (is(en)) return true;
    for (const Translation& one : others)
      if (is(one.second)) return true;
    return false;
  }
  /// Calls `what` with the text in each of its languages.
  template <class Do>
  void each(Do what) {
    what(en);
    for (Translation& one : others) what(one.second);
  }
  friend bool operator==(const Text&, const Text&) = default;
};

}  // namespace house
