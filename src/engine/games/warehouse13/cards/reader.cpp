#include "engine/games/warehouse13/cards/reader.h"

namespace w13 {

std::vector<std::string> namesOf(const Vocabulary& words) {
  std::vector<std::string> names;
  for (const Word& word : words.words) names.emplace_back(word.name);
  return names;
}

const Word* Reader::word(const Node& node, const Vocabulary& words) {
  const Word* found = node.is(Node::Type::Text) ? words.find(node.text) : nullptr;
  if (found == nullptr) unknownWord(node, namesOf(words), words.what);
  return found;
}

void Reader::checkBraces(const Node& text, std::span<const std::string_view> gaps) {
  checkBraces(text, gaps, namesOf(words::kIcons), "an icon like {logic}", "docs/effects.md");
}

}  // namespace w13
