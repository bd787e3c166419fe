// Choices in the few words of scenarios, logs and the protocol. Documented in docs/keys.md.

#include <algorithm>

#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/letters.h"

namespace w13 {

namespace {

using kernel::Choice;
using kernel::Decision;

std::string counted(const char* word, int number) { return std::string(word) + "-" + std::to_string(number); }

std::string keyOf(DieId die) {
  if (die == kWildDie) return "wild";
  return counted(kSymbolKeys[colourOf(die)], index(die) % 3 + 1);
}

std::string keyOf(Clue face) {
  if (face.symbol == Symbol::None) return "blank";
  return std::to_string(face.number) + "-" + kSymbolKeys[face.symbol];
}

std::string keyOf(const Choice& c, const Catalog& cards) {
  const int number = c.noun.index;
  const std::size_t at = c.noun.index;
  switch (thingOf(c.noun)) {
    case Thing::None: return {};
    case Thing::Card: return at < cards.cards.size() ? cards.of(cardOf(c.noun)).id : "card";
    case Thing::Die: return keyOf(dieOf(c.noun));
    case Thing::Seat: return counted("seat", number);
    case Thing::Place: return kPlaceKeys[at];
    case Thing::Track: return counted("track", number + 1);
    case Thing::Type: return kSymbolKeys[at];
    case Thing::Number: return c.verb == verb::UseAbility ? kSlotKeys[at] : std::to_string(number);
    case Thing::Face: return keyOf(faceOf(c.noun));
    case Thing::Option: return keyOfLabel(cards.labelOf(c.noun.index).en);
    case Thing::Goo: return counted("goo", number + 1);
    case Thing::Location: return kLocationKeys[at];
  }
  return {};
}

std::string wordsOf(const Choice& c, const Catalog& cards) {
  const std::string noun = keyOf(c, cards);
  return kVerbWords[c.verb].key + (noun.empty() ? "" : " " + noun);
}

}  // namespace

std::vector<std::string> keysOf(std::span<const house::Word> words) {
  std::vector<std::string> keys;
  for (const house::Word& word : words) keys.emplace_back(word.key);
  return keys;
}

std::optional<Ask> askNamed(std::string_view key) {
  const auto* const found = std::ranges::find(kAskWords, key, &house::Word::key);
  if (found == kAskWords.end()) return std::nullopt;
  return static_cast<Ask>(found->number);
}

std::string keyOfLabel(std::string_view label) {
  std::string key;
  for (const char c : label) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool kept = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (kept) key += kernel::lower(c);
    if (!kept && !key.empty() && key.back() != '-') key += '-';
  }
  while (!key.empty() && key.back() == '-') key.pop_back();
  return key.empty() ? "option" : key;
}

// Copies of one card are told apart by their place in the decision: "spend tesla", "spend tesla#2".
std::string Words::key(Choice c, const Decision& d) const {
  const std::string words = wordsOf(c, cards_);
  int copy = 1;
  for (const Choice& other : d.choices()) {
    if (other == c) break;
    if (other.verb == c.verb && other.noun.kind == c.noun.kind && wordsOf(other, cards_) == words) ++copy;
  }
  return copy == 1 ? words : words + "#" + std::to_string(copy);
}

}  // namespace w13
