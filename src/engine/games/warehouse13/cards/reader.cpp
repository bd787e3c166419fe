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

std::optional<Amount> Reader::amount(const Node& node, int least, int most) {
  if (node.is(Node::Type::Text)) {
    const Word* word = words::kAmounts.find(node.text);
    if (word != nullptr) return Amount{static_cast<Amount::Of>(word->id), 0};
    unknownWord(node, namesOf(words::kAmounts),
                "a number from " + std::to_string(least) + " to " + std::to_string(most) + " or a word for one");
    return std::nullopt;
  }
  const std::optional<int> number = whole(node, least, most);
  if (!number) return std::nullopt;
  return Amount{Amount::Of::Fixed, static_cast<std::int8_t>(*number)};
}

void Reader::checkBraces(const Node& text, std::span<const std::string_view> gaps) {
  checkBraces(text, gaps, namesOf(words::kIcons), "an icon like {logic}", "docs/effects.md");
}

}  // namespace w13
