#include "engine/house/scenario/wording.h"

#include "engine/house/cards/reader.h"
#include "engine/kernel/letters.h"

namespace house {

std::string plain(std::string_view text) {
  std::string word;
  for (const char c : text) {
    if (c == '_') word += '-';
    else if (c != ' ' || (!word.empty() && word.back() != ' ')) word += kernel::lower(c);
  }
  while (!word.empty() && word.back() == ' ') word.pop_back();
  return word;
}

std::vector<std::string> wordsIn(std::string_view line) {
  std::vector<std::string> words(1);
  for (const char c : line) {
    if (c != ' ' && c != ',' && c != '\t') words.back() += c;
    else if (!words.back().empty()) words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::string listed(const std::vector<std::string>& words) {
  if (words.empty()) return "nothing";
  std::string text;
  for (std::size_t at = 0; at < words.size(); ++at) text += (at == 0 ? "" : ", ") + words[at];
  return text;
}

std::string inWords(const Node& node) {
  if (node.is(Node::Type::Text)) return node.text;
  if (node.is(Node::Type::Whole)) return std::to_string(node.number);
  if (node.is(Node::Type::Truth)) return node.number != 0 ? "true" : "false";
  if (!node.is(Node::Type::List)) return describe(node);
  std::vector<std::string> words;
  for (const Node& item : node.items) words.push_back(inWords(item));
  return words.empty() ? "[]" : "[" + listed(words) + "]";
}

bool matches(std::string_view expected, std::string_view words) {
  const std::vector<std::string> there = wordsIn(words);
  const std::vector<std::string> wanted = wordsIn(plain(expected));
  if (wanted.empty() || there.empty() || there[0] != wanted[0]) return false;
  std::size_t next = 0;
  for (const std::string& word : there)
    if (next < wanted.size() && word == wanted[next]) ++next;
  return next == wanted.size();
}

std::string placeOf(const std::string& file, const Node& node) {
  return file + ":" + std::to_string(node.line) + ":" + std::to_string(node.column) + ": ";
}

}  // namespace house
