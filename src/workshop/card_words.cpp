#include "workshop/card_words.h"

#include <algorithm>
#include <set>

namespace house {

namespace {

constexpr std::string_view kBetweenParts = "_- ";

/// Texts for players are objects by language; what the card language calls so is never spoken.
bool isSpoken(const OrderedJson& value) { return value.is_object() && value.contains("en"); }

/// A value that is a word, not a sentence: without the name of the set that a picture comes from.
void addValue(const std::string& value, std::set<std::string>& words) {
  if (value.empty() || value.find(' ') != std::string::npos || value.find('/') != std::string::npos) return;
  words.insert(value.substr(value.find(':') + 1));
}

void collect(const OrderedJson& value, bool outermost, std::set<std::string>& words) {
  if (isSpoken(value)) return;
  if (value.is_string()) return addValue(value.get<std::string>(), words);
  if (value.is_array())
    for (const OrderedJson& each : value) collect(each, false, words);
  if (!value.is_object()) return;
  for (const auto& [key, inner] : value.items()) {
    if (!isSpoken(inner) && (!outermost || inner == true)) words.insert(key);
    collect(inner, false, words);
  }
}

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool beginsWith(std::string_view word, std::string_view typed) {
  return word.size() >= typed.size() &&
         std::equal(typed.begin(), typed.end(), word.begin(), [](char a, char b) { return small(a) == small(b); });
}

}  // namespace

std::vector<std::string> wordsOf(const OrderedJson& card) {
  std::set<std::string> words;
  collect(card, true, words);
  return {words.begin(), words.end()};
}

bool isMeantBy(std::string_view word, std::string_view typed) {
  for (std::size_t part = 0; part < word.size();) {
    if (beginsWith(word.substr(part), typed)) return true;
    const std::size_t next = word.find_first_of(kBetweenParts, part);
    if (next == std::string_view::npos) break;
    part = next + 1;
  }
  return false;
}

}  // namespace house
