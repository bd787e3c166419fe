#include "engine/games/warehouse13/cards/reader.h"

#include <algorithm>

namespace w13 {

std::vector<std::string> namesOf(const Vocabulary& words) {
  std::vector<std::string> names;
  for (const Word& word : words.words)
    if (names.empty() || names.back() != word.name) names.emplace_back(word.name);  // a word of several forms once
  return names;
}

const Word* Reader::word(const Node& node, const Vocabulary& words) {
  const Word* found = node.is(Node::Type::Text) ? words.find(node.text) : nullptr;
  if (found == nullptr) unknownWord(node, namesOf(words), words.what);
  return found;
}

std::size_t Reader::leftOutOf(const Node& list) const {
  return static_cast<std::size_t>(std::ranges::count(leftOut_, &list));
}

void Reader::checkBraces(const Node& text, std::span<const std::string_view> gaps) {
  checkBraces(text, gaps, namesOf(words::kIcons), "an icon like {logic}", "docs/effects.md");
}

}  // namespace w13
