#include "engine/games/warehouse13/cards/reader.h"

#include "engine/games/warehouse13/cards/arithmetic.h"
#include "engine/games/warehouse13/cards/old_words.h"

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

// The parts of a sum may be less than the whole may be, and more.
static constexpr int kMostInSum = 13;

std::optional<Amount> Reader::sum(const Node& parts) {
  if (!isList(parts, 2, 4, "a list of 2 to 4 numbers")) return std::nullopt;
  std::optional<Amount> total = Amount{};
  for (const Node& part : parts.items) {
    const std::optional<Amount> read = amount(part, -kMostInSum, kMostInSum);
    if (!read) return std::nullopt;
    total = plus(*total, *read);
    if (total) continue;
    error(part, "found a second number that is counted or rolled, expected one in a sum");
    return std::nullopt;
  }
  return total;
}

std::optional<Amount> Reader::amount(const Node& node, int least, int most) {
  if (node.is(Node::Type::Object) && node.members.size() == 1) {
    const Member& worked = node.members.front();
    if (worked.key == kPlus) return sum(worked.value);
    if (worked.key == kHalf) {
      const std::optional<Amount> whole = amount(worked.value, -kMostInSum, kMostInSum);
      if (!whole) return std::nullopt;
      if (const std::optional<Amount> halved = half(*whole)) return halved;
      error(worked.value, "found the half of a half, expected one half in a number");
      return std::nullopt;
    }
    unknownKey(node, worked, {kPlus, kHalf}, "a way to work out a number");
    return std::nullopt;
  }
  if (node.is(Node::Type::Text)) {
    if (const Word* word = words::kAmounts.find(node.text)) return Amount{static_cast<Amount::Of>(word->id), 0};
    if (const OldAmount* old = oldAmount(node.text)) {
      hint(node, hintOf(*old));
      return old->means;
    }
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
