// Numbers of the card language: printed, counted, and worked out from others.

#include "engine/games/warehouse13/cards/step_reader.h"

namespace w13 {

namespace {

// The parts of a number may be less than the whole may be, and more.
constexpr int kLeastPart = -13;
constexpr int kMostPart = 13;
constexpr std::size_t kMostParts = 4;
constexpr int kDeepestNumber = 4;
constexpr std::size_t kMostNumbers = 60000;  // their places are small numbers

/// How many numbers a word is made of.
std::size_t partsOf(With with) { return with == With::One ? 1 : 2; }

std::vector<std::string> namesOfNumbers() {
  std::vector<std::string> names = namesOf(words::kCounts);
  for (const Word& word : words::kWorkings.words) names.emplace_back(word.name);
  return names;
}

}  // namespace

Amount StepReader::keep(const WorkedOut& number) {
  cards_.numbers.push_back(number);
  return {static_cast<std::uint16_t>(cards_.numbers.size() - 1), 0};
}

std::optional<Amount> StepReader::amount(const Node& node, int least, int most) {
  if (cards_.numbers.size() >= kMostNumbers) {
    reader_.error(node, "found more numbers than there is room for, expected at most 60000 in all cards");
    return std::nullopt;
  }
  if (node.is(Node::Type::Object) && node.members.size() == 1) return workedOut(node);
  if (node.is(Node::Type::Text)) {
    if (const Word* word = words::kCounts.find(node.text)) return keep({.count = word->as<Count>()});
    reader_.unknownWord(
        node, namesOf(words::kCounts),
        "a number from " + std::to_string(least) + " to " + std::to_string(most) + " or a word for one");
    return std::nullopt;
  }
  const std::optional<int> number = reader_.whole(node, least, most);
  return number ? std::optional(printed(*number)) : std::nullopt;
}

std::optional<Amount> StepReader::workedOut(const Node& node) {
  const Member& written = node.members.front();
  if (const Word* word = words::kCounts.find(written.key); word != nullptr && word->with == With::Person) {
    WorkedOut count{.count = word->as<Count>(), .named = true};
    const Word* whose = reader_.word(written.value, words::kWhos);
    if (whose == nullptr) return std::nullopt;
    count.whose = whose->as<Who>();
    return keep(count);
  }
  const Word* word = words::kWorkings.find(written.key);
  if (word == nullptr) {
    reader_.unknownKey(node, written, namesOfNumbers(), "a way to work out a number");
    return std::nullopt;
  }
  if (++numbersDeep_ > kDeepestNumber) {
    reader_.error(node, "found numbers inside numbers, " + std::to_string(numbersDeep_) + " deep, expected at most " +
                            std::to_string(kDeepestNumber));
    --numbersDeep_;
    return std::nullopt;
  }
  const std::optional<Amount> made = madeOf(*word, written.value);
  --numbersDeep_;
  return made;
}

std::optional<Amount> StepReader::madeOf(const Word& word, const Node& parts) {
  const auto how = word.as<Working>();
  const auto part = [&](const Node& each) { return amount(each, kLeastPart, kMostPart); };
  if (word.with == With::One) {
    const std::optional<Amount> one = part(parts);
    return one ? std::optional(keep({.how = how, .one = *one})) : std::nullopt;
  }
  const std::size_t most = word.with == With::Several ? kMostParts : partsOf(word.with);
  if (!reader_.isList(parts, 2, most, most == 2 ? "a list of two numbers" : "a list of 2 to 4 numbers"))
    return std::nullopt;
  std::optional<Amount> all = part(parts.items.front());
  for (std::size_t at = 1; at < parts.items.size(); ++at) {
    const std::optional<Amount> next = part(parts.items[at]);
    if (!all || !next) return std::nullopt;
    all = keep({.how = how, .one = *all, .other = *next});
  }
  return all;
}

// ---- what a number needs before it --------------------------------------------------------------------------------

Needs StepReader::needsOf(Amount of) const {
  Needs needs;
  (void)anyPart(of, cards_.numbers, [&](const WorkedOut& part) {
    if (part.how != Working::Counted) return false;
    needs.roll = needs.roll || part.count == Count::Rolled;
    needs.die = needs.die || part.count == Count::DieNumber || (part.named && part.whose == Who::EachOwner);
    needs.agent = needs.agent || (part.named && part.whose == Who::Them);
    needs.secret = needs.secret || isSecret(part.count);
    needs.bearer = needs.bearer || (part.named && part.whose == Who::Bearer);
    if (part.named && isConcerned(part.whose)) needs.concerned |= part.whose;
    return false;
  });
  return needs;
}

}  // namespace w13
